import 'server-only';
import type { Category, CategoryTile } from '@/lib/domain/listing/category';
import { type Listing, listingOf } from '@/lib/domain/listing/listing';
import { parseListingQuery, serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import type { Closed } from '@/lib/domain/order/closed';
import type { Metal } from '@/lib/domain/prices/goods';
import { type Epoch, NO_EPOCH, type Rates } from '@/lib/domain/prices/rates';
import type { Product } from '@/lib/domain/product/product';
import type { Standing } from '@/lib/server/seo/search-pages';
import type { FaqEntry } from '@/lib/server/sylius/resources/faq/faq';
import { cachedGoods, cachedPrices, cachedTexts } from './cached';
import { type Catalogue, categoryPage, categoryTiles, productByCode, productParams } from './catalogue';
import { standingIn } from './facet-pages';
import { versionOf } from './load/load';
import { lacksRates } from './load/spot-prices';
import { closedMark, closedNow } from './sales/closed';
import { getSnapshot, type Snapshot } from './snapshot';
import { loadFaq, loadTopSellerCodes } from './watch/warm-up';

/**
 * The top sellers as catalogue products, so that their prices have the same epoch as every other price on the page. Products not
 * for sale are left out. `brand` (any case) is applied here too, since the backend may ignore it.
 */
export function topSellersFrom(catalogue: Catalogue, codes: readonly string[], brand?: string): Product[] {
  const sellers = new Set(codes.flatMap((code) => catalogue.byCode.get(code.toLowerCase()) ?? []));
  const wanted = brand?.toLowerCase();
  const isListed = (product: Product) => !catalogue.unlisted.includes(product);
  return [...sellers].filter(
    (product) => isListed(product) && (wanted === undefined || product.brand?.toLowerCase() === wanted),
  );
}

/** Most products in a row of top sellers. */
const ROW = 8;

/** Replaces unknown top sellers: `best` of the whole shop first, then products in stock, in the shop’s order. */
function fallbackSellers(catalogue: Catalogue, best: readonly string[], brand?: string): Product[] {
  const all = brand === undefined ? catalogue.products : (catalogue.byBrand.get(brand.toLowerCase()) ?? []);
  const inStock = all.filter((product) => product.inStock);
  return [...new Set([...topSellersFrom(catalogue, best, brand), ...inStock])].slice(0, ROW);
}

/*
 * Queries of the pages. Each is small and cached separately: a cached value with the whole catalogue would be serialised and parsed for
 * every page. Queries for a page's main content reject when the backend fails and there is no last good response, and rejections are
 * not cached; those for secondary content never reject. POST /api/revalidate expires all of their tags.
 */

/** The snapshot for a query of prices that never rejects. */
async function pricesIfAny(isEnough = (_: Snapshot) => true): Promise<Snapshot | null> {
  const snapshot = await getSnapshot().catch(() => null);
  cachedPrices(snapshot, snapshot !== null && isEnough(snapshot));
  return snapshot;
}

/** A product by code, ignoring case; null when there is none in the gold or silver tree. */
export async function getProduct(code: string): Promise<Product | null> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedGoods(snapshot);
  return productByCode(snapshot.catalogue, code);
}

/** Every category directly below a root, as a tile without products, which would make the cache entry large. */
export async function getCategoryTiles(): Promise<readonly CategoryTile[]> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return categoryTiles(snapshot.catalogue);
}

/** A listing and what search engines may do with it. */
export interface FoundListing extends Listing {
  readonly standing: Standing;
}

/** A page of a category, filtered and sorted by its query string (lib/domain/listing/filters.ts); null when there is none. */
export async function getListing(code: string, search: string, page: number): Promise<FoundListing | null> {
  const query = parseListingQuery(new URLSearchParams(search));
  return cachedListing(code.toLowerCase(), serialiseListingQuery(query), page);
}

/** Takes the normalised query, so that unknown parameters create no cache entries. */
async function cachedListing(code: string, search: string, page: number): Promise<FoundListing | null> {
  'use cache';
  const query = parseListingQuery(new URLSearchParams(search));
  const [snapshot, rates] = await Promise.all([getSnapshot(), query.sort === 'paslag' ? getRates() : {}]);
  cachedGoods(snapshot);
  const source = categoryPage(snapshot.catalogue, code);
  const listing = source && listingOf(source, query, page, rates);
  return source && listing && { ...listing, standing: standingIn(snapshot.catalogue, source, query) };
}

/** The gold and silver roots with their children. */
export async function getCategoryTree(): Promise<readonly Category[]> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return snapshot.catalogue.roots;
}

/** The same for the menu, also on pages that need no catalogue: empty instead of a rejection. */
export async function getMenuTree(): Promise<readonly Category[]> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedTexts(snapshot !== null);
  return snapshot?.catalogue.roots ?? [];
}

/**
 * Top sellers of one brand or of all. When the backend sends none for a brand, falls back to the brand's products among all top
 * sellers, then to its products in stock, so that the row is never empty.
 */
export async function getTopSellers(brand?: string): Promise<Product[]> {
  'use cache';
  const [snapshot, codes] = await Promise.all([getSnapshot(), loadTopSellerCodes(brand)]);
  cachedGoods(snapshot, codes.fresh);
  const sellers = topSellersFrom(snapshot.catalogue, codes.value ?? [], brand);
  // Falls back also when all codes are unknown; an empty list is a valid response.
  if (sellers.length > 0 || codes.value?.length === 0) return sellers;
  const best = await loadTopSellerCodes();
  return fallbackSellers(snapshot.catalogue, best.value ?? [], brand);
}

/** Spot prices of the current epoch; a metal without one is missing. Never rejects. */
export async function getRates(): Promise<Rates> {
  'use cache';
  return (await pricesIfAny((snapshot) => !lacksRates(snapshot)))?.rates ?? {};
}

/** Metals whose prices are being checked, so that some of their goods have none. Never rejects. */
export async function getMetalsInCheck(): Promise<readonly Metal[]> {
  'use cache';
  return (await pricesIfAny())?.checking ?? [];
}

/** The price epoch of all prices from this file; NO_EPOCH without prices. Never rejects. */
export async function getEpoch(): Promise<Epoch> {
  'use cache';
  return (await pricesIfAny())?.epoch ?? NO_EPOCH;
}

/** Whether, and why, no orders are taken. Never rejects. */
export async function getClosed(): Promise<Closed | null> {
  'use cache';
  return closedNow((await pricesIfAny()) ?? undefined);
}

/** Changes when anything shown about the products changes; empty without a catalogue. Never rejects. */
export async function getVersion(): Promise<string> {
  'use cache';
  const snapshot = await pricesIfAny();
  return snapshot ? versionOf(snapshot) + closedMark(snapshot) : '';
}

/** The route parameters of every product page, for generateStaticParams. */
export async function listProductParams() {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return productParams(snapshot.catalogue);
}

/** All questions of the FAQ, empty while unknown; see groupFaq. Never rejects. */
export async function getFaq(): Promise<readonly FaqEntry[]> {
  'use cache';
  const faq = await loadFaq();
  cachedTexts(faq.fresh);
  return faq.value;
}
