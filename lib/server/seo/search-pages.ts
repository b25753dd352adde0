import type { CategoryProducts } from '@/lib/domain/listing/category';
import { candidatesOf, facetQueries } from '@/lib/domain/listing/facets';
import { filterProducts } from '@/lib/domain/listing/filters';
import { EMPTY_QUERY, type ListingQuery, serialiseListingQuery } from '@/lib/domain/listing/listing-query';
import { categoryPath } from '@/lib/domain/paths/catalogue-paths';
import { isIndexable, viewHref } from '@/lib/domain/paths/listing-address';
import type { Listed } from '@/lib/domain/product/in-variant';

/** With fewer products, a weight's or brand's page has nothing for search engines that the products' own pages lack. */
const FEWEST = 3;

type Shelf = Pick<CategoryProducts, 'path' | 'products'>;

interface SearchPage {
  /** Path and query. */
  readonly address: string;
  readonly isFacet: boolean;
  readonly count: number;
}

/** The page for search engines by the set of its products (setOf). */
export type SearchPages = ReadonlyMap<string, SearchPage>;

/** A listing's first page, for search engines. */
export interface Standing {
  /** Path and query of the page that stands for this one: itself, or one with the same products. */
  readonly canonical: string;
  readonly isIndexed: boolean;
}

function setOf(products: readonly Listed[]): string {
  const names = products.map(({ code, isPart, variants }) =>
    isPart ? [code, ...variants.map((variant) => variant.code)].join() : code,
  );
  return names.sort().join(' ');
}

const addressOf = ({ path }: Shelf, query: ListingQuery) => viewHref(categoryPath(path), { query, page: 1 });

function pagesOf(shelf: Shelf) {
  const candidates = candidatesOf(shelf.products);
  return [EMPTY_QUERY, ...facetQueries(shelf.products, candidates)].map((query) => {
    const products = filterProducts(candidates(query), query);
    const choices = query.weights.length + query.brands.length;
    const page = { address: addressOf(shelf, query), isFacet: choices > 0, count: products.length };
    return { set: setOf(products), depth: shelf.path.length, choices, page };
  });
}

/** Of all categories and their weight and brand pages, the one per set of products: in the deepest category, with the fewest choices. */
export function searchPages(shelves: readonly Shelf[]): SearchPages {
  const best = shelves.flatMap(pagesOf).sort((a, b) => b.depth - a.depth || a.choices - b.choices);
  // Of several entries with one key the last remains.
  return new Map(best.reverse().map(({ set, page }) => [set, page]));
}

const isThin = ({ isFacet, count }: SearchPage) => isFacet && count < FEWEST;

/** Addresses of the weight and brand pages that search engines may keep, in the order of the categories. */
export function indexedFacets(pages: SearchPages): string[] {
  const indexed = [...pages.values()].filter((page) => page.isFacet && !isThin(page));
  return indexed.map(({ address }) => address).reverse();
}

/** A category is its own canonical whatever it contains; so is a page that no search engine may keep. */
export function standingOf(pages: SearchPages, shelf: Shelf, query: ListingQuery): Standing {
  const canonical = addressOf(shelf, query);
  const products = filterProducts(shelf.products, query);
  if (products.length === 0 || !isIndexable({ query, page: 1 })) return { canonical, isIndexed: false };
  if (serialiseListingQuery(query) === '') return { canonical, isIndexed: true };
  const best = pages.get(setOf(products)) ?? { address: canonical, isFacet: true, count: products.length };
  return isThin(best) ? { canonical, isIndexed: false } : { canonical: best.address, isIndexed: true };
}
