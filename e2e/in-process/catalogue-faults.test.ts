import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FAULTS, type Fault } from './support/faults';
import { ON_REQUEST, openShop, type ShopFront, type Sight } from './support/shop-front';
import { READS, type Read, type SmallBackend, startSmallBackend } from './support/small-backend';

/*
 * Every read of the shop with every faulty response, at the shop's start and while it runs: what a shopper sees, and whether the price
 * watch's next check recovers. `npm run test:all` tries every pair, `npm test` each read and each fault with a quarter of the others.
 */

const isWhole = process.env.E2E_ALL === '1';

type Moment = 'at start' | 'running';
const MOMENTS: readonly Moment[] = ['at start', 'running'];

/** Requested only by the browser, through the shop's API. */
const REQUESTS: Readonly<Partial<Record<Read, (shop: ShopFront) => ReturnType<ShopFront['get']>>>> = {
  variant: (shop) => shop.get('product-variants/GULD-10'),
  'payment-methods': (shop) => shop.get('payment-methods'),
  'delivery-time': (shop) => shop.get('get-delivery-time?items[1][id]=1&items[1][quantity]=1'),
  'shipping-methods': (shop) => shop.post('get-shipping-methods', { productVariants: { '0': { id: 1, quantity: 1 } } }),
};

/**
 * Maximum wait of a shopper in milliseconds: two seconds for the first catalogue, two for the other data, the rest for a busy machine.
 * Less than the ten seconds after which a hanging request is aborted.
 */
const PATIENCE = 9_000;

const GOOD: readonly Sight[] = [
  { path: '/', status: 200, shows: ['kopa-guld', 'kopa-silver'] },
  { path: '/kopa-guld', status: 200, shows: 2 },
  { path: '/guldtackor/GULD-10', status: 200, shows: 1_000_000 },
  { path: '/sok?searchTerm=silver', status: 200, shows: ['SILVER'] },
  { path: '/faq', status: 200, shows: true },
  { path: '/guldtackor/FINNS-INTE', status: 307, shows: null },
];

let backend: SmallBackend;
let shop: ShopFront;

async function open(): Promise<void> {
  backend = await startSmallBackend();
  shop = await openShop(backend.url);
}
const close = () => backend.stop();

/** Time limit in milliseconds after the backend's recovery. */
const HEALED_WITHIN = 30_000;

/** The acceptable outcomes while one read is faulty; any other fails. */
function expectHonest(read: Read, moment: Moment, sights: readonly Sight[]): void {
  if (JSON.stringify(sights) === JSON.stringify(GOOD)) return;
  expect(moment, `${read}: a running shop changes nothing`).toBe('at start');
  const isOnRequest = ({ shows }: Sight) => shows === ON_REQUEST;
  if (read === 'rates') {
    // Without a believed spot price nothing is sold, and everything else is as usual.
    expect(sights.filter(isOnRequest)).toHaveLength(1);
    expect(sights.filter((sight) => !isOnRequest(sight))).toEqual(GOOD.filter(({ shows }) => shows !== 1_000_000));
    return;
  }
  for (const [index, sight] of sights.entries()) {
    if (sight.status === 503) continue;
    // A 200 is the usual page or one that needs no catalogue; it may only show less.
    expect(sight.status, sight.path).toBe(GOOD[index]?.status);
    expect(sight.shows, sight.path).not.toBeNull();
  }
  expect(
    sights.some(({ status }) => status === 503),
    `${read}: something has to be missing`,
  ).toBe(true);
}

async function meet(read: Read, moment: Moment): Promise<void> {
  const begun = Date.now();
  const request = REQUESTS[read];
  if (request) {
    const { status, text } = await request(shop);
    // A 401 would sign the customer out, and a 404 would remove a line from the cart.
    expect([200, 502, 504], `${read}: ${status} ${text}`).toContain(status);
    return;
  }
  const sights = await shop.visitAll();
  await shop.beside().catch(() => null);
  expect(Date.now() - begun, 'milliseconds of waiting').toBeLessThan(PATIENCE);
  expectHonest(read, moment, sights);
}

async function expectHealed(read: Read): Promise<void> {
  // A backend that requested a pause gets it, so the recovery comes with the check after that.
  await expect.poll(() => shop.checkPrices(), { timeout: HEALED_WITHIN }).toBe(200);
  await expect
    .poll(() => shop.checkPrices().then(() => shop.beside()), { timeout: HEALED_WITHIN, interval: 500 })
    .toEqual({ rates: true, faq: true, topSellers: true });
  expect(await shop.visitAll()).toEqual(GOOD);
  if (REQUESTS[read]) expect((await REQUESTS[read](shop)).status).toBe(200);
}

describe.each(MOMENTS)('a backend with one faulty read, %s', (moment) => {
  const isRunning = moment === 'running';
  if (isRunning) {
    beforeAll(async () => {
      await open();
      expect(await shop.checkPrices()).toBe(200);
    });
    afterAll(close);
  } else {
    beforeEach(open);
    afterEach(close);
  }
  const reads = Object.keys(READS) as Read[];
  const start = isRunning ? 2 : 0;
  const pairs = reads.flatMap((read, row) =>
    FAULTS.filter((_, column) => isWhole || (row + column + start) % 4 === 0).map((fault) => [read, fault] as const),
  );
  // For a request of the browser the moment makes no difference.
  it.each(pairs.filter(([read]) => isRunning || !REQUESTS[read]))('%s: %s', async (read, fault: Fault) => {
    backend.spoil(read, fault);
    if (isRunning) backend.tick();
    await shop.checkPrices();
    await meet(read, moment);
    backend.heal();
    await expectHealed(read);
  });
});
