import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { stubBackend, TAXONS } from '@/lib/server/sylius/client/backend.fixture';
import { parseProduct } from '@/lib/server/sylius/resources/products/products';
import { plainProduct, taxon } from '@/lib/server/sylius/resources/wire-shop.fixture';
import { placeOrphans } from './orphans';

const SHOP = 'sylius/api/v2/shop';
const roots = [aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade')), aCategory('guldmynt'))];
const { messages: reports, details } = collectReports();
let responses: Record<string, unknown>;
let requested: string[];

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  singleton('small-reads categories of products', () => new Map()).clear();
  responses = {};
  requested = stubBackend(() => responses);
});
afterEach(() => void vi.unstubAllGlobals());

/** The categories in which products of this main category are placed, and those without a page; `also`: their other categories. */
async function place(mains: readonly string[], also: readonly string[] = []) {
  const productTaxons = also.map((code) => `/${SHOP}/product-taxons/${code}`);
  for (const code of also)
    if (code !== 'silent') responses[`${SHOP}/product-taxons/${code}`] = { taxon: `/${TAXONS}/${code}` };
  const parsed = mains.map((main, index) => parseProduct(plainProduct(`P${index}`, main, { productTaxons }), []));
  const { products, hidden } = await placeOrphans(parsed, { roots, elsewhere: new Set(['tillbehor']) });
  return { placed: products.map(({ facts }) => facts.categoryCode), hidden: [...hidden] };
}
const below = (...codes: string[]) => ({ ...taxon(codes.at(-1) ?? ''), slug: codes.join('/') });

it.each<[string, unknown, readonly string[], string, boolean]>([
  [
    'on a fifth level: in the nearest with a page',
    below('kopa-guld', 'guldtackor', 'praglade', 'y', 'x'),
    [],
    'praglade',
    true,
  ],
  [
    'disabled: in the deepest of their others',
    404,
    ['kopa-guld', 'okand', 'silent', 'praglade', 'guldtackor'],
    'praglade',
    true,
  ],
  ['disabled, without another one: nowhere', 404, ['okand'], 'x', true],
  ['below one without a page: in none of their others', below('tillbehor', 'x'), ['guldmynt'], 'x', false],
  ['described as another one: nowhere', below('kopa-guld', 'guldmynt', 'z'), [], 'x', true],
  ['not described: nowhere', [], [], 'x', true],
])('products of a category that is %s', async (_, response, also, expected, isHidden) => {
  responses[`${TAXONS}/x`] = response;
  expect(await place(['x'], also)).toEqual({ placed: [expected], hidden: isHidden ? ['x'] : [] });
  expect(reports.includes('main categories of products are not in the trees')).toBe(isHidden);
});

it('products in a tree stay there without a request', async () => {
  expect(await place(['guldmynt', 'tillbehor'], ['praglade'])).toEqual({
    placed: ['guldmynt', 'tillbehor'],
    hidden: [],
  });
  expect(requested).toEqual([]);
  expect(reports).toEqual([]);
});

it('the categories are reported with five examples, and requested once', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const code of codes) responses[`${TAXONS}/${code}`] = below('kopa-guld', code);
  for (let loads = 0; loads < 2; loads += 1) {
    const { placed } = await place([...codes, ...codes]);
    expect(new Set(placed)).toEqual(new Set(['kopa-guld']));
  }
  expect(requested).toHaveLength(codes.length);
  expect(reports[0]).toBe('main categories of products are not in the trees');
  expect(details[0]).toEqual({ codes: codes.slice(0, 5), count: 6 });
});
