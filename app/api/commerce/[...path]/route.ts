import { cookies } from 'next/headers';
import { handleCommerce } from '@/lib/commerce/proxy/handle';
import { proxyTools } from '@/lib/commerce/proxy/tools';

async function answer(request: Request, context: RouteContext<'/api/commerce/[...path]'>): Promise<Response> {
  const { path } = await context.params;
  return handleCommerce(request, path, proxyTools(await cookies()));
}

export { answer as GET, answer as POST };
