import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = await mkdtemp(join(tmpdir(), 'backend-'));
const data = join(folder, 'nested', 'shop.sqlite');
const running = new Set<ChildProcess>();

afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

interface Started {
  readonly child: ChildProcess;
  /** The first line on standard output, or null when the process exited without one. */
  readonly ready: Promise<string | null>;
  readonly ended: Promise<{ code: number | null; errors: string }>;
}

function start(environment: Record<string, string>): Started {
  const child = spawn(process.execPath, ['--import', 'tsx', 'backend/main.ts'], {
    env: { ...process.env, BACKEND_DATA: data, BACKEND_CONTROL: '1', ...environment },
  });
  running.add(child);
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on('close', (code) => {
      running.delete(child);
      resolve({ code, errors });
    });
  });
  const line = new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
  return { child, ended, ready: Promise.race([line, ended.then(() => null)]) };
}

/** A currently unused port. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

it('creates its file, keeps its data over a restart, stops on SIGTERM and can drop a connection', async () => {
  const port = await freePort();
  const url = (path: string) => `http://127.0.0.1:${port}${path}`;
  const post = (call: string, body: object) =>
    fetch(url(`/__control/${call}`), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  const stockOf = async () => {
    const response = await fetch(url('/sylius/api/v2/shop/product-variants/guldtacka-10g-valcambi'));
    return (await response.json()).stock;
  };

  const first = start({ BACKEND_PORT: String(port) });
  expect(await first.ready).toContain(`http://127.0.0.1:${port}`);
  await post('stock', { variantId: 'guldtacka-10g-valcambi', stock: 7 });
  await post('faults', { match: 'get-rates', drop: true });
  await expect(fetch(url('/sylius/commerz/get-rates'))).rejects.toThrow('fetch failed');
  expect((await fetch(url('/sylius/commerz/get-rates'))).status).toBe(200);
  await post('faults', { match: 'get-rates', drop: true, after: true });
  await expect(fetch(url('/sylius/commerz/get-rates'))).rejects.toThrow('fetch failed');
  first.child.kill('SIGTERM');
  expect((await first.ended).code).toBe(0);

  const second = start({ BACKEND_PORT: String(port) });
  expect(await second.ready).toContain('Backend');
  expect(await stockOf()).toBe(7);

  const third = start({ BACKEND_PORT: String(port) });
  expect(await third.ready).toBeNull();
  const { code, errors } = await third.ended;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining(`Port ${port} (BACKEND_PORT) is taken`)]);
  second.child.kill('SIGINT');
  expect((await second.ended).code).toBe(0);
}, 60_000);

it('reports an invalid variable on one line', async () => {
  const { code, errors } = await start({ BACKEND_PORT: 'hundra' }).ended;
  expect(code).toBe(1);
  expect(errors.trim().split('\n')).toEqual([expect.stringContaining('BACKEND_PORT')]);
}, 60_000);
