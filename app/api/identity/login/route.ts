import { cookies } from 'next/headers';
import { z } from 'zod';
import { startBankId } from '@/lib/identity/bankid-flow';
import { guardedPost } from '@/lib/shop-api/server/guarded';
import { identityTools } from '@/lib/shop-api/server/identity-tools';

const body = z.strictObject({ redirectTo: z.string().max(200).optional() });

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'identify', body, async ({ redirectTo }) => ({
    redirectUrl: await startBankId(identityTools(jar), 'login', { redirectTo }),
  }));
}
