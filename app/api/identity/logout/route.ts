import { z } from 'zod';
import { endRoundTrip } from '@/lib/account/round-trip';
import { endSession } from '@/lib/account/session';
import { sealSettings } from '@/lib/account/settings';
import { guardedPost } from '@/lib/api/server/guarded';

export function POST(request: Request): Promise<Response> {
  return guardedPost(request, 'write', z.strictObject({}), async (_, jar) => {
    await endSession(jar, sealSettings());
    endRoundTrip(jar, sealSettings());
    return {};
  });
}
