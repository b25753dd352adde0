import { checkBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityDeps } from '@/lib/api/server/identity-deps';
import { identityCheckBody } from '@/lib/api/server/schemas';
import { countIdentity } from '@/lib/reporting/counts';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'check', identityCheckBody, async ({ purpose }, jar, upstream) => {
    const identity = await checkBankId(identityDeps(jar, upstream), purpose);
    if (identity.state !== 'pending' && identity.state !== 'blocked') countIdentity(identity.state);
    return identity;
  });
}
