import { cacheTag } from 'next/cache';
import { expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { FIRST_PERIOD } from '@/lib/domain/prices/periods';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import * as history from '@/lib/server/history/queries';
import { setReporter } from '@/lib/server/reporting/report';
import { buildCatalogue } from './catalogue';
import * as pages from './page-queries';
import * as queries from './queries';
import { aSnapshot } from './snapshot.fixture';

vi.mock('next/cache', () => ({ cacheTag: vi.fn(), cacheLife: vi.fn() }));
setTestEnvironment();
setReporter(() => undefined);
vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));

/** Of the queries that need any. */
const ARGUMENTS: Readonly<Record<string, readonly unknown[]>> = {
  destinationOfPath: ['/guldtackor/tacka'],
  getBuyBacks: ['guldtackor'],
  getCheapestBySize: ['gold'],
  getDayCurve: ['gold'],
  getListing: ['guldtackor', '', 1],
  getPriceReport: ['gold', FIRST_PERIOD],
  getProduct: ['tacka'],
  listSitemapProducts: ['0'],
};

type Query = (...given: readonly unknown[]) => Promise<unknown>;
const all = Object.entries({ ...queries, ...pages, ...history }).filter(([name]) =>
  /^(?:get|list|destination)/.test(name),
);

const roots = [aCategory('kopa-guld', aCategory('guldtackor'))];
const goods = {};

/** What a query returns at these prices. */
async function at(query: Query, name: string, price: number, changed: string): Promise<unknown> {
  const product = aProduct({
    code: 'tacka',
    categoryCode: 'guldtackor',
    price: ore(price),
    buyBackPrice: ore(price / 2),
    variants: [],
  });
  const catalogue = { ...buildCatalogue([product], roots, true), goods };
  const epoch = { changed, nextChange: new Date(Date.parse(changed) + 600_000).toISOString() };
  const snapshot = { ...aSnapshot(catalogue, changed, epoch), rates: { gold: { sekPerOunce: price, change: 0 } } };
  Object.assign(singleton('catalogue', Object), { holding: { snapshot, begun: 0, past: [] }, checkedAt: Date.now() });
  return query(...(ARGUMENTS[name] ?? []));
}

it.each(all)('%s expires at a new price when its result has prices', async (name, query) => {
  const before = await at(query as Query, name, 1_400_000, '2026-11-24T10:05:00.000Z');
  const after = await at(query as Query, name, 1_500_000, '2026-11-24T10:15:00.000Z');
  const hasPrices = JSON.stringify(before) !== JSON.stringify(after);
  const tags = vi.mocked(cacheTag).mock.calls.flat();
  vi.mocked(cacheTag).mockClear();
  expect(tags.length).toBeGreaterThan(0);
  if (hasPrices) expect(tags).toContain('prices');
  // Otherwise nothing would have been compared.
  if (/Product$|Listing|Rates|BuyBacks|Cheapest/.test(name)) expect(hasPrices).toBe(true);
});
