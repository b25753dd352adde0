// `npm run check:production [-- <other build>]`: walks an operator's way from an empty machine (docs/operations.md) command by command,
// in namespaces of its own: the host's files, ports and processes are untouched. Then visits, buys, and changes from the other build
// to the new one in the middle of a purchase. Needs root and Linux; `npm run test:all` runs it with the build of the journeys.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { exited, inFolder } from '../scripts/support/processes.mjs';
import { ensureProgram, installForDebian } from '../scripts/support/programs.mjs';
import { Refusal, run, say } from '../scripts/support/say.mjs';
import { walk } from './production/walk.mjs';
import { gatherShop } from './support/folder.mjs';

const WHAT = 'The check of the production folder';
const PROGRAMS = [
  [['nginx'], 'nginx-light'],
  [['redis-server'], 'redis-server'],
  [['ip'], 'iproute2'],
  [['curl'], 'curl'],
  [['openssl'], 'openssl'],
  [['logrotate'], 'logrotate'],
  [['unshare'], 'util-linux'],
];
const SITE = 'https://localhost';
const NAMESPACES = ['--mount', '--net', '--pid', '--fork', '--mount-proc', '--kill-child'];

function isPackage(name) {
  return spawnSync('dpkg', ['--status', name], { encoding: 'utf8' }).stdout?.includes('install ok installed') === true;
}

await run(() =>
  inFolder('production', async (folder) => {
    if (process.getuid?.() !== 0 || process.platform !== 'linux') {
      say(`SKIPPED: ${WHAT} needs root and Linux.`);
      return;
    }
    for (const [names, debianPackage] of PROGRAMS) {
      ensureProgram(names, debianPackage, WHAT);
      // The guide's apt-get has no network here, and another package may have brought the program.
      if (!isPackage(debianPackage)) installForDebian(debianPackage);
    }
    // Root in a container seldom has them.
    if (spawnSync('unshare', [...NAMESPACES, 'true']).status !== 0) {
      say(`SKIPPED: ${WHAT} needs namespaces of its own, which this container may not have (CAP_SYS_ADMIN).`);
      return;
    }
    chmodSync(folder, 0o755);

    // Its scripts then differ from the other build's. Nobody listens there, and the instances get no DSN.
    process.env.SENTRY_DSN = 'http://key@127.0.0.1:9/1';
    const { ensureBrowser } = await import('../scripts/support/browser.mjs');
    process.env.CHROMIUM_PATH = ensureBrowser();
    await walk('build', SITE);
    const other = process.argv[2];
    const earlier = join(folder, 'earlier');
    if (other && existsSync(other)) {
      gatherShop(other, earlier);
      mkdirSync(join(earlier, 'node_modules'));
    } else say('SKIPPED: the change of releases, since no other build was given.');

    const inside = ['--import', 'tsx', 'deploy/production/machine.mjs', folder, SITE];
    // What the journeys' steps need (e2e/support/shop.ts).
    Object.assign(process.env, {
      E2E_PORT: '443',
      E2E_BACKEND_PORT: '4000',
      E2E_DATA: folder,
      NEXT_DIST_DIR: '.next',
    });
    const machine = spawn('unshare', [...NAMESPACES, process.execPath, ...inside], { stdio: 'inherit' });
    process.once('exit', () => machine.kill('SIGKILL'));
    if ((await exited(machine)) !== 0) throw new Refusal(`${WHAT}: failed.`);
  }),
);
