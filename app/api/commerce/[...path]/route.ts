import { cookies } from 'next/headers';
import { handleCommerce } from '@/lib/api/server/handle';
import { proxyTools } from '@/lib/api/server/tools';

async function answer(request: Request, context: RouteContext<'/api/commerce/[...path]'>): Promise<Response> {
  const { path } = await context.params;
  return handleCommerce(request, path, proxyTools(await cookies()));
}

export { answer as GET, answer as POST };
