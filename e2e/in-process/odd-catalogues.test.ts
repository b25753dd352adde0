import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { Category } from '@/lib/domain/listing/category';
import { listingOf } from '@/lib/domain/listing/listing';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { SORT_KEYS } from '@/lib/domain/listing/sort';
import { offerOf } from '@/lib/domain/product/in-variant';
import { withoutPastOffer } from '@/lib/domain/product/limited-offer';
import type { Product } from '@/lib/domain/product/product';
import { technicalData } from '@/lib/domain/product/technical-data';
import { NO_CHOICE, variationOf } from '@/lib/domain/product/variation';
import { weightLabel } from '@/lib/domain/product/weight';
import { buildCatalogue, categoryPage } from '@/lib/server/catalogue/catalogue';
import { createSearchIndex, searchDocument, searchStrictly } from '@/lib/server/search/products/search';
import { collect } from '@/lib/server/sylius/decoders/collect';
import { mergeProducts } from '@/lib/server/sylius/resources/products/merge';
import { parseProduct } from '@/lib/server/sylius/resources/products/products';
import { wireProduct, wireVariant } from '@/lib/server/sylius/resources/products/wire.fixture';
import { parseVariant, parseVariantPrice } from '@/lib/server/sylius/resources/variants/variants';
import { cardData, offerCard } from '../../components/card/card-data';
import { savedEntry } from '../../components/card/saved-data';
import { addItem } from '../../lib/domain/cart/cart';
import { cartTotal, cartVat } from '../../lib/domain/cart/cart-sums';
import { readStoredCart } from '../../lib/domain/cart/stored-cart';
import { holds, like } from '../../lib/domain/inputs.fixture';
import { plausible } from '../../lib/server/catalogue/load/plausible';
import { feedChunks } from '../../lib/server/seo/feed';
import { productJsonLd } from '../../lib/server/seo/json-ld';
import { productMetadata } from '../../lib/server/seo/metadata';
import { productEntries } from '../../lib/server/seo/sitemap';

/*
 * Products that pass the parsers are used in calculations on every page: one that makes those throw would break the whole listing, feed
 * or search.
 */

const NOW = new Date('2026-11-21T10:05:00Z');
const EPOCH = { changed: '2026-11-21T10:00:00Z', nextChange: '2026-11-21T10:10:00Z' };
const RATES = { gold: { sekPerOunce: 41_287, change: 0.4 }, silver: { sekPerOunce: 512.6, change: -0.2 } };
const SPOTS = { gold: { ...RATES.gold, isOld: false }, silver: { ...RATES.silver, isOld: false } };
const NO_REPORTS = { error: () => {}, leftOut: () => {} };
const SITE_URL = 'https://shop.example';
const SITE = { name: 'Butiken', description: 'Guld', url: SITE_URL, pricesFrom: EPOCH.changed, paths: new Map() };
const root = (code: string, name: string, ...children: string[]): Category => ({
  code,
  name,
  description: null,
  children: children.map((child) => ({ code: child, name: child, description: null, children: [] })),
});
const TREE = [
  root('kopa-guld', 'Köpa guld', 'praglade-guldtackor', 'guldtackor'),
  root('kopa-silver', 'Köpa silver', 'silvertackor'),
];

const ANY = {
  ...wireVariant,
  originalPrice: 4_300_000,
  lowestPriceBeforeDiscount: 4_400_000,
  weight: '10',
  size: '10g',
  color: 'FF0000',
  color_name: 'röd',
};
const BODIES = {
  product: {
    ...wireProduct,
    until: '2026-12-31',
    sale_price: 4_200_000,
    images: [...wireProduct.images],
    variants: [],
  },
  variants: [ANY, { ...ANY, '@id': '/sylius/api/v2/admin/product-variants/B', id: 59, code: 'B', size: '20g' }],
};

function productsOf({ product, variants }: typeof BODIES): readonly Product[] {
  const parsed = collect('products', [product, wireProduct], (member) => parseProduct(member, []));
  const merged = mergeProducts(parsed, collect('variants', variants, parseVariant));
  const products = merged.map((entry) => withoutPastOffer(entry.product, NOW));
  return buildCatalogue(products, TREE, true).products;
}

/** What invalid, too large or too small numbers look like in text. */
const NONSENSE = /NaN|Inf|e[+-]|^−|^0 g/;

function showEach(product: Product): void {
  savedEntry(product, RATES);
  const facts = technicalData(product).map(({ value }) => value);
  for (const text of [...facts, weightLabel(product)]) expect(text ?? '').not.toMatch(NONSENSE);
  productMetadata(product, RATES);
  variationOf(product.variants, NO_CHOICE);
  JSON.stringify(productJsonLd(product, SITE_URL));
  const bought = [
    savedEntry(product, RATES).card,
    ...product.variants.map((variant) => offerCard(offerOf(product, variant))),
  ]
    .flatMap(({ item }) => item ?? [])
    .reduce((items, item) => addItem(items, item, 10_000), [] as ReturnType<typeof addItem>);
  cartTotal(bought);
  cartVat(bought);
  // The shop's own cart items are restored after a reload.
  expect(readStoredCart(JSON.parse(JSON.stringify({ data: bought }))).dropped).toBe(0);
}

async function showAll(products: readonly Product[]): Promise<void> {
  const catalogue = buildCatalogue(products, TREE, true);
  const page = categoryPage(catalogue, 'kopa-guld');
  for (const sort of SORT_KEYS) if (page) listingOf(page, { ...EMPTY_QUERY, sort }, 1, RATES);
  searchStrictly(await createSearchIndex(products.map((product) => searchDocument(product))), 'guldtacka 10g');
  const feed = [...feedChunks(products, SITE, NO_REPORTS)].join('');
  expect(feed.endsWith('</rss>\n')).toBe(true);
  productEntries(SITE_URL, products);
}

// The log reports whatever is omitted, here a thousand times.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it('any product that passes the parsers can be listed, searched, fed, described and bought', async () => {
  expect(productsOf(BODIES)).toHaveLength(1);
  await holds(
    fc.asyncProperty(like(BODIES), async (given) => {
      const { product = null, variants = [] } = Object(given);
      const products = productsOf({ product, variants: Array.isArray(variants) ? variants : [] });
      products.forEach(showEach);
      await showAll(products);
    }),
  );
});

/*
 * Impossible facts from a backend are shown everywhere as unknown or uncertain. The price of a bar of 10 g is about 14 290 kr, that of
 * 100 g of silver about 2 250 kr.
 */

const BANDS = { price: { lowest: 0.5, highest: 50 }, buyBack: { lowest: 0.2, highest: 50 } };
const GOLD = {
  '@id': '/api/v2/shop/products/P',
  code: 'P',
  name: 'Guldtacka 10 g Valcambi',
  images: wireProduct.images,
  mainTaxon: '/api/v2/shop/taxons/guldtackor',
  variants: ['/api/v2/shop/product-variants/V'],
  weight: 10,
  weightType: 'g',
  syncRates: 'XAU',
  purity: 999.9,
};
const SILVER = {
  ...GOLD,
  name: 'Silvertacka 100 g Heraeus',
  mainTaxon: '/api/v2/shop/taxons/silvertackor',
  weight: 100,
  purity: 999,
  syncRates: 'XAG',
};
const VARIANT = {
  ...wireVariant,
  '@id': '/api/v2/shop/product-variants/V',
  code: 'V',
  price: 1_429_000,
  purchasePrice: 1_300_000,
};
const SILVER_VARIANT = { ...VARIANT, price: 180_000, vat: 45_000, purchasePrice: 150_000 };

function load(product: object, variant: object) {
  const parsed = parseProduct(product, []);
  const metal = parsed.facts.categoryCode === 'silvertackor' ? 'silver' : 'gold';
  const merged = mergeProducts([parsed], [parseVariant(variant)], () => ({ metal, words: [] }));
  const [checked] = plausible(merged, SPOTS, BANDS);
  const [placed] = buildCatalogue(checked ? [checked.product] : [], TREE, true).products;
  if (!checked || !placed) throw new Error('not placed');
  return { ...checked, product: placed };
}

function surfaces({ product, doubts }: ReturnType<typeof load>) {
  const card = cardData(product);
  const saved = new Map(savedEntry(product, RATES).facts.map(({ name, value }) => [name, value]));
  const feed = [...feedChunks([product], SITE, NO_REPORTS)].join('');
  const structured = productJsonLd(product, SITE_URL);
  const price = (card.price ?? '').replace(/\D/g, '') || null;
  expect(/<g:price>(\d+)/.exec(feed)?.[1] ?? null, 'feed').toBe(price);
  expect(structured && String(structured.offers.price), 'structured data').toBe(price);
  expect(card.item && String(Math.round(card.item.price / 100)), 'cart').toBe(price);
  const stock = { inStock: 'in stock', backorder: 'backorder', soldOut: 'out of stock' }[card.stock.kind];
  expect(/<g:availability>([^<]+)/.exec(feed)?.[1] ?? stock, 'stock in the feed').toBe(stock);
  return {
    price,
    vat: saved.get('Moms'),
    perGram: card.perGram,
    premium: saved.get('Påslag mot spotpris'),
    buyBack: card.buyBack,
    stock: card.stock.kind,
    reducedFrom: card.reducedFrom,
    doubts: doubts.map(({ fields }) => fields.join()),
  };
}

const UNKNOWN = { price: null, vat: '–', perGram: null, premium: '–' };
const DROPPED = { ...UNKNOWN, stock: 'soldOut', doubts: ['price'] };
const BOUGHT = 'Vi köper 13\u00a0000\u00a0SEK';
const MAYBE = 'inkl. eventuell moms';

it('valid products are shown with price, VAT and stock, and keep a reduction', () => {
  expect(surfaces(load(GOLD, VARIANT))).toMatchObject({
    price: '14290',
    vat: 'Momsfritt investeringsguld',
    stock: 'inStock',
  });
  expect(surfaces(load(SILVER, SILVER_VARIANT))).toMatchObject({ price: '2250', vat: 'inkl. 25\u00a0% moms' });
  expect(load(GOLD, { ...VARIANT, lowestPriceBeforeDiscount: 1_479_000 }).product.reducedFrom).toBe(1_479_000);
});

it.each([
  ['a silver bar at the gold rate', { ...SILVER, syncRates: 'XAU' }, { ...SILVER_VARIANT, vat: null }, UNKNOWN],
  ['a silver bar among the gold', { ...SILVER, mainTaxon: GOLD.mainTaxon }, { ...SILVER_VARIANT, vat: 0 }, UNKNOWN],
  ['gold among the silver', { ...GOLD, mainTaxon: SILVER.mainTaxon }, VARIANT, UNKNOWN],
  ['platinum', { ...GOLD, name: 'Tacka 1 oz', syncRates: 'XPT' }, VARIANT, UNKNOWN],
  ['an attribute that names the other metal', { ...GOLD, attributes: { metall: 'Silver' } }, VARIANT, UNKNOWN],
  ['VAT in percent', SILVER, { ...SILVER_VARIANT, vat: 25 }, { ...UNKNOWN, doubts: ['price,vat'] }],
  ['VAT as a share', SILVER, { ...SILVER_VARIANT, vat: 0.25 }, UNKNOWN],
  ['VAT as large as the price', SILVER, { ...SILVER_VARIANT, vat: 180_000 }, UNKNOWN],
  ['VAT of another country', SILVER, { ...SILVER_VARIANT, vat: 34_200 }, UNKNOWN],
  ['a price in kronor', GOLD, { ...VARIANT, price: 14_290, purchasePrice: null }, DROPPED],
  ['a price in kronor as a text', GOLD, { ...VARIANT, price: '14290.00', purchasePrice: null }, DROPPED],
  ['a price in öre of öre', GOLD, { ...VARIANT, price: 142_900_000 }, { ...DROPPED, buyBack: BOUGHT }],
  ['a sale for a hundredth', { ...GOLD, sale_price: 14_290 }, VARIANT, { ...DROPPED, buyBack: BOUGHT }],
  [
    'a weight in kilos',
    { ...GOLD, name: 'Guldtacka Valcambi', weight: 0.01 },
    VARIANT,
    { ...DROPPED, buyBack: null, doubts: ['price', 'purchasePrice'] },
  ],
  [
    'a buy-back price that nobody pays',
    GOLD,
    { ...VARIANT, purchasePrice: 1_000_000_000 },
    { price: '14290', buyBack: null, doubts: ['purchasePrice'] },
  ],
  [
    'a buy-back price above the price',
    GOLD,
    { ...VARIANT, purchasePrice: 1_500_000 },
    { price: '14290', buyBack: null, doubts: ['purchasePrice'] },
  ],
  [
    'a reduction from an absurd price',
    GOLD,
    { ...VARIANT, lowestPriceBeforeDiscount: 142_900_000 },
    { price: '14290', reducedFrom: null, doubts: [] },
  ],
  [
    'a collectors’ coin far above its metal value',
    { ...GOLD, name: 'Guldmynt 10 g' },
    { ...VARIANT, price: 40_000_000 },
    { price: '400000', buyBack: BOUGHT, doubts: [] },
  ],
  ['no VAT on silver', SILVER, { ...SILVER_VARIANT, vat: 0 }, { price: '1800', vat: MAYBE }],
  [
    'no VAT on a bar of 1 g',
    { ...GOLD, name: 'Guldtacka 1 g', weight: 1 },
    { ...VARIANT, price: 160_000, purchasePrice: null },
    { vat: MAYBE },
  ],
  ['no VAT on gold of 750/1000', { ...GOLD, purity: 750 }, VARIANT, { price: '14290', vat: MAYBE }],
  ['an empty stock on hand', GOLD, { ...VARIANT, stock: 0 }, { price: '14290', stock: 'backorder' }],
  ['more sold than there was', GOLD, { ...VARIANT, stock: -3, deliveryStatus: null }, { stock: 'backorder' }],
  [
    'no piece on hand, in stock',
    GOLD,
    { ...VARIANT, stock: null, onHand: 0, deliveryStatus: null },
    { stock: 'backorder' },
  ],
  ['an empty stock that cannot be ordered', GOLD, { ...VARIANT, stock: 0, inStock: false }, { stock: 'soldOut' }],
])('%s', (_, product, variant, expected) => {
  expect(surfaces(load(product, variant))).toMatchObject(expected);
});

it('a dropped price has no VAT either, and the price of its variant, fetched later, has the same limits', () => {
  const { product, terms } = load(SILVER, { ...SILVER_VARIANT, price: 1800, vat: 450 });
  expect(product).toMatchObject({ price: null, netPrice: null, vat: null });
  const priceOf = (price: number) =>
    parseVariantPrice({ ...SILVER_VARIANT, price, vat: price / 4 }, terms[0]?.[1]).price;
  expect([priceOf(1800), priceOf(180_000)]).toEqual([null, 225_000]);
});
