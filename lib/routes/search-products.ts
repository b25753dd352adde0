import { searchCatalogue } from '@/lib/catalogue/search/find-products';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { knownKeys, knownQuery } from '@/lib/listing/choices';
import { listProducts, type ProductList } from '@/lib/listing/listing';
import type { ListingView } from './listing-address';
import type { SearchRequest } from './search-page';

export interface SearchResult {
  readonly list: ProductList;
  /** What the list shows: what the found products do not have is left out, and a page beyond the last one is the last one. */
  readonly view: ListingView;
}

/**
 * Searches what is for sale now, best first unless the view wants another order. For request handlers: it is not cached, since nobody
 * can say what will be requested.
 * @throws CommerceError when there is no catalogue and none can be loaded
 */
export async function searchProducts({ term, view }: SearchRequest): Promise<SearchResult> {
  const { catalogue, rates } = await getSnapshot();
  const found = term === '' ? [] : searchCatalogue(catalogue, term);
  const query = knownQuery(view.query, knownKeys(found));
  const list = listProducts(found, query, view.page, rates);
  return { list, view: { query, page: list.page } };
}
