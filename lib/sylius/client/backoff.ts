import { since } from '@/lib/since';
import { singleton } from '@/lib/singleton';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { type CommerceRequest, commerceRequest } from './http';
import { LONGEST_WAIT } from './retry-after';

interface Backoff {
  /** Milliseconds since 1970; `wait` is in milliseconds from then. */
  readonly at: number;
  readonly wait: number;
  readonly error: CommerceError;
}

const paused = singleton('backoff', () => new Map<string, Backoff>());

/**
 * For reads repeated in the background (price watch, rates, texts). After a response with `Retry-After`, the path is not requested until
 * that time, at most ten seconds; calls until then throw the same error. Throws like commerceRequest.
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
