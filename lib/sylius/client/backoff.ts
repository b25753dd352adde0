import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { type CommerceRequest, commerceRequest } from './http';
import { LONGEST_WAIT } from './retry-after';

interface Backoff {
  /** Milliseconds since 1970, and from then on. */
  readonly at: number;
  readonly wait: number;
  readonly error: CommerceError;
}

const paused = singleton('backoff', () => new Map<string, Backoff>());

/**
 * For reads that are repeated in the background (price watch, rates, texts). After an answer with `Retry-After` the same path is
 * not requested again until that time, ten seconds at most; calls until then throw the same error. Throws like commerceRequest.
 */
export async function requestWithBackoff(request: CommerceRequest): Promise<unknown> {
  const known = paused.get(request.path);
  if (known && since(known.at) < known.wait) throw known.error;
  paused.delete(request.path);
  try {
    return await commerceRequest(request);
  } catch (error) {
    if (error instanceof CommerceError && error.retryAfterMs !== undefined) {
      paused.set(request.path, { at: Date.now(), wait: Math.min(error.retryAfterMs, LONGEST_WAIT), error });
    }
    throw error;
  }
}
