// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { useCart } from '@/stores/cart-store';
import { CartButton } from './cart-button';

it('keeps the stored cart when it is pressed before the stores have been read', () => {
  const { name = '' } = useCart.persist.getOptions();
  localStorage.setItem(name, JSON.stringify({ state: { data: [cartItem()], taken: [] }, version: 1 }));
  render(<CartButton />);
  fireEvent.click(screen.getByRole('button'));
  expect(useCart.getState().open).toBe(true);
  expect(JSON.parse(localStorage.getItem(name) ?? '').state.data).toHaveLength(1);
  expect(screen.getByRole('button').textContent).toBe('Varukorg · 1');
});
