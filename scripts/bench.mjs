// `npm run bench`: how fast, how heavy, how large. docs/benchmark.md tells how to read what it prints.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureInstalled } from './support/install.mjs';
import { run, say } from './support/say.mjs';

await run(async () => {
  ensureInstalled();
  const { readOptions } = await import('./bench/options.mjs');
  const options = readOptions(process.argv.slice(2));
  const { stopAll, stopOnSignals } = await import('./support/processes.mjs');
  const { buildBare, buildShop, claimPorts, openBackend, removeRun } = await import('./bench/servers.mjs');
  const { createClient } = await import('./bench/client.mjs');
  const { describeMachine } = await import('./bench/machine.mjs');
  const { findNginx } = await import('./bench/nginx.mjs');

  stopOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'guldkajen-bench-'));
  try {
    await claimPorts();
    await openBackend(folder);
    await buildShop();
    if (options.parts.includes('pages')) await buildBare();
    const client = createClient(folder);
    const nginx = findNginx();
    const world = { folder, options, client, nginx };
    const report = [describeMachine({ isQuick: options.isQuick, client: client.name, nginx: nginx?.version })];
    try {
      for (const part of options.parts) {
        say(`Measuring: ${part} ...`);
        const { measure } = await import(`./bench/${part}.mjs`);
        report.push(await measure(world));
      }
    } finally {
      // A part that fails does not take the others' figures with it.
      say(`\n${report.join('\n\n')}`);
    }
  } finally {
    await stopAll();
    removeRun();
    rmSync(folder, { recursive: true, force: true });
  }
});
