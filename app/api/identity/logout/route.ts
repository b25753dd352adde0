import { cookies } from 'next/headers';
import { z } from 'zod';
import { endRoundTrip } from '@/lib/identity/round-trip';
import { endSession } from '@/lib/identity/session';
import { sealSettings } from '@/lib/identity/settings';
import { guardedPost } from '@/lib/shop-api/server/guarded';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'write', z.strictObject({}), async () => {
    await endSession(jar, sealSettings());
    endRoundTrip(jar, sealSettings());
    return {};
  });
}
