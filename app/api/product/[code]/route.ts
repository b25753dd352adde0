import { quickViewData } from '@/components/product/quick-view/quick-view-data';
import { respondFromCatalogue } from '@/lib/server/api/respond';
import { productByCode } from '@/lib/server/catalogue/catalogue';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';

/**
 * A product's summary for the quick view and for carts that check whether it is still sold. Read from the snapshot,
 * because the page cache may briefly hold a product that was removed with the latest price change.
 */
export async function GET(_request: Request, { params }: RouteContext<'/api/product/[code]'>): Promise<Response> {
  const { code } = await params;
  const product = getSnapshot().then(({ catalogue }) => productByCode(catalogue, code));
  return respondFromCatalogue(product, quickViewData);
}
