import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { nextPriceChange } from '@/lib/prices/schedule';
import { collectReports } from '@/lib/reporting/reports.fixture';
import { singleton } from '@/lib/singleton';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { list, product, taxon, variant } from '@/lib/sylius/resources/wire-shop.fixture';
import { categoryPage, productByCode, productParams } from './catalogue';
import { loadState } from './load/load-report';
import {
  currentSnapshot,
  getSnapshot,
  isDue,
  loadSnapshot,
  pastEpochs,
  refreshSnapshot,
  snapshotInTime,
} from './snapshot';
import { describeStatus } from './watch/price-status';

/** A backend in memory: path below COMMERCE_URL -> response. Functions are called per request; Errors are thrown. */
let responses: Record<string, unknown>;
let calls: string[];
const { messages: reports } = collectReports();

class Status {
  constructor(readonly status: number) {}
}

async function fakeFetch(input: URL): Promise<Response> {
  const path = input.pathname.slice(1);
  calls.push(path + input.search);
  await Promise.resolve();
  const known = responses[path + input.search] ?? responses[path];
  const answer = typeof known === 'function' ? await known() : known;
  if (answer instanceof Error) throw answer;
  if (answer instanceof Status) return Response.json({ message: 'x' }, { status: answer.status });
  if (answer === undefined) return Response.json({ code: 404, message: 'Not Found' }, { status: 404 });
  return Response.json(answer);
}

const CODES = ['GULD-10', 'MYNT', 'SILVER'];
const status = (time: string, changed: string) => ({ time: `2026-11-21T${time}Z`, changed: `2026-11-21T${changed}Z` });

/** The epoch that begins at `changed`, by the schedule. */
const epochFrom = (changed: string) => ({ changed, nextChange: nextPriceChange(new Date(changed)).toISOString() });

const PRODUCTS = 'sylius/api/v2/shop/products';
const VARIANTS = 'sylius/api/v2/shop/product-variants';
const TAXONS = 'sylius/api/v2/shop/taxons';
const STATUS = 'sylius/commerz/get-system-status';
const RATES = 'sylius/commerz/get-rates';
const rates = (gold: unknown, silver: unknown) =>
  list({ currency: 'XAU', rate: gold, priceChange: 1 }, { currency: 'XAG', rate: silver, priceChange: 1 });

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:07:00Z'), toFake: ['Date'] });
  vi.stubGlobal('fetch', fakeFetch);
  setTestEnvironment('http://backend.test');
  const state = singleton('catalogue', () => ({}));
  for (const key of Object.keys(state)) Reflect.deleteProperty(state, key);
  Object.assign(singleton('lists', Object), { at: 0, took: 0 });
  calls = [];
  responses = {
    [PRODUCTS]: list(
      product('GULD-10', 'praglade'),
      product('MYNT', 'guldmynt'),
      product('SILVER', 'silvertackor', { syncRates: 'XAG' }),
    ),
    [VARIANTS]: list(variant('GULD-10'), variant('MYNT'), variant('SILVER'), variant('UNLISTED')),
    [TAXONS]: list(
      taxon('kopa-guld', 'guldtackor', 'guldmynt'),
      taxon('kopa-silver', 'silvertackor'),
      taxon('tillbehor'),
    ),
    [`${TAXONS}/guldtackor`]: taxon('guldtackor', 'praglade'),
    [`${TAXONS}/praglade`]: taxon('praglade'),
    [`${TAXONS}/guldmynt`]: taxon('guldmynt'),
    [`${TAXONS}/silvertackor`]: taxon('silvertackor'),
    [STATUS]: status('10:07:00', '10:05:00'),
    [RATES]: rates(41_000, 500),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const barPrice = async () => productByCode((await getSnapshot()).catalogue, 'GULD-10')?.price;
/** New prices at 10:15. */
const tick = () => {
  responses[STATUS] = status('10:15:01', '10:15:00');
  responses[VARIANTS] = list(...CODES.map((code) => variant(code, { price: 1_100_000 })));
};
const codesIn = async (category: string) =>
  categoryPage((await getSnapshot()).catalogue, category)?.products.map(({ code }) => code);

describe('a build without a backend', () => {
  it('continues with an incomplete, empty catalogue, and reports it', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.stubEnv('NEXT_DIST_DIR', 'no-such-build');
    responses = {};
    const { catalogue } = await getSnapshot();
    expect([catalogue.products, catalogue.roots, catalogue.complete]).toEqual([[], [], false]);
    expect(reports).toContain('building without the catalogue: its pages are rendered on request');
  });
});

describe('the catalogue', () => {
  it('joins products, variants and both trees', async () => {
    const { catalogue, epoch } = await getSnapshot();
    expect(productByCode(catalogue, 'guld-10')).toMatchObject({
      code: 'GULD-10',
      price: 1_000_000,
      categoryCode: 'praglade',
    });
    expect(productByCode(catalogue, 'nothing')).toBeNull();
    expect(catalogue.roots.map(({ code }) => code)).toEqual(['kopa-guld', 'kopa-silver']);
    expect(epoch).toEqual(epochFrom('2026-11-21T10:05:00.000Z'));
    expect(productParams(catalogue)).toContainEqual({ subCategory: 'guldmynt', slug: 'MYNT' });
  });

  it('lists a product in its category and all ancestors', async () => {
    expect(await codesIn('PRAGLADE')).toEqual(['GULD-10']);
    expect(await codesIn('guldtackor')).toEqual(['GULD-10']);
    expect(await codesIn('kopa-guld')).toEqual(['GULD-10', 'MYNT']);
    expect(await codesIn('kopa-silver')).toEqual(['SILVER']);
    expect(await codesIn('tillbehor')).toBeUndefined();
    const page = categoryPage((await getSnapshot()).catalogue, 'praglade');
    expect(page?.path.map(({ code }) => code)).toEqual(['kopa-guld', 'guldtackor', 'praglade']);
  });

  it('drops products in no tree, and places those that name a category', async () => {
    responses[PRODUCTS] = list(
      product('GULD-10', 'praglade'),
      product('LOST', 'tillbehor'),
      product('NAMED', null, { productTaxonsTaxon: ['Kopa Guld', 'Guldmynt'] }),
      product('ALSO', 'praglade', { productTaxonsTaxon: ['guldmynt'] }),
    );
    responses[VARIANTS] = list(variant('GULD-10'));
    const { catalogue } = await getSnapshot();
    expect(productByCode(catalogue, 'LOST')).toBeNull();
    expect(productByCode(catalogue, 'NAMED')?.categoryCode).toBe('guldmynt');
    expect((await codesIn('guldmynt'))?.toSorted()).toEqual(['ALSO', 'NAMED']);
  });

  it('is incomplete when a list is truncated, and does not replace a complete one', async () => {
    const whole = responses[PRODUCTS];
    responses[PRODUCTS] = { ...list(product('GULD-10', 'praglade')), 'hydra:totalItems': 3 };
    const { catalogue } = await getSnapshot();
    expect(catalogue.complete).toBe(false);
    expect(() => productByCode(catalogue, 'MYNT')).toThrow(CommerceError);

    const lacking = responses[PRODUCTS];
    responses[PRODUCTS] = whole;
    const good = await loadSnapshot({ force: true });
    expect(good.catalogue.products).toHaveLength(3);
    responses[PRODUCTS] = lacking;
    await expect(refreshSnapshot({ force: true })).rejects.toThrow('did not come whole');
    expect(await getSnapshot()).toBe(good);
    // Once the old prices are stale, current prices for some products are better than none.
    vi.setSystemTime(Date.now() + 901_000);
    await refreshSnapshot({ force: true });
    expect(currentSnapshot()?.catalogue.products).toHaveLength(1);
  });
});

describe('loading', () => {
  it('runs once for concurrent callers', async () => {
    await Promise.all([getSnapshot(), getSnapshot(), loadSnapshot()]);
    await getSnapshot();
    expect(calls.filter((path) => path.startsWith(`${PRODUCTS}?`))).toHaveLength(1);
    expect(currentSnapshot()?.confirmedAt).toBe(Date.parse('2026-11-21T10:07:00Z'));
  });

  it.each([
    ['a server error', new Status(500)],
    ['no connection', new TypeError('fetch failed')],
    ['a body that is not a collection', { code: 200 }],
    ['an empty list', list()],
    ['only invalid members', list(null, {})],
  ])('rejects at first on %s, and later keeps the last good catalogue', async (_, failure) => {
    const good = responses[PRODUCTS];
    responses[PRODUCTS] = failure;
    await expect(getSnapshot()).rejects.toBeInstanceOf(CommerceError);
    responses[PRODUCTS] = good;
    vi.setSystemTime(new Date('2026-11-21T10:07:02Z'));
    const first = await getSnapshot();
    responses[PRODUCTS] = failure;
    expect(await loadSnapshot({ force: true })).toBe(first);
    await expect(refreshSnapshot({ force: true })).rejects.toBeInstanceOf(CommerceError);
    expect(await getSnapshot()).toBe(first);
  });

  it('refuses a catalogue without a single price', async () => {
    responses[VARIANTS] = list();
    await expect(getSnapshot()).rejects.toBeInstanceOf(CommerceError);
  });

  it('does not need the system status', async () => {
    responses[STATUS] = new Status(503);
    expect((await getSnapshot()).epoch).toEqual(epochFrom('2026-11-21T10:05:00.000Z'));
  });
});

describe('a category without a response', () => {
  it('is dropped on a 404', async () => {
    responses[`${TAXONS}/guldmynt`] = new Status(404);
    const { catalogue } = await getSnapshot();
    expect(catalogue.complete).toBe(true);
    expect(categoryPage(catalogue, 'guldmynt')).toBeNull();
    expect(categoryPage(catalogue, 'guldtackor')).not.toBeNull();
  });

  it('makes missing entries throw after any other error', async () => {
    responses[`${TAXONS}/guldmynt`] = new Status(500);
    const { catalogue } = await getSnapshot();
    expect(categoryPage(catalogue, 'guldtackor')).not.toBeNull();
    expect(() => categoryPage(catalogue, 'guldmynt')).toThrow(CommerceError);
    expect(() => productByCode(catalogue, 'NIX')).toThrow(CommerceError);
    expect(productByCode(catalogue, 'MYNT')?.price).toBe(1_000_000);
  });

  it('is kept from the last good tree', async () => {
    await getSnapshot();
    responses[`${TAXONS}/guldmynt`] = new Status(500);
    const { catalogue } = await loadSnapshot({ force: true });
    expect(catalogue.complete).toBe(true);
    expect(productByCode(catalogue, 'MYNT')).not.toBeNull();
  });

  it('is requested separately when the list fails', async () => {
    responses[TAXONS] = new Status(500);
    responses[`${TAXONS}/kopa-guld`] = taxon('kopa-guld', 'guldtackor');
    responses[`${TAXONS}/kopa-silver`] = new Status(404);
    expect((await getSnapshot()).catalogue.roots.map(({ code }) => code)).toEqual(['kopa-guld']);
  });

  it('rejects when both roots are unknown', async () => {
    responses[TAXONS] = new Status(500);
    await expect(getSnapshot()).rejects.toBeInstanceOf(CommerceError);
  });
});

describe('a load that hangs', () => {
  const hang = () => new Promise(() => {});
  const ready = () => currentSnapshot() !== undefined;

  it('delays callers by at most two seconds, and not at all right after a failure', async () => {
    responses[PRODUCTS] = hang;
    await expect(getSnapshot()).rejects.toMatchObject({ kind: 'timeout' });
    expect(await snapshotInTime()).toBeNull();
    const asked = calls.length;
    responses[PRODUCTS] = new Status(503);
    vi.setSystemTime(new Date('2026-11-21T10:07:20Z'));
    expect(await snapshotInTime()).toBeNull();
    const again = calls.length;
    expect(again).toBeGreaterThan(asked);
    expect(await snapshotInTime()).toBeNull();
    expect(calls.length).toBe(again);
  });

  it('does not block the next load once the backend is back', async () => {
    const good = responses[PRODUCTS];
    responses[PRODUCTS] = hang;
    void refreshSnapshot().catch(() => undefined);
    await vi.waitFor(() => expect(calls).toContain(`${PRODUCTS}?page=1&itemsPerPage=9999`), { timeout: 20_000 });
    responses[PRODUCTS] = good;
    vi.setSystemTime(new Date('2026-11-21T10:07:11Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(ready()).toBe(true);
  });

  it('waits at most three seconds for a system status that hangs', async () => {
    responses[STATUS] = hang;
    expect(await snapshotInTime()).toBeNull();
    // Shorter than the ten seconds of other requests.
    await vi.waitFor(() => expect(ready()).toBe(true), { timeout: 7_000 });
  });
});

describe('a category that was missing', () => {
  it('is added at the next check after the backend has it again', async () => {
    const good = responses[`${TAXONS}/guldmynt`];
    responses[`${TAXONS}/guldmynt`] = new Status(500);
    await refreshSnapshot();
    expect(currentSnapshot()?.catalogue.complete).toBe(false);
    const lists = () => calls.filter((path) => path.startsWith(`${PRODUCTS}?`)).length;
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(lists()).toBe(1);
    responses[`${TAXONS}/guldmynt`] = good;
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(currentSnapshot()?.catalogue.complete).toBe(true);
    expect(await codesIn('guldmynt')).toEqual(['MYNT']);
  });
});

describe('a refresh', () => {
  /** Loads of everything; the two lists are also read to compare them. */
  const loads = () => calls.filter((path) => path.startsWith(`${TAXONS}?`)).length;

  it('reports a change the first time, and then only when something changed', async () => {
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(loads()).toBe(1);
  });

  it('reloads when prices changed, before it reports the change', async () => {
    await refreshSnapshot();
    tick();
    const refreshed = await refreshSnapshot();
    expect(refreshed).toEqual({
      changed: true,
      epoch: epochFrom('2026-11-21T10:15:00.000Z'),
    });
    expect(await barPrice()).toBe(1_100_000);
  });

  it('reloads once a status responds after a load without one: the guessed epoch may have had older prices', async () => {
    await refreshSnapshot();
    vi.setSystemTime(new Date('2026-11-21T10:15:01Z'));
    responses[STATUS] = new Status(503);
    await loadSnapshot({ force: true });
    expect(currentSnapshot()?.epoch.changed).toBe('2026-11-21T10:15:00.000Z');
    responses[STATUS] = status('10:15:05', '10:15:00');
    responses[VARIANTS] = list(...CODES.map((code) => variant(code, { price: 1_100_000 })));
    responses[RATES] = rates(42_000, 510);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(await barPrice()).toBe(1_100_000);
    expect(currentSnapshot()?.rates.gold?.sekPerOunce).toBe(42_000);
    const before = loads();
    await refreshSnapshot();
    expect(loads()).toBe(before);
  });

  it('confirms prices at the time of the status, not at the end of the load', async () => {
    responses[VARIANTS] = () => {
      vi.setSystemTime(new Date('2026-11-21T10:07:09Z'));
      return list(variant('GULD-10'));
    };
    await refreshSnapshot();
    expect(currentSnapshot()?.confirmedAt).toBe(Date.parse('2026-11-21T10:07:00Z'));
  });

  it('reports a change even when a page loaded it in between', async () => {
    await refreshSnapshot();
    responses[STATUS] = status('10:15:01', '10:15:00');
    await loadSnapshot({ force: true });
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
  });

  it('finds a changed stock within ten seconds although `changed` is the same, and loads nothing while the lists are', async () => {
    await refreshSnapshot();
    vi.setSystemTime(new Date('2026-11-21T10:07:10Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(loads()).toBe(1);
    responses[VARIANTS] = list(variant('GULD-10', { stock: 1 }), variant('MYNT'), variant('SILVER'));
    vi.setSystemTime(new Date('2026-11-21T10:07:20Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(productByCode((await getSnapshot()).catalogue, 'GULD-10')?.stock).toBe(1);
    expect(loads()).toBe(2);
  });

  it('confirms prices while the lists fail', async () => {
    await refreshSnapshot();
    responses[VARIANTS] = new Status(503);
    vi.setSystemTime(new Date('2026-11-21T10:07:10Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(currentSnapshot()?.confirmedAt).toBe(Date.now());
  });

  it.each([
    ['differs', list(variant('GULD-10', { price: 900_000 }), variant('MYNT'), variant('SILVER'))],
    ['fails', new Status(503)],
  ])('stays in the new epoch when a comparison that began in the old one %s', async (_, late) => {
    await refreshSnapshot();
    let respond: (() => void) | undefined;
    responses[VARIANTS] = () =>
      new Promise((resolve) => {
        respond = () => resolve(late);
      });
    vi.setSystemTime(new Date('2026-11-21T10:11:50Z'));
    const slow = refreshSnapshot();
    await vi.waitFor(() => expect(respond).toBeDefined(), { timeout: 20_000 });
    vi.setSystemTime(new Date('2026-11-21T10:15:01Z'));
    tick();
    await refreshSnapshot({ force: true });
    const before = loads();
    respond?.();
    expect((await slow).epoch).toEqual(epochFrom('2026-11-21T10:15:00.000Z'));
    expect(currentSnapshot()?.epoch).toEqual(epochFrom('2026-11-21T10:15:00.000Z'));
    expect(loads()).toBe(before);
  });

  it('finds edited products when forced, or after five minutes', async () => {
    await refreshSnapshot();
    responses[VARIANTS] = list(variant('GULD-10', { stock: 1 }));
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(await refreshSnapshot({ force: true })).toMatchObject({ changed: true });
    responses[VARIANTS] = list(variant('GULD-10', { stock: 0 }));
    vi.setSystemTime(new Date('2026-11-21T10:12:30Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
  });

  it('when forced during a load, waits for it and loads again: that load may have begun before the change', async () => {
    let sendOldPrice: (() => void) | undefined;
    responses[VARIANTS] = () =>
      new Promise((resolve) => {
        sendOldPrice = () => resolve(list(variant('GULD-10')));
      });
    const running = loadSnapshot();
    await vi.waitFor(() => expect(sendOldPrice).toBeDefined(), { timeout: 20_000 });
    responses[VARIANTS] = list(variant('GULD-10', { price: 1_100_000 }));
    const forced = refreshSnapshot({ force: true });
    sendOldPrice?.();
    await Promise.all([running, forced]);
    expect(await barPrice()).toBe(1_100_000);
  });

  it('renews the confirmation of prices when the backend reports no change', async () => {
    await refreshSnapshot();
    vi.setSystemTime(new Date('2026-11-21T10:08:30Z'));
    const age = () => describeStatus(currentSnapshot(), new Date(), 900).age;
    expect(age()).toBe(90);
    await refreshSnapshot();
    expect(age()).toBe(0);
    expect(loads()).toBe(1);
  });

  it('reports the first load even when the status fails since', async () => {
    await getSnapshot();
    responses[STATUS] = new Status(503);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    await expect(refreshSnapshot()).rejects.toBeInstanceOf(CommerceError);
  });
});

describe('after the clock is set back by an hour', () => {
  beforeEach(async () => {
    await refreshSnapshot();
    vi.setSystemTime(new Date('2026-11-21T09:07:00Z'));
    responses[VARIANTS] = list(...CODES.map((code) => variant(code, { price: 1_100_000 })));
  });

  it('new prices are loaded', async () => {
    responses[STATUS] = status('10:15:01', '10:15:00');
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(await barPrice()).toBe(1_100_000);
  });

  it('stock and texts are loaded again at the next check', async () => {
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(await barPrice()).toBe(1_100_000);
  });

  it('prices are stale until the backend confirms them again', () => {
    expect(describeStatus(currentSnapshot(), new Date(), 900).age).toBe(3_600);
  });
});

describe('a page requested after the tick, before any check', () => {
  it('checks itself', async () => {
    await getSnapshot();
    vi.setSystemTime(new Date('2026-11-21T10:15:01Z'));
    tick();
    expect(await barPrice()).toBe(1_100_000);
  });

  it('shows the last good price when the backend is down', async () => {
    await getSnapshot();
    vi.setSystemTime(new Date('2026-11-21T10:15:01Z'));
    responses[STATUS] = new Status(503);
    expect(await barPrice()).toBe(1_000_000);
  });

  it('uses the backend’s clock to decide when a change is due', () => {
    const epoch = { changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' };
    const at = (time: string) => Date.parse(`2026-11-21T${time}Z`);
    expect(isDue({ epoch, clockOffset: 0 }, at('10:14:59'))).toBe(false);
    expect(isDue({ epoch, clockOffset: 0 }, at('10:15:00'))).toBe(true);
    expect(isDue({ epoch, clockOffset: 30_000 }, at('10:14:31'))).toBe(true);
    const seen = { changed: epoch.changed, nextChange: '2026-11-21T10:25:00.000Z' };
    expect(isDue({ epoch: seen, clockOffset: 0 }, at('10:16:00'))).toBe(true);
    expect(isDue({ epoch: seen, clockOffset: 0 }, at('10:18:00'))).toBe(false);
  });
});

describe('a load that loses products', () => {
  const codes = Array.from({ length: 20 }, (_, index) => `GULD-${index}`);
  const serve = (sent: readonly string[], priced = sent) => {
    responses[PRODUCTS] = list(...sent.map((code) => product(code, 'guldmynt')));
    responses[VARIANTS] = list(...priced.map((code) => variant(code)));
  };
  const placed = () => currentSnapshot()?.catalogue.products.length;

  beforeEach(async () => {
    serve(codes);
    await refreshSnapshot();
  });

  it.each([
    ['products', codes.slice(3), codes.slice(3)],
    ['prices', codes, codes.slice(3)],
  ])('is refused when more than a tenth of the %s is missing, and the last good one stays', async (_, sent, priced) => {
    responses[STATUS] = status('10:15:01', '10:15:00');
    serve(sent, priced);
    await expect(refreshSnapshot()).rejects.toThrow(/catalogue/);
    expect([placed(), currentSnapshot()?.epoch.changed]).toEqual([20, '2026-11-21T10:05:00.000Z']);
    expect(loadState().refused?.report).toMatchObject({ placed: sent.length, priced: priced.length });
    await refreshSnapshot({ force: true });
    expect(currentSnapshot()?.report).toMatchObject({ placed: sent.length, priced: priced.length });
    expect(loadState().refused).toBeUndefined();
  });

  it('is accepted when exactly a tenth is missing', async () => {
    serve(codes.slice(2));
    responses[STATUS] = status('10:15:01', '10:15:00');
    await refreshSnapshot();
    expect(placed()).toBe(18);
  });

  it('is refused without stale prices while the epoch is the same', async () => {
    serve(codes.slice(5));
    vi.setSystemTime(new Date('2026-11-21T10:12:30Z'));
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(placed()).toBe(20);
    expect(currentSnapshot()?.confirmedAt).toBe(Date.now());
    expect(reports.some((message) => message.startsWith('the catalogue was not taken'))).toBe(true);
  });
});

describe('the load report', () => {
  it('counts products by outcome', async () => {
    responses[PRODUCTS] = list(
      product('GULD-10', 'praglade'),
      product('GULD-10', 'praglade'),
      product('BARE', 'guldmynt', { variants: [] }),
      product('PRICELESS', 'guldmynt'),
      product('KAPSEL', 'tillbehor'),
      product('NOWHERE', null, { syncRates: null }),
      product('HIDDEN', 'avstangd'),
      { code: 'nameless' },
    );
    responses[VARIANTS] = list(variant('GULD-10'), variant('PRICELESS', { price: 0 }), variant('HIDDEN'), 'broken');
    const { report } = await getSnapshot();
    expect(report).toEqual({
      received: 8,
      understood: 6,
      placed: 3,
      unlisted: 1,
      priced: 2,
      withoutVariants: 1,
      withoutPrice: 1,
      doubtful: 0,
      withheld: 0,
      dropped: { unreadable: 1, duplicate: 1, elsewhere: 1, uncategorised: 1 },
      variants: { received: 4, understood: 3 },
    });
  });

  it('is logged once for each load that differs', async () => {
    const lines: string[] = [];
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    responses[PRODUCTS] = list(product('GULD-10', 'praglade'), product('BARE', 'guldmynt', { variants: [] }));
    await loadSnapshot({ force: true });
    await loadSnapshot({ force: true });
    vi.mocked(process.stdout.write).mockRestore();
    const loads = lines.map((line) => JSON.parse(line)).filter(({ message }) => message === 'catalogue loaded');
    expect(loads).toHaveLength(1);
    expect(loads[0]).toMatchObject({ level: 'info', received: 2, placed: 2, priced: 1, withoutVariants: 1 });
    expect(JSON.stringify(loads[0])).toContain('BARE');
  });
});

describe('spot prices', () => {
  const known = () => currentSnapshot()?.rates;

  it('belong to the epoch: earlier ones are dropped', async () => {
    await refreshSnapshot();
    expect(known()).toMatchObject({ gold: { sekPerOunce: 41_000 }, silver: { sekPerOunce: 500 } });
    responses[STATUS] = status('10:15:01', '10:15:00');
    responses[RATES] = new Status(503);
    await refreshSnapshot();
    expect(known()).toEqual({});
    expect(reports).toContain('spot prices did not answer');
  });

  it('are requested again at the next check when one was invalid, and reported as a change', async () => {
    responses[RATES] = rates(41_000, null);
    await refreshSnapshot();
    expect(known()?.silver).toBeUndefined();
    responses[RATES] = rates(41_100, 501);
    vi.setSystemTime(Date.now() + 10_000);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(known()).toMatchObject({ gold: { sekPerOunce: 41_100 }, silver: { sekPerOunce: 501 } });
    const asked = () => calls.filter((path) => path === RATES).length;
    const before = asked();
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(asked()).toBe(before);
  });
});

describe('a product that contradicts itself', () => {
  const bar = { syncRates: 'XAG', weight: 100, weightType: 'g', purity: 999 };
  const cheap = (price = 2_800) => {
    responses[PRODUCTS] = list(product('GULD-10', 'praglade'), product('SILVER', 'silvertackor', bar));
    responses[VARIANTS] = list(variant('GULD-10'), variant('SILVER', { price }));
  };
  const silver = () => currentSnapshot()?.catalogue.byCode.get('silver');

  it('is checked against the spot price as soon as there is one', async () => {
    cheap();
    responses[RATES] = new Status(503);
    await refreshSnapshot();
    expect(silver()?.price).toBe(2_800);
    responses[RATES] = rates(41_000, 500);
    vi.setSystemTime(Date.now() + 10_000);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(silver()).toMatchObject({ price: null, inStock: false });
  });

  it('is logged once with its fields and the reason, until that changes', async () => {
    cheap(2_700);
    const lines: string[] = [];
    vi.spyOn(process.stderr, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
    await refreshSnapshot();
    await refreshSnapshot({ force: true });
    vi.mocked(process.stderr.write).mockRestore();
    const reported = lines.map((line) => JSON.parse(line)).filter(({ message }) => /contradicts itself/.test(message));
    expect(reported).toMatchObject([
      { product: 'SILVER', fields: ['price'], reasons: [expect.stringContaining('2700')] },
    ]);
    expect(currentSnapshot()?.report).toMatchObject({ placed: 2, priced: 1, doubtful: 1, withheld: 1 });
  });
});

describe('an epoch', () => {
  it('that goes back counts as new', async () => {
    responses[STATUS] = status('11:07:00', '11:05:00');
    await refreshSnapshot();
    responses[STATUS] = status('10:07:10', '10:05:00');
    expect(await refreshSnapshot()).toMatchObject({ changed: true, epoch: { changed: '2026-11-21T10:05:00.000Z' } });
    expect([...pastEpochs()]).toEqual(['2026-11-21T11:05:00.000Z']);
  });
});
