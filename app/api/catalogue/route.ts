import { z } from 'zod';
import { savedEntry } from '@/components/card/saved-data';
import { respondFromCatalogue, respondJson } from '@/lib/server/api/respond';
import { getProduct, getRates } from '@/lib/server/catalogue/queries';

const codeList = z.array(z.string().min(1).max(120)).min(1).max(50);

/** `?codes=a&codes=b`: the current data of saved products, in that order; deleted ones are left out. Used by our own pages only. */
export async function GET(request: Request): Promise<Response> {
  const codes = codeList.safeParse(new URL(request.url).searchParams.getAll('codes'));
  if (!codes.success) return respondJson(400, { error: 'BAD_REQUEST' });
  const found = Promise.all([getRates().catch(() => ({})), Promise.all(codes.data.map((code) => getProduct(code)))]);
  return respondFromCatalogue(found, ([rates, products]) => ({
    entries: products.flatMap((product) => (product ? [savedEntry(product, rates)] : [])),
  }));
}
