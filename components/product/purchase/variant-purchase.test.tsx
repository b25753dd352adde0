// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartProduct } from '@/lib/cart/cart.fixture';
import { VariantChoiceProvider } from './variant-choice';
import { VariantPurchase } from './variant-purchase';

const variants = ['2,5 g', '5 g'].map((size) => ({ id: size, size, color: null, colorName: null }));
const items = Object.fromEntries(variants.map(({ id }) => [id, cartProduct({ id })]));

/** Renders the product's choice and selects a size by keyboard. */
function choose(size: string) {
  render(
    <VariantChoiceProvider variants={variants}>
      <VariantPurchase items={items} />
    </VariantChoiceProvider>,
  );
  const option = screen.getByRole('button', { name: size });
  option.focus();
  fireEvent.click(option);
}
const summary = () => document.querySelector('summary');

it('resets the choice on a page from the back/forward cache', () => {
  choose('5 g');
  expect(summary()?.textContent).toBe('5 g');
  act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect(summary()?.textContent).toBe('Välj utförande');
});

it('closes the panel after the last choice and focuses its button, and leaves both unchanged when a choice is changed', () => {
  choose('5 g');
  expect(document.querySelector('details')?.open).toBe(false);
  expect(document.activeElement).toBe(summary());
  fireEvent.click(summary() ?? document.body);
  const other = screen.getByRole('button', { name: '2,5 g' });
  other.focus();
  fireEvent.click(other);
  expect(document.querySelector('details')?.open).toBe(true);
  expect(document.activeElement).toBe(other);
});
