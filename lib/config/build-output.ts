import { join } from 'node:path';

/** The path of something in the build's folder. A copy of the build may lie elsewhere than where it was made (NEXT_DIST_DIR). */
export const inBuild = (...path: string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...path);

/** Whether pages are being made by `next build`, not for a visitor. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
