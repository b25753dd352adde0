import { cookies } from 'next/headers';
import { z } from 'zod';
import { guardedPost } from '@/lib/commerce/proxy/guarded';
import { startBankId } from '@/lib/identity/bankid-flow';
import { identityTools } from '@/lib/identity/tools';

const body = z.strictObject({ redirectTo: z.string().max(200).optional() });

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', body, async ({ redirectTo }) => ({
    redirectUrl: await startBankId(identityTools(jar), 'login', { wish: redirectTo }),
  }));
}
