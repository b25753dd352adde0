import { listFiles, readSource } from './files';
import { pageMatter, parseMatter } from './front-matter';
import { memoize } from './memoize';

const versions = memoize(() => {
  const { name, matter } = readSource('pages', 'kopvillkor');
  const { version, updated } = parseMatter(pageMatter, matter, name);
  return new Set([version ?? updated, ...listFiles('terms')]);
});

/** Whether a path is that of a missing version of the terms (`/kopvillkor/{day}`). Reads file names and one front matter only. */
export function isUnknownTerms(pathname: string): boolean {
  const version = /^\/kopvillkor\/([^/]+)$/.exec(pathname)?.[1];
  return version !== undefined && !versions().has(version);
}
