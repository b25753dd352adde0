// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cartItem, cartProduct } from '@/lib/domain/cart/cart.fixture';
import { placedOrderFixture, stateFixtures } from '@/lib/domain/order/order.fixture';

let unfollow = () => {};

/** The stores of a newly loaded page. */
async function openPage() {
  vi.resetModules();
  const [cart, checkout, hydration] = await Promise.all([
    import('./cart-store'),
    import('./checkout-store'),
    import('./hydration'),
  ]);
  unfollow = hydration.hydrateStores();
  return { ...cart, ...checkout };
}

function restore(persisted = true): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
}

const bar = cartProduct();
const coin = cartProduct({ id: 'c', code: 'COIN', variantCode: 'COIN' });
const codes = ({ useCart }: Awaited<ReturnType<typeof openPage>>) => useCart.getState().data.map(({ code }) => code);

beforeEach(() => localStorage.clear());
afterEach(() => {
  unfollow();
  vi.unstubAllGlobals();
});

it('a page restored by the back button keeps what was added to the cart meanwhile', async () => {
  const left = await openPage();
  localStorage.setItem('guldkajen-cart', JSON.stringify({ state: { data: [cartItem()] }, version: 1 }));
  restore(false);
  expect(codes(left)).toEqual([]);
  restore();
  expect(codes(left)).toEqual([cartItem().code]);
  left.useCart.getState().add(coin, 1);
  expect(localStorage.getItem('guldkajen-cart')).toContain(`"${cartItem().code}"`);
});

it('a payment settled meanwhile is settled on the restored page', async () => {
  const { paying, done } = stateFixtures(placedOrderFixture({ placedAt: Date.now() }));
  const page = await openPage();
  page.useCheckout.setState({ checkout: done });
  const settled = localStorage.getItem('guldkajen-checkout') ?? '';
  page.useCheckout.setState({ checkout: paying });
  localStorage.setItem('guldkajen-checkout', settled);
  restore();
  expect(page.useCheckout.getState().checkout.status).toBe('done');
});

it('keeps the page’s state without storage', async () => {
  vi.stubGlobal('localStorage', undefined);
  const page = await openPage();
  page.useCart.getState().add(bar, 1);
  restore();
  expect(codes(page)).toEqual([bar.code]);
});

it('keeps an unstored value with a full storage, until another tab stores something newer', async () => {
  const page = await openPage();
  page.useCart.getState().add(bar, 1);
  const { localStorage: storage } = globalThis;
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: (name: string) => storage.getItem(name), setItem });
  page.useCart.getState().add(coin, 1);
  restore();
  expect(codes(page).toSorted()).toEqual([coin.code, bar.code].toSorted());
  storage.setItem('guldkajen-cart', JSON.stringify({ state: { data: [] }, version: 1 }));
  restore();
  expect(codes(page)).toEqual([]);
});
