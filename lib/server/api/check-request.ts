import type { z } from 'zod';
import { Refusal } from './refusal';

/** Limit of request bodies in bytes. */
export const BODY_LIMIT = 16 * 1024;

/**
 * Accepts a request that changes state only from our own pages: Origin equals the site's address, or its scheme and the Host header. A missing
 * Origin is refused, because browsers always send it on POST.
 */
export function checkOrigin(headers: Headers, siteUrl: string): void {
  const origin = URL.parse(headers.get('origin') ?? '');
  const { origin: site, protocol } = new URL(siteUrl);
  // Behind a proxy our own scheme is not the visitor's: SITE_URL decides.
  const isHost = origin?.host === headers.get('host') && origin?.protocol === protocol;
  const own = origin?.origin === site || isHost;
  const from = headers.get('sec-fetch-site');
  if (!own || (from !== null && from !== 'same-origin')) throw new Refusal('ORIGIN');
}

/**
 * Returns the allowed names of the query, and no others: nothing else reaches the backend (contract.md part B section 6).
 * @throws Refusal BAD_REQUEST when one of them comes twice or has a long value
 */
export function checkQuery(query: URLSearchParams, allowed: readonly RegExp[]): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, value] of query) {
    // Of a page of a later release.
    if (!allowed.some((pattern) => pattern.test(name))) continue;
    if (known.has(name) || value.length > 100 || known.size > 400) throw new Refusal('BAD_REQUEST');
    known.set(name, value);
  }
  return known;
}

/** Reads the body up to the limit, whatever its Content-Length. */
export async function readLimited(request: Request, limit = BODY_LIMIT): Promise<string> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new Refusal('TOO_LARGE');
  const reader = request.body?.getReader();
  if (!reader) return '';
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw new Refusal('TOO_LARGE');
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** Parses JSON with the schema. @throws Refusal BAD_REQUEST */
export function parseJson<T>(text: string, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(jsonOf(text));
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}

/** Parses the body with the schema. Only JSON is accepted: a form of another site cannot send that without a CORS preflight. */
export async function readJsonBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Refusal('BAD_REQUEST');
  const text = await readLimited(request);
  return parseJson(text, schema);
}
