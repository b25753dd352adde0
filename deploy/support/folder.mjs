import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { Refusal } from '../../scripts/support/say.mjs';

/** The build for production. As deep as `.next` in the folder that is deployed: Next links packages relatively from within it. */
export const BUILD = '.next-production';
/** The folder that is deployed. */
export const SHOP = '.next-deploy/shop';

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
 * Refuses a build whose links to packages would leave the folder: inside this repository they lead to its own packages, elsewhere
 * nowhere, and every page fails.
 */
function mustStayInside(folder) {
  const links = join(folder, '.next/node_modules');
  if (!existsSync(links)) return;
  const packages = resolve(folder, 'node_modules') + sep;
  for (const entry of readdirSync(links, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) continue;
    const target = readlinkSync(join(entry.parentPath, entry.name));
    if (!resolve(entry.parentPath, target).startsWith(packages))
      throw new Refusal(`${entry.name} -> ${target} leaves ${folder}: build in a folder of the repository's root.`);
  }
}

/**
 * Collects everything that an image or a unit runs, except the packages (`npm ci --omit=dev`), in a folder, and returns it.
 * @param out the folder, which is replaced
 * @throws Refusal without a build
 */
export function gatherShop(distDir, out = SHOP) {
  if (!existsSync(join(distDir, 'BUILD_ID')))
    throw new Refusal(`${distDir} is not there: build first (deploy/README.md).`);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const cache = join(distDir, 'cache');
  cpSync(distDir, join(out, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== cache && !path.startsWith(cache + sep),
  });
  for (const source of SOURCES) {
    cpSync(source, join(out, source), { recursive: true, filter: (path) => !/\.(test|fixture)\.tsx?$/.test(path) });
  }
  cpSync('deploy/health-check.mjs', join(out, 'health-check.mjs'));
  mustStayInside(out);
  return out;
}
