import { cookies } from 'next/headers';
import { handleCommerce } from '@/lib/server/api/handle-commerce';
import { proxyDeps } from '@/lib/server/api/proxy-deps';

async function handle(request: Request, context: RouteContext<'/api/commerce/[...path]'>): Promise<Response> {
  const { path } = await context.params;
  return handleCommerce(request, path, proxyDeps(await cookies()));
}

export { handle as GET, handle as POST };
