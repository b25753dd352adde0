import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { listen } from '@/lib/server/entrance/listen.fixture';
import type { SharedStore } from './store';
import type { ValkeyOptions } from './valkey/connection';
import { createValkeyStore } from './valkey/valkey-store';

const PROGRAMS = ['valkey-server', 'redis-server'];
const WAY =
  'Tests of what instances share need a server that speaks the Redis protocol: apt-get install redis-server (or valkey-server).';

const isRoot = process.getuid?.() === 0;

function find(): string | undefined {
  return PROGRAMS.find((name) => spawnSync(name, ['--version']).status === 0);
}

/** The server program, installed from Debian if possible. Undefined on a developer's computer without one. */
function ensureProgram(): string | undefined {
  const known = find();
  if (known) return known;
  const options = ['-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=120'];
  if (isRoot) spawnSync('apt-get', ['install', ...options, 'redis-server'], { stdio: 'ignore' });
  const installed = find();
  if (installed) return installed;
  if (isRoot || process.env.CI) throw new Error(WAY);
  console.warn(`LEFT OUT: ${WAY}`);
  return undefined;
}

const program = ensureProgram();

/** `describe` for tests that need a server: skipped with a warning without one; an error for root and in CI. */
export const describeWithServer = describe.skipIf(program === undefined);

async function freePort(): Promise<string> {
  const probe = await listen(createServer());
  await probe.stop();
  return new URL(probe.url).port;
}

/** A server for one test, on the loopback address, without persistence. */
async function redisServer() {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const url = `redis://127.0.0.1:${port}`;
  return {
    url,
    start: async () => {
      const args = ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
      if (program === undefined) return;
      child = spawn(program, args, { stdio: 'ignore' });
      const probe = new Redis(url, { lazyConnect: true, retryStrategy: () => 50, maxRetriesPerRequest: 100 });
      probe.on('error', () => {});
      await probe.ping();
      probe.disconnect();
    },
    /** Kills it as in a crash: no data is kept. */
    kill: async () => {
      if (!child || child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGCONT');
      child.kill('SIGKILL');
      await gone;
      child = undefined;
    },
    /** Suspends it with its connections open, or resumes it. */
    freeze: (isFrozen: boolean) => void child?.kill(isFrozen ? 'SIGSTOP' : 'SIGCONT'),
  };
}

/** A server for the test file, and the instances of a shop that share it. Call once, at the top. */
export async function redisGroup() {
  const server = await redisServer();
  const open: SharedStore[] = [];
  beforeAll(() => server.start(), 60_000);
  afterEach(async () => {
    await Promise.all(open.splice(0).map((store) => store.close()));
  });
  afterAll(() => server.kill());
  /** A connected instance. Its patience is longer than any delay on a busy test machine. */
  const instance = async (options: Partial<ValkeyOptions> = {}): Promise<SharedStore> => {
    const store = createValkeyStore({ url: server.url, log: () => {}, patience: 10_000, probeEvery: 50, ...options });
    open.push(store);
    if (!options.url) await until(() => store.state().connected);
    return store;
  };
  return { server, instance };
}

let number = 0;
/** A name that no other test of the file uses: all share the server. */
export function fresh(name: string): string {
  number += 1;
  return `${name}:${number}`;
}

/** Waits until `is` holds. Throws after thirty seconds. */
export async function until(is: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await is())) {
    if (Date.now() > end) throw new Error('It did not come about within thirty seconds.');
    await sleep(20);
  }
}
