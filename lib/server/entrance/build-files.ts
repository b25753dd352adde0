import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import Negotiator from 'negotiator';
import send from 'send';

const PREFIX = '/_next/static';
/** Milliseconds. File names contain a content hash. */
const A_YEAR = 31_536_000_000;

/** Serves the build's scripts and styles. Resolves with false, and the response untouched, for any other address. */
export type ServeFiles = (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;

/** Set for a file, wrong for the response that replaces it. */
const OF_FILE = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'Content-Type',
  'Last-Modified',
];

/**
 * Serves the files of a build, in Brotli if a compressed copy exists (scripts/support/precompress.mjs). Rejects when a file cannot be
 * read.
 * @param folder `static` in the build
 */
export function buildFiles(folder: string): ServeFiles {
  const compressed = new Set(
    (readdirSync(folder, { recursive: true }) as string[])
      .filter((name) => name.endsWith('.br'))
      .map((name) => `/${name.replaceAll('\\', '/')}`),
  );
  return (request, response) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${PREFIX}/`)) return false;
    const path = url.slice(PREFIX.length).replace(/[?#].*$/s, '');
    const hasCopy = compressed.has(`${path}.br`);
    const isCompressed = hasCopy && new Negotiator(request).encodings(['br', 'identity']).at(0) === 'br';
    return new Promise((resolve, reject) => {
      const file = send(request, isCompressed ? `${path}.br` : path, {
        root: folder,
        index: false,
        etag: false,
        maxAge: A_YEAR,
        immutable: true,
      });
      file.on('headers', (fileResponse: ServerResponse) => {
        if (hasCopy) fileResponse.appendHeader('Vary', 'Accept-Encoding');
        if (!isCompressed) return;
        fileResponse.setHeader('Content-Encoding', 'br');
        fileResponse.setHeader(
          'Content-Type',
          path.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
        );
      });
      file.on('directory', () => resolve(false));
      file.on('error', (error: Error & { readonly status: number; readonly headers?: Record<string, string> }) => {
        if (!response.headersSent) for (const name of OF_FILE) response.removeHeader(name);
        if (error.status === 404) return resolve(false);
        if (error.status >= 500) return reject(error);
        response.writeHead(error.status, { ...error.headers, 'Cache-Control': 'no-store' }).end();
      });
      response.once('close', () => resolve(true));
      file.pipe(response);
    });
  };
}
