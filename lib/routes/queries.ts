import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import type { Catalogue } from '@/lib/catalogue/catalogue';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { RETRY_TIMES, TEXT_TIMES } from '@/lib/catalogue/watch/cache-times';
import { facetQueries } from '@/lib/listing/facets';
import { brandKey, EMPTY_QUERY } from '@/lib/listing/filters';
import { categoryPath } from '@/lib/routes/catalogue-paths';
import { viewHref } from '@/lib/routes/listing-address';

/** The paths of all weight and brand pages with products, for the sitemap. */
export function facetPages({ byCategory, paths }: Catalogue): string[] {
  return [...paths].flatMap(([code, path]) =>
    facetQueries(byCategory.get(code) ?? []).map((query) => viewHref(categoryPath(path), { query, page: 1 })),
  );
}

/** Path of each brand's page by brand key: below gold or silver, whichever has more of its products. */
export function brandPages({ roots, byCategory }: Catalogue): Record<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const root of roots) {
    for (const { brand } of byCategory.get(root.code) ?? []) {
      if (brand === null) continue;
      const ofBrand = counts.get(brandKey(brand)) ?? new Map<string, number>();
      counts.set(brandKey(brand), ofBrand.set(root.code, (ofBrand.get(root.code) ?? 0) + 1));
    }
  }
  const pages = [...counts].map(([key, byRoot]) => {
    const [most] = [...byRoot].sort(([, a], [, b]) => b - a);
    const path = categoryPath([{ code: most?.[0] ?? '' }]);
    return [key, viewHref(path, { query: { ...EMPTY_QUERY, brands: [key] }, page: 1 })] as const;
  });
  return Object.fromEntries(pages);
}

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
