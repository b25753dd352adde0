import { cookies } from 'next/headers';
import { startBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityDeps } from '@/lib/api/server/identity-deps';
import { loginBody } from '@/lib/api/server/schemas';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', loginBody, async (body) => ({
    redirectUrl: await startBankId(identityDeps(jar), 'login', body),
  }));
}
