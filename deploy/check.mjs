// `node deploy/check.mjs`: runs each step of the Dockerfile's storefront without Docker, as near as can be, and checks the other
// files with what can check them. Programs that are not there are named, not required.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  claimPort,
  exited,
  startBackend,
  stopAll,
  stopOnSignals,
  waitForAnswer,
} from '../scripts/support/processes.mjs';
import { run, say } from '../scripts/support/say.mjs';
import { copyImage, imageEnvironment, must, OUT, startImage, untilReady } from './support/image.mjs';

const PORT = process.env.PORT || '3000';
const BACKEND_PORT = process.env.BACKEND_PORT || '4000';
const ENVIRONMENT = imageEnvironment({ port: PORT, backendPort: BACKEND_PORT });
/** Milliseconds that the orchestrator's examples give a server to stop. */
const STOP_WITHIN = 30_000;

/** Runs a program that may be missing. Throws a Refusal with its words when it says no. */
function checkWith(program, args, what) {
  const result = spawnSync(program, args, { encoding: 'utf8' });
  if (result.error) {
    say(`  ${what}: ${program} is not installed, skipped`);
    return;
  }
  must(result.status === 0, `${what}: ${result.stderr || result.stdout}`);
  say(`  ${what}: well, says ${program}`);
}

function checkFiles(folder) {
  say('Checking proxy, compose and unit files ...');
  // The names of the upstreams exist only among the containers, and mime.types is looked for beside the file.
  const conf = readFileSync('deploy/nginx/nginx.conf', 'utf8')
    .replaceAll(/server storefront-(\d):3000/g, 'server 127.0.0.1:300$1')
    .replace('/dev/stdout', join(folder, 'access.log'))
    .replaceAll('/tmp/nginx', join(folder, 'nginx'));
  writeFileSync(join(folder, 'nginx.conf'), conf);
  writeFileSync(join(folder, 'mime.types'), 'types { text/html html; }');
  checkWith('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], 'nginx.conf');
  checkWith('caddy', ['validate', '--adapter', 'caddyfile', '--config', 'deploy/caddy/Caddyfile'], 'Caddyfile');
  checkWith('docker-compose', ['-f', 'deploy/compose.yaml', 'config', '-q'], 'compose.yaml');
  const unit = join(folder, 'storefront@3001.service');
  cpSync('deploy/systemd/storefront@.service', unit);
  checkWith('systemd-analyze', ['verify', unit], 'storefront@.service');
}

function sizeOf(path) {
  if (!statSync(path).isDirectory()) return statSync(path).size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}

async function statusOf(path, init) {
  const response = await fetch(`http://127.0.0.1:${PORT}${path}`, { redirect: 'manual', ...init });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

/** Pages, files, probes: what a container must be able to answer from what was copied into it. */
async function visit() {
  const home = await statusOf('/');
  must(home.status === 200 && home.text.includes('</html>'), `/: ${home.status}`);
  for (const path of [
    '/kopa-guld',
    '/blogg',
    '/faq',
    '/kopvillkor',
    '/gmc_rss.xml',
    '/sitemap.xml',
    '/api/health',
    '/api/ready',
  ]) {
    const { status } = await statusOf(path);
    must(status === 200, `${path}: ${status}`);
  }
  must((await statusOf('/guldtackor/finns-inte-alls')).status === 307, 'An unknown product is not sent home.');
  must((await statusOf('/nagot-annat')).status === 404, 'An unknown address is not a 404.');
  const script = /\/_next\/static\/chunks\/[^"]+\.js/.exec(home.text)?.[0] ?? '/no-script';
  const brotli = await statusOf(script, { headers: { 'accept-encoding': 'br' } });
  must(brotli.headers.get('content-encoding') === 'br', `${script}: not in Brotli (${brotli.status})`);
  const picture = /\/_next\/image\?[^"' ]+/.exec(home.text)?.[0]?.replaceAll('&amp;', '&');
  if (picture) must((await statusOf(picture)).status === 200, `${picture}: no picture`);
}

async function healthCheckSaysWell(image) {
  const child = spawn(process.execPath, [join(image, 'health-check.mjs')], {
    env: ENVIRONMENT,
    stdio: 'inherit',
  });
  must((await exited(child)) === 0, 'health-check.mjs says that the server is not well.');
}

/** SIGTERM in the middle of an answer: it is finished, and the process ends by itself. */
async function stopsGracefully(server) {
  const underWay = statusOf(`/sok?searchTerm=${Date.now()}`);
  const started = Date.now();
  const ended = exited(server);
  setTimeout(() => server.kill('SIGTERM'), 20);
  must((await underWay).status === 200, 'A request was cut off while stopping.');
  const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN);
  await ended;
  clearTimeout(late);
  must(Date.now() - started < STOP_WITHIN, 'The server did not stop by itself.');
  return Date.now() - started;
}

await run(async () => {
  stopOnSignals();
  const folder = mkdtempSync(join(tmpdir(), 'guldkajen-image-'));
  try {
    checkFiles(folder);
    await claimPort(PORT, 'PORT');
    say('RUN node deploy/build.mjs');
    const build = spawnSync(process.execPath, ['deploy/build.mjs'], { stdio: 'inherit' });
    must(build.status === 0 && existsSync(join(OUT, 'server.js')), 'The build failed.');

    say('COPY, USER node, CMD ["node", "server.js"]');
    const image = join(folder, 'shop');
    copyImage(image);
    spawnSync('chmod', ['755', folder]);
    const backend = startBackend({ env: { BACKEND_PORT, BACKEND_DATA: join(folder, 'shop.sqlite') }, quiet: true });
    must(
      await waitForAnswer(
        `http://127.0.0.1:${BACKEND_PORT}/sylius/commerz/get-system-status`,
        60,
        () => backend.exitCode === null,
      ),
      'The embedded commerce backend did not start.',
    );
    const instance = startImage(image, ENVIRONMENT);
    const { server } = instance;
    try {
      const readyAfter = await untilReady(PORT, instance);
      say('HEALTHCHECK');
      await healthCheckSaysWell(image);
      await visit();
      say('STOPSIGNAL SIGTERM');
      const stoppedAfter = await stopsGracefully(server);
      const size = Math.round(sizeOf(OUT) / 1024 / 1024);
      say(`\nAll is well. Ready ${readyAfter} ms after the start, stopped after ${stoppedAfter} ms.`);
      say(`The image adds ${size} MB to its base (node:24-bookworm-slim has about 230 MB unpacked).`);
    } finally {
      server.kill('SIGKILL');
    }
  } finally {
    await stopAll();
    rmSync(folder, { recursive: true, force: true });
  }
});
