import { expect, it } from 'vitest';
import { violations } from '@/e2e/ucp/validator.fixture';
import type { Category } from '@/lib/domain/listing/category';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { businessProfile } from './business-profile';
import { lookupCatalog, productDetail, searchCatalog } from './catalog';
import { type Moment, productOf } from './products';
import { lookupRequest, parseRequest, productRequest, searchRequest } from './requests';

const category = (code: string, name: string, children: Category[] = []) => ({
  code,
  name,
  description: null,
  children,
});
const roots = [
  category('kopa-guld', 'Köpa guld', [category('praglade-guldtackor', 'Guldtackor'), category('guldmynt', 'Guldmynt')]),
];
const sizes = ['1 g', '5 g', '10 g'].map((size, index) => {
  const sold = { inStock: index < 2, onHand: index < 2, price: ore(100_000 * (index + 1)) };
  return aVariant({ id: `${index}`, code: `ring-${index}`, size, ...sold });
});
const products = [
  ...Array.from({ length: 12 }, (_, index) =>
    aProduct({ code: `tacka-${index}`, name: `Tacka nummer ${index}`, weight: 10 }),
  ),
  aProduct({
    code: 'mynt',
    name: 'Mynt med kapsel',
    categoryCode: 'guldmynt',
    mayWithdraw: true,
    ratings: 4.5,
    reviews: 2,
  }),
  aProduct({ code: 'ring', name: 'Tacka i storlekar', variants: sizes }),
  aProduct({ code: 'priceless', name: 'Tacka utan pris', price: null, netPrice: null, variants: [] }),
];
const moment: Moment = {
  catalogue: buildCatalogue(products, roots, true),
  epoch: { changed: '2026-11-24T08:05:00.000Z', nextChange: '2026-11-24T08:15:00.000Z' },
  rates: { gold: { sekPerOunce: 40_000, change: 0 } },
  siteUrl: 'https://guldkajen.example',
};

const search = async (body: unknown) => {
  const response = await searchCatalog(parseRequest(JSON.stringify(body), searchRequest), moment);
  expect(violations('shopping/catalog_search.json#/$defs/search_response', response)).toEqual([]);
  return response;
};
const lookup = (body: unknown) => {
  const response = lookupCatalog(parseRequest(JSON.stringify(body), lookupRequest), moment);
  expect(violations('shopping/catalog_lookup.json#/$defs/lookup_response', response)).toEqual([]);
  return response;
};
const detail = (body: unknown) => {
  const response = productDetail(parseRequest(JSON.stringify(body), productRequest), moment);
  if (!('product' in response)) {
    expect(violations('shopping/types/error_response.json', response)).toEqual([]);
    return { code: response.messages[0]?.code };
  }
  expect(violations('shopping/catalog_lookup.json#/$defs/get_product_response', response)).toEqual([]);
  return response.product;
};

it('the profile follows the schemas, and offers no checkout', () => {
  const { ucp } = businessProfile('https://guldkajen.example');
  expect(violations('ucp.json#/$defs/business_schema', ucp)).toEqual([]);
  const catalog = ['dev.ucp.shopping.catalog.search', 'dev.ucp.shopping.catalog.lookup'];
  expect(Object.keys(ucp.capabilities)).toEqual([...catalog, 'dev.ucp.shopping.permalink']);
  const [permalink] = Object.entries(ucp.capabilities).find(([name]) => name.endsWith('permalink'))?.[1] ?? [];
  const address = 'shopping/permalink.json#/$defs/dev.ucp.shopping.permalink/business_schema';
  expect(violations(address, permalink)).toEqual([]);
  expect(permalink).toMatchObject({ config: { endpoint: 'https://guldkajen.example/buy' } });
  // The draft requires an https endpoint.
  expect(Object.keys(businessProfile('http://localhost:3000').ucp.capabilities)).toEqual(catalog);
});

it('a search returns every product once over its pages, and none without a price', async () => {
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const { products: page, pagination } = await search({ query: 'tacka', pagination: { limit: 5, cursor } });
    expect(pagination.total_count).toBe(13);
    seen.push(...page.map(({ id }) => id));
    cursor = pagination.cursor;
  } while (cursor !== undefined);
  expect(new Set(seen).size).toBe(13);
  expect(seen).toHaveLength(13);
  expect(seen).not.toContain('priceless');
  expect((await search({ filters: { categories: ['Guldmynt'] } })).products.map(({ id }) => id)).toEqual(['mynt']);
});

it('a product has its price in öre, its metal, the price’s end of validity, and the required disclosures', async () => {
  const { products: found, messages } = await search({ query: 'tacka nummer 3' });
  const [variant] = found[0]?.variants ?? [];
  expect(variant).toMatchObject({
    price: { amount: products[3]?.price, currency: 'SEK' },
    availability: { available: true, status: 'in_stock' },
    metadata: { metal: 'gold', price_epoch: moment.epoch.changed, price_valid_until: moment.epoch.nextChange },
  });
  expect(messages.map(({ type, code }) => `${type} ${code}`)).toEqual(
    expect.arrayContaining(['warning price_follows_market', 'warning final_sale']),
  );
  expect((await search({ query: 'kapsel' })).messages.map(({ code }) => code)).not.toContain('final_sale');
});

it.each([
  ['of investment gold: none', { vat: ore(0), isInvestmentGold: true }, 0],
  [
    'of other goods without VAT, which may be under the margin scheme: unknown',
    { vat: ore(0), isInvestmentGold: false },
    undefined,
  ],
])('the VAT %s', (_, facts, vat) => {
  const product = aProduct({ ...facts, variants: [] });
  const sellable = { code: product.code, product, options: [] };
  expect(productOf(product, [sellable], [sellable], moment).variants[0]?.metadata.vat).toBe(vat);
});

it('a price filter is in öre; in another currency it is ignored, with a message', async () => {
  const within = { filters: { price: { min: 100_000, max: 100_000 } } };
  const { products: found } = await search(within);
  expect(found.map(({ id, variants }) => [id, variants.map((variant) => variant.id)])).toEqual([['ring', ['ring-0']]]);
  const other = await search({ ...within, context: { currency: 'EUR' } });
  expect(other.pagination.total_count).toBe(14);
  expect(other.messages[0]?.code).toBe('price_filter_ignored');
});

it('a lookup returns each product once, with the inputs that matched each variant', () => {
  const { products: found, messages } = lookup({ ids: ['ring', 'RING-1', 'ring', 'nope', 'priceless', 'mynt'] });
  const inputs = found.map(({ id, variants }) => [id, variants.map((variant) => [variant.id, variant.inputs])]);
  expect(inputs).toEqual([
    [
      'ring',
      [
        ['ring-0', [{ id: 'ring', match: 'featured' }]],
        ['ring-1', [{ id: 'RING-1', match: 'exact' }]],
      ],
    ],
    ['mynt', [['v-58', [{ id: 'mynt', match: 'featured' }]]]],
  ]);
  expect(messages.filter(({ code }) => code === 'not_found').map(({ content }) => content)).toEqual([
    'nope',
    'priceless',
  ]);
});

it('a product is narrowed by its options, which state existence and availability', () => {
  const values = [
    { label: '1 g', available: true, exists: true },
    { label: '5 g', available: true, exists: true },
    { label: '10 g', available: false, exists: true },
  ];
  const selected = [{ name: 'Storlek', label: '1 g' }];
  expect(detail({ id: 'ring' })).toMatchObject({ selected, options: [{ name: 'Storlek', values }] });
  expect(detail({ id: 'ring-1', selected: [{ name: 'Storlek', label: '10 g' }] })).toMatchObject({
    selected: [{ name: 'Storlek', label: '5 g' }],
    variants: [{ id: 'ring-1' }],
  });
  expect(detail({ id: 'ring', selected: [{ name: 'Storlek', label: '7 g' }] })).toMatchObject({ selected: [] });
  expect(detail({ id: 'nope' })).toEqual({ code: 'not_found' });
});

it.each([
  [{}],
  [{ query: '  ' }],
  [{ filters: {} }],
  [{ filters: { categories: [] } }],
  [{ filters: { colour: ['red'] } }],
  [{ query: 7 }],
  [{ query: 'guld', pagination: { limit: 0 } }],
])('rejects the search %j', (body) => expect(search(body)).rejects.toThrow('invalid_request'));

it('rejects a cursor of another search, or of none', async () => {
  const tacka = { query: 'tacka', filters: { price: { max: 10_000_000 } } };
  const { cursor } = (await search({ ...tacka, pagination: { limit: 5 } })).pagination;
  for (const other of [
    { ...tacka, query: 'mynt' },
    { ...tacka, filters: { price: { max: 10_000_001 } } },
    // The price filter is not applied, so that more products match.
    { ...tacka, context: { currency: 'EUR' } },
  ])
    await expect(search({ ...other, pagination: { cursor } })).rejects.toThrow('invalid_cursor');
  for (const none of ['bm9uZQ', '%00'])
    await expect(search({ ...tacka, pagination: { cursor: none } })).rejects.toThrow('invalid_cursor');
});
