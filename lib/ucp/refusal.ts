import type { Refusal } from '@/lib/api/server/refusal';
import { TransportError } from './protocol';

/** Longest request, in bytes. */
export const UCP_BODY_LIMIT = 32 * 1024;

/** A refusal of the entrance or a guard as an error of the protocol. */
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
