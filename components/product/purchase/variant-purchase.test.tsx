// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { OfVariant, UntilChosen, VariantChoiceProvider } from './variant-choice';
import { VariantPurchase } from './variant-purchase';

const variants = ['2,5 g', '5 g'].map((size) => ({
  id: size,
  size,
  color: null,
  colorName: null,
  price: null,
  inStock: true,
}));
const items = Object.fromEntries(variants.map(({ id }) => [id, cartProduct({ id })]));

/** Renders the product's choice and selects a size by keyboard. */
function choose(size: string) {
  render(
    <VariantChoiceProvider sizes={{}} variants={variants}>
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

describe('a size in the address', () => {
  const open = (search: string) => {
    history.replaceState(null, '', search);
    render(
      <VariantChoiceProvider sizes={{ '2.5g': '2,5 g', '5g': '5 g' }} variants={variants}>
        <VariantPurchase items={items} />
      </VariantChoiceProvider>,
    );
  };
  const restore = () => act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

  it.each([
    ['?vikt=5g', '5 g'],
    ['?vikt=7g', 'Välj utförande'],
    ['?vikt=constructor', 'Välj utförande'],
    ['?vikt=5g,2.5g', 'Välj utförande'],
    ['?', 'Välj utförande'],
  ])('%s opens the product with "%s"', (search, text) => {
    open(search);
    expect(summary()?.textContent).toBe(text);
  });

  it('is chosen again on a page from the back/forward cache', () => {
    open('?vikt=5g');
    for (const size of ['5 g', '2,5 g']) fireEvent.click(screen.getByRole('button', { name: size }));
    expect(summary()?.textContent).toBe('2,5 g');
    restore();
    expect(summary()?.textContent).toBe('5 g');
  });
});

it('shows the cheapest variant that the size leaves, before the colour is chosen', () => {
  const pieces = [
    ['1', '2,5 g', 'Blå', 3902],
    ['2', '5 g', 'Blå', 7600],
    ['3', '5 g', 'Röd', 7550],
  ] as const;
  const offered = pieces.map(([id, size, colorName, price]) => {
    return { id, size, colorName, color: null, price: ore(price), inStock: true };
  });
  render(
    <VariantChoiceProvider sizes={{}} variants={offered}>
      <p>
        <UntilChosen>från </UntilChosen>
        <OfVariant views={Object.fromEntries(pieces.map(([id, , , price]) => [id, price]))} />
      </p>
      <VariantPurchase items={items} />
    </VariantChoiceProvider>,
  );
  const shown = () => document.querySelector('p')?.textContent;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  expect(shown()).toBe('från 3902');
  press('5 g');
  expect(shown()).toBe('från 7550');
  press('Blå');
  expect(shown()).toBe('7600');
  press('5 g');
  press('Blå');
  press('2,5 g');
  expect([shown(), summary()?.textContent]).toEqual(['3902', 'Blå, 2,5 g']);
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

it('takes two presses before the first one is shown', () => {
  const offered = ['Blå', 'Röd'].map((colorName) => {
    return { id: colorName, size: '5 g', colorName, color: null, price: ore(7600), inStock: true };
  });
  const sizes = offered.map((variant) => ({ ...variant, id: `${variant.id} 2`, size: '2,5 g' }));
  render(
    <VariantChoiceProvider sizes={{}} variants={[...offered, ...sizes]}>
      <VariantPurchase items={{}} />
    </VariantChoiceProvider>,
  );
  act(() => {
    for (const name of ['Röd', '5 g']) screen.getByRole('button', { name }).click();
  });
  expect(summary()?.textContent).toBe('Röd, 5 g');
});
