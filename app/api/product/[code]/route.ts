import { quickViewData } from '@/components/product/quick-view-data';
import { getProduct } from '@/lib/commerce/queries';

interface ProductHandler {
  params: Promise<{ code: string }>;
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });
}

/** A product at a glance, for the quick view of our own pages. */
export async function GET(_request: Request, { params }: ProductHandler): Promise<Response> {
  const { code } = await params;
  try {
    const product = await getProduct(code);
    return product ? answer(200, quickViewData(product)) : answer(404, { error: 'NOT_FOUND' });
  } catch {
    return answer(502, { error: 'UNANSWERED' });
  }
}
