import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

const PREFIX = '/_next/static';
/** Seconds: their names hold their content. */
const A_YEAR = 31_536_000;

/** Answers for the build's scripts and styles, or calls what it is given. */
export type ServeFiles = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * The files of a build, in Brotli where it lies beside them (scripts/support/precompress.mjs).
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
