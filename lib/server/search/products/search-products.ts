import { knownQuery } from '@/lib/domain/listing/choices';
import { knownKeys } from '@/lib/domain/listing/filters';
import { listProducts, type ProductList } from '@/lib/domain/listing/listing';
import { searchPath } from '@/lib/domain/paths/catalogue-paths';
import { type ListingView, parseView, viewHref } from '@/lib/domain/paths/listing-address';
import { typedText } from '@/lib/domain/typed-text';
import { getFaq } from '@/lib/server/catalogue/queries';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { parseTerm, withCriteria } from '@/lib/server/search/criteria';
import { type FoundInShop, searchShop } from '@/lib/server/search/search-shop';

export interface SearchRequest {
  /** Trimmed and truncated; empty for none. */
  readonly term: string;
  readonly view: ListingView;
}

const LONGEST_TERM = 100;

export function parseSearch(params: URLSearchParams): SearchRequest {
  return { term: typedText(params.get('searchTerm') ?? '').slice(0, LONGEST_TERM), view: parseView(params) };
}

/**
 * The address of a search whose term names a price, a sort order or stock: as choices that the shopper sees and can change.
 * Null for every other term.
 */
export function criteriaAddress({ term, view }: SearchRequest): string | null {
  const meant = parseTerm(term);
  if (Object.keys(meant.criteria).length === 0)
    return meant.term === term ? null : viewHref(searchPath(meant.term), view);
  return viewHref(searchPath(meant.term), { ...view, query: withCriteria(meant.criteria, view.query) });
}

export interface SearchResult {
  readonly list: ProductList;
  /** The list's actual view: filters without matches are dropped, a page beyond the last becomes the last. */
  readonly view: ListingView;
  readonly isPartly: FoundInShop['isPartly'];
  readonly places: Omit<FoundInShop, 'products' | 'isPartly'>;
}

/** Searches, best match first unless the view has another order. Not cached. @throws CommerceError without a catalogue */
export async function searchProducts({ term, view }: SearchRequest): Promise<SearchResult> {
  const [{ catalogue, rates }, faq] = await Promise.all([getSnapshot(), getFaq()]);
  const { products, isPartly, ...places } = await searchShop(catalogue, faq, term);
  const query = knownQuery(view.query, knownKeys(products));
  const list = listProducts(products, query, view.page, rates);
  return { list, view: { query, page: list.page }, isPartly, places };
}
