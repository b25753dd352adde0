import { cookies } from 'next/headers';
import { z } from 'zod';
import { guardedPost } from '@/lib/commerce/proxy/guarded';
import { endRoundTrip } from '@/lib/identity/round-trip';
import { endSession } from '@/lib/identity/session';
import { sealSettings } from '@/lib/identity/settings';

export async function POST(request: Request): Promise<Response> {
  const jar = await cookies();
  return guardedPost(request, jar, 'write', z.strictObject({}), async () => {
    endSession(jar, sealSettings());
    endRoundTrip(jar, sealSettings());
    return {};
  });
}
