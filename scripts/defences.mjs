// `npm run test:defences [-- part of a name]`: removes each defence in a copy of the project and expects its tests to fail.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** Folders that unit tests read. */
const COPIED = ['app', 'backend', 'components', 'content', 'e2e', 'lib', 'scripts', 'stores'];
const FILES = [
  'instrumentation.ts',
  'middleware.ts',
  'next.config.mjs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];

/** Milliseconds: a test that hangs without its defence counts as failed. */
const PATIENCE = 180_000;

const NOTICED = 'its tests fail';

/** Whether the tests pass in the folder; `stdio` as for a child process. Threads: a test that hangs ends with the process. */
function passes(folder, tests, stdio) {
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--maxWorkers=1',
    '--pool=threads',
    '--reporter=dot',
    ...tests,
  ];
  const options = { cwd: folder, stdio, timeout: PATIENCE, killSignal: 'SIGKILL' };
  return spawnSync(process.execPath, args, options).status === 0;
}

/** Runs the tests without this defence and returns the outcome for the table. */
function runWithout(folder, { file, from, to, tests }) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'NOT FOUND in the code';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return passes(folder, tests, 'ignore') ? 'no test fails' : NOTICED;
  } finally {
    writeFileSync(path, text);
  }
}

await run(async () => {
  await ensureInstalled();
  const { readDefences } = await import('./support/defences.mjs');
  const [wanted = ''] = process.argv.slice(2);
  const chosen = readDefences().filter(({ name }) => name.includes(wanted));
  const folder = mkdtempSync(join(tmpdir(), 'guldkajen-defences-'));
  try {
    for (const name of [...COPIED, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
    for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(folder, name));
    const tests = [...new Set(chosen.flatMap((defence) => defence.tests))];
    if (!passes(folder, tests, 'inherit')) throw new Refusal('These tests must pass before a defence is removed.');
    const results = chosen.map((defence) => {
      const result = runWithout(folder, defence);
      say(`${result === NOTICED ? 'ok   ' : 'WRONG'}  ${defence.name}: ${result}`);
      return result;
    });
    const well = results.filter((result) => result === NOTICED).length;
    say(`Tests notice the removal of ${well} of ${results.length} defences.`);
    if (well < results.length) throw new Refusal('Not every defence has a test that fails without it.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
