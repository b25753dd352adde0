import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { alone } from './alone.mjs';
import { Refusal, step } from './say.mjs';

const STAMP = 'node_modules/.installed-for';
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

/**
 * Installs the packages of package-lock.json when they are missing or belong to another lock file.
 * @param withTools false for a start, which needs none of those that check and test (devDependencies)
 */
export async function ensureInstalled({ withTools = true } = {}) {
  checkNode();
  const all = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  const withoutTools = `${all} without tools`;
  const isInstalled = () => {
    const stamp = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
    return stamp === all || (!withTools && stamp === withoutTools);
  };
  if (isInstalled()) return;
  await alone(async () => {
    if (isInstalled()) return;
    await step('Installing packages (half a minute)', () => install(withTools));
    writeFileSync(STAMP, withTools ? all : withoutTools);
  });
}
