import fc from 'fast-check';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { buildCatalogue, categoryPage } from '@/lib/catalogue/catalogue';
import { createSearchIndex, searchCodes, searchDocument } from '@/lib/catalogue/search/search';
import type { Category } from '@/lib/listing/category';
import { EMPTY_QUERY } from '@/lib/listing/filters';
import { listingOf } from '@/lib/listing/listing';
import { SORT_KEYS } from '@/lib/listing/sort';
import { technicalData } from '@/lib/product/labels';
import { withoutPastOffer } from '@/lib/product/limited-offer';
import type { Product } from '@/lib/product/product';
import { NO_CHOICE, variationOf } from '@/lib/product/variation';
import { weightLabel } from '@/lib/product/weight';
import { collect } from '@/lib/sylius/decoders/collect';
import { mergeProducts } from '@/lib/sylius/resources/products/merge';
import { parseProduct } from '@/lib/sylius/resources/products/products';
import { wireProduct, wireVariant } from '@/lib/sylius/resources/products/wire.fixture';
import { parseVariant } from '@/lib/sylius/resources/variants/variants';
import { variantCard } from '../../components/product/card/card-data';
import { savedEntry } from '../../components/saved/saved-data';
import { addItem, cartTotal, cartVat } from '../../lib/cart/cart';
import { readStoredCart } from '../../lib/cart/stored-cart';
import { holds, like } from '../../lib/fuzz/inputs';
import { feedChunks } from '../../lib/seo/feed';
import { productJsonLd } from '../../lib/seo/json-ld';
import { productMetadata } from '../../lib/seo/metadata';
import { sitemapEntries } from '../../lib/seo/sitemap';

/*
 * Products that pass the parsers are used in calculations on every page: one that makes those throw would break the whole listing, feed
 * or search.
 */

const NOW = new Date('2026-11-21T10:05:00Z');
const EPOCH = { changed: '2026-11-21T10:00:00Z', nextChange: '2026-11-21T10:10:00Z' };
const RATES = { gold: { sekPerOunce: 41_287, change: 0.4 }, silver: { sekPerOunce: 512.6, change: -0.2 } };
const SITE_URL = 'https://shop.example';
const SITE = { name: 'Butiken', description: 'Guld', url: SITE_URL, pricesFrom: EPOCH.changed };
const TREE: readonly Category[] = [
  {
    code: 'kopa-guld',
    name: 'Köpa guld',
    description: null,
    children: [{ code: 'praglade-guldtackor', name: 'Präglade guldtackor', description: null, children: [] }],
  },
];

const VARIANT = {
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
  variants: [VARIANT, { ...VARIANT, '@id': '/sylius/api/v2/admin/product-variants/B', id: 59, code: 'B', size: '20g' }],
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
  productMetadata(product);
  variationOf(product.variants, NO_CHOICE);
  JSON.stringify(productJsonLd(product, EPOCH, SITE_URL));
  const bought = [savedEntry(product, RATES).card, ...product.variants.map((variant) => variantCard(product, variant))]
    .flatMap(({ item }) => item ?? [])
    .reduce((items, item) => addItem(items, item, 10_000), [] as ReturnType<typeof addItem>);
  cartTotal(bought);
  cartVat(bought);
  // The shop's own cart items are restored after a reload.
  expect(readStoredCart(JSON.parse(JSON.stringify({ data: bought }))).dropped).toBe(0);
}

function showAll(products: readonly Product[]): void {
  const catalogue = buildCatalogue(products, TREE, true);
  const page = categoryPage(catalogue, 'kopa-guld');
  for (const sort of SORT_KEYS) if (page) listingOf(page, { ...EMPTY_QUERY, sort }, 1, RATES);
  searchCodes(createSearchIndex(products.map((product) => searchDocument(product))), 'guldtacka 10g');
  const feed = [...feedChunks(products, SITE, () => {})].join('');
  expect(feed.endsWith('</rss>\n')).toBe(true);
  sitemapEntries({ siteUrl: SITE_URL, roots: TREE, products, facets: [], pages: [] });
}

// The log reports whatever is omitted, here a thousand times.
beforeAll(() => void vi.spyOn(console, 'warn').mockReturnValue());
afterAll(() => void vi.restoreAllMocks());

it('any product that passes the parsers can be listed, searched, fed, described and bought', () => {
  expect(productsOf(BODIES)).toHaveLength(1);
  holds(
    fc.property(like(BODIES), (given) => {
      const { product = null, variants = [] } = Object(given);
      const products = productsOf({ product, variants: Array.isArray(variants) ? variants : [] });
      products.forEach(showEach);
      showAll(products);
    }),
  );
});
