import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { optionsOf } from '@/lib/domain/listing/filters';
import { EMPTY_QUERY } from '@/lib/domain/listing/listing-query';
import { categoryPath, productPath } from '@/lib/domain/paths/catalogue-paths';
import type { Destination } from '@/lib/domain/paths/destination';
import { viewHref } from '@/lib/domain/paths/listing-address';
import type { Ore } from '@/lib/domain/prices/money';
import { productsOfPart, type SitemapPart, type SitemapProduct, sitemapPartsOf } from '@/lib/server/seo/sitemap';
import type { Catalogue } from './catalogue';
import { facetAddresses } from './facet-pages';
import { timesOf } from './queries';
import { destinationIn } from './shop-addresses';
import { getSnapshot } from './snapshot';
import { RETRY_TIMES, TEXT_TIMES } from './watch/cache-times';

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
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return facetAddresses((await getSnapshot()).catalogue);
}

/** The parts of the sitemap. */
export async function listSitemapParts(): Promise<SitemapPart[]> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return sitemapPartsOf((await getSnapshot()).catalogue.products);
}

/** URL parts, pictures and last change of every product in a part of the sitemap. */
export async function listSitemapProducts(part: string): Promise<SitemapProduct[]> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  const products = productsOfPart((await getSnapshot()).catalogue.products, part);
  return products.map(({ categoryCode, code, images, updatedAt }) => ({ categoryCode, code, images, updatedAt }));
}

/** `brandPages`; empty while there is no catalogue. Never rejects. */
export async function getBrandPages(): Promise<Readonly<Record<string, string>>> {
  'use cache';
  cacheTag('catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? TEXT_TIMES : RETRY_TIMES);
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
  cacheTag('prices', 'catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? timesOf(snapshot) : RETRY_TIMES);
  return (snapshot?.catalogue.byCategory.get(category) ?? []).flatMap((product) =>
    product.buyBackPrice === null
      ? []
      : [{ path: productPath(product), name: product.name, buyBack: product.buyBackPrice }],
  );
}

/** The destination of a path without a query, cached as the page at it is. @throws CommerceError without a catalogue */
export async function destinationOfPath(pathname: string): Promise<Destination> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return destinationIn((await getSnapshot()).catalogue, { pathname, searchParams: new URLSearchParams() });
}
