import { spawn, spawnSync } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Refusal } from '../../scripts/support/say.mjs';

export const SECRET = 'only-for-this-check-at-least-32-characters';

/** The id of Debian's "nobody", an account that owns no files. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** User id for the image's files and process: an unprivileged account when we are root, otherwise our own. */
export function account() {
  return isRoot ? { uid: NOBODY, gid: NOBODY } : { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
}

/** Throws a Refusal with this message unless the condition holds. */
export function must(isSo, problem) {
  if (!isSo) throw new Refusal(problem);
}

/** The environment of the image and of compose.yaml, without this shell's. */
export function imageEnvironment({ port, backendPort, more = {} }) {
  const image = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', PORT: String(port), DRAIN_SECONDS: '7' };
  const shop = { SITE_URL: `http://127.0.0.1:${port}`, COMMERCE_URL: `http://127.0.0.1:${backendPort}` };
  const secrets = { SESSION_SECRET: SECRET, REVALIDATE_SECRET: SECRET };
  return { PATH: process.env.PATH, ...image, LOG_REQUESTS: '1', ...shop, ...secrets, ...more };
}

/** `COPY --chown=node:node`: a copy owned by an unprivileged account, if permitted; with the packages of this clone, or others. */
export function copyImage(folder, from, packages = 'node_modules') {
  cpSync(from, folder, { recursive: true, verbatimSymlinks: true });
  symlinkSync(resolve(packages), join(folder, 'node_modules'));
  if (isRoot)
    must(spawnSync('chown', ['-R', String(NOBODY), folder]).status === 0, 'The copy could not be given away.');
}

/** `USER node` and the storefront's CMD. `log` collects its output. It ends with this process at the latest. */
export function startImage(folder, env, args = ['--import', 'tsx', 'lib/server/entrance/serve.ts']) {
  const server = spawn(process.execPath, args, {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(isRoot ? account() : {}),
  });
  const log = [];
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => log.push(chunk));
  process.once('exit', () => server.kill('SIGKILL'));
  return { server, log: () => Buffer.concat(log).toString() };
}

/** Polls /api/ready until it is ready. Returns the milliseconds that this took. */
export async function untilReady(port, { server, log }, seconds = 60) {
  const started = Date.now();
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/api/ready`).catch(() => null);
    await response?.body?.cancel();
    if (response?.status === 200) return Date.now() - started;
    must(server.exitCode === null && Date.now() - started < seconds * 1000, `Port ${port} is not ready:\n${log()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
