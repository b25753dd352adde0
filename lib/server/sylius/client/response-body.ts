import type { Hash } from 'node:crypto';
import { CommerceError } from '@/lib/server/sylius/faults/errors';

export interface ResponseBody {
  /** The parsed JSON; undefined for an empty body, invalid JSON (e.g. an HTML error page), or more than a hundred levels. */
  readonly json: unknown;
  readonly empty: boolean;
}

/** A hash of the body's bytes. */
export interface BodyHash {
  readonly hash: Hash;
  /** Whether a 2xx body of this hash (base64url) is known: it is not parsed, and counts as empty. Null: every one is only hashed. */
  readonly isKnown: ((digest: string) => boolean) | null;
}

/** Levels of a body; deeper ones overflow the stack of what reads them. A category tree takes two for each of its levels. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((below) => isDeeper(below, levels - 1));
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
  const isOnlyHashed = hashed?.isKnown === null && response.ok;
  const parts: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop cancels the body.
  for await (const chunk of response.body) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooLong();
    hashed?.hash.update(chunk);
    if (!isOnlyHashed) parts.push(chunk);
  }
  if (response.ok && hashed?.isKnown?.(hashed.hash.copy().digest('base64url'))) return { json: undefined, empty: true };
  // At once: decoded in parts, Swedish text takes twice the memory.
  const text = new TextDecoder().decode(Buffer.concat(parts.splice(0), bytes));
  if (text.trim() === '') return { json: undefined, empty: true };
  try {
    const json: unknown = JSON.parse(text);
    return { json: isDeeper(json, DEEPEST) ? undefined : json, empty: false };
  } catch {
    return { json: undefined, empty: false };
  }
}
