import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singleton } from '@/lib/singleton';

/*
 * State of the build that is needed before Next gets a request: whether its pages were rendered with a catalogue.
 */

const MARKER = 'built-without-catalogue';

const pages = singleton('finished-pages', () => ({ expired: false }));

/** A path in the build's folder, which NEXT_DIST_DIR moves. */
export const inBuild = (...path: string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...path);

/** Whether `next build` is rendering, not the server. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** Marks the build's pages as rendered without a catalogue, for the server that starts it. */
export async function markIncompleteBuild(): Promise<void> {
  await writeFile(inBuild(MARKER), '').catch(() => undefined);
}

/** Call when the build's pages have been invalidated: each is then rendered again on its next request. */
export function forgetFinishedPages(): void {
  pages.expired = true;
}

/** Whether the build's pages may lack the catalogue and must not be served. */
export function hasIncompletePages(): boolean {
  return !pages.expired && existsSync(inBuild(MARKER));
}
