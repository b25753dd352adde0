import { CommerceError } from '@/lib/commerce/faults/errors';
import { processWide } from '@/lib/process-wide';
import { type CommerceRequest, commerceRequest } from './http';
import { LONGEST_WAIT } from './retry-after';

interface Closed {
  readonly until: number;
  readonly error: CommerceError;
}

const closed = processWide('courtesy', () => new Map<string, Closed>());

/**
 * A read that nobody waits for in person, and that is made again and again (the price watch, rates, texts): once the backend
 * has answered with `Retry-After`, the same path is not asked before that time, ten seconds at most, and the same error is
 * given meanwhile. Throws like commerceRequest.
 */
export async function courteousRequest(request: CommerceRequest): Promise<unknown> {
  const known = closed.get(request.path);
  if (known && known.until > Date.now()) throw known.error;
  closed.delete(request.path);
  try {
    return await commerceRequest(request);
  } catch (error) {
    if (error instanceof CommerceError && error.retryAfterMs !== undefined) {
      closed.set(request.path, { until: Date.now() + Math.min(error.retryAfterMs, LONGEST_WAIT), error });
    }
    throw error;
  }
}
