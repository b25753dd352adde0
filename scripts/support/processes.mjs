import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './say.mjs';

const EXIT_WITH_PARENT = new URL('./exit-with-parent.mjs', import.meta.url).href;
const NEXT = fileURLToPath(new URL('../../node_modules/next/dist/bin/next', import.meta.url));
/** In the order of their start. */
const children = new Set();
let stopping = false;

/** Milliseconds that a server may take to finish its open responses. */
const PATIENCE = 45_000;

/** Starts a Node program that ends with this process, however that ends. */
export function startNode(args, { env = {}, quiet = false } = {}) {
  const child = spawn(process.execPath, ['--import', EXIT_WITH_PARENT, ...args], {
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, ...env, EXIT_WITH_PARENT: String(process.pid) },
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit', 'ipc'],
    // Ctrl-C in a terminal signals a whole process group at once: the order of stopping would be undefined.
    detached: process.platform !== 'win32',
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Heap limit of a storefront in megabytes (docs/operations.md). */
const HEAP_LIMIT = 768;

/** Node's heap option for a storefront; NODE_OPTIONS takes precedence. None in development, which needs room for Next's compiler. */
function heapOption({ env }) {
  const isGiven = /--max[-_]old[-_]space[-_]size/.test(process.env.NODE_OPTIONS ?? '');
  return isGiven || env.NODE_ENV === 'development' ? [] : [`--max-old-space-size=${HEAP_LIMIT}`];
}

/** Starts Next's own command, for anything but the shop's server. Options as for `startNode`. */
export function startNext(args, options) {
  return startNode([NEXT, ...args], options);
}

/** Starts the storefront (lib/server/entrance/serve.ts), which reads its settings from `env`. Options as for `startNode`. */
export function startStorefront(options) {
  return startNode([...heapOption(options), '--import', 'tsx', 'lib/server/entrance/serve.ts'], options);
}

/** Starts the embedded backend, which reads BACKEND_* from `env` (backend/core/config.ts). Options as for `startNode`. */
export function startBackend(options) {
  return startNode(['--import', 'tsx', 'backend/main.ts'], options);
}

/** The same, and waits until it responds. Throws a Refusal when it does not within a minute. */
export async function openBackend(options) {
  const backend = startBackend(options);
  const status = `http://127.0.0.1:${options.env.BACKEND_PORT}/sylius/commerz/get-system-status`;
  if (await waitForResponse(status, 60, () => backend.exitCode === null)) return backend;
  throw new Refusal('The embedded commerce backend did not start.');
}

/** Resolves with the exit code (1 when a signal ended the child). */
export function exited(child) {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode ?? 1);
  return new Promise((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
}

/** Ends a child, by force when it does not within its patience. */
export async function stop(child) {
  const gone = exited(child);
  child.kill('SIGTERM');
  const force = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(force);
}

/** Stops everything, last started first: the storefront needs the backend to finish its open responses. */
export async function stopAll() {
  stopping = true;
  for (const child of [...children].reverse()) await stop(child);
}

/** Whether a signal has started the shutdown: a child that exits then has not failed. */
export function isStopping() {
  return stopping;
}

/** Ctrl-C and kill stop everything that was started, then this process. */
export function stopOnSignals() {
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ]) {
    process.once(signal, () => void stopAll().then(() => process.exit(code)));
  }
}

/** Runs `main` with a new folder. Afterwards, stops everything that was started and deletes the folder. */
export async function inFolder(name, main) {
  stopOnSignals();
  const folder = mkdtempSync(join(tmpdir(), `guldkajen-${name}-`));
  try {
    await main(folder);
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Throws a Refusal when the port is unavailable or invalid. */
export async function claimPort(value, variable) {
  const port = Number(value);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Refusal(`${variable}: "${value}" is not a port number (1 to 65535).`);
  }
  await new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', () =>
      reject(new Refusal(`Port ${port} is taken. Stop what uses it, or choose another with ${variable}=<port>.`)),
    );
    probe.listen(port, () => probe.close(resolve));
  });
  return port;
}

/** Polls `url` until its status is below 500; false after `seconds`, or when `alive()` is false. */
export async function waitForResponse(url, seconds, alive = () => true) {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && alive()) {
    try {
      const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
      await response.body?.cancel();
      if (response.status < 500) return true;
    } catch {
      // Not up yet: keep waiting.
    }
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  return false;
}
