import { guardedPost } from '@/lib/server/api/guarded-post';
import { identityDeps } from '@/lib/server/api/identity-deps';
import { loginBody } from '@/lib/server/api/schemas';
import { startBankId } from '@/lib/server/sessions/bankid-flow';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'identify', loginBody, async (body, jar, upstream) => ({
    redirectUrl: await startBankId(identityDeps(jar, upstream), 'login', body),
  }));
}
