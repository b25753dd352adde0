// `npm run bench [-- pages phone presses growth month]`: speed, first views and presses on a slow phone, growth, and a month (about half an hour, by name only). docs/benchmark.md explains the figures.
import { cpus } from 'node:os';
import { join } from 'node:path';
import { measureGrowth } from './bench/growth.mjs';
import { measureMonth } from './bench/month.mjs';
import { measurePages } from './bench/pages.mjs';
import { measurePhone } from './bench/phone.mjs';
import { measurePresses } from './bench/presses.mjs';
import { backendPort, port, SHOP, SHOP_ENV } from './bench/shop.mjs';
import { alone } from './support/alone.mjs';
import { ensureBuilt } from './support/build.mjs';
import { ensureInstalled } from './support/install.mjs';
import { claimPort, inFolder, openBackend } from './support/processes.mjs';
import { Refusal, run, say } from './support/say.mjs';

const PARTS = { pages: measurePages, phone: measurePhone, presses: measurePresses, growth: measureGrowth };
const ALL = { ...PARTS, month: measureMonth };

await run(async () => {
  await ensureInstalled();
  const chosen = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(PARTS);
  for (const part of chosen)
    if (!(part in ALL)) throw new Refusal(`${part}: not among ${Object.keys(ALL).join(', ')}.`);
  await inFolder('bench', async (folder) => {
    for (const wanted of [port, port + 1]) await claimPort(wanted, 'BENCH_PORT');
    await claimPort(backendPort, 'BENCH_BACKEND_PORT');
    const env = {
      BACKEND_PORT: String(backendPort),
      BACKEND_DATA: join(folder, 'bench.sqlite'),
      BACKEND_CONTROL: '1',
      BACKEND_STOREFRONT: SHOP,
    };
    const backend = await openBackend({ env, quiet: true });
    for (const output of [backend.stdout, backend.stderr]) output.resume();
    await alone(() => ensureBuilt({ distDir: SHOP_ENV.NEXT_DIST_DIR, env: SHOP_ENV }));
    say(`${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}, ${new Date().toISOString().slice(0, 10)}`);
    for (const part of chosen) say(await ALL[part](folder));
  });
});
