import { checkBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityDeps } from '@/lib/api/server/identity-deps';
import { identityCheckBody } from '@/lib/api/server/schemas';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'check', identityCheckBody, ({ purpose }, jar) =>
    checkBankId(identityDeps(jar), purpose),
  );
}
