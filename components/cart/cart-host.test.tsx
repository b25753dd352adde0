// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { Activity, act } from 'react';
import { expect, it, vi } from 'vitest';
import { useCart } from '@/stores/cart-store';
import { CartHost } from './cart-host';

let pathname = '/a';
vi.mock('next/navigation', () => ({ usePathname: () => pathname }));
vi.mock('./cart-panel', () => ({ CartPanel: () => null }));

const at = (path: string | null) => {
  pathname = path ?? pathname;
  return (
    <Activity mode={path === null ? 'hidden' : 'visible'}>
      <CartHost key="host" />
    </Activity>
  );
};
const open = () => act(() => useCart.getState().openPanel());

it('closes the cart when a page is left for another, but not the cart that the checkout opens for the page it leads to', () => {
  const { rerender } = render(at('/a'));
  open();
  rerender(at('/b'));
  expect(useCart.getState().open).toBe(false);
  rerender(at(null));
  open();
  rerender(at('/'));
  expect(useCart.getState().open).toBe(true);
});
