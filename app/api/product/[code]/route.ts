import { quickViewData } from '@/components/product/quick-view-data';
import { respondFromCatalogue } from '@/lib/api/server/respond';
import { productByCode } from '@/lib/catalogue/catalogue';
import { getSnapshot } from '@/lib/catalogue/snapshot';

interface ProductHandler {
  params: Promise<{ code: string }>;
}

/**
 * The summary of a product, for the quick view of our own pages and for carts that ask whether it is still sold. Not from the
 * page cache, which for a moment after a price change holds what the new catalogue no longer does.
 */
export async function GET(_request: Request, { params }: ProductHandler): Promise<Response> {
  const { code } = await params;
  const product = getSnapshot().then(({ catalogue }) => productByCode(catalogue, code));
  return respondFromCatalogue(product, quickViewData);
}
