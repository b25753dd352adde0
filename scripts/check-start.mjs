// `npm run check:start`: `npm start` as the only command in a new clone of HEAD, then once more. Prints the time to the first page.
import { execFileSync, spawn } from 'node:child_process';
import { ensureInstalled } from './support/install.mjs';
import { claimPort, exited, inFolder, waitForResponse } from './support/processes.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** Seconds after which a start has failed: on a slow machine the first installs, compiles and renders for minutes. */
const PATIENCE = 900;

const port = Number(process.env.START_PORT || 3600);
const backendPort = Number(process.env.START_BACKEND_PORT || 4600);
const SETTINGS = ['COMMERCE_URL', 'NEXT_DIST_DIR', 'NODE_ENV', 'SITE_URL'];

/** Runs `npm start` in `clone` until its first page has arrived. Returns the seconds and what it printed. */
async function firstPage(clone) {
  const env = { ...process.env, PORT: String(port), BACKEND_PORT: String(backendPort) };
  for (const name of SETTINGS) delete env[name];
  const start = performance.now();
  const shop = spawn('npm', ['start'], { cwd: clone, env, detached: true });
  let output = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (output += text));
  try {
    if (!(await waitForResponse(`http://localhost:${port}/`, PATIENCE, () => shop.exitCode === null)))
      throw new Refusal(`The shop did not open:\n${output}`);
    return { seconds: (performance.now() - start) / 1000, output };
  } finally {
    const gone = exited(shop);
    // Ctrl-C in a terminal signals the whole group.
    process.kill(-shop.pid, 'SIGINT');
    await gone;
  }
}

await run(async () => {
  await ensureInstalled();
  await inFolder('start', async (clone) => {
    await claimPort(port, 'START_PORT');
    await claimPort(backendPort, 'START_BACKEND_PORT');
    execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${process.cwd()}`, clone]);
    const first = await firstPage(clone);
    const changed = execFileSync('git', ['status', '--porcelain'], { cwd: clone, encoding: 'utf8' });
    if (changed !== '') throw new Refusal(`npm start has changed files of the clone:\n${changed}`);
    const second = await firstPage(clone);
    if (/Installing|Building/.test(second.output))
      throw new Refusal(`The second start installs or builds again:\n${second.output}`);
    say(`First page after ${first.seconds.toFixed(0)} s in a new clone, ${second.seconds.toFixed(1)} s once built.`);
  });
});
