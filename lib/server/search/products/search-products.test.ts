import { afterEach, expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { aSnapshot, forgetSnapshots } from '@/lib/server/catalogue/snapshot.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { parseSearch, searchProducts } from './search-products';

vi.mock('next/cache', () => ({ cacheTag: () => {}, cacheLife: () => {} }));
setTestEnvironment();
collectReports();
afterEach(forgetSnapshots);

const read = (search: string) => parseSearch(new URLSearchParams(search));

it("reads the search term and the listing's view", () => {
  expect(read('searchTerm=+guld+&sida=2&vikt=10g&sortera=vikt')).toEqual({
    term: 'guld',
    view: { query: { ...EMPTY_QUERY, weights: ['10g'], sort: 'vikt' }, page: 2 },
  });
  expect(read('sida=x')).toEqual({ term: '', view: { query: EMPTY_QUERY, page: 1 } });
  expect(read(`searchTerm=${'a'.repeat(500)}`).term).toHaveLength(100);
});

it.each<[string, readonly string[], readonly string[]]>([
  ['', ['guldtacka-10g-valcambi'], []],
  ['searchTerm=valcambi&sida=9&vikt=10g,5oz', ['guldtacka-10g-valcambi'], ['10g']],
])(
  'finds what matches, on the last page, by the filters that match something: "%s"',
  async (search, codes, weights) => {
    const catalogue = buildCatalogue([aProduct({ categoryCode: 'kopa-guld' })], [aCategory('kopa-guld')], true);
    const epoch = { changed: new Date().toISOString(), nextChange: new Date(Date.now() + 600_000).toISOString() };
    const holding = { snapshot: aSnapshot(catalogue, 'a', epoch), begun: 0, past: [] };
    Object.assign(singleton('catalogue', Object), { holding, checkedAt: Date.now() });
    const { list, view, places } = await searchProducts(read(search));
    expect(list.products.map(({ code }) => code)).toEqual(codes);
    expect(view).toEqual({ query: { ...EMPTY_QUERY, weights }, page: 1 });
    expect(places).toEqual({ named: [], mentioned: [], nearest: [] });
  },
);
