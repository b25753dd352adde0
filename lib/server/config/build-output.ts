import { join } from 'node:path';

/** A path in the build's folder, which NEXT_DIST_DIR moves. */
export const inBuild = (...path: string[]): string =>
  join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR || '.next', ...path);

/** Whether `next build` is rendering, not the server. */
export function isBuilding(): boolean {
  return process.env.NEXT_PHASE === 'phase-production-build';
}
