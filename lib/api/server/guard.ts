import type { z } from 'zod';
import { Refusal } from './refusal';

/** Longest body that a browser may send, in bytes. */
export const BODY_LIMIT = 16 * 1024;

/**
 * A call that changes something must come from a page of ours: Origin equals the site's address or the address the
 * request was sent to. A missing Origin is a refusal, since browsers always send it on POST.
 */
export function checkOrigin(headers: Headers, siteUrl: string): void {
  const origin = URL.parse(headers.get('origin') ?? '');
  const own = origin !== null && (origin.origin === new URL(siteUrl).origin || origin.host === headers.get('host'));
  const site = headers.get('sec-fetch-site');
  if (!own || (site !== null && site !== 'same-origin')) throw new Refusal('ORIGIN');
}

/** The query with nothing in it but the allowed names, each once, none of it long (contract.md part B section 6). */
export function checkQuery(query: URLSearchParams, allowed: readonly RegExp[]): URLSearchParams {
  const seen = new Set<string>();
  for (const [name, value] of query) {
    const known = allowed.some((pattern) => pattern.test(name));
    if (!known || seen.has(name) || value.length > 100 || seen.size > 400) throw new Refusal('BAD_REQUEST');
    seen.add(name);
  }
  return query;
}

/** Reads the body up to the limit, however long the sender says it is. */
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

/** The body as the schema wants it. Only JSON is read: a form of another site cannot send that without asking. */
export async function readBody<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) throw new Refusal('BAD_REQUEST');
  const text = await readLimited(request);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new Refusal('BAD_REQUEST');
  return parsed.data;
}
