import { searchHead } from '@/components/listing/listing-metadata';
import { listingCards } from '@/components/listing/listing-page';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { parseSearch, searchProducts } from '@/lib/server/search/products/search-products';

/** Cards for a filter or sort order chosen on an open search page. Used by our own pages only. */
export async function GET(request: Request): Promise<Response> {
  const search = parseSearch(new URL(request.url).searchParams);
  return respondFromCatalogue(searchProducts(search), ({ list, view }) =>
    listingCards(list, searchHead(search.term, view)),
  );
}
