import type { Hash } from 'node:crypto';
import { CommerceError } from '@/lib/sylius/faults/errors';

export interface ResponseBody {
  /** The parsed JSON; undefined for an empty body or invalid JSON (e.g. an HTML error page). */
  readonly json: unknown;
  readonly empty: boolean;
}

/** A hash of the body's bytes; with `isAll` a 2xx body is only hashed, and counts as empty. */
export interface BodyHash {
  readonly hash: Hash;
  readonly isAll: boolean;
}

/** Reads a response of at most `maxBytes` bytes. Throws a CommerceError of kind `parse` when it is longer. */
export async function readBody(
  response: Response,
  maxBytes: number,
  path: string,
  hashed?: BodyHash,
): Promise<ResponseBody> {
  if (!response.body) return { json: undefined, empty: true };
  const tooLong = () => new CommerceError('parse', `${path}: the response is longer than ${maxBytes} bytes`);
  if (Number(response.headers.get('content-length')) > maxBytes) {
    await response.body.cancel();
    throw tooLong();
  }
  const decoder = new TextDecoder();
  const parts: string[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLong();
    hashed?.hash.update(chunk);
    if (!(hashed?.isAll && response.ok)) parts.push(decoder.decode(chunk, { stream: true }));
  }
  parts.push(decoder.decode());
  const text = parts.join('');
  // Frees memory before parsing: a list of ten thousand products is forty megabytes.
  parts.length = 0;
  if (text.trim() === '') return { json: undefined, empty: true };
  try {
    return { json: JSON.parse(text), empty: false };
  } catch {
    return { json: undefined, empty: false };
  }
}
