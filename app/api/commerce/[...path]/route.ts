import { cookies } from 'next/headers';
import { proxyDeps } from '@/lib/server/api/deps';
import { handleCommerce } from '@/lib/server/api/handle';

async function handle(request: Request, context: RouteContext<'/api/commerce/[...path]'>): Promise<Response> {
  const { path } = await context.params;
  return handleCommerce(request, path, proxyDeps(await cookies()));
}

export { handle as GET, handle as POST };
