import { listingHead } from '@/components/catalogue/category-metadata';
import type { ListingCards } from '@/components/catalogue/listing-page';
import { cardData } from '@/components/product/card-data';
import { parseView, serialiseView } from '@/lib/catalogue/listing-address';
import { getListing } from '@/lib/commerce/catalogue/queries';

interface ListingHandler {
  params: Promise<{ code: string }>;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** Cards for a choice that was made on an open listing. Only our own pages ask; the address is no page. */
export async function GET(request: Request, { params }: ListingHandler): Promise<Response> {
  const { code } = await params;
  const view = parseView(new URL(request.url).searchParams);
  try {
    const listing = await getListing(code, serialiseView({ ...view, page: 1 }), view.page);
    if (!listing) return answer(404, { error: 'NOT_FOUND' });
    const { products, total, pageCount } = listing;
    const body: ListingCards = { cards: products.map(cardData), total, pageCount, head: listingHead(listing, view) };
    return answer(200, body);
  } catch {
    return answer(502, { error: 'UNANSWERED' });
  }
}
