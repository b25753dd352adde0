import { listingHead } from '@/components/listing/listing-metadata';
import { listingCards } from '@/components/listing/listing-page';
import { parseView, serialiseView } from '@/lib/domain/paths/listing-address';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { getListing } from '@/lib/server/catalogue/queries';

/** Cards for a filter or sort order chosen on an open listing. Used by our own pages only. */
export async function GET(request: Request, { params }: RouteContext<'/api/catalogue/[code]'>): Promise<Response> {
  const { code } = await params;
  const view = parseView(new URL(request.url).searchParams);
  const listing = getListing(code, serialiseView({ ...view, page: 1 }), view.page);
  return respondFromCatalogue(listing, (found) => listingCards(found, listingHead(found, view)));
}
