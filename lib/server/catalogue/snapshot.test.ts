import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { PRODUCTS, stubBackend, TAXONS, VARIANTS } from '@/lib/server/sylius/client/backend.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { list, product, taxon, variant } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { categoryPage, productByCode, productParams } from './catalogue';
import { loadState } from './load/load-report';
import { currentSnapshot, firstSnapshot, getSnapshot, pastEpochs, refreshSnapshot } from './snapshot';
import { forgetSnapshots } from './snapshot.fixture';
import { describeStatus } from './watch/price-status';

let responses: Record<string, unknown>;
let calls: string[];
const { messages: reports } = collectReports();

const DAY = '2026-11-21';
const setClock = (time: string) => vi.setSystemTime(new Date(`${DAY}T${time}Z`));
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);
const status = (time: string, changed: string) => ({ time: `${DAY}T${time}Z`, changed: `${DAY}T${changed}Z` });
/** The epoch that begins at this time, by the schedule. */
const epochFrom = (time: string) => {
  const changed = `${DAY}T${time}.000Z`;
  return { changed, nextChange: nextPriceChange(new Date(changed)).toISOString() };
};

const STATUS = 'sylius/commerz/get-system-status';
const RATES = 'sylius/commerz/get-rates';
const rates = (gold: unknown, silver: unknown) =>
  list({ currency: 'XAU', rate: gold, priceChange: 1 }, { currency: 'XAG', rate: silver, priceChange: 1 });
/** The variants of the three products, the first one with these fields. */
const variants = (first: object = {}) => list(variant('GULD-10', first), variant('MYNT'), variant('SILVER'));
const hang = () => new Promise(() => {});

/** Holds back a response until the returned `respond` is called; `requested` waits for the request. */
function holdBack(path: string, response: unknown) {
  let respond: (() => void) | undefined;
  responses[path] = () =>
    new Promise((resolve) => {
      respond = () => resolve(response);
    });
  return {
    requested: () => vi.waitFor(() => expect(respond).toBeDefined(), { timeout: 20_000 }),
    respond: () => respond?.(),
  };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  setClock('10:07:00');
  calls = stubBackend(() => responses);
  setTestEnvironment('http://backend.test');
  forgetSnapshots();
  responses = {
    [PRODUCTS]: list(
      product('GULD-10', 'praglade'),
      product('MYNT', 'guldmynt'),
      product('SILVER', 'silvertackor', { syncRates: 'XAG', weight: 700 }),
    ),
    [VARIANTS]: variants(),
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
    [RATES]: rates(28_000, 500),
  };
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const bar = async () => productByCode((await getSnapshot()).catalogue, 'GULD-10');
const countOf = (start: string) => calls.filter((path) => path.startsWith(start)).length;
/** Loads of everything; the two lists are also read to compare them. */
const loads = () => countOf(`${TAXONS}?`);
/** New prices at 10:15. */
const tick = () => {
  responses[STATUS] = status('10:15:01', '10:15:00');
  responses[VARIANTS] = variants({ price: 1_100_000 });
};

describe('the catalogue', () => {
  it('joins products, variants and both trees, and lists a product in its category and all ancestors', async () => {
    const { catalogue, epoch } = await getSnapshot();
    expect(productByCode(catalogue, 'guld-10')).toMatchObject({ price: 1_000_000, categoryCode: 'praglade' });
    expect(productByCode(catalogue, 'nothing')).toBeNull();
    expect(epoch).toEqual(epochFrom('10:05:00'));
    expect(productParams(catalogue)).toContainEqual({ subCategory: 'guldmynt', slug: 'MYNT' });
    const codesIn = (code: string) => categoryPage(catalogue, code)?.products.map((listed) => listed.code);
    expect(['PRAGLADE', 'guldtackor', 'kopa-guld', 'kopa-silver', 'tillbehor'].map(codesIn)).toEqual([
      ['GULD-10'],
      ['GULD-10'],
      ['GULD-10', 'MYNT'],
      ['SILVER'],
      undefined,
    ]);
    const path = categoryPage(catalogue, 'praglade')?.path.map(({ code }) => code);
    expect(path).toEqual(['kopa-guld', 'guldtackor', 'praglade']);
  });

  it('drops products in no tree, and places those that name a category', async () => {
    responses[PRODUCTS] = list(
      product('GULD-10', 'praglade'),
      product('LOST', 'tillbehor'),
      product('NAMED', null, { productTaxonsTaxon: ['Kopa Guld', 'Guldmynt'] }),
      product('ALSO', 'praglade', { productTaxonsTaxon: ['guldmynt'] }),
    );
    const { catalogue } = await getSnapshot();
    expect(productByCode(catalogue, 'LOST')).toBeNull();
    const listed = categoryPage(catalogue, 'guldmynt')?.products;
    expect(listed?.map(({ code, categoryCode }) => [code, categoryCode]).toSorted()).toEqual([
      ['ALSO', 'praglade'],
      ['NAMED', 'guldmynt'],
    ]);
  });

  it('is incomplete when a list is truncated, and does not replace a complete one', async () => {
    const whole = responses[PRODUCTS];
    const lacking = { ...list(product('GULD-10', 'praglade')), 'hydra:totalItems': 3 };
    responses[PRODUCTS] = lacking;
    const { catalogue } = await getSnapshot();
    expect(() => productByCode(catalogue, 'MYNT')).toThrow(CommerceError);
    await refreshSnapshot({ force: true });
    responses[PRODUCTS] = whole;
    later(61);
    await refreshSnapshot();
    const good = currentSnapshot();
    expect(good?.catalogue.complete).toBe(true);
    responses[PRODUCTS] = lacking;
    later(899);
    await expect(refreshSnapshot({ force: true })).rejects.toThrow('did not come whole');
    expect(currentSnapshot()).toBe(good);
    // Once the old prices are stale, current prices for some products are better than none.
    later(2);
    await refreshSnapshot({ force: true });
    expect(currentSnapshot()?.catalogue.products).toHaveLength(1);
  });

  it('of a build without a backend is empty and incomplete, which is reported', async () => {
    vi.stubEnv('NEXT_PHASE', 'phase-production-build');
    vi.stubEnv('NEXT_DIST_DIR', 'no-such-build');
    responses = {};
    expect((await getSnapshot()).catalogue).toMatchObject({ products: [], roots: [], complete: false });
    expect(reports).toContain('building without the catalogue: its pages are rendered on request');
  });
});

describe('loading', () => {
  it('runs once for concurrent callers', async () => {
    await Promise.all([getSnapshot(), getSnapshot(), refreshSnapshot()]);
    await getSnapshot();
    expect(loads()).toBe(1);
  });

  it.each<[string, object]>([
    ['with an empty list', { [PRODUCTS]: list() }],
    ['with invalid members only', { [PRODUCTS]: list(null, {}) }],
    ['without a single price', { [VARIANTS]: list() }],
    ['without any root', { [TAXONS]: 500 }],
  ])('%s rejects at first, and later keeps the last good catalogue', async (_, failure) => {
    const good = responses;
    responses = { ...good, ...failure };
    await expect(getSnapshot()).rejects.toBeInstanceOf(CommerceError);
    expect(pastEpochs().size).toBe(0);
    responses = good;
    later(2);
    const first = await getSnapshot();
    responses = { ...good, ...failure };
    await expect(refreshSnapshot({ force: true })).rejects.toBeInstanceOf(CommerceError);
    expect(await getSnapshot()).toBe(first);
  });

  it('does not need the system status', async () => {
    responses[STATUS] = 503;
    expect((await getSnapshot()).epoch).toEqual(epochFrom('10:05:00'));
  });

  it('delays callers by at most two seconds', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    responses[PRODUCTS] = hang;
    const ended = vi.fn();
    const page = getSnapshot().catch(ended);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await page;
    expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'timeout' }));
  });

  it('does not delay them at all right after a failure', async () => {
    responses[PRODUCTS] = 503;
    await expect(firstSnapshot()).rejects.toBeInstanceOf(CommerceError);
    const before = calls.length;
    await expect(firstSnapshot()).rejects.toBeInstanceOf(CommerceError);
    expect(calls.length).toBe(before);
  });

  it('is waited for longer under `npm run dev`, which compiles at the same time', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const products = holdBack(PRODUCTS, responses[PRODUCTS]);
    const snapshot = firstSnapshot();
    await products.requested();
    await vi.advanceTimersByTimeAsync(5_000);
    products.respond();
    expect((await snapshot).catalogue.products).toHaveLength(3);
  });

  it('that hangs does not block the next once the backend is back, which is for those who wait, too', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const good = responses[PRODUCTS];
    responses[PRODUCTS] = hang;
    const waiting = firstSnapshot();
    await vi.waitFor(() => expect(countOf(`${PRODUCTS}?`)).toBe(1), { timeout: 20_000 });
    responses[PRODUCTS] = good;
    later(11);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe(currentSnapshot());
  });

  it('waits at most three seconds for a system status that hangs', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    responses[STATUS] = hang;
    const loading = refreshSnapshot();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(countOf(PRODUCTS)).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(await loading).toMatchObject({ changed: true });
  });
});

describe('a category without a response', () => {
  const branch = `${TAXONS}/guldmynt`;

  it('is dropped on a 404', async () => {
    responses[branch] = 404;
    const { catalogue } = await getSnapshot();
    expect([categoryPage(catalogue, 'guldmynt'), catalogue.complete]).toEqual([null, true]);
    expect(categoryPage(catalogue, 'guldtackor')).not.toBeNull();
  });

  it('makes missing entries throw after any other error, and is added at the next check that has it', async () => {
    const good = responses[branch];
    responses[branch] = 500;
    await refreshSnapshot();
    const { catalogue } = await getSnapshot();
    expect(categoryPage(catalogue, 'guldtackor')).not.toBeNull();
    expect(() => categoryPage(catalogue, 'guldmynt')).toThrow(CommerceError);
    expect(() => productByCode(catalogue, 'NIX')).toThrow(CommerceError);
    expect(productByCode(catalogue, 'MYNT')?.price).toBe(1_000_000);
    const roots = responses[TAXONS];
    for (const failing of [roots, 500]) {
      responses[TAXONS] = failing;
      expect(await refreshSnapshot()).toMatchObject({ changed: false });
      expect(countOf(`${PRODUCTS}?`)).toBe(1);
    }
    Object.assign(responses, { [TAXONS]: roots, [branch]: good });
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(currentSnapshot()?.catalogue.complete).toBe(true);
  });

  it('is requested by its code when the list of roots fails', async () => {
    responses[TAXONS] = 500;
    responses[`${TAXONS}/kopa-guld`] = taxon('kopa-guld', 'guldtackor');
    expect((await getSnapshot()).catalogue.roots.map(({ code }) => code)).toEqual(['kopa-guld']);
  });
});

describe('a refresh', () => {
  beforeEach(() => refreshSnapshot());

  it('is reported as a change the first time, and then only when something changed', async () => {
    forgetSnapshots();
    await getSnapshot();
    responses[STATUS] = 503;
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    await expect(refreshSnapshot()).rejects.toBeInstanceOf(CommerceError);
    responses[STATUS] = status('10:07:00', '10:05:00');
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
  });

  it('loads new prices before it reports the change', async () => {
    tick();
    expect(await refreshSnapshot()).toEqual({ changed: true, epoch: epochFrom('10:15:00') });
    expect((await bar())?.price).toBe(1_100_000);
  });

  it('loads once a status responds after a load without one: the guessed epoch may have had older prices', async () => {
    setClock('10:15:01');
    responses[STATUS] = 503;
    await refreshSnapshot({ force: true });
    expect(currentSnapshot()?.epoch.changed).toBe(epochFrom('10:15:00').changed);
    tick();
    responses[RATES] = rates(29_000, 510);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect([(await bar())?.price, currentSnapshot()?.rates.gold?.sekPerOunce]).toEqual([1_100_000, 29_000]);
    const before = loads();
    await refreshSnapshot();
    expect(loads()).toBe(before);
  });

  it('confirms prices at the time of the status, not at the end of the load', async () => {
    responses[STATUS] = status('10:15:01', '10:15:00');
    responses[VARIANTS] = () => {
      later(9);
      return variants();
    };
    const before = Date.now();
    await refreshSnapshot();
    expect(currentSnapshot()?.confirmedAt).toBe(before);
  });

  it('reports a change even when a page loaded it in between', async () => {
    setClock('10:15:01');
    tick();
    expect((await bar())?.price).toBe(1_100_000);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
  });

  it('finds a changed stock within ten seconds although `changed` is the same, and loads nothing while the lists are', async () => {
    later(10);
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(loads()).toBe(1);
    responses[VARIANTS] = variants({ stock: 1 });
    later(10);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect([(await bar())?.stock, loads()]).toEqual([1, 2]);
  });

  it('confirms prices while the lists fail', async () => {
    responses[VARIANTS] = 503;
    later(90);
    const age = () => describeStatus(currentSnapshot(), new Date(), 900).age;
    expect(age()).toBe(90);
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect([age(), loads()]).toEqual([0, 1]);
  });

  it.each([
    ['differs', variants({ price: 900_000 })],
    ['fails', 503],
  ])('stays in the new epoch when a comparison that began in the old one %s', async (_, late) => {
    const held = holdBack(VARIANTS, late);
    setClock('10:11:50');
    const slow = refreshSnapshot();
    await held.requested();
    setClock('10:15:01');
    tick();
    await refreshSnapshot({ force: true });
    const before = loads();
    held.respond();
    expect((await slow).epoch).toEqual(epochFrom('10:15:00'));
    expect(currentSnapshot()?.epoch).toEqual(epochFrom('10:15:00'));
    expect(loads()).toBe(before);
  });

  it('finds edited products when forced, or after five minutes', async () => {
    responses[VARIANTS] = variants({ stock: 1 });
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(await refreshSnapshot({ force: true })).toMatchObject({ changed: true });
    responses[VARIANTS] = variants({ stock: 0 });
    setClock('10:12:30');
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
  });

  it('when forced during a load, waits for it and loads again: that load may have begun before the change', async () => {
    const held = holdBack(VARIANTS, variants());
    const running = refreshSnapshot({ force: true });
    await held.requested();
    responses[VARIANTS] = variants({ price: 1_100_000 });
    const forced = refreshSnapshot({ force: true });
    held.respond();
    await Promise.all([running, forced]);
    expect((await bar())?.price).toBe(1_100_000);
  });

  it('takes an epoch that goes back for a new one', async () => {
    expect([...pastEpochs()]).toEqual([]);
    responses[STATUS] = status('09:07:10', '09:05:00');
    expect(await refreshSnapshot()).toMatchObject({ changed: true, epoch: { changed: epochFrom('09:05:00').changed } });
    expect([...pastEpochs()]).toEqual([epochFrom('10:05:00').changed]);
  });

  it.each([
    ['prices', status('10:15:01', '10:15:00')],
    ['stock and texts', status('10:07:00', '10:05:00')],
  ])('loads %s after our clock is set back by an hour, until when prices are stale', async (_, there) => {
    setClock('09:07:00');
    expect(describeStatus(currentSnapshot(), new Date(), 900).age).toBe(3_600);
    tick();
    responses[STATUS] = there;
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect((await bar())?.price).toBe(1_100_000);
  });
});

describe('a page requested after the tick, before any check', () => {
  it('loads nothing while the backend has no new prices', async () => {
    setClock('10:14:00');
    responses[STATUS] = status('10:14:00', '10:05:00');
    await getSnapshot();
    setClock('10:15:01');
    expect((await bar())?.price).toBe(1_000_000);
    expect([countOf(STATUS), loads()]).toEqual([2, 1]);
  });

  it('checks itself, and shows the last good price while the backend is down', async () => {
    await getSnapshot();
    setClock('10:15:01');
    const good = responses;
    responses = {};
    expect((await bar())?.price).toBe(1_000_000);
    expect(reports).toContain('catalogue could not be brought up to date');
    responses = good;
    tick();
    later(5);
    expect((await bar())?.price).toBe(1_100_000);
  });
});

it.each([
  [1_900, 1_100_000],
  [2_100, 1_000_000],
])('such a page waits at most two seconds for the new prices: %d ms', async (delay, price) => {
  await getSnapshot();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  setClock('10:15:01');
  tick();
  const current = responses[STATUS];
  responses[STATUS] = () => new Promise((resolve) => setTimeout(() => resolve(current), delay));
  const shown = bar();
  await vi.advanceTimersByTimeAsync(2_000);
  expect((await shown)?.price).toBe(price);
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
  ])('is refused when more than a tenth of the %s is missing, until it is forced', async (_, sent, priced) => {
    responses[STATUS] = status('10:15:01', '10:15:00');
    serve(sent, priced);
    await expect(refreshSnapshot()).rejects.toThrow(/catalogue/);
    expect([placed(), currentSnapshot()?.epoch]).toEqual([20, epochFrom('10:05:00')]);
    const counts = { placed: sent.length, priced: priced.length };
    expect(loadState().refused?.report).toMatchObject(counts);
    await refreshSnapshot({ force: true });
    expect(currentSnapshot()?.report).toMatchObject(counts);
    expect(loadState().refused).toBeUndefined();
  });

  it('is accepted when exactly a tenth is missing', async () => {
    serve(codes.slice(2));
    responses[STATUS] = status('10:15:01', '10:15:00');
    await refreshSnapshot();
    expect(placed()).toBe(18);
  });

  it('is refused without stale prices while the epoch is the same, and tried again after a minute', async () => {
    serve(codes.slice(5));
    setClock('10:12:30');
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect([placed(), currentSnapshot()?.confirmedAt]).toEqual([20, Date.now()]);
    expect(reports.some((message) => message.startsWith('the catalogue was not taken'))).toBe(true);
    later(60);
    await refreshSnapshot();
    expect(loads()).toBe(2);
    later(1);
    await refreshSnapshot();
    expect(loads()).toBe(3);
  });
});

it('a load that loses products confirms no prices without a status', async () => {
  await refreshSnapshot();
  const before = currentSnapshot();
  Object.assign(responses, { [STATUS]: 503, [PRODUCTS]: list(product('GULD-10', 'praglade')) });
  setClock('10:12:30');
  await expect(refreshSnapshot()).rejects.toThrow('the catalogue was not taken');
  expect(currentSnapshot()).toBe(before);
});

describe('a list that does not fit into the heap', () => {
  beforeEach(async () => {
    await refreshSnapshot();
    responses[PRODUCTS] = { ...list(product('GULD-10', 'praglade')), 'hydra:totalItems': 10_000_000 };
    setClock('10:12:30');
  });

  it('is refused with an alarm, and the last good one stays on sale in the same epoch', async () => {
    const before = currentSnapshot()?.catalogue;
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(currentSnapshot()).toMatchObject({ catalogue: before, confirmedAt: Date.now() });
    expect(loadState().refused).toBeDefined();
    expect(reports.some((message) => /^the catalogue was not taken: .*10000000 members/.test(message))).toBe(true);
  });

  it('does not confirm the last good prices in another epoch', async () => {
    responses[STATUS] = status('10:15:01', '10:15:00');
    await expect(refreshSnapshot()).rejects.toThrow(/10000000 members/);
    expect(currentSnapshot()?.epoch).toEqual(epochFrom('10:05:00'));
    forgetSnapshots();
    await expect(getSnapshot()).rejects.toThrow(/10000000 members/);
  });
});

/** The lines of JSON that three loads log. */
async function linesOfLoads(stream: 'stdout' | 'stderr', message: string) {
  const lines: string[] = [];
  const write = vi.spyOn(process[stream], 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  for (let load = 0; load < 3; load += 1) await refreshSnapshot({ force: true });
  write.mockRestore();
  return lines.map((line) => JSON.parse(line)).filter((line) => line.message === message);
}

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
    expect((await getSnapshot()).report).toEqual({
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
    responses[PRODUCTS] = list(product('GULD-10', 'praglade'), product('BARE', 'guldmynt', { variants: [] }));
    const logged = await linesOfLoads('stdout', 'catalogue loaded');
    const counts = { received: 2, placed: 2, priced: 1, withoutVariants: 1 };
    expect(logged).toMatchObject([{ level: 'info', ...counts, codes: { withoutVariants: ['BARE'] } }]);
  });
});

describe('an announced change', () => {
  it('is seen though a check runs that got its status before the change', async () => {
    await refreshSnapshot();
    const old = holdBack(STATUS, status('10:14:59', '10:05:00'));
    const watch = refreshSnapshot();
    await old.requested();
    const webhook = refreshSnapshot({ isAnnounced: true });
    old.respond();
    await watch;
    tick();
    expect(await webhook).toMatchObject({ changed: true, epoch: epochFrom('10:15:00') });
  });
});

describe('spot prices', () => {
  const known = () => currentSnapshot()?.rates;

  it('belong to the epoch: earlier ones are dropped', async () => {
    await refreshSnapshot();
    expect(known()).toMatchObject({ gold: { sekPerOunce: 28_000 }, silver: { sekPerOunce: 500 } });
    responses[STATUS] = status('10:15:01', '10:15:00');
    responses[RATES] = 503;
    await refreshSnapshot();
    expect(known()).toEqual({});
    expect(reports).toContain('no response for the spot prices');
  });

  it('are requested with a load after five minutes, not with each', async () => {
    await refreshSnapshot();
    responses[VARIANTS] = variants({ stock: 1 });
    later(10);
    await refreshSnapshot();
    expect([loads(), countOf(RATES)]).toEqual([2, 1]);
    setClock('10:12:30');
    await refreshSnapshot();
    expect([loads(), countOf(RATES)]).toEqual([3, 2]);
    await refreshSnapshot({ force: true });
    expect(countOf(RATES), 'an operator vouches for new ones').toBe(3);
    expect(reports).toEqual([]);
  });

  it('of the same epoch are kept for two hours while the backend has none', async () => {
    await refreshSnapshot();
    responses[RATES] = rates(null, 501);
    later(301);
    await refreshSnapshot();
    expect(known()).toMatchObject({ gold: { sekPerOunce: 28_000 }, silver: { sekPerOunce: 501 } });
    later(7_200);
    await refreshSnapshot();
    expect([known()?.gold, known()?.silver?.sekPerOunce]).toEqual([undefined, 501]);
  });

  it('are requested again at the next check when one was invalid, and reported as a change', async () => {
    responses[RATES] = rates(28_000, null);
    await refreshSnapshot();
    expect(known()?.silver).toBeUndefined();
    responses[RATES] = rates(28_000, 5_000);
    later(10);
    await refreshSnapshot();
    expect(known()?.silver, 'ten times too high').toBeUndefined();
    responses[RATES] = rates(28_100, 501);
    later(10);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(known()).toMatchObject({ gold: { sekPerOunce: 28_100 }, silver: { sekPerOunce: 501 } });
    const before = countOf(RATES);
    expect(await refreshSnapshot()).toMatchObject({ changed: false });
    expect(countOf(RATES)).toBe(before);
  });
});

describe('a product that contradicts itself', () => {
  const sell = (price: number) => {
    const silver = { syncRates: 'XAG', weight: 100, weightType: 'g', purity: 999 };
    responses[PRODUCTS] = list(product('GULD-10', 'praglade'), product('SILVER', 'silvertackor', silver));
    responses[VARIANTS] = list(variant('GULD-10'), variant('SILVER', { price }));
  };
  const silver = () => currentSnapshot()?.catalogue.byCode.get('silver');

  it('is checked against the spot price as soon as there is one', async () => {
    sell(200_000);
    responses[RATES] = 503;
    await refreshSnapshot();
    expect(silver()?.price, 'without a spot price').toBeNull();
    expect(reports).toContain('prices are being checked, and goods of a metal are not sold');
    responses[RATES] = rates(28_000, 500);
    const variants = responses[VARIANTS];
    responses[VARIANTS] = 503;
    later(10);
    expect(await refreshSnapshot(), 'while a list fails').toMatchObject({ changed: false });
    responses[VARIANTS] = variants;
    later(10);
    expect(await refreshSnapshot()).toMatchObject({ changed: true });
    expect(silver()).toMatchObject({ price: 200_000, inStock: true });
  });

  it('is logged once with its fields and the reason, until that changes', async () => {
    sell(2_700);
    const reasons = [expect.stringContaining('2700')];
    const logged = await linesOfLoads('stderr', 'a product contradicts itself');
    expect(logged).toMatchObject([{ product: 'SILVER', fields: ['price'], reasons }]);
    expect(currentSnapshot()?.report).toMatchObject({ placed: 2, priced: 1, doubtful: 1, withheld: 1 });
  });
});
