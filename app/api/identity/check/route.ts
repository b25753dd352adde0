import { cookies } from 'next/headers';
import { z } from 'zod';
import { checkBankId } from '@/lib/identity/bankid-flow';
import { guardedPost } from '@/lib/shop-api/server/guarded';
import { identityTools } from '@/lib/shop-api/server/identity-tools';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'check', z.strictObject({}), () => checkBankId(identityTools(jar)));
}
