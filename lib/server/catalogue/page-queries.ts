import 'server-only';
import { optionsOf } from '@/lib/domain/listing/filters';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import type { Destination } from '@/lib/domain/paths/destination';
import { viewHref } from '@/lib/domain/paths/listing-address';
import type { Ore } from '@/lib/domain/prices/money';
import { productsOfPart, type SitemapPart, type SitemapProduct, sitemapPartsOf } from '@/lib/server/seo/sitemap';
import { cachedGoods, cachedTexts } from './cached';
import type { Catalogue } from './catalogue';
import { facetAddresses } from './facet-pages';
import { destinationIn } from './shop-addresses';
import { getSnapshot } from './snapshot';

/** Path of each brand's page by brand key: below gold or silver, whichever has more of its products. */
export function brandPages({ roots, byCategory }: Catalogue): Readonly<Record<string, string>> {
  const pages = roots.toReversed().flatMap(({ code }) =>
    optionsOf('brands', byCategory.get(code) ?? []).map(({ key, count }) => {
      const path = viewHref(categoryPath([{ code }]), { query: { ...EMPTY_QUERY, brands: [key] }, page: 1 });
      return { key, count, path };
    }),
  );
  // Of several pages with one key the last remains.
  return Object.fromEntries(pages.sort((a, b) => a.count - b.count).map(({ key, path }) => [key, path]));
}

/** The paths of the weight and brand pages for search engines, for the sitemap. */
export async function listFacetPages(): Promise<string[]> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return facetAddresses(snapshot.catalogue);
}

/** The parts of the sitemap. */
export async function listSitemapParts(): Promise<SitemapPart[]> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return sitemapPartsOf(snapshot.catalogue.products);
}

/** URL parts, pictures and last change of every product in a part of the sitemap. */
export async function listSitemapProducts(part: string): Promise<SitemapProduct[]> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  const products = productsOfPart(snapshot.catalogue.products, part);
  return products.map(({ categoryCode, code, images, updatedAt }) => ({ categoryCode, code, images, updatedAt }));
}

/** `brandPages`; empty while there is no catalogue. Never rejects. */
export async function getBrandPages(): Promise<Readonly<Record<string, string>>> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedTexts(snapshot !== null);
  return snapshot ? brandPages(snapshot.catalogue) : {};
}

export interface BuyBack {
  readonly path: string;
  readonly name: string;
  /** Öre. */
  readonly buyBack: Ore;
}

/** What the shop pays for each product of a category, in the shop's order; empty while there is no catalogue. Never rejects. */
export async function getBuyBacks(category: string): Promise<readonly BuyBack[]> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedGoods(snapshot);
  return (snapshot?.catalogue.byCategory.get(category) ?? []).flatMap((product) =>
    product.buyBackPrice === null
      ? []
      : [{ path: productPath(product), name: product.name, buyBack: product.buyBackPrice }],
  );
}

/** The destination of a path without a query, cached as the page at it is. @throws CommerceError without a catalogue */
export async function destinationOfPath(pathname: string): Promise<Destination> {
  'use cache';
  const snapshot = await getSnapshot();
  cachedTexts();
  return destinationIn(snapshot.catalogue, { pathname, searchParams: new URLSearchParams() });
}
