// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import type { CartProduct } from '@/lib/domain/cart/cart-item';
import { useCart } from '@/stores/cart-store';
import { usePriceStatus } from '@/stores/price-status-store';
import { LinkedProducts, type ShownLine } from './linked-products';

const pushed: string[] = [];
vi.mock('next/navigation', () => ({ useRouter: () => ({ push: (path: string) => pushed.push(path) }) }));

const line = (item: CartProduct, quantity = 1): ShownLine => ({
  ...{ code: item.variantCode, quantity, name: item.name, href: '/a/b', image: null, metal: 'gold' },
  ...{ price: '1 000 SEK', stock: null, problem: null, item },
});
const here = cartProduct({ id: '1', variantId: '1', variantCode: 'here', name: 'Tacka', stock: 3 });
const ordered = cartProduct({
  ...{ id: '2', variantId: '2', variantCode: 'ordered', name: 'Mynt', onHand: false, stock: 0, deliveryDays: 35 },
});

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Lägg i varukorgen' }));
const inCart = () => useCart.getState().data.map(({ name, qty, deliveryDays }) => [name, qty, deliveryDays]);

afterEach(() => {
  vi.unstubAllGlobals();
  useCart.setState(useCart.getInitialState());
  usePriceStatus.setState({ isStale: false });
  pushed.length = 0;
});

it('marks lines that have sold out meanwhile, and adds the rest', async () => {
  const soldOut = { [ordered.variantId]: { currentStock: null, error: true, weeks: null } };
  vi.stubGlobal('fetch', async () => Response.json(soldOut));
  render(<LinkedProducts lines={[line(here), line(ordered)]} next="/faq" />);
  press();
  await screen.findByText('Varan är slut på lager.');
  expect(inCart().map(([name]) => name)).toEqual(['Tacka']);
  expect(screen.getByRole('status').textContent).toBe('Varorna ligger i varukorgen.');
  expect(pushed).toEqual([]);
  expect(useCart.getState().open).toBe(false);
});

it('adds lines whose check failed: the checkout checks them again', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  render(<LinkedProducts lines={[line(ordered)]} next={null} />);
  press();
  await vi.waitFor(() => expect(inCart()).toEqual([['Mynt', 1, 35]]));
  expect(useCart.getState().open).toBe(true);
});

it('counts pieces already in the cart, and says when no more can be added', () => {
  useCart.getState().add(here, 2);
  const { rerender } = render(<LinkedProducts lines={[line(here, 2)]} next={null} />);
  const text = () => (document.body.textContent ?? '').replace(/\u00a0/g, ' ');
  expect(text()).toContain('Du har redan 2 st i varukorgen. Bara 3 st finns i lager: 1 st läggs till.');
  useCart.getState().add(here, 1);
  rerender(<LinkedProducts lines={[line(here, 2)]} next={null} />);
  expect(text()).toContain('Bara 3 st finns i lager: inget läggs till.');
  expect(text()).not.toContain('Länkens varor läggs till.');
  expect(screen.getByRole('button', { name: 'Lägg i varukorgen' })).toHaveProperty('disabled', true);
});

it('adds nothing while prices are not confirmed', () => {
  usePriceStatus.setState({ isStale: true });
  render(<LinkedProducts lines={[line(here)]} next={null} />);
  expect(screen.getByRole('button', { name: 'Lägg i varukorgen' })).toHaveProperty('disabled', true);
});
