import { z } from 'zod';
import { cookiesReturn } from '@/lib/account/cookies-return';
import { sealSettings } from '@/lib/account/settings';
import { guardedPost } from '@/lib/api/server/guarded';

/** Whether the cookie of an earlier request came back; sets it. */
export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'read', z.strictObject({}), async (_, jar) => ({
    returned: await cookiesReturn(jar, sealSettings()),
  }));
}
