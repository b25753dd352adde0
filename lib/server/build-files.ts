import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_next/static';
/** Seconds. File names contain a content hash. */
const A_YEAR = 31_536_000;

/** Serves the build's scripts and styles, or calls `next`. */
export type ServeFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Serves the files of a build, in Brotli if a compressed copy exists (scripts/support/precompress.mjs).
 * @param folder `static` in the build
 */
export function buildFiles(folder: string): ServeFiles {
  const serve = sirv(folder, { brotli: true, maxAge: A_YEAR, immutable: true });
  return (request, response, next) => {
    const { url = '/' } = request;
    if (!url.startsWith(`${PREFIX}/`)) return next();
    request.url = url.slice(PREFIX.length);
    return serve(request, response, () => {
      request.url = url;
      next();
    });
  };
}
