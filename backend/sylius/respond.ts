import { type CollectionOptions, collection } from './collection';
import { API, type Exchange } from './exchange';

/** Every response of the shop API carries these (contract.md part B section 3). */
const HEADERS = {
  'Content-Type': 'application/ld+json; charset=utf-8',
  Vary: 'Accept',
  'Cache-Control': 'no-cache, private',
};

/** A list or an item. */
export function respond(body: unknown): Response {
  return new Response(JSON.stringify(body), { headers: HEADERS });
}

/** A single resource: the only place where a member carries an `@context`. */
export function respondItem(context: string, item: object): Response {
  return respond({ '@context': `${API}/contexts/${context}`, ...item });
}

/** Rows turned into JSON at a time. */
const BATCH = 100;
const MEMBERS = '@members@';

/**
 * A list whose members are read and written in batches, with room for other requests in between: ten thousand products held as
 * objects would take hundreds of megabytes and block the server for a second.
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
  return new Response(streamOf(parts), { headers: { ...HEADERS, 'Content-Length': String(length) } });
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
