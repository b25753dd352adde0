/**
 * A response body of UTF-8 that reads `chunks` as its reader does. Not `Readable.toWeb`, which throws outside any handler when the
 * reader has left (nodejs/node#64529) and so ends the process.
 */
export function byteStream(chunks: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const next = chunks.next();
      if (next.done) controller.close();
      else controller.enqueue(encoder.encode(next.value));
    },
    cancel: () => void chunks.return?.(),
  });
}
