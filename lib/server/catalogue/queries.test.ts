import { cacheLife, cacheTag } from 'next/cache';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { NO_EPOCH } from '@/lib/domain/prices/rates';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { setReporter } from '@/lib/server/reporting/report';
import { buildCatalogue } from './catalogue';
import type { Snapshot } from './load/load';
import {
  destinationOfPath,
  getBrandPages,
  getBuyBacks,
  listFacetPages,
  listSitemapParts,
  listSitemapProducts,
} from './page-queries';
import {
  getCategoryTiles,
  getCategoryTree,
  getEpoch,
  getFaq,
  getListing,
  getMenuTree,
  getMetalsInCheck,
  getProduct,
  getRates,
  getTopSellers,
  getVersion,
  listProductParams,
} from './queries';
import { aSnapshot, forgetSnapshots } from './snapshot.fixture';
import { RETRY_TIMES, TEXT_TIMES } from './watch/cache-times';

vi.mock('next/cache', () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
setTestEnvironment();

const NOW = Date.parse('2026-11-24T10:07:00.000Z');
const epoch = { changed: '2026-11-24T10:05:00.000Z', nextChange: '2026-11-24T10:15:00.000Z' };
/** Eight minutes: until the next price change. */
const UNTIL_CHANGE = { stale: 30, revalidate: 480, expire: 86_400 };

const roots = [aCategory('kopa-guld', aCategory('guldtackor')), aCategory('kopa-silver')];
const bars = Array.from({ length: 10 }, (_, index) =>
  aProduct({
    code: `TACKA-${index}`,
    weight: index + 1,
    categoryCode: 'guldtackor',
    brand: index % 9 === 0 ? 'Umicore' : 'PAMP',
  }),
);
const [first, ...rest] = bars;
const products = [
  ...(first ? [{ ...first, inStock: false, variants: [aVariant({ inStock: false })] }] : []),
  ...rest,
  aProduct({ code: 'utan', categoryCode: 'guldtackor', brand: null, buyBackPrice: null, weight: 20 }),
];
const catalogue = buildCatalogue(products, roots, true);

const kept = singleton('last-good', () => new Map<string, object>());
function sell(more: Partial<Snapshot> = {}): void {
  // Other goods each time, so that nothing is kept from the test before.
  const snapshot = { ...aSnapshot({ ...catalogue, goods: {} }, 'fingerprint', epoch), ...more };
  Object.assign(singleton('catalogue', Object), { holding: { snapshot, begun: 0, past: [] }, checkedAt: Date.now() });
}
/** What the backend says are top sellers; null: it does not respond. */
function topSellers(byBrand: Record<string, readonly string[] | null>): void {
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const brand = new URL(url).searchParams.get('brand') ?? '';
    const codes = byBrand[brand];
    if (!codes) throw new Error('away');
    return Response.json({ 'hydra:member': codes.map((code) => ({ code, productCode: code })) });
  });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  setReporter(() => undefined);
  kept.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  sell();
});
afterEach(() => {
  forgetSnapshots();
  setReporter(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** The tags and times with which a query is cached. */
async function cached(query: () => Promise<unknown>) {
  vi.clearAllMocks();
  await query();
  return [vi.mocked(cacheTag).mock.calls.flat(), vi.mocked(cacheLife).mock.calls.at(-1)?.[0]];
}

describe('a query with prices', () => {
  it.each<[string, () => Promise<unknown>, readonly string[]]>([
    ['product', () => getProduct('tacka-1'), ['prices', 'catalogue']],
    ['listing', () => getListing('guldtackor', '', 1), ['prices', 'catalogue']],
    ['buy-back prices', () => getBuyBacks('guldtackor'), ['prices', 'catalogue']],
    ['version', getVersion, ['prices']],
    ['metals in check', getMetalsInCheck, ['prices']],
    ['epoch', getEpoch, ['prices']],
  ])('is cached until the next change: %s', async (_, query, tags) => {
    expect(await cached(query)).toEqual([tags, UNTIL_CHANGE]);
    vi.setSystemTime('2026-11-24T10:16:00.000Z');
    sell();
    expect((await cached(query))[1]).toEqual({ ...UNTIL_CHANGE, revalidate: 30 });
  });

  it('is cached by the backend’s clock', async () => {
    sell({ clockOffset: 60_000 });
    expect((await cached(getEpoch))[1]).toEqual({ ...UNTIL_CHANGE, revalidate: 420 });
  });

  it('is cached briefly while a spot price is missing', async () => {
    expect(await cached(getRates)).toEqual([['prices'], RETRY_TIMES]);
    const rates = { gold: { sekPerOunce: 41_000, change: 1 }, silver: { sekPerOunce: 520, change: 1 } };
    sell({ rates });
    expect(await cached(getRates)).toEqual([['prices'], UNTIL_CHANGE]);
    expect(await getRates()).toEqual(rates);
  });
});

describe('a query without prices', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['tiles', getCategoryTiles],
    ['tree', getCategoryTree],
    ['menu', getMenuTree],
    ['parameters', listProductParams],
    ['sitemap', listSitemapParts],
    ['a part of it', () => listSitemapProducts('products-1')],
    ['facets', listFacetPages],
    ['brands', getBrandPages],
    ['a destination', () => destinationOfPath('/kopa-guld')],
  ])('is cached as a text: %s', async (_, query) => {
    expect(await cached(query)).toEqual([['catalogue'], TEXT_TIMES]);
  });

  it('is cached briefly while the backend does not respond: questions', async () => {
    expect(await cached(getFaq)).toEqual([['catalogue'], RETRY_TIMES]);
  });
});

it('without a catalogue secondary content is empty, and cached briefly', async () => {
  forgetSnapshots();
  const queries = [getRates, getMetalsInCheck, getEpoch, getVersion, getMenuTree, getBrandPages, getFaq];
  const values = [{}, [], NO_EPOCH, '', [], {}, []];
  for (const [index, query] of queries.entries()) {
    expect(await query(), query.name).toEqual(values[index]);
    expect((await cached(query))[1], query.name).toEqual(RETRY_TIMES);
  }
  expect(await getBuyBacks('guldtackor')).toEqual([]);
  for (const query of [getCategoryTree, getCategoryTiles, listProductParams, () => getProduct('tacka-1')])
    await expect(query()).rejects.toThrow();
});

it('a page has its product, its listing and the trees', async () => {
  expect((await getProduct('tacka-1'))?.code).toBe('TACKA-1');
  expect(await getProduct('nope')).toBeNull();
  expect((await getCategoryTree()).map(({ code }) => code)).toEqual(['kopa-guld', 'kopa-silver']);
  expect(await getMenuTree()).toEqual(roots);
  expect((await getCategoryTiles()).map(({ code, count }) => [code, count])).toEqual([['guldtackor', 11]]);
  expect((await listProductParams()).slice(0, 1)).toEqual([{ subCategory: 'guldtackor', slug: 'TACKA-1' }]);
  expect((await listSitemapProducts('products-1')).at(0)).toEqual({
    categoryCode: 'guldtackor',
    code: 'TACKA-1',
    images: first?.images,
    updatedAt: first?.updatedAt,
  });
  expect(await getEpoch()).toEqual(epoch);
  expect(await getVersion()).toBe('fingerpr');
  sell({ checking: ['silver'] });
  expect(await getMetalsInCheck()).toEqual(['silver']);
  expect(await destinationOfPath('/kopa-guld')).toMatchObject({ kind: 'page', status: 200 });
});

it('a listing is that of a normalised query', async () => {
  const listing = await getListing('GULDTACKOR', 'marke=umicore,umicore&x=1', 1);
  expect(listing?.products.map(({ code }) => code)).toEqual(['TACKA-9', 'TACKA-0']);
  expect(listing?.standing).toBeDefined();
  expect(await getListing('nope', '', 1)).toBeNull();
  const codesBy = async (search: string) =>
    (await getListing('guldtackor', search, 1))?.products.map(({ code }) => code).slice(0, 2);
  expect([await codesBy(''), await codesBy('sortera=paslag')]).toEqual([
    ['TACKA-1', 'TACKA-2'],
    ['utan', 'TACKA-9'],
  ]);
});

it('what the shop pays is listed for each product that it buys back', async () => {
  const paid = await getBuyBacks('guldtackor');
  expect(paid).toHaveLength(10);
  expect(paid[0]).toEqual({ path: '/guldtackor/TACKA-1', name: bars[1]?.name, buyBack: ore(1_294_500) });
  expect(await getBuyBacks('nope')).toEqual([]);
});

it('brands and weights have pages for search engines', async () => {
  expect(await getBrandPages()).toEqual({ pamp: '/kopa-guld?marke=pamp', umicore: '/kopa-guld?marke=umicore' });
  expect(await listFacetPages()).toEqual(['/kopa-guld/guldtackor?marke=pamp']);
});

describe('top sellers', () => {
  const codes = async (brand?: string) => (await getTopSellers(brand)).map(({ code }) => code);

  it('are the backend’s', async () => {
    topSellers({ '': ['TACKA-3', 'tacka-9'] });
    expect(await codes()).toEqual(['TACKA-3', 'TACKA-9']);
    expect(await cached(getTopSellers)).toEqual([['prices', 'catalogue'], UNTIL_CHANGE]);
    topSellers({ PAMP: [] });
    expect(await codes('PAMP')).toEqual([]);
  });

  it('of a brand without any are its products among all top sellers, then eight in stock', async () => {
    topSellers({ '': ['TACKA-9', 'utan', 'TACKA-5'], PAMP: ['gone'], Umicore: null });
    expect(await codes('PAMP')).toEqual(['TACKA-5', ...[1, 2, 3, 4, 6, 7, 8].map((index) => `TACKA-${index}`)]);
    expect(await codes('Umicore')).toEqual(['TACKA-9']);
    expect(await codes('nobody')).toEqual([]);
  });

  it('without the backend are products in stock, cached briefly', async () => {
    expect(await codes()).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((index) => `TACKA-${index}`));
    expect((await cached(getTopSellers))[1]).toEqual(RETRY_TIMES);
  });
});
