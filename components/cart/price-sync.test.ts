import { afterEach, expect, it, vi } from 'vitest';
import { cartProduct } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/pricing/money';
import { useCart } from '@/stores/cart-store';
import { useSettings } from '@/stores/settings-store';
import { syncCartPrices } from './price-sync';

const EARLIER = '2026-11-22T07:05:00.000Z';
const NEXT = Date.parse('2026-11-22T07:15:00.000Z');
const product = (code: string) =>
  cartProduct({ id: code, code, variantCode: code, variantId: code, name: code, price: ore(1000) });
const prices = () => useCart.getState().data.map(({ code, price }) => [code, price]);

afterEach(() => {
  vi.unstubAllGlobals();
  useCart.getState().clear();
});

it('a line that is put in while the others are repriced is not forgotten', async () => {
  let answerAll = () => {};
  const wait = new Promise<void>((resolve) => {
    answerAll = resolve;
  });
  vi.stubGlobal('fetch', async (address: string) => {
    await wait;
    return Response.json(address.includes('product-variants') ? { price: 2000, vat: 0 } : {});
  });
  useSettings.getState().setLastPriceUpdate(EARLIER);
  useCart.getState().add(product('A'), 1);
  const running = syncCartPrices(NEXT);
  useCart.getState().add(product('B'), 1);
  answerAll();
  await running;
  expect(useSettings.getState().lastPriceUpdate).toBe(EARLIER);

  await syncCartPrices(NEXT);
  expect(prices()).toEqual([
    ['A', 2000],
    ['B', 2000],
  ]);
  expect(useSettings.getState().lastPriceUpdate).toBe(new Date(NEXT).toISOString());
});
