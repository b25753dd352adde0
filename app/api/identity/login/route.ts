import { startBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityDeps } from '@/lib/api/server/identity-deps';
import { loginBody } from '@/lib/api/server/schemas';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'identify', loginBody, async (body, jar, upstream) => ({
    redirectUrl: await startBankId(identityDeps(jar, upstream), 'login', body),
  }));
}
