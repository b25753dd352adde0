import { existsSync } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { processWide } from '@/lib/process-wide';

/*
 * What the build left on the disk, as far as the shop has to know it before a request gets to Next: whether a page is
 * finished, and whether the build had no catalogue to make pages from.
 */

/** Milliseconds. Next serves no finished page that is older (EXPIRE in lib/commerce/catalogue/cache-times.ts). */
const OLDEST = 24 * 60 * 60_000;

const MARKER = 'built-without-catalogue';

const pages = processWide('finished-pages', () => ({ expired: false }));

const inBuild = (...path: string[]) =>
  join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...path);

/** Whether pages are being made by `next build`, not for a visitor. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** Remembers, for whoever starts this build, that some of its pages lack the catalogue. */
export async function markIncompleteBuild(): Promise<void> {
  await writeFile(inBuild(MARKER), '').catch(() => undefined);
}

/** The pages of the build have been thrown away: from now on each is made anew for the next visitor. */
export function forgetFinishedPages(): void {
  pages.expired = true;
}

/** Whether a page of this build may be one without the catalogue: never to be shown to a visitor. */
export function hasIncompletePages(): boolean {
  return !pages.expired && existsSync(inBuild(MARKER));
}

/** Whether the path, as Next renders it, is a finished page that Next would still serve without the backend. */
export async function isFinishedPage(path: string): Promise<boolean> {
  if (hasIncompletePages()) return false;
  const file = inBuild('server', 'app', path === '/' ? 'index' : path);
  const made = await stat(`${file}.html`).catch(() => stat(`${file}.body`).catch(() => null));
  return made !== null && Date.now() - made.mtimeMs < OLDEST;
}
