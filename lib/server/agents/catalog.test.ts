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
  for (const [name, [offer]] of Object.entries(ucp.capabilities).slice(0, 2)) {
    const part = name.split('.').at(-1);
    expect(offer).toMatchObject({
      spec: `https://ucp.dev/2026-04-08/specification/catalog/${part}`,
      schema: `https://ucp.dev/2026-04-08/schemas/shopping/catalog_${part}.json`,
    });
  }
  expect(ucp.services['dev.ucp.shopping'][0]).toMatchObject({
    transport: 'rest',
    schema: 'https://ucp.dev/2026-04-08/services/shopping/rest.openapi.json',
    endpoint: 'https://guldkajen.example/api/ucp',
  });
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

it('disclosures name the products that they are about', async () => {
  const { products: found, messages } = await search({
    filters: { categories: ['Köpa guld'] },
    pagination: { limit: 50 },
  });
  const mayWithdraw = found.findIndex(({ id }) => id === 'mynt');
  expect(messages[0]).toMatchObject({
    code: 'price_follows_market',
    path: '$.products',
    presentation: 'disclosure',
    content: expect.stringContaining('24\u00a0november 2026 kl.\u00a009.15'),
    url: 'https://guldkajen.example/kopvillkor',
  });
  expect(messages.slice(1)).toEqual(
    found.flatMap((_, index) =>
      index === mayWithdraw
        ? []
        : expect.objectContaining({
            path: `$.products[${index}]`,
            presentation: 'disclosure',
            url: 'https://guldkajen.example/kopvillkor#ingen-angerratt',
          }),
    ),
  );
  const bound = (await search({ query: 'tacka', pagination: { limit: 2 } })).messages;
  expect(bound.map(({ path }) => path)).toEqual(['$.products', '$.products']);
  expect((await search({ query: 'nothing-like-it' })).messages).toEqual([]);
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
  const sellable = { code: product.code, product, price: ore(1_429_000), options: [] };
  expect(productOf(product, [sellable], [sellable], moment).variants[0]?.metadata.vat).toBe(vat);
});

it('a product has everything that is known about it', () => {
  const coin = aProduct({
    code: 'mynt-1oz',
    slug: 'mynt',
    name: '1 oz mynt',
    brand: 'Perth Mint',
    description: '<p>Ett mynt.</p>',
    categoryCode: 'guldmynt',
    weight: 31.103,
    weightType: 'oz',
    purity: 916.7,
    price: ore(4_400_000),
    reducedFrom: ore(4_500_000),
    buyBackPrice: ore(3_900_000),
    deliveryDays: 14,
    onHand: false,
    ratings: 4.5,
    reviews: 2,
    attributes: { year: '2026', diameter: 32.6 },
    variants: [],
  });
  const whole = { code: 'V-1', product: coin, price: ore(4_400_000), options: [] };
  expect(productOf(coin, [whole, { ...whole, price: ore(100) }], [whole], moment)).toEqual({
    id: 'mynt-1oz',
    handle: 'mynt',
    title: '1 oz mynt',
    description: { plain: 'Ett mynt.' },
    url: 'https://guldkajen.example/guldmynt/mynt-1oz',
    categories: [
      { value: 'Köpa guld > Guldmynt', taxonomy: 'merchant' },
      { value: expect.stringMatching(/> Collectible Coins$/), taxonomy: 'google_product_category' },
    ],
    price_range: { min: { amount: 100, currency: 'SEK' }, max: { amount: 4_400_000, currency: 'SEK' } },
    media: [{ type: 'image', url: 'https://guldkajen.example/sylius/media/image/ab/cd.jpg', alt_text: '1 oz mynt' }],
    variants: [
      {
        id: 'V-1',
        sku: 'V-1',
        title: '1 oz mynt',
        description: { plain: 'Ett mynt.' },
        url: 'https://guldkajen.example/guldmynt/mynt-1oz',
        price: { amount: 4_400_000, currency: 'SEK' },
        list_price: { amount: 4_500_000, currency: 'SEK' },
        unit_price: {
          amount: 141_463,
          currency: 'SEK',
          measure: { value: 31.1035, unit: 'g' },
          reference: { value: 1, unit: 'g' },
        },
        availability: { available: true, status: 'backorder' },
        metadata: {
          metal: 'gold',
          gross_weight_grams: 33.9298,
          fine_weight_grams: 31.1035,
          fineness: 916.7,
          premium_percent: 10,
          buy_back_price: 3_900_000,
          vat: 0,
          investment_gold: true,
          right_of_withdrawal: false,
          price_epoch: moment.epoch.changed,
          price_valid_until: moment.epoch.nextChange,
          year: '2026',
          diameter: 32.6,
        },
      },
    ],
    rating: { value: 4.5, scale_min: 1, scale_max: 5, count: 2 },
    tags: ['gold', '1 oz', 'Perth Mint'],
  });
});

it('a product has nothing that is not known about it', () => {
  const bare = aProduct({
    brand: null,
    description: '',
    categoryCode: 'praglade-guldtackor',
    metal: null,
    weight: null,
    purity: null,
    buyBackPrice: null,
    inStock: false,
    ratings: 3,
    variants: [],
  });
  const sold = { code: 'b', product: bare, price: ore(1_429_000), options: [] };
  const { categories, description, rating, tags, variants } = productOf(bare, [sold], [sold], moment);
  expect(categories).toEqual([{ value: 'Köpa guld > Guldtackor', taxonomy: 'merchant' }]);
  expect([description, rating, tags]).toEqual([{ plain: bare.name }, { value: 3, scale_min: 1, scale_max: 5 }, []]);
  expect(Object.keys(variants[0]?.metadata ?? {})).toEqual([
    'vat',
    'investment_gold',
    'right_of_withdrawal',
    'price_epoch',
    'price_valid_until',
  ]);
  expect(variants[0]).toMatchObject({ availability: { available: false, status: 'out_of_stock' } });
  for (const unknown of ['list_price', 'unit_price', 'options']) expect(variants[0]).not.toHaveProperty(unknown);
  expect(productOf(aProduct(), [sold], [sold], moment)).not.toHaveProperty('rating');
});

it.each(['guldmynt', 'GULDMYNT', 'Guldmynt', 'köpa guld > guldmynt'])('a category is named by "%s"', async (name) => {
  expect((await search({ filters: { categories: ['nope', name] } })).products.map(({ id }) => id)).toEqual(['mynt']);
});

it('a price filter is in öre; in another currency it is ignored, with a message', async () => {
  const within = { filters: { price: { min: 100_000, max: 100_000 } } };
  const { products: found } = await search(within);
  expect(found.map(({ id, variants }) => [id, variants.map((variant) => variant.id)])).toEqual([['ring', ['ring-0']]]);
  const labels = ['1 g', '5 g', '10 g'].map((label) => ({ label }));
  expect(found[0]?.options).toEqual([{ name: 'Storlek', values: labels }]);
  expect((await search({ ...within, context: { currency: 'sek' } })).pagination.total_count).toBe(1);
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

it('a lookup and a product leave out what its filters leave out', () => {
  const filters = { price: { max: 150_000 } };
  const { products: found, messages } = lookup({ ids: ['ring-0', 'ring', 'ring-1', 'mynt'], filters });
  expect(found.map(({ variants }) => variants.map(({ id, inputs }) => [id, inputs.map((input) => input.id)]))).toEqual([
    [['ring-0', ['ring-0', 'ring']]],
  ]);
  expect(messages.slice(0, 2).map(({ content }) => content)).toEqual(['ring-1', 'mynt']);
  expect(messages.find(({ code }) => code === 'final_sale')).toMatchObject({ path: '$.products' });
  expect(detail({ id: 'ring', filters })).toMatchObject({ variants: [{ id: 'ring-0' }] });
  const none = productDetail(
    parseRequest(JSON.stringify({ id: 'ring', filters: { price: { max: 1 } } }), productRequest),
    moment,
  );
  expect(none).toMatchObject({
    messages: [{ code: 'not_found', content: expect.stringContaining('ring') }],
    continue_url: 'https://guldkajen.example/praglade-guldtackor/ring',
  });
});

it('options that no variant combines are dropped, those that the buyer does not prefer first', () => {
  const colours = [
    ['gul', 'S', true],
    ['gul', 'M', true],
    ['vit', 'S', false],
    ['vit', 'S', false],
  ] as const;
  const variants = colours.map(([color, size, inStock], index) =>
    aVariant({ id: `${index}`, code: `hange-${index}`, color, size, inStock }),
  );
  const pendant = aProduct({ code: 'hange', variants });
  const now = { ...moment, catalogue: buildCatalogue([pendant], roots, true) };
  const select = (more: object) => {
    const body = { id: 'hange', ...more };
    const response = productDetail(parseRequest(JSON.stringify(body), productRequest), now);
    if (!('product' in response)) return response;
    const { options, selected, variants: found } = response.product;
    return { options, selected, variants: found.map(({ id, title }) => `${id} ${title}`) };
  };
  const [vit, medium] = [
    { name: 'Färg', label: 'vit' },
    { name: 'Storlek', label: 'M' },
  ];
  expect(select({ selected: [vit, medium], preferences: ['Storlek'] })).toEqual({
    selected: [medium],
    variants: ['hange-1 gul / M'],
    options: [
      {
        name: 'Färg',
        values: [
          { label: 'gul', available: true, exists: true },
          { label: 'vit', available: false, exists: false },
        ],
      },
      {
        name: 'Storlek',
        values: [
          { label: 'S', available: true, exists: true },
          { label: 'M', available: true, exists: true },
        ],
      },
    ],
  });
  expect(select({ selected: [medium, vit], preferences: ['Färg', 'Storlek'] })).toMatchObject({ selected: [vit] });
  expect(select({ selected: [medium, vit] })).toMatchObject({ selected: [medium] });
  expect(select({ id: 'hange-3' })).toMatchObject({ variants: ['hange-3 vit / S', 'hange-2 vit / S'] });
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
    variants: [{ id: 'ring-1', options: [{ name: 'Storlek', label: '5 g' }] }],
  });
  expect(detail({ id: 'mynt' })).not.toHaveProperty('selected');
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

it('a page has ten products, and fifty at most', async () => {
  const limitOf = (pagination?: object) =>
    parseRequest(JSON.stringify({ query: ' x ', pagination }), searchRequest).limit;
  expect([limitOf(), limitOf({ limit: 7 }), limitOf({ limit: 51 })]).toEqual([10, 7, 50]);
  expect(parseRequest('{"query":" x "}', searchRequest).query).toBe('x');
  expect((await search({ query: 'tacka' })).pagination).toMatchObject({ has_next_page: true, total_count: 13 });
  const last = await search({ query: 'tacka', pagination: { limit: 13 } });
  expect(last.pagination).toEqual({ has_next_page: false, total_count: 13 });
});

it('an option is selected once', () => {
  const twice = ['1 g', '5 g'].map((label) => ({ name: 'Storlek', label }));
  expect(() => detail({ id: 'ring', selected: twice })).toThrow('invalid_request');
});

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
