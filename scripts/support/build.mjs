import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkPolicy } from './check-policy.mjs';
import { exited, startNext } from './processes.mjs';
import { Refusal, step } from './say.mjs';

const STAMP = 'built-from';

const SOURCES = [
  'app',
  'components',
  'content',
  'lib',
  'public',
  'scripts/support/precompress.mjs',
  'scripts/support/source-maps.mjs',
  'stores',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'middleware.ts',
  'next.config.mjs',
  'package-lock.json',
  'tsconfig.json',
];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) yield* filesBelow(join(path, name));
}

/** A fingerprint of all inputs of a build: the sources and the URLs that are compiled into its pages. */
function buildFingerprint(environment) {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const file of filesBelow(source)) {
      if (/\.test\.tsx?$/.test(file)) continue;
      hash.update(file).update('\0').update(readFileSync(file));
    }
  }
  const baked = Object.entries(environment).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  const addresses = [environment.COMMERCE_URL, environment.SITE_URL, environment.SENTRY_DSN, environment.GTM_ID];
  hash.update(JSON.stringify([process.version, addresses, baked.sort()]));
  return hash.digest('hex');
}

/** The size of each file that a build writes once: pages are written anew while the shop runs. */
function sizesOf(distDir) {
  const manifests = readdirSync(distDir).filter((name) => /^BUILD_ID$|\.json$/.test(name));
  const files = ['static', 'server', ...manifests].flatMap((name) => [...filesBelow(join(distDir, name))]);
  const lasting = files.filter(
    (file) => !/\.(html|rsc|meta|body|segments)$/.test(file) && !file.includes('.segments/'),
  );
  return Object.fromEntries(lasting.map((file) => [relative(distDir, file), statSync(file).size]));
}

/** Whether `distDir` has a whole build of these inputs. */
export function isBuilt(distDir, wanted) {
  try {
    const { from, sizes } = JSON.parse(readFileSync(join(distDir, STAMP), 'utf8'));
    return (
      from === wanted && Object.entries(sizes).every(([file, size]) => statSync(join(distDir, file)).size === size)
    );
  } catch {
    return false;
  }
}

/** Notes that `distDir` has a whole build of these inputs. */
export function noteBuilt(distDir, wanted) {
  writeFileSync(join(distDir, STAMP), JSON.stringify({ from: wanted, sizes: sizesOf(distDir) }));
}

/**
 * Builds unless `distDir` contains a build of exactly these sources. Returns whether it built.
 * @param backend resolves when the backend that a build reads responds
 * @param isChecked false for `npm start`: after an update of Next, tests and `npm run build` check the new build's policy
 */
export async function ensureBuilt({ distDir, env, backend, isChecked = true }) {
  const environment = { ...process.env, ...env };
  const wanted = buildFingerprint(environment);
  if (isBuilt(distDir, wanted)) return false;
  // An interrupted build must not pass for the one that it overwrites.
  rmSync(join(distDir, STAMP), { force: true });
  await backend;
  await step('Building the storefront (a minute or two, only after a change)', async () => {
    const build = startNext(['build'], { env: { ...env, NEXT_DIST_DIR: distDir, NODE_ENV: 'production' } });
    if ((await exited(build)) !== 0 || !existsSync(join(distDir, 'BUILD_ID')))
      throw new Refusal('The build failed: its message is above.');
  });
  if (isChecked) await checkPolicy({ env: { ...env, NEXT_DIST_DIR: distDir } });
  noteBuilt(distDir, wanted);
  return true;
}
