// `npm run test:defences [-- part of a name]`: removes each defence in a copy of the project and expects its tests to fail.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { defences } from './defences/list.mjs';
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
function takeAway(folder, { file, from, to, tests }) {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) return 'NOT FOUND: the list of defences is older than the code';
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  try {
    return passes(folder, tests, 'ignore') ? 'PASSES: no test notices' : 'fails, as it should';
  } finally {
    writeFileSync(path, text);
  }
}

await run(() => {
  ensureInstalled();
  const [wanted = ''] = process.argv.slice(2);
  const chosen = defences.filter(({ name }) => name.includes(wanted));
  const folder = mkdtempSync(join(tmpdir(), 'guldkajen-defences-'));
  try {
    for (const name of [...COPIED, ...FILES]) cpSync(name, join(folder, name), { recursive: true });
    for (const name of ['node_modules', 'public']) symlinkSync(resolve(name), join(folder, name));
    const tests = [...new Set(chosen.flatMap((defence) => defence.tests))];
    if (!passes(folder, tests, 'inherit')) throw new Refusal('With all defences in place these tests have to pass.');
    const results = chosen.map((defence) => {
      const result = takeAway(folder, defence);
      say(`${result.startsWith('fails') ? 'ok   ' : 'WRONG'}  ${defence.name}: ${result}`);
      return result;
    });
    const well = results.filter((result) => result.startsWith('fails')).length;
    say(`${well} of ${results.length} defences are missed when they are taken away.`);
    if (well < results.length) throw new Refusal('A defence can go without a test that notices.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
