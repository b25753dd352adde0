import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { Refusal, step } from './say.mjs';

const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Refusal(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

async function install(withTools) {
  // At Ctrl-C npm undoes what it has begun, for a minute on a slow disk. Ending before it, the next start would install beside it.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const npm = spawn(
    'npm',
    ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(withTools ? [] : ['--omit=dev'])],
    {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  const [code] = await once(npm, 'exit');
  process.off('SIGINT', wait);
  if (code !== 0) throw new Refusal('npm ci failed: its message is above.');
}

function packagesIn(lockFile) {
  return existsSync(lockFile) ? JSON.parse(readFileSync(lockFile, 'utf8')).packages : {};
}

/**
 * Whether every package of package-lock.json is installed in its locked version. Reads the list that npm writes at the end of each
 * install, so an install by hand counts. Optional packages may be missing, since they depend on the platform.
 * @param withTools false without those that check and test (devDependencies)
 */
export function isInstalled(withTools, folder = '.') {
  const installed = packagesIn(join(folder, 'node_modules/.package-lock.json'));
  return Object.entries(packagesIn(join(folder, 'package-lock.json'))).every(
    ([path, { version, dev, optional, devOptional }]) =>
      path === '' || optional || devOptional || (dev && !withTools) || installed[path]?.version === version,
  );
}

/**
 * Installs the packages of package-lock.json when some are missing or have another version. Throws a Refusal when Node is too old or
 * npm fails.
 * @param withTools false for a start, which needs none of those that check and test (devDependencies)
 */
export async function ensureInstalled({ withTools = true } = {}) {
  checkNode();
  if (isInstalled(withTools)) return;
  await alone(async () => {
    if (!isInstalled(withTools)) await step('Installing packages (half a minute)', () => install(withTools));
  });
}
