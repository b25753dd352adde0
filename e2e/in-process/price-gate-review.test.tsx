import { afterEach, expect, it, vi } from 'vitest';
import type { PriceList } from '@/lib/server/api/orders/agreed';
import { fillIn, testItem } from './support/checkout-page';
import { checkoutScene } from './support/checkout-scene';
import { openReview } from './support/checkout-screen';
import { call } from './support/purchase';

/*
 * The row "in a checkout's review" of the plausibility of prices (lib/server/catalogue/load/price-gate.test.ts has the others): spot price x
 * prices of the goods, which change while the review is open. In no cell is a wrong price ordered, or a right one refused without a word.
 */

vi.mock('next/navigation', () => ({ useRouter: () => ({ push: () => {}, replace: () => {} }) }));

const scene = checkoutScene({
  prices: async (): Promise<PriceList> => (await import('@/lib/server/api/proxy-deps')).shopPrices(),
});
afterEach(() => void vi.useRealTimers());

const OTHER = 'guldmynt-1oz-maple-leaf';
const LONGER_THAN_BELIEVED = 130 * 60_000;

/** `old`: the last believed one is too old. */
const SPOTS = { right: 1, wrong: 0.1, absent: null, old: null } as const;
const GOODS = { right: 1, tenth: 0.1, tenfold: 10, half: 0.5, 'one wrong': 1 } as const;
type Spot = keyof typeof SPOTS;
type Goods = keyof typeof GOODS;

const read = async (path: string) => (await fetch(`${scene.backend.url}/sylius/${path}`)).json();

/** The backend's prices from now on. */
async function change(spot: Spot, goods: Goods): Promise<void> {
  const share = SPOTS[spot];
  const rates: { 'hydra:member': { rate: number }[] } = await read('commerz/get-rates');
  const member = rates['hydra:member'].map((rate) => ({ ...rate, rate: rate.rate * (share ?? 1) }));
  const body = JSON.stringify({ ...rates, 'hydra:member': member });
  const variant = `product-variants/${OTHER}`;
  const one: { price: number } = await read(`api/v2/shop/${variant}`);
  const wrong = JSON.stringify({ ...one, price: Math.round(one.price / 10) });
  if (GOODS[goods] !== 1) await scene.backend.control('tick', { gold: GOODS[goods], silver: 1 });
  await scene.backend.control('faults', [
    { match: 'get-rates', ...(share === null ? { status: 503 } : { status: 200, body }), times: 99 },
    ...(goods === 'one wrong' ? [{ match: variant, status: 200, body: wrong, times: 99 }] : []),
  ]);
  if (spot === 'old') vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + LONGER_THAN_BELIEVED });
}

const CELLS = (Object.keys(SPOTS) as Spot[]).flatMap((spot) =>
  (Object.keys(GOODS) as Goods[]).map((goods) => [spot, goods] as const),
);

it.each(CELLS)('in a checkout’s review: spot %s, goods %s', async (spot, goods) => {
  const { refreshSnapshot } = await import('@/lib/server/catalogue/snapshot');
  await refreshSnapshot();
  const items = [
    await testItem(scene.browser, scene.backend),
    await testItem(scene.browser, { ...scene.backend, variantCode: OTHER }),
  ];
  scene.page.cart().replace(items);
  await fillIn(scene, 'swish');
  const { until, click, button, text } = await openReview();
  await until(() => expect(button().disabled).toBe(false));
  await change(spot, goods);
  await refreshSnapshot();
  const isSold = goods === 'right' && spot !== 'old';
  const otherPrice = async () => (await call(scene.browser, `product-variants/${OTHER}`)).body.price;
  // Callers within a second share one read of the backend.
  if (!isSold) await expect.poll(otherPrice, { timeout: 5_000 }).toBeNull();
  click('Beställ och betala');
  if (isSold) {
    await until(() => expect(scene.page.checkout().status).toBe('paying'));
    const right = items.reduce((sum, { price }) => sum + price, 0);
    expect((await scene.backend.orders()).map(({ itemsTotal }) => itemsTotal)).toEqual([right]);
    return;
  }
  await until(() => expect(text()).toContain('Inget nytt har beställts'));
  expect(button().disabled).toBe(true);
  expect(await scene.backend.orders()).toEqual([]);
});
