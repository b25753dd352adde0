// `npm run test:fuzz [-- vitest arguments]`: every property with a hundred thousand new inputs (FUZZ_RUNS).
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

/** The tests with random inputs: each imports lib/domain/inputs.fixture.ts. */
const tests = ['lib', 'e2e/in-process', 'e2e/fuzz'].flatMap((folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, name))
    .filter((path) => /\.test\.tsx?$/.test(path) && readFileSync(path, 'utf8').includes("/inputs.fixture'")),
);

await run(async () => {
  await ensureInstalled();
  const runs = process.env.FUZZ_RUNS || '100000';
  say(`${runs} inputs for each property of ${tests.length} files ...`);
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...tests, '--testTimeout=3600000', ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs } },
  );
  if (status !== 0) throw new Refusal('A property failed: the counterexample is above.');
});
