import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type EmbeddedBackend, startEmbeddedBackend } from './support/embedded-backend';
import { type FaultProxy, startFaultProxy } from './support/fault-proxy';
import { call, draftOrder, type OrderBody, placeOrder } from './support/purchase';
import { type Browser, openStorefront, SITE } from './support/storefront';
import { webhook } from './support/webhook';

/* The stop button of docs/operations.md, pressed on the real shop: what a shopper, a probe and the log see. */

let folder: string;
let backend: EmbeddedBackend;
let proxy: FaultProxy;
let browser: Browser;
let body: OrderBody;
let expired: number;
const lines: Record<string, unknown>[] = [];

/** The shop's server as in a new process. */
async function openShop(): Promise<void> {
  vi.doMock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {}, revalidateTag: () => (expired += 1) }));
  const shop = await openStorefront({
    commerceUrl: proxy.url,
    prices: async () => (await import('@/lib/server/api/proxy-deps')).shopPrices(),
  });
  browser = shop.openBrowser();
  await (await import('@/lib/server/catalogue/snapshot')).refreshSnapshot();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stop-'));
  process.env.STOP_FILE = join(folder, 'data', 'stop');
  backend = await startEmbeddedBackend();
  proxy = await startFaultProxy(backend.url);
  await openShop();
  body = await draftOrder(browser, backend, { payment: 'swish' });
  expired = 0;
  lines.length = 0;
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(JSON.parse(String(line))) > 0);
});
afterEach(async () => {
  vi.restoreAllMocks();
  delete process.env.STOP_FILE;
  await Promise.all([proxy.stop(), backend.stop(), rm(folder, { recursive: true })]);
});

async function order() {
  const { status, body: reply } = await placeOrder(browser, body);
  return { status, message: reply.message, orders: (await backend.orders()).length };
}
const REFUSED = { status: 409, message: 'CLOSED', orders: 0 };
const PLACED = { status: 200, message: 'OK', orders: 1 };
const stopLines = () => lines.filter(({ message }) => String(message).startsWith('orders are'));

it('a webhook stops all orders at once without the backend, and releases them', async () => {
  proxy.inject({ path: 'get-system-status', fault: '503-html', when: 'before', times: 99 });
  expect(await webhook({ stop: 'all', by: 'Anna' })).toMatchObject({
    status: 200,
    body: { stopped: { scope: 'all', by: 'Anna' } },
  });
  expect(expired, 'pages say so').toBeGreaterThan(0);
  proxy.clear();
  expect(await order()).toEqual(REFUSED);
  expect(proxy.calls('create-order'), 'nothing is in doubt').toEqual([]);
  expect((await call(browser, 'get-system-status')).body).toMatchObject({
    closed: { scope: 'all', reason: 'stopped' },
  });

  expect(await webhook({ stop: 'none', by: 'Bo' })).toEqual({ status: 200, body: { stopped: null } });
  expect(await order()).toEqual(PLACED);
  expect(stopLines()).toMatchObject([
    { message: 'orders are stopped', scope: 'all', by: 'Anna', at: expect.any(String) },
    { message: 'orders are taken again', scope: 'all', by: 'Bo' },
  ]);
});

it('a stop lasts over a restart of a shop without a store', async () => {
  await webhook({ stop: 'all', by: 'Anna' });
  await openShop();
  expect(await order()).toEqual(REFUSED);
});

it.each([
  ['silver', PLACED],
  ['gold', REFUSED],
])('of one metal leaves the other on sale: %s', async (stop, outcome) => {
  await webhook({ stop, by: 'Anna' });
  expect(await order()).toEqual(outcome);
});

it('a file stops orders from the next one on, and its removal releases them', async () => {
  const path = process.env.STOP_FILE ?? '';
  await mkdir(dirname(path));
  await writeFile(path, '');
  expect(await order(), 'an empty one stops everything').toEqual(REFUSED);
  await writeFile(path, 'silver Anna: fel kurs\n');
  expect(await order()).toEqual(PLACED);
  expect(stopLines().at(-1)).toMatchObject({ scope: 'silver', by: 'Anna: fel kurs' });
  await rm(path);
  await webhook({ reason: 'watch' });
  expect(stopLines().at(-1)).toMatchObject({ message: 'orders are taken again' });
});

it('a probe sees the stop, feed and readiness stay', async () => {
  await webhook({ stop: 'all', by: 'Anna' });
  const [{ GET: ready }, { GET: feed }] = await Promise.all([
    import('../../app/api/ready/route'),
    import('../../app/gmc_rss.xml/route'),
  ]);
  const { checks } = await (await ready(new Request(`${SITE}/api/ready`))).json();
  expect(checks.selling).toMatchObject({ ok: true, closed: { scope: 'all', reason: 'stopped', by: 'Anna' } });
  const xml = await (await feed()).text();
  expect(xml.match(/<item>/g)?.length).toBeGreaterThan(100);
});

it.each([{ stop: 'all' }, { stop: 'everything', by: 'Anna' }, { stop: 'all', by: ' ' }])(
  'a webhook that does not say who or what is refused: %j',
  async (event) => {
    expect((await webhook(event)).status).toBe(400);
    expect(await order()).toEqual(PLACED);
  },
);
