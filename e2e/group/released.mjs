import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHOP } from '../../deploy/support/folder.mjs';
import { must } from '../../deploy/support/image.mjs';
import { say } from '../../scripts/support/say.mjs';

/** The commit that runs in production: changed when another one is released (docs/operations.md). */
const COMMIT = readFileSync('deploy/released', 'utf8').trim();
const LOCK = 'package-lock.json';

function runIn(cwd, command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  must(status === 0, `${command} ${args.join(' ')} failed in ${cwd}.`);
}

/** Packages of the same lock file are linked, since 1 GB takes long to copy. */
function addPackages(folder) {
  const isSame = readFileSync(LOCK).equals(readFileSync(join(folder, LOCK)));
  if (isSame) runIn('.', 'cp', ['-al', 'node_modules', join(folder, 'node_modules')]);
  else runIn(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
}

/**
 * The released shop, built by its own commands, as another folder that can be started: built once per commit.
 * @param backendPort a free port for the backend that its pages are built from
 * @returns the folder of the shop, with its packages beside
 * @throws Refusal when the commit is not in this clone, or cannot be built
 */
export function releasedShop(backendPort) {
  const folder = join('.data/released', COMMIT);
  const shop = join(folder, SHOP);
  const done = join(folder, 'built');
  if (!existsSync(done)) {
    say(`Building the released shop, ${COMMIT.slice(0, 8)} ...`);
    rmSync('.data/released', { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    runIn('.', 'git', ['archive', '--output', join(folder, 'shop.tar'), COMMIT]);
    runIn(folder, 'tar', ['-xf', 'shop.tar']);
    rmSync(join(folder, 'shop.tar'));
    addPackages(folder);
    const settings = { BACKEND_PORT: String(backendPort), COMMERCE_URL: '', SITE_URL: '' };
    runIn(folder, process.execPath, ['deploy/build.mjs'], settings);
    writeFileSync(done, '');
  }
  return { shop, packages: join(folder, 'node_modules') };
}
