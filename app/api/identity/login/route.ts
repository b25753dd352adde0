import { cookies } from 'next/headers';
import { startBankId } from '@/lib/identity/bankid-flow';
import { guardedPost } from '@/lib/shop-api/server/guarded';
import { identityTools } from '@/lib/shop-api/server/identity-tools';
import { loginBody } from '@/lib/shop-api/server/schemas';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', loginBody, async (body) => ({
    redirectUrl: await startBankId(identityTools(jar), 'login', body),
  }));
}
