import { type CollectionOptions, collection } from './collection';
import { commonHeaders } from './errors';
import { API, type Exchange } from './exchange';

const contentTypes = {
  jsonld: 'application/ld+json; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;

/** A list or an item, spelled for the negotiated format. */
export function respond(exchange: Exchange, body: unknown, status = 200): Response {
  const text = serialize(exchange, body);
  return new Response(text, {
    status,
    headers: { 'Content-Type': contentTypes[exchange.format], ...commonHeaders(text) },
  });
}

const MEMBERS = '@members@';

/**
 * A list whose members come in batches. Written out batch by batch with room for other requests in between: a list of
 * ten thousand products held as objects would take hundreds of megabytes and block the server for a second.
 */
export async function respondList(
  exchange: Exchange,
  options: Omit<CollectionOptions, 'members'>,
  batches: Iterable<readonly object[]>,
): Promise<Response> {
  const envelope = JSON.stringify(collection(exchange, { ...options, members: MEMBERS }));
  const [head = '', tail = ''] = envelope.split(JSON.stringify(MEMBERS));
  const parts: Buffer[] = [Buffer.from(`${head}[`)];
  let empty = true;
  for (const batch of batches) {
    const text = batch.map((member) => serialize(exchange, member)).join(',');
    if (text) parts.push(Buffer.from(empty ? text : `,${text}`));
    empty &&= !text;
    await new Promise((resolve) => setImmediate(resolve));
  }
  parts.push(Buffer.from(`]${tail}`));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  return new Response(streamOf(parts), {
    headers: {
      'Content-Type': contentTypes[exchange.format],
      'Content-Length': String(length),
      ...commonHeaders(...parts),
    },
  });
}

/** Hands the parts out one by one and lets go of each: joined, a large list would be in memory twice. */
function streamOf(parts: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift();
      if (part) controller.enqueue(part);
      else controller.close();
    },
  });
}

function serialize(exchange: Exchange, value: unknown): string {
  return JSON.stringify(exchange.format === 'json' ? withoutLinkedData(value) : value);
}

/** Cuts a list into pieces of at most `size`. */
export function* inBatches<T>(list: readonly T[], size: number): Generator<readonly T[]> {
  for (let from = 0; from < list.length; from += size) yield list.slice(from, from + size);
}

/** A single resource: the only place where a member carries an `@context`. */
export function respondItem(exchange: Exchange, context: string, item: object, status = 200): Response {
  return respond(exchange, { '@context': `${API}/contexts/${context}`, ...item }, status);
}

/** Plain JSON knows no `@id` and `@type`; relations stay addresses (contract.md part B section 3). */
function withoutLinkedData(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutLinkedData);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith('@'))
      .map(([key, inner]) => [key, withoutLinkedData(inner)]),
  );
}
