import { cookies } from 'next/headers';
import { z } from 'zod';
import { guardedPost } from '@/lib/commerce/proxy/guarded';
import { checkBankId } from '@/lib/identity/bankid-flow';
import { identityTools } from '@/lib/identity/tools';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'check', z.strictObject({}), () => checkBankId(identityTools(jar)));
}
