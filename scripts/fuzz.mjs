// `npm run test:fuzz [-- vitest arguments]`: every parser at an edge of the shop against a hundred thousand inputs (FUZZ_RUNS).
import { spawnSync } from 'node:child_process';
import { ensureInstalled } from './support/install.mjs';
import { Refusal, run, say } from './support/say.mjs';

await run(() => {
  ensureInstalled();
  const runs = process.env.FUZZ_RUNS || '100000';
  say(`${runs} inputs for each parser ...`);
  const { status } = spawnSync(
    process.execPath,
    [
      'node_modules/vitest/vitest.mjs',
      'run',
      'lib/fuzz',
      'odd-catalogues',
      '--testTimeout=3600000',
      ...process.argv.slice(2),
    ],
    { stdio: 'inherit', env: { ...process.env, FUZZ_RUNS: runs } },
  );
  if (status !== 0) throw new Refusal('An input got through: it stands above as the counterexample.');
});
