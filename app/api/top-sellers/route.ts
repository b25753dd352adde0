import { cardData } from '@/components/card/card-data';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { getTopSellers } from '@/lib/server/catalogue/queries';

/** Cards for the empty cart. Used by our own pages only. */
export async function GET(): Promise<Response> {
  return respondFromCatalogue(getTopSellers(), (sellers) => ({ cards: sellers.map((product) => cardData(product)) }));
}
