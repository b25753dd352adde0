import { quickViewData } from '@/components/product/quick-view-data';
import { productByCode } from '@/lib/commerce/catalogue/catalogue';
import { getSnapshot } from '@/lib/commerce/catalogue/snapshot';

interface ProductHandler {
  params: Promise<{ code: string }>;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/**
 * A product at a glance, for the quick view of our own pages and for carts that ask whether it is still sold. Not from the
 * page cache, which for a moment after a price change holds what the new catalogue no longer does.
 */
export async function GET(_request: Request, { params }: ProductHandler): Promise<Response> {
  const { code } = await params;
  try {
    const product = productByCode((await getSnapshot()).catalogue, code);
    return product ? answer(200, quickViewData(product)) : answer(404, { error: 'NOT_FOUND' });
  } catch {
    return answer(502, { error: 'UNANSWERED' });
  }
}
