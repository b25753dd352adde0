// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { lineKey, useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { addToCart } from './cart-actions';
import { CartPanel } from './cart-panel';

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {} }) }));

afterEach(() => {
  useCart.setState(useCart.getInitialState());
  useCartNotices.setState(useCartNotices.getInitialState());
});

const panel = () => screen.queryByRole('dialog', { name: 'Min varukorg' });

/** Escape as in browsers: cancel and closing at once, the close event later. */
function pressEscape(dialog: HTMLElement): { closeEventComes: () => void } {
  const late = new Event('close');
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  dialog.removeAttribute('open');
  return { closeEventComes: () => void fireEvent(dialog, late) };
}

it('opens again for an item added between Escape and the late close event', () => {
  render(<CartPanel />);
  act(() => addToCart(cartProduct(), 1));
  const dialog = panel();
  if (!dialog) throw new Error('the cart is not open');
  const { closeEventComes } = pressEscape(dialog);
  expect(panel()).toBeNull();
  act(() => addToCart(cartProduct(), 1));
  closeEventComes();
  expect(panel()).not.toBeNull();
});

it('is closed by a close event without a preceding cancel event', () => {
  render(<CartPanel />);
  act(() => addToCart(cartProduct(), 1));
  (panel() as HTMLDialogElement).close();
  expect(useCart.getState().open).toBe(false);
});

it('states the VAT of a line', () => {
  render(<CartPanel />);
  act(() => addToCart(cartProduct(), 1));
  expect(panel()?.textContent).toContain('Momsfritt investeringsguld');
});

it('gives an item that is no longer sold no new price', () => {
  render(<CartPanel />);
  const product = cartProduct();
  act(() => addToCart(product, 1));
  act(() =>
    useCart.getState().reprice(new Map([[product.variantCode, { price: ore(product.price + 100), vat: product.vat }]])),
  );
  act(() => useCartNotices.setState({ earlier: { [lineKey(product)]: product.price } }));
  expect(panel()?.textContent).toContain('En vara har fått nytt pris.');
  act(() => useCartNotices.setState({ gone: new Set([product.variantCode]) }));
  expect(panel()?.textContent).toContain('Varan säljs inte längre.');
  expect(panel()?.textContent).not.toMatch(/nytt pris/i);
});
