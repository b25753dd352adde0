import type { Refusal } from '@/lib/server/api/refusal';
import { TransportError } from './protocol';

/** Maximum request size in bytes. */
export const UCP_BODY_LIMIT = 32 * 1024;

/** Converts a rejection by the server or a guard to the protocol's errors. */
export function refusalError({ kind, status, headers }: Pick<Refusal, 'headers' | 'kind' | 'status'>): TransportError {
  switch (kind) {
    case 'TOO_LARGE':
      return new TransportError(400, 'request_too_large', `At most ${UCP_BODY_LIMIT} bytes are read`, headers);
    case 'TOO_MANY':
      return new TransportError(429, 'rate_limited', 'Too many requests', headers);
    case 'LENGTH':
      return new TransportError(400, 'invalid_request', 'The length of the body is not given', headers);
    default:
      return new TransportError(status, 'invalid_request', kind, headers);
  }
}
