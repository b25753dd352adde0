import { cookies } from 'next/headers';
import type { z } from 'zod';
import type { CookieJar } from '@/lib/account/sealed-cookie';
import { env } from '@/lib/config/env';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { proxyDeps } from './deps';
import { checkOrigin, readBody } from './guard';
import { refuse } from './handle';
import { type Bucket, clientOf } from './rate-limit';
import { Refusal } from './refusal';
import { respondJson } from './respond';

/**
 * A POST handler outside the proxy under the proxy's rules: origin, rate, size and shape of the body, no-store, and no text from
 * the backend in a refusal.
 */
export async function guardedPost<T>(
  request: Request,
  bucket: Bucket,
  schema: z.ZodType<T>,
  run: (body: T, jar: CookieJar) => Promise<unknown>,
): Promise<Response> {
  const jar = await cookies();
  try {
    checkOrigin(request.headers, env().SITE_URL);
    await proxyDeps(jar).limit(bucket, clientOf(request.headers));
    const body = await readBody(request, schema);
    return respondJson(200, await run(body, jar));
  } catch (error) {
    if (error instanceof Refusal) return refuse(error);
    if (error instanceof CommerceError) return refuse(new Refusal('UPSTREAM'));
    throw error;
  }
}
