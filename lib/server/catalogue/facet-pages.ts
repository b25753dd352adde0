import type { CategoryProducts } from '@/lib/domain/listing/category';
import type { ListingQuery } from '@/lib/domain/listing/listing-query';
import { indexedFacets, type SearchPages, type Standing, searchPages, standingOf } from '@/lib/server/seo/search-pages';
import type { Catalogue } from './catalogue';

/** Compared over all categories, so once per list of goods; prices have no part in it. */
const pagesByGoods = new WeakMap<Catalogue['goods'], SearchPages>();

function pagesOf(catalogue: Catalogue): SearchPages {
  const { goods, paths, byCategory } = catalogue;
  const pages =
    pagesByGoods.get(goods) ??
    searchPages([...paths].map(([code, path]) => ({ path, products: byCategory.get(code) ?? [] })));
  pagesByGoods.set(goods, pages);
  return pages;
}

/** Path and query of each weight and brand page for search engines. */
export function facetAddresses(catalogue: Catalogue): string[] {
  return indexedFacets(pagesOf(catalogue));
}

export function standingIn(catalogue: Catalogue, category: CategoryProducts, query: ListingQuery): Standing {
  return standingOf(pagesOf(catalogue), category, query);
}
