import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Refusal, say } from './say.mjs';

const isRoot = process.getuid?.() === 0;
/** Where a missing program is an error: a machine that is there for tests. */
const mustBeHere = isRoot || (process.env.CI ?? '') !== '';

/**
 * The first of `names` that is installed; Debian's `debianPackage` is installed when we may. Undefined on a person's own computer
 * without it: then what needs it is left out, which is said. Throws a Refusal in CI and for root.
 */
export function ensureProgram(names, debianPackage, what) {
  // A program that does not know the option is there all the same.
  const find = () => names.find((name) => !spawnSync(name, ['-v'], { stdio: 'ignore' }).error);
  const found = find();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const apt = (...args) =>
      spawnSync('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=120', ...args], { stdio: 'ignore', env: environment });
    apt('update');
    apt('install', '-y', '--no-install-recommends', debianPackage);
  }
  const installed = find();
  if (installed) return installed;
  const way = `${what} needs ${names.join(' or ')} (Debian: apt-get install ${debianPackage}; macOS: brew install ${names[0]}).`;
  if (mustBeHere) throw new Refusal(way);
  say(`LEFT OUT: ${way}`);
  return undefined;
}
