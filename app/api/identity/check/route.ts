import { cookies } from 'next/headers';
import { z } from 'zod';
import { checkBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityTools } from '@/lib/api/server/identity-tools';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'check', z.strictObject({}), () => checkBankId(identityTools(jar)));
}
