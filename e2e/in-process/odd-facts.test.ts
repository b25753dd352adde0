import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { cardData } from '../../components/product/card/card-data';
import { savedEntry } from '../../components/saved/saved-data';
import { buildCatalogue } from '../../lib/catalogue/catalogue';
import { plausible } from '../../lib/catalogue/load/plausible';
import type { Category } from '../../lib/listing/category';
import type { Product } from '../../lib/product/product';
import { feedChunks } from '../../lib/seo/feed';
import { productJsonLd } from '../../lib/seo/json-ld';
import { mergeProducts } from '../../lib/sylius/resources/products/merge';
import { parseProduct } from '../../lib/sylius/resources/products/products';
import { wireVariant } from '../../lib/sylius/resources/products/wire.fixture';
import { parseVariant } from '../../lib/sylius/resources/variants/variants';

/*
 * Impossible facts from a backend are shown everywhere as unknown or uncertain. The price of a bar of 10 g is about 14 290 kr, that of
 * 100 g of silver about 2 250 kr.
 */

const RATES = { gold: { sekPerOunce: 41_287, change: 0 }, silver: { sekPerOunce: 512.6, change: 0 } };
const BANDS = { price: { lowest: 0.5, highest: 50 }, buyBack: { lowest: 0.2, highest: 50 } };
const EPOCH = { changed: '2026-11-21T10:05:00Z', nextChange: '2026-11-21T10:15:00Z' };
const URL = 'https://shop.example';

const root = (code: string, name: string, child: string): Category => ({
  code,
  name,
  description: null,
  children: [{ code: child, name: child, description: null, children: [] }],
});
const TREE = [root('kopa-guld', 'Köpa guld', 'guldtackor'), root('kopa-silver', 'Köpa silver', 'silvertackor')];

const GOLD = {
  '@id': '/api/v2/shop/products/P',
  code: 'P',
  name: 'Guldtacka 10 g Valcambi',
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

function load(product: object, variant: object): Product {
  const parsed = parseProduct(product, []);
  const metal = parsed.facts.categoryCode === 'silvertackor' ? 'silver' : 'gold';
  const merged = mergeProducts([parsed], [parseVariant(variant)], () => ({ metal, words: [] }));
  const products = plausible(merged, RATES, BANDS).map((entry) => entry.product);
  const [only] = buildCatalogue(products, TREE, true).products;
  if (!only) throw new Error('not placed');
  return only;
}

/** The same facts from every surface that prints them. */
function surfaces(product: Product) {
  const card = cardData(product);
  const saved = new Map(savedEntry(product, RATES).facts.map(({ name, value }) => [name, value]));
  const feed = [
    ...feedChunks([product], { name: 'B', description: 'B', url: URL, pricesFrom: EPOCH.changed }, () => {}),
  ].join('');
  const structured = productJsonLd(product, EPOCH, URL);
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
  };
}

const UNKNOWN = { price: null, vat: '–', perGram: null, premium: '–' };
const MAYBE = 'inkl. eventuell moms';

// The module reads no environment here, and doubtful facts are logged.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it('valid products are shown with price, VAT and stock', () => {
  expect(surfaces(load(GOLD, VARIANT))).toMatchObject({
    price: '14290',
    vat: 'Momsfritt investeringsguld',
    stock: 'inStock',
  });
  expect(surfaces(load(SILVER, SILVER_VARIANT))).toMatchObject({ price: '2250', vat: 'inkl. 25\u00a0% moms' });
});

it.each([
  ['a silver bar at the gold rate', { ...SILVER, syncRates: 'XAU' }, { ...SILVER_VARIANT, vat: null }, UNKNOWN],
  ['a silver bar among the gold', { ...SILVER, mainTaxon: GOLD.mainTaxon }, { ...SILVER_VARIANT, vat: 0 }, UNKNOWN],
  ['gold among the silver', { ...GOLD, mainTaxon: SILVER.mainTaxon }, VARIANT, UNKNOWN],
  ['platinum', { ...GOLD, name: 'Tacka 1 oz', syncRates: 'XPT' }, VARIANT, UNKNOWN],
  ['an attribute that names the other metal', { ...GOLD, attributes: { metall: 'Silver' } }, VARIANT, UNKNOWN],
  ['VAT in percent', SILVER, { ...SILVER_VARIANT, vat: 25 }, UNKNOWN],
  ['VAT as a share', SILVER, { ...SILVER_VARIANT, vat: 0.25 }, UNKNOWN],
  ['VAT as large as the price', SILVER, { ...SILVER_VARIANT, vat: 180_000 }, UNKNOWN],
  ['VAT of another country', SILVER, { ...SILVER_VARIANT, vat: 34_200 }, UNKNOWN],
  ['a price in kronor', GOLD, { ...VARIANT, price: 14_290, purchasePrice: null }, UNKNOWN],
  ['a price in kronor as a text', GOLD, { ...VARIANT, price: '14290.00', purchasePrice: null }, UNKNOWN],
  ['a price in öre of öre', GOLD, { ...VARIANT, price: 142_900_000 }, UNKNOWN],
  ['a sale for a hundredth', { ...GOLD, sale_price: 14_290 }, VARIANT, UNKNOWN],
  ['a weight in kilos', { ...GOLD, name: 'Guldtacka Valcambi', weight: 0.01 }, VARIANT, UNKNOWN],
  [
    'a buy-back price that nobody pays',
    GOLD,
    { ...VARIANT, purchasePrice: 1_000_000_000 },
    { price: '14290', buyBack: null },
  ],
  [
    'a buy-back price above the price',
    GOLD,
    { ...VARIANT, purchasePrice: 1_500_000 },
    { price: '14290', buyBack: null },
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
