import { referenceOf } from '@/lib/domain/reference';
import { guardedPost } from '@/lib/server/api/guarded-post';
import { identityDeps } from '@/lib/server/api/identity-deps';
import { identityCheckBody } from '@/lib/server/api/schemas';
import { countIdentity } from '@/lib/server/reporting/counts';
import { currentRequestId } from '@/lib/server/reporting/request-context';
import { checkBankId } from '@/lib/server/sessions/bankid-flow';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'check', identityCheckBody, async ({ purpose }, jar, upstream) => {
    const identity = await checkBankId(identityDeps(jar, upstream), purpose);
    if (identity.state !== 'pending' && identity.state !== 'blocked') countIdentity(identity.state);
    const requestId = currentRequestId();
    const isFailure = identity.state === 'failed' || identity.state === 'refused';
    return isFailure && requestId !== undefined ? { ...identity, reference: referenceOf(requestId) } : identity;
  });
}
