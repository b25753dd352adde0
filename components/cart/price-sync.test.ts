import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/prices/money';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCart } from '@/stores/cart-store';
import { useSettings } from '@/stores/settings-store';
import { repriceLines, syncCartPrices } from './price-sync';

const EARLIER = '2026-11-22T07:05:00.000Z';
const NEXT = Date.parse('2026-11-22T07:15:00.000Z');
const product = (code: string) =>
  cartProduct({ id: code, code, variantCode: code, variantId: code, name: code, price: ore(1000) });
const prices = () => useCart.getState().data.map(({ code, price }) => [code, price]);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  useCart.getState().clear();
});

it('keeps a line that is added while the others are repriced', async () => {
  let respondToAll = () => {};
  const wait = new Promise<void>((resolve) => {
    respondToAll = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    await wait;
    return Response.json(address.includes('product-variants') ? { price: 2000, vat: 0 } : {});
  });
  useSettings.getState().setLastPriceUpdate(EARLIER);
  useCart.getState().add(product('A'), 1);
  const running = syncCartPrices(NEXT);
  useCart.getState().add(product('B'), 1);
  respondToAll();
  await running;
  expect(useSettings.getState().lastPriceUpdate).toBe(EARLIER);

  await syncCartPrices(NEXT);
  expect(prices()).toEqual([
    ['A', 2000],
    ['B', 2000],
  ]);
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(NEXT).toISOString());
});

it('does not replace newer prices by the late response to an earlier request', async () => {
  const respond: ((price: number) => void)[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    if (!address.includes('product-variants')) return Promise.resolve(Response.json({}));
    return new Promise<Response>((resolve) => respond.push((price) => resolve(Response.json({ price, vat: 0 }))));
  });
  useSettings.getState().setLastPriceUpdate(EARLIER);
  useCart.getState().add(product('A'), 1);
  const [slow, quick] = [syncCartPrices(NEXT), syncCartPrices(NEXT + 600_000)];
  respond[1]?.(3000);
  await quick;
  respond[0]?.(2000);
  await slow;
  expect(prices()).toEqual([['A', 3000]]);
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(NEXT + 600_000).toISOString());
});

it('keeps the last price of a line whose variant lost its price, shows a notice and blocks the order', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (!address.includes('product-variants')) return Response.json({});
    return Response.json(address.includes('/A') ? { price: null, vat: null } : { price: 3000, vat: null });
  });
  useSettings.getState().setLastPriceUpdate(EARLIER);
  useCart.getState().add(product('A'), 1);
  useCart.getState().add(product('B'), 1);
  await syncCartPrices(NEXT);
  expect(prices()).toEqual([
    ['A', 1000],
    ['B', 3000],
  ]);
  expect(useCart.getState().data[1]?.vat).toBeNull();
  expect(useCartNotices.getState()).toMatchObject({ gone: new Set(['A']), unpriced: new Set(['A']) });
  // Requested again the next time.
  expect(useSettings.getState().lastPriceUpdate).toBe(EARLIER);

  vi.stubGlobal('fetch', async (address: string) =>
    Response.json(address.includes('product-variants') ? { price: 2000, vat: 0 } : {}),
  );
  await repriceLines(useCart.getState().data);
  expect(useCartNotices.getState()).toMatchObject({ gone: new Set(), unpriced: new Set() });
});

it('does not know the epoch of an order of which one line could not be priced', async () => {
  const epoch = new Date(NEXT).toISOString();
  vi.stubGlobal('fetch', async (address: string) =>
    address.includes('/A') ? Promise.reject(new TypeError('offline')) : Response.json({ price: 2000, vat: 0, epoch }),
  );
  useCart.getState().add(product('A'), 1);
  useCart.getState().add(product('B'), 1);
  expect(await repriceLines(useCart.getState().data)).toBeNull();
  expect(await repriceLines(useCart.getState().data.slice(1))).toBe(epoch);
});

it('stops waiting for whether a product is still sold and uses its price', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  vi.stubGlobal('fetch', (address: string, { signal }: RequestInit = {}) => {
    if (address.includes('product-variants')) return Promise.resolve(Response.json({ price: 2000, vat: 0 }));
    return signal?.aborted ? Promise.reject(signal.reason) : new Promise(() => {});
  });
  useCart.getState().add(product('A'), 1);
  await repriceLines(useCart.getState().data);
  expect(prices()).toEqual([['A', 2000]]);
  expect(useCartNotices.getState().gone).toEqual(new Set());
});
