// `npm test`: everything that must hold before a change lands, from any state of the clone. `npm run test:all` adds long tests that
// rarely fail: before a release, and after a change to deployment, routing or what several instances share.
import { execFile, spawnSync } from 'node:child_process';
import { alone } from './support/alone.mjs';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

const isAll = process.argv.includes('--all');
// For the tests and for the choice of journeys.
if (isAll) process.env.E2E_ALL = '1';

/** Run at once: each uses one core. */
const CHECKS = [
  // Writes beside the build of `npm start`.
  ['Types', 'check:types', alone],
  ['Lint', 'check:lint'],
  ['Rooms', 'check:rooms'],
  ['Dead code', 'check:dead'],
  ['Spelling', 'check:spelling'],
];

const STEPS = [
  ['Unit tests', 'check:unit'],
  ['Build and journeys', 'e2e'],
  ...(isAll
    ? [
        ['Group of instances', 'check:group', '.next-e2e'],
        ['Door', 'check:door', '.next-e2e'],
        ['Two releases', 'check:releases', '.next-e2e'],
        ['Production folder', 'check:production', '.next-e2e'],
        ['First start', 'check:start'],
      ]
    : []),
];

const shell = process.platform === 'win32';

/** Resolves with a script's output, and whether it failed. */
function outputOf(script) {
  return new Promise((resolve) => {
    execFile('npm', ['run', '--silent', script], { shell, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ isFailed: error !== null, output: stdout + stderr }),
    );
  });
}

async function check() {
  const start = performance.now();
  const failed = [];
  for (const { title, result } of CHECKS.map(([title, script, when = (action) => action()]) => ({
    title,
    result: when(() => outputOf(script)),
  }))) {
    const { isFailed, output } = await result;
    say(`\n== ${title}\n${output.trim()}`);
    if (isFailed) failed.push(title);
  }
  if (failed.length > 0) throw new Refusal(`${failed.join(', ')}: failed.`);
  say(`\n== Checks: ${Math.round((performance.now() - start) / 1000)} s`);
}

await run(async () => {
  await ensureInstalled();
  // Before the long part, so that missing programs are reported at once.
  const { ensureBrowser, ensureWholeBrowser } = await import('./support/browser.mjs');
  process.env.CHROMIUM_PATH = ensureBrowser();
  ensureWholeBrowser();
  const { ensureProgram } = await import('./support/programs.mjs');
  ensureProgram(['valkey-server', 'redis-server'], 'redis-server', 'The test of what several instances share');
  ensureProgram(['nginx'], 'nginx-light', 'The test of several instances');
  if (isAll) {
    const { ensureEngines } = await import('./support/engines.mjs');
    ensureEngines();
  }
  await check();
  for (const [title, script, ...args] of STEPS) {
    say(`\n== ${title}`);
    const start = performance.now();
    const result = spawnSync('npm', ['run', '--silent', script, ...(args.length > 0 ? ['--', ...args] : [])], {
      stdio: 'inherit',
      shell,
    });
    if (result.status !== 0) throw new Refusal(`${title}: failed.`);
    say(`== ${title}: ${Math.round((performance.now() - start) / 1000)} s`);
  }
});
