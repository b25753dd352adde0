import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { RETRY_TIMES, TEXT_TIMES } from '@/lib/catalogue/watch/cache-times';
import { brandPages, facetPages } from './facet-pages';

/** The addresses of all weight and brand pages, for the sitemap. */
export async function listFacetPages(): Promise<string[]> {
  'use cache';
  cacheTag('catalogue');
  cacheLife(TEXT_TIMES);
  return facetPages((await getSnapshot()).catalogue);
}

/** The address of each brand's page, by the brand's key (lib/listing/filters.ts); none while there is no catalogue. Never rejects. */
export async function getBrandPages(): Promise<Readonly<Record<string, string>>> {
  'use cache';
  cacheTag('catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? TEXT_TIMES : RETRY_TIMES);
  return snapshot ? brandPages(snapshot.catalogue) : {};
}
