import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Refusal, say } from './say.mjs';

const STAMP = 'node_modules/.installed-for';
const OLDEST_NODE = [20, 19];

function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const [wantedMajor, wantedMinor] = OLDEST_NODE;
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return;
  throw new Refusal(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Installs the packages of package-lock.json when they are missing or belong to another lock file. */
export function ensureInstalled() {
  checkNode();
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return;
  say('Installing packages ...');
  // At Ctrl-C npm undoes what it has begun, for a minute on a slow disk. Ending before it, the next start would install beside it.
  const wait = () => undefined;
  process.on('SIGINT', wait);
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.off('SIGINT', wait);
  if (result.status !== 0) throw new Refusal('npm ci failed: its message is above.');
  writeFileSync(STAMP, wanted);
}
