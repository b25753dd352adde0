// `npm test`: everything that must hold before a change lands, from any state of the clone. `npm run test:all` adds long tests that
// rarely fail: before a release, and after a change to deployment, routing or what several instances share.
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

const isAll = process.argv.includes('--all');

const STEPS = [
  ['Types', 'check:types'],
  ['Lint', 'check:lint'],
  ['Rooms', 'check:rooms'],
  ['Dead code', 'check:dead'],
  ['Spelling', 'check:spelling'],
  ['Unit tests', 'check:unit'],
  ['Build and journeys', 'e2e', ...(isAll ? ['--all'] : [])],
  ...(isAll
    ? [
        ['Orders with every faulty response', 'test:orders'],
        ['Pages with every faulty response', 'test:faults'],
        ['Group of instances', 'check:group', '.next-e2e'],
      ]
    : []),
];

await run(async () => {
  ensureInstalled();
  // Before the long part, so that missing programs are reported at once.
  const { ensureBrowser } = await import('./support/browser.mjs');
  process.env.CHROMIUM_PATH = ensureBrowser();
  const { ensureProgram } = await import('./support/programs.mjs');
  ensureProgram(['valkey-server', 'redis-server'], 'redis-server', 'The test of what several instances share');
  ensureProgram(['nginx'], 'nginx-light', 'The test of several instances');
  for (const [title, script, ...args] of STEPS) {
    say(`\n== ${title}`);
    const start = performance.now();
    const result = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (result.status !== 0) throw new Refusal(`${title}: failed.`);
    say(`== ${title}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
});
