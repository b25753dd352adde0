import { cookies } from 'next/headers';
import type { z } from 'zod';
import { env } from '@/lib/server/config/env';
import type { CookieJar } from '@/lib/server/sessions/sealed-cookie';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { endingOf, type Upstream, watchCalls } from './backend-calls';
import { checkOrigin, readJsonBody } from './check-request';
import { refuse } from './handle-commerce';
import { ownerOfCalls } from './owner-of-calls';
import { proxyDeps } from './proxy-deps';
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
  run: (body: T, jar: CookieJar, upstream: Upstream) => Promise<unknown>,
): Promise<Response> {
  const jar = await cookies();
  const deps = proxyDeps(jar);
  const watch = watchCalls(bucket, deps.upstream);
  try {
    checkOrigin(request.headers, env().SITE_URL);
    await deps.limit(bucket, clientOf(request.headers), () => ownerOfCalls(deps));
    const body = await readJsonBody(request, schema);
    const result = await run(body, jar, watch.upstream);
    watch.log(endingOf(result));
    return respondJson(200, result);
  } catch (error) {
    const refusal = error instanceof CommerceError ? new Refusal('UPSTREAM') : error;
    if (!(refusal instanceof Refusal)) throw error;
    watch.log({ refusal: refusal.kind, code: null }, error);
    return refuse(refusal);
  }
}
