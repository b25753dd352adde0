import { handleCatalog } from '@/lib/server/agents/handle';

export function POST(request: Request): Promise<Response> {
  return handleCatalog('product', request);
}
