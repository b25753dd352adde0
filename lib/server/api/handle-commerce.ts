import { endSession, readSession } from '@/lib/server/sessions/session';
import { isWire } from '@/lib/server/sylius/decoders/parse';
import { CommerceError, isNotFound } from '@/lib/server/sylius/faults/errors';
import { endingOf, watchCalls } from './backend-calls';
import { checkOrigin, checkQuery } from './check-request';
import { endpoints } from './endpoints';
import { ownerOfCalls } from './owner-of-calls';
import type { ProxyDeps } from './proxy-call';
import { clientOf } from './rate-limit';
import { Refusal } from './refusal';
import { respondJson } from './respond';

/** The response for a refusal, with its status and headers. */
export function refuse(refusal: Refusal): Response {
  return respondJson(refusal.status, { code: refusal.status, message: refusal.kind }, refusal.headers);
}

/** Maps an error to a refusal that contains nothing from the backend. Rethrows errors of our own. */
function refusalFor(error: unknown, carriedTokens: boolean): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof CommerceError)) throw error;
  if (error.kind === 'unauthorized') return new Refusal(carriedTokens ? 'SESSION' : 'UPSTREAM');
  if (error.kind === 'timeout' || error.kind === 'network') return new Refusal('UNANSWERED');
  if (isNotFound(error)) return new Refusal('UNKNOWN');
  return new Refusal(error.status === 403 && isWire(error.body) ? 'ORDER' : 'UPSTREAM');
}

/**
 * Handles one request of the browser to /api/commerce/<endpoint>: allow-list, origin, rate, query, body; tokens come from the
 * sealed cookie. Throws only for bugs of our own.
 * @param segments the path after /api/commerce
 */
export async function handleCommerce(
  request: Request,
  segments: readonly string[],
  deps: ProxyDeps,
): Promise<Response> {
  let carriedTokens = false;
  const [name = '', ...rest] = segments;
  const watch = watchCalls(name, deps.upstream);
  try {
    const endpoint = endpoints.get(name);
    if (!endpoint || (rest.length > 0 && name !== 'product-variants')) throw new Refusal('UNKNOWN');
    if (request.method !== endpoint.method) throw new Refusal('METHOD', { Allow: endpoint.method });
    if (request.method !== 'GET') checkOrigin(request.headers, deps.siteUrl);
    await deps.limit(endpoint.bucket, clientOf(request.headers), () => ownerOfCalls(deps));
    const query = checkQuery(new URL(request.url).searchParams, endpoint.query ?? []);
    const session = await readSession(deps.jar, deps.seal, deps.now(), deps.store);
    const upstream: ProxyDeps['upstream'] = (call, about) => {
      carriedTokens ||= call.session !== undefined || call.signing !== undefined;
      return watch.upstream(call, about);
    };
    const result = await endpoint.run({ request, query, rest: rest.join('/'), session, deps: { ...deps, upstream } });
    watch.log(endingOf(result));
    return respondJson(200, result);
  } catch (error) {
    const refusal = refusalFor(error, carriedTokens);
    watch.log({ refusal: refusal.kind, code: null }, error);
    // A 401 on a request that carried tokens ends the session, without a retry (contract.md A1).
    const hasEnded = refusal.kind === 'SESSION_ENDED' || (error instanceof CommerceError && refusal.kind === 'SESSION');
    if (hasEnded) await endSession(deps.jar, deps.seal, deps.store);
    return refuse(refusal);
  }
}
