import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, say } from './say.mjs';

const isRoot = process.getuid?.() === 0;
/** Whether a missing program is an error: on a test machine. */
const isRequired = isRoot || (process.env.CI ?? '') !== '';

/** Installs a Debian package when we may. */
export function installForDebian(name) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: 'ignore', env });
  apt('update');
  apt('install', '-y', '--no-install-recommends', name);
}

/**
 * The first of `names` that is installed; installs Debian's `debianPackage` when we may. Undefined on a person's own computer without
 * it: the part that needs it is then skipped with a message. Throws a Refusal in CI and for root.
 */
export function ensureProgram(names, debianPackage, what) {
  // A program that does not know the option is still installed.
  const find = () => names.find((name) => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  const found = find();
  if (found) return found;
  installForDebian(debianPackage);
  const installed = find();
  if (installed) return installed;
  const way = `${what} needs ${names.join(' or ')} (Debian: apt-get install ${debianPackage}; macOS: brew install ${names[0]}).`;
  if (isRequired) throw new Refusal(way);
  say(`SKIPPED: ${way}`);
  return undefined;
}
