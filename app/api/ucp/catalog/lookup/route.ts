import { handleCatalog } from '@/lib/ucp/handle';

export function POST(request: Request): Promise<Response> {
  return handleCatalog('lookup', request);
}
