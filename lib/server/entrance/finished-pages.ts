import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import { compressedPages } from './compressed-pages';

/** Best first. "identity" is uncompressed: few clients request that. */
const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** The best encoding that the client accepts; undefined if it accepts none. */
function encodingFor(request: IncomingMessage) {
  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  return ENCODINGS.find((encoding) => accepted.includes(encoding));
}

/** Whether the client has this version of the page (If-None-Match). */
function hasPage({ headers }: IncomingMessage, etag: string): boolean {
  return headers['if-none-match']?.split(',').some((known) => known.trim() === etag) ?? false;
}

/**
 * Sends a cached page (with an ETag, passed by Next as one string) from cached bytes; 304 when the client has it. Other
 * responses pass unchanged. Without this a page takes twice the time (docs/benchmark.md).
 */
export function finishedPages(): (request: IncomingMessage, response: ServerResponse) => void {
  const compress = compressedPages();
  return (request, response) => {
    const { end } = response;
    response.end = function finish(this: ServerResponse, ...args: unknown[]) {
      const pass = (...others: unknown[]) => Reflect.apply(end, this, others);
      const etag = this.headersSent ? undefined : this.getHeader('etag');
      if (typeof etag !== 'string' || !String(this.getHeader('content-type')).startsWith('text/html')) {
        return pass(...args);
      }
      if (this.statusCode === 200 && hasPage(request, etag)) {
        this.statusCode = 304;
        this.removeHeader('Content-Length');
        return pass();
      }
      const [html, ...others] = args;
      const encoding = typeof html === 'string' ? encodingFor(request) : undefined;
      if (typeof html !== 'string' || !encoding) return pass(...args);
      const bytes = encoding === 'identity' ? Buffer.from(html) : compress(etag, html, encoding);
      if (encoding !== 'identity') this.setHeader('Content-Encoding', encoding);
      this.setHeader('Content-Length', bytes.length);
      return pass(bytes, ...others.filter((other) => typeof other === 'function'));
    } as typeof end;
  };
}
