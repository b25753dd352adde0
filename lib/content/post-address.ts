import { listFiles } from './files';
import { memoize } from './memoize';

const paths = memoize(() => new Set(listFiles('blogg').map((name) => `/blogg/${name}`)));

/** Whether an address is that of an article (`/blogg/{slug}`) which does not exist. Reads names only: every article's file has its slug's. */
export function isUnknownPost(pathname: string): boolean {
  return /^\/blogg\/[^/]+$/.test(pathname) && !paths().has(pathname);
}
