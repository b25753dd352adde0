import type { Category } from '@/lib/domain/listing/category';
import { NO_QUERY } from '@/lib/domain/paths/internal.mjs';
import { toInternal } from '@/lib/domain/paths/segment';
import type { ProductParams } from '@/lib/server/catalogue/catalogue';

/**
 * Next fails to build a route whose generateStaticParams returns an empty list. A build
 * without a backend returns this placeholder; its page is a 404. No category has this code.
 */
const NO_PAGE = '~';

export function isPlaceholder(segment: string): boolean {
  return decodeURIComponent(segment) === NO_PAGE;
}

function atLeastOne<T>(params: readonly T[], none: T): T[] {
  return params.length > 0 ? [...params] : [none];
}

/**
 * Parameters of `/[category]/[slug]` for the build: one product. Its other pages are rendered at the first visit like this one, since no
 * page of a build is sent (docs/decisions/0021-a-shop-without-its-backend.md).
 */
export function productPageParams(products: readonly ProductParams[]) {
  const pages = products
    .slice(0, 1)
    .map(({ subCategory, slug }) => ({ category: subCategory, slug: toInternal(slug) }));
  return atLeastOne(pages, { category: NO_PAGE, slug: NO_PAGE });
}

/** Parameters of the listings for the build: one category of each tree. */
export function listingParams(tree: readonly Category[]) {
  const paths = tree.map(({ code }) => [code]);
  return atLeastOne(paths, [NO_PAGE]).map((path) => ({ query: NO_QUERY, path }));
}
