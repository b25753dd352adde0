// `npm run test:crash [-- --rounds 100 --seed 7 --from 12]`: purchases while the servers are killed (kill -9), on a production build.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './support/install.mjs';
import { claimPort, exited, inFolder, startNode } from './support/processes.mjs';
import { Refusal, run, say } from './support/say.mjs';
import { buildTestShop, testShop } from './support/test-shop.mjs';

function wholeNumber(name, text) {
  if (!/^\d{1,9}$/.test(text)) throw new Refusal(`--${name}: "${text}" is not a whole number.`);
  return text;
}

await run(async () => {
  await ensureInstalled();
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      from: { type: 'string', default: '1' },
    },
  });
  const settings = {
    CRASH_ROUNDS: wholeNumber('rounds', values.rounds),
    CRASH_SEED: wholeNumber('seed', values.seed),
    CRASH_FROM: wholeNumber('from', values.from),
  };
  const shop = testShop();
  await inFolder('crash', async (data) => {
    await claimPort(shop.E2E_PORT, 'E2E_PORT');
    await claimPort(shop.E2E_BACKEND_PORT, 'E2E_BACKEND_PORT');
    await buildTestShop(shop, data);
    say(`${settings.CRASH_ROUNDS} rounds from number ${settings.CRASH_FROM}, seed ${settings.CRASH_SEED}.`);
    const rounds = startNode(['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/crash/vitest.config.ts'], {
      env: { ...shop, ...settings, E2E_DATA: data },
    });
    const isWell = (await exited(rounds)) === 0;
    if (!isWell)
      throw new Refusal(`Orders do not match the purchases. Repeat with: npm run test:crash -- --seed ${values.seed}`);
  });
});
