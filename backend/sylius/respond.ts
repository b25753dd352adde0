import { type CollectionOptions, collection } from './collection';
import { API, type Exchange } from './exchange';

/** Headers of every response of the shop API (contract.md part B section 3). */
const HEADERS = {
  'Content-Type': 'application/ld+json; charset=utf-8',
  Vary: 'Accept',
  'Cache-Control': 'no-cache, private',
};

/** The response with a list or an item. */
export function respond(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: HEADERS });
}

/** A single resource, the only kind of member with an `@context`. */
export function respondItem(context: string, item: object): Response {
  return respond({ '@context': `${API}/contexts/${context}`, ...item });
}

/** Rows serialised per batch. */
const BATCH = 100;
const MEMBERS = '@members@';

/**
 * Reads and serialises a list in batches and lets other requests run in between: ten thousand products as objects would
 * take hundreds of megabytes and block the server for a second.
 */
export async function respondList(
  exchange: Exchange,
  options: Omit<CollectionOptions, 'members'>,
  ids: readonly number[],
  read: (ids: readonly number[]) => readonly object[],
): Promise<Response> {
  const envelope = JSON.stringify(collection(exchange, { ...options, members: MEMBERS }));
  const [head = '', tail = ''] = envelope.split(JSON.stringify(MEMBERS));
  const parts: Buffer[] = [Buffer.from(`${head}[`)];
  for (let from = 0; from < ids.length; from += BATCH) {
    const text = read(ids.slice(from, from + BATCH))
      .map((member) => JSON.stringify(member))
      .join(',');
    parts.push(Buffer.from(from === 0 ? text : `,${text}`));
    await new Promise((resolve) => setImmediate(resolve));
  }
  parts.push(Buffer.from(`]${tail}`));
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  // Streamed: joining the parts would keep a large list in memory twice.
  const body = new ReadableStream({
    start(controller) {
      for (const part of parts) controller.enqueue(part);
      controller.close();
    },
  });
  return new Response(body, { headers: { ...HEADERS, 'Content-Length': String(length) } });
}
