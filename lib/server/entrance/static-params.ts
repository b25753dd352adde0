import type { Category } from '@/lib/domain/listing/category';
import { flatten, pathTo } from '@/lib/domain/listing/tree';
import { NO_QUERY } from '@/lib/domain/paths/listing-address';
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

/** Parameters of `/[category]/[slug]`: products. */
export function productParams(products: readonly ProductParams[]) {
  const pages = products.map(({ subCategory, slug }) => ({ category: subCategory, slug: toInternal(slug) }));
  return atLeastOne(pages, { category: NO_PAGE, slug: NO_PAGE });
}

/** Parameters of the prerendered listings: every category without a query; its views are rendered on demand. */
export function listingParams(tree: readonly Category[]) {
  const paths = flatten(tree).map(({ code }) => pathTo(tree, code).map((step) => step.code));
  return atLeastOne(paths, [NO_PAGE]).map((path) => ({ query: NO_QUERY, path }));
}
