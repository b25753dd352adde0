import { cookies } from 'next/headers';
import { z } from 'zod';
import { startBankId } from '@/lib/account/bankid-flow';
import { guardedPost } from '@/lib/api/server/guarded';
import { identityTools } from '@/lib/api/server/identity-tools';

const body = z.strictObject({ redirectTo: z.string().max(200).optional() });

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', body, async ({ redirectTo }) => ({
    redirectUrl: await startBankId(identityTools(jar), 'login', { redirectTo }),
  }));
}
