import { cookies } from 'next/headers';
import { checkBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityDeps } from '@/lib/api/server/identity-deps';
import { identityCheckBody } from '@/lib/api/server/schemas';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'check', identityCheckBody, ({ purpose }) =>
    checkBankId(identityDeps(jar), purpose),
  );
}
