import { guardedPost } from '@/lib/server/api/guarded-post';
import { emptyBody } from '@/lib/server/api/schemas';
import { cookiesReturn } from '@/lib/server/sessions/cookies-return';
import { sealSettings } from '@/lib/server/sessions/settings';

/** Whether the cookie of an earlier request came back; sets it. */
export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'read', emptyBody, async (_, jar) => ({
    returned: await cookiesReturn(jar, sealSettings()),
  }));
}
