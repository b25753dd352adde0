import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { singleton } from '@/lib/singleton';

/*
 * What has to be known about the build before a request gets to Next: whether it had a catalogue to make pages from.
 */

const MARKER = 'built-without-catalogue';

const pages = singleton('finished-pages', () => ({ expired: false }));

/** The path of something in the build's folder. A copy of the build may lie elsewhere than where it was made (NEXT_DIST_DIR). */
export const inBuild = (...path: string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...path);

/** Whether pages are being made by `next build`, not for a visitor. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}

/** Marks the build as one whose pages lack the catalogue, for the process that starts it. */
export async function markIncompleteBuild(): Promise<void> {
  await writeFile(inBuild(MARKER), '').catch(() => undefined);
}

/** The pages of the build have been thrown away: from now on each is rendered again for the next visitor. */
export function forgetFinishedPages(): void {
  pages.expired = true;
}

/** Whether a page of this build may be one without the catalogue: never to be shown to a visitor. */
export function hasIncompletePages(): boolean {
  return !pages.expired && existsSync(inBuild(MARKER));
}
