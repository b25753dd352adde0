import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';

const CHUNK = /^(\/_next\/static\/chunks\/[^?]+\.(js|css))(\?.*)?$/;

const TYPES: Readonly<Record<string, string>> = {
  js: 'application/javascript; charset=UTF-8',
  css: 'text/css; charset=UTF-8',
};

/**
 * Leads a request for a script or a style sheet to the Brotli file that the build laid beside it (scripts/support/precompress.mjs), if the
 * client reads Brotli. Rewrites and headers of next.config.mjs could do the same, but Next tries each of them on every page.
 */
export function preferBrotli(request: IncomingMessage, response: ServerResponse): void {
  const [, path, extension = '', query = ''] = CHUNK.exec(request.url ?? '') ?? [];
  if (path === undefined || !new Negotiator(request).encodings(['br', 'identity']).includes('br')) return;
  request.url = `${path}.br${query}`;
  response.setHeader('Content-Encoding', 'br');
  response.setHeader('Content-Type', TYPES[extension] ?? '');
  response.setHeader('Vary', 'Accept-Encoding');
}
