import { afterEach, beforeEach, expect, it } from 'vitest';
import type { PriceList } from '@/lib/server/api/orders/agreed';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { call, draftOrder, type OrderBody, placeOrder } from './support/purchase';
import { type Browser, openStorefront } from './support/storefront';

/*
 * The plausibility of prices at the press, with the shop's own catalogue of the embedded backend: lib/server/catalogue/load/price-gate.test.ts
 * has every cell of the table, and price-gate-review.test.tsx its row in a checkout's review.
 */

let backend: EmbeddedBackend;
let proxy: FaultProxy;
let browser: Browser;

const snapshots = () => import('@/lib/server/catalogue/snapshot');

async function openShop(): Promise<void> {
  const shop = await openStorefront({
    commerceUrl: proxy.url,
    prices: async (): Promise<PriceList> => {
      const { shopPrices } = await import('@/lib/server/api/proxy-deps');
      return shopPrices();
    },
  });
  browser = shop.openBrowser();
}

beforeEach(async () => {
  backend = await startEmbeddedBackend();
  backend.variantCode = 'guldmynt-1oz-maple-leaf';
  proxy = await startFaultProxy(backend.url);
});
afterEach(async () => {
  await proxy.stop();
  await backend.stop();
});

const tick = (gold: number) => backend.control('tick', { gold, silver: 1 });
const draft = () => draftOrder(browser, backend, { payment: 'swish' });
const priceInCart = async () => (await call(browser, `product-variants/${backend.variantCode}`)).body.price;
/** Callers within a second share one read of the backend. */
const expectNoPrice = () => expect.poll(priceInCart).toBeNull();

/** Sends an order without the page's own checks, agreed to these prices in a future epoch. */
async function press(body: OrderBody, price: number) {
  const total = body.agreed.total - Number(body.agreed.prices['0']) + price;
  const agreed = { epoch: '2099-01-01T00:00:00.000Z', prices: { '0': price }, total };
  const { status, body: reply } = await placeOrder(browser, { ...body, agreed } as unknown as OrderBody);
  return { status, message: reply.message, orders: (await backend.orders()).length };
}
const REFUSED = { status: 409, message: 'NO_PRICE', orders: 0 };

it('an ounce at a tenth is not sold by a shop that starts with gold at a tenth', async () => {
  await openShop();
  const body = await draft();
  const price = Number(body.agreed.prices['0']);
  await tick(0.1);
  await openShop();
  expect(await priceInCart()).toBeNull();
  expect(await press(body, Math.round(price / 1000) * 100)).toEqual(REFUSED);
});

it.each([0.1, 0.5, 10])(
  'nor when gold falls to %d of itself: in an open cart, and after the next check',
  async (factor) => {
    await openShop();
    const body = await draft();
    const wrong = Math.round((Number(body.agreed.prices['0']) * factor) / 100) * 100;
    await tick(factor);
    await expectNoPrice();
    expect(await press(body, wrong)).toEqual(REFUSED);
    await (await snapshots()).refreshSnapshot();
    await expectNoPrice();
    expect(await press(body, wrong)).toEqual(REFUSED);
  },
);

/** Whether a release or an alarm sees that the shop can sell, and the status of the feed. */
async function seenFromOutside() {
  const [{ GET: ready }, { GET: feed }] = await Promise.all([
    import('../../app/api/ready/route'),
    import('../../app/gmc_rss.xml/route'),
  ]);
  const { checks } = await (await ready(new Request('http://localhost:3000/api/ready'))).json();
  const { status, headers } = await feed();
  return { spot: checks.spot.ok, selling: checks.selling.ok, feed: status, retryAfter: headers.get('retry-after') };
}

it('without spot prices a shop that starts sells nothing, and everything once they are there', async () => {
  proxy.inject({ path: 'get-rates', fault: '503-html', when: 'before', times: 99 });
  await openShop();
  expect(await priceInCart()).toBeNull();
  const checking = async () => (await snapshots()).currentSnapshot()?.checking;
  await expect.poll(checking).toEqual(['gold', 'silver']);
  expect(await seenFromOutside(), 'a feed without offers would take them away').toEqual({
    spot: false,
    selling: false,
    feed: 503,
    retryAfter: '60',
  });
  proxy.clear();
  await (await snapshots()).refreshSnapshot();
  expect(await checking()).toEqual([]);
  expect(await seenFromOutside()).toEqual({ spot: true, selling: true, feed: 200, retryAfter: null });
  await expect.poll(priceInCart).not.toBeNull();
  const body = await draft();
  expect(await placeOrder(browser, body)).toMatchObject({ status: 200, body: { message: 'OK' } });
});

it('without spot prices a running shop goes on selling at right prices', async () => {
  await openShop();
  await priceInCart();
  proxy.inject({ path: 'get-rates', fault: '503-html', when: 'before', times: 99 });
  await tick(1.001);
  await (await snapshots()).refreshSnapshot();
  expect((await snapshots()).currentSnapshot()).toMatchObject({ checking: [], rates: {} });
  expect(await placeOrder(browser, await draft())).toMatchObject({ status: 200, body: { message: 'OK' } });
});
