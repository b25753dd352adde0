// `npm run check:image`: runs each step of the Dockerfile without Docker, as closely as possible, starts the result, and validates the
// other files with their programs. Missing programs are reported, not required. Prints sizes and times.
import { spawn } from 'node:child_process';
import { chmodSync, readFileSync } from 'node:fs';
import { claimPort, exited, inFolder, waitForResponse } from '../scripts/support/processes.mjs';
import { run, say } from '../scripts/support/say.mjs';
import { beginPurchase } from './support/buy.mjs';
import { checkFiles } from './support/files.mjs';
import { account, must, SECRET, startImage, untilReady } from './support/image.mjs';
import { openStages, sizeOf } from './support/stages.mjs';
import { statusOf, visit } from './support/visit.mjs';

const PORT = process.env.PORT || '3000';
const BACKEND_PORT = process.env.BACKEND_PORT || '4000';
const SITE = `http://127.0.0.1:${PORT}`;
const BACKEND = `http://127.0.0.1:${BACKEND_PORT}`;
/** Milliseconds to stop, as in the orchestrator examples. */
const STOP_WITHIN = 45_000;
/** Megabytes, an estimate because the image cannot be fetched here: a third is Debian, the rest Node and npm. */
const BASE_IMAGE = 230;

/** The environment of `docker run -e ...`: the image's own plus `settings`. */
function environmentOf(image, settings) {
  return { PATH: process.env.PATH, ...image.env, ...settings };
}

function startContainer(image, settings) {
  const [program, ...args] = image.command;
  must(program === 'node', `CMD ${program}: only node is known here.`);
  must(image.user !== undefined && image.user !== 'root', 'The image runs as root.');
  const container = startImage(image.folder, environmentOf(image, settings), args);
  if (process.platform === 'linux') {
    const [, uid] = /^Uid:\s+(\d+)/m.exec(readFileSync(`/proc/${container.server.pid}/status`, 'utf8')) ?? [];
    must(uid === String(account().uid), `The server runs as ${uid}.`);
  }
  return container;
}

/** The exit code of the image's HEALTHCHECK. */
function healthOf(image, settings) {
  const [, ...args] = image.healthCheck;
  return exited(
    spawn(process.execPath, args, { cwd: image.folder, env: environmentOf(image, settings), stdio: 'inherit' }),
  );
}

/** SIGTERM during a response: it is finished, and the process exits by itself. Returns the milliseconds that this took. */
async function stopGracefully(server, signal) {
  const underWay = statusOf(SITE, `/sok?searchTerm=${Date.now()}`);
  const started = Date.now();
  const ended = exited(server);
  setTimeout(() => server.kill(signal), 20);
  must((await underWay).status === 200, 'A request was cut off while stopping.');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN);
  await ended;
  clearTimeout(late);
  must(Date.now() - started < STOP_WITHIN, 'The server did not stop by itself.');
  return Date.now() - started;
}

const megabytes = (path) => Math.round(sizeOf(path) / 1024 / 1024);

async function runBackend(image) {
  say('\ndocker run backend');
  const settings = { BACKEND_PORT, BACKEND_STOREFRONT: SITE, BACKEND_CONTROL: '1' };
  const container = startContainer(image, settings);
  const isThere = await waitForResponse(
    `${BACKEND}/sylius/commerz/get-system-status`,
    60,
    () => container.server.exitCode === null,
  );
  must(isThere, `The backend did not start:\n${container.log()}`);
  must((await healthOf(image, settings)) === 0, 'HEALTHCHECK says that the backend is not well.');
  return container;
}

async function runStorefront(image) {
  say('docker run storefront');
  const secrets = { SESSION_SECRET: SECRET, REVALIDATE_SECRET: SECRET };
  const settings = { PORT, SITE_URL: SITE, COMMERCE_URL: BACKEND, ...secrets };
  must((await healthOf(image, settings)) === 1, 'HEALTHCHECK says well before the start.');
  const container = startContainer(image, settings);
  const readyAfter = await untilReady(PORT, container);
  must((await healthOf(image, settings)) === 0, 'HEALTHCHECK says that the server is not well.');
  await visit(SITE);
  const buy = await beginPurchase(SITE, BACKEND);
  await buy();
  const stoppedAfter = await stopGracefully(container.server, image.stopSignal);
  return { readyAfter, stoppedAfter };
}

await run(() =>
  inFolder('image', async (folder) => {
    chmodSync(folder, 0o755);
    checkFiles(folder);
    await claimPort(PORT, 'PORT');
    await claimPort(BACKEND_PORT, 'BACKEND_PORT');
    const stages = openStages(folder, { BACKEND_PORT });
    const storefront = stages.build('storefront');
    for (const stage of ['packages', 'build']) stages.drop(stage);
    const backend = stages.build('backend');
    const sizes = { storefront: megabytes(storefront.root), backend: megabytes(backend.root) };
    const { server } = await runBackend(backend);
    const { readyAfter, stoppedAfter } = await runStorefront(storefront);
    server.kill(backend.stopSignal);
    await exited(server);
    say(`\nAll is well, with Node ${process.version}.`);
    say(`/api/ready returned 200 after ${readyAfter} ms, SIGTERM ended the storefront after ${stoppedAfter} ms.`);
    for (const [name, size] of Object.entries(sizes)) {
      say(`Image ${name}: ${size} MB above its base, with that about ${BASE_IMAGE + size} MB.`);
    }
  }),
);
// A container that is still running after a failure would keep this process.
process.exit();
