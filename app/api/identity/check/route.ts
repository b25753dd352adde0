import { cookies } from 'next/headers';
import { checkBankId } from '@/lib/identity/bankid-flow';
import { guardedPost } from '@/lib/shop-api/server/guarded';
import { identityTools } from '@/lib/shop-api/server/identity-tools';
import { identityCheckBody } from '@/lib/shop-api/server/schemas';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'check', identityCheckBody, ({ purpose }) =>
    checkBankId(identityTools(jar), purpose),
  );
}
