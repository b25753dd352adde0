import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { Refusal } from '../../scripts/support/say.mjs';

const OUT = '.next-deploy/shop';

/** Files that the server reads in addition to the build and its packages. */
const SOURCES = [
  '.npmrc',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'next.config.mjs',
  'content',
  'lib',
  'public',
  'scripts/support/precompress.mjs',
  'scripts/support/source-maps.mjs',
];

/**
 * Collects everything that an image or a unit runs, except the packages (`npm ci --omit=dev`), in a folder, and returns it.
 * @throws Refusal without a build
 */
export function gatherShop(distDir) {
  if (!existsSync(join(distDir, 'BUILD_ID')))
    throw new Refusal(`${distDir} is not there: build first (deploy/README.md).`);
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  const cache = join(distDir, 'cache');
  cpSync(distDir, join(OUT, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== cache && !path.startsWith(cache + sep),
  });
  for (const source of SOURCES) {
    cpSync(source, join(OUT, source), { recursive: true, filter: (path) => !/\.(test|fixture)\.tsx?$/.test(path) });
  }
  cpSync('deploy/health-check.mjs', join(OUT, 'health-check.mjs'));
  return OUT;
}
