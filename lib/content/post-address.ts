import { listFiles } from './files';
import { memoize } from './memoize';

const paths = memoize(() => new Set(listFiles('blogg').map((name) => `/blogg/${name}`)));

/** Whether a path is that of a missing article (`/blogg/{slug}`). Reads file names only: they equal the slugs. */
export function isUnknownPost(pathname: string): boolean {
  return /^\/blogg\/[^/]+$/.test(pathname) && !paths().has(pathname);
}
