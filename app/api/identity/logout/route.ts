import { cookies } from 'next/headers';
import { z } from 'zod';
import { endRoundTrip } from '@/lib/account/round-trip';
import { endSession } from '@/lib/account/session';
import { sealSettings } from '@/lib/account/settings';
import { guardedPost } from '@/lib/api/server/guarded';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'write', z.strictObject({}), async () => {
    await endSession(jar, sealSettings());
    endRoundTrip(jar, sealSettings());
    return {};
  });
}
