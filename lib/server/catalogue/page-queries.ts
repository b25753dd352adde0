import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { EMPTY_QUERY, optionsOf } from '@/lib/domain/listing/filters';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { viewHref } from '@/lib/domain/paths/listing-address';
import { catalogueDestination, type Destination } from '@/lib/server/entrance/catalogue-address';
import type { Catalogue } from './catalogue';
import { getSnapshot } from './snapshot';
import { facetAddresses } from './standing';
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

/** `brandPages`; empty while there is no catalogue. Never rejects. */
export async function getBrandPages(): Promise<Readonly<Record<string, string>>> {
  'use cache';
  cacheTag('catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? TEXT_TIMES : RETRY_TIMES);
  return snapshot ? brandPages(snapshot.catalogue) : {};
}

/** `catalogueDestination` of a path without parameters. @throws CommerceError without a catalogue */
export async function cachedDestination(pathname: string): Promise<Destination> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return catalogueDestination((await getSnapshot()).catalogue, pathname, new URLSearchParams());
}
