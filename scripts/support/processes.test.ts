import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

const PROCESSES = pathToFileURL('scripts/support/processes.mjs').href;

/** A stub of a storefront that is finishing a response, and of a backend that ends at once. */
const server = (name: string, takes: number) => `
  process.on('SIGTERM', () => setTimeout(() => { console.log('${name} ended'); process.exit(0); }, ${takes}));
  setInterval(() => {}, 1000);
  console.log('${name} up');
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'processes-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

it.each(['SIGINT', 'SIGTERM'] as const)(
  'on %s stops the storefront before the backend, which it still needs',
  async (signal) => {
    for (const [name, takes] of [
      ['backend', 0],
      ['storefront', 400],
    ] as const) {
      writeFileSync(join(folder, `${name}.mjs`), server(name, takes));
    }
    writeFileSync(
      join(folder, 'start.mjs'),
      `import { startNode, stopOnSignals } from '${PROCESSES}';
     stopOnSignals();
     startNode(['${join(folder, 'backend.mjs')}']);
     startNode(['${join(folder, 'storefront.mjs')}']);`,
    );
    // A separate process group that the signal reaches as a whole, as with Ctrl-C in a terminal.
    const child = spawn(process.execPath, [join(folder, 'start.mjs')], {
      detached: true,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    const bothUp = new Promise<void>((resolve) => {
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk;
        if (output.includes('backend up') && output.includes('storefront up')) resolve();
      });
    });
    await bothUp;
    process.kill(-(child.pid ?? Number.NaN), signal);
    await once(child, 'close');
    expect(output.split('\n').filter((line) => line.endsWith('ended'))).toEqual(['storefront ended', 'backend ended']);
  },
);
