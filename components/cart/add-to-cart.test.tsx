// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { AddToCart } from './add-to-cart';

function page(isLeft = false) {
  return (
    <Activity mode={isLeft ? 'hidden' : 'visible'}>
      <AddToCart product={cartProduct()} />
    </Activity>
  );
}
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Antal' });
const restore = () => act(() => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));

it('drops a typed quantity that was not committed when the page is visited again', () => {
  const { rerender } = render(page());
  fireEvent.change(field(), { target: { value: '5' } });
  rerender(page(true));
  rerender(page());
  expect(field().value).toBe('1');
});

it('starts with one again on a page from the back/forward cache', () => {
  render(page());
  fireEvent.click(screen.getByRole('button', { name: 'Öka antalet' }));
  expect(field().value).toBe('2');
  restore();
  expect(field().value).toBe('1');
  fireEvent.change(field(), { target: { value: '5' } });
  restore();
  expect(field().value).toBe('1');
});

it('takes no other quantity while the stock is checked: it would be lost', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  render(<AddToCart product={cartProduct({ onHand: false })} />);
  fireEvent.click(screen.getByRole('button', { name: 'Lägg till i varukorg' }));
  await screen.findByRole('button', { name: 'Kollar lagret …' });
  expect(field().disabled).toBe(true);
  vi.unstubAllGlobals();
});
