import { guardedPost } from '@/lib/server/api/guarded-post';
import { emptyBody } from '@/lib/server/api/schemas';
import { endRoundTrip } from '@/lib/server/sessions/round-trip';
import { endSession } from '@/lib/server/sessions/session';
import { sealSettings } from '@/lib/server/sessions/settings';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'write', emptyBody, async (_, jar) => {
    await endSession(jar, sealSettings());
    endRoundTrip(jar, sealSettings(), 'login');
    endRoundTrip(jar, sealSettings(), 'signing');
    return {};
  });
}
