import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { RETRY_TIMES, TEXT_TIMES } from '@/lib/catalogue/watch/cache-times';
import { brandPages, facetPages } from './facet-pages';

/** The paths of all weight and brand pages, for the sitemap. */
export async function listFacetPages(): Promise<string[]> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return facetPages((await getSnapshot()).catalogue);
}

/** Maps each brand's key (lib/listing/filters.ts) to its page; empty while there is no catalogue. Never rejects. */
export async function getBrandPages(): Promise<Readonly<Record<string, string>>> {
  'use cache';
  cacheTag('catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? TEXT_TIMES : RETRY_TIMES);
  return snapshot ? brandPages(snapshot.catalogue) : {};
}
