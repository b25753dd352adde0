import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
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

const PRICED = { price: 2000, vat: 0 };

/** Fills the cart and sets the responses about prices, by address; all products are still sold. */
function respond(...codes: string[]) {
  useSettings.getState().setLastPriceUpdate(EARLIER);
  for (const code of codes) useCart.getState().add(product(code), 1);
  return (priceFor: (address: string) => unknown) =>
    vi.stubGlobal('fetch', async (address: string) =>
      Response.json(address.includes('product-variants') ? await priceFor(address) : {}),
    );
}

it('keeps a line that is added while the others are repriced', async () => {
  let resolve = (_price: object) => {};
  const price = new Promise((given) => {
    resolve = given;
  });
  respond('A')(() => price);
  const running = syncCartPrices(NEXT);
  useCart.getState().add(product('B'), 1);
  resolve(PRICED);
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
  const responses: ((price: object) => void)[] = [];
  respond('A')(() => new Promise((resolve) => responses.push(resolve)));
  const [slow, quick] = [syncCartPrices(NEXT), syncCartPrices(NEXT + 600_000)];
  responses[1]?.({ price: 3000, vat: 0 });
  await quick;
  responses[0]?.(PRICED);
  await slow;
  expect(prices()).toEqual([['A', 3000]]);
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(NEXT + 600_000).toISOString());
});

it('keeps the last price of a line whose variant lost its price, shows a notice and blocks the order', async () => {
  const setPrices = respond('A', 'B');
  setPrices((address) => ({ price: address.includes('/A') ? null : 3000, vat: null }));
  await syncCartPrices(NEXT);
  expect(useCart.getState().data).toMatchObject([
    { code: 'A', price: 1000 },
    { code: 'B', price: 3000, vat: null },
  ]);
  expect(useCartNotices.getState()).toMatchObject({ gone: new Set(['A']), unpriced: new Set(['A']) });
  // Requested again the next time.
  expect(useSettings.getState().lastPriceUpdate).toBe(EARLIER);
  setPrices(() => PRICED);
  await repriceLines(useCart.getState().data);
  expect(useCartNotices.getState()).toMatchObject({ gone: new Set(), unpriced: new Set() });
});

it('does not know the epoch of an order of which one line could not be priced', async () => {
  const epoch = new Date(NEXT).toISOString();
  const offline = Promise.reject(new TypeError('offline'));
  respond('A', 'B')((address) => (address.includes('/A') ? offline : { ...PRICED, epoch }));
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
