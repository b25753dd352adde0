import { setImmediate as pause } from 'node:timers/promises';

/** Characters of one part of a body: of the feed some ten milliseconds of work. */
const PART = 16_384;

/**
 * A response body of UTF-8 that reads `chunks` as its reader does. Between two parts other requests have their turn, and what is written
 * is sent. Not `Readable.toWeb`, which throws outside any handler when the reader has left (nodejs/node#64529) and so ends the process.
 */
export function byteStream(chunks: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      let part = '';
      let next = chunks.next();
      for (; !next.done; next = chunks.next()) {
        part += next.value;
        if (part.length >= PART) break;
      }
      if (part !== '') controller.enqueue(encoder.encode(part));
      if (next.done) controller.close();
      else await pause();
    },
    cancel: () => void chunks.return?.(),
  });
}
