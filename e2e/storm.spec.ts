import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { between, chance, pick } from '../backend/core/random';
import { SITE_URL } from './support/shop';
import { CHANGES, expect, test } from './support/test';

test.use(CHANGES);

const WAVE = 800;
const AT_ONCE = 16;
const { host, port } = new URL(SITE_URL);
const ADDRESSES = [
  '/',
  '/kopa-guld',
  '/kopa-guld?varumarke=valcambi',
  '/sok?searchTerm=guld',
  '/guldpris',
  '/faq',
  '/checkout',
];
const FILES = ['/gmc_rss.xml', '/sitemap.xml', '/robots.txt', '/llms.txt', '/sylius/media/image/aa/bb/x.webp'];
const APIS = ['/api/catalogue', '/api/ready', '/api/commerce/get-rates', '/nowhere', '/images/x.webp'];
const POSTED = ['commerce/create-order', 'commerce/fetch-order', 'identity/login', 'revalidate', 'ucp/catalog/search'];

/** Sends a request and leaves: while it is handled, at the first byte, after half a body, or without having read. */
function abuse(path: string, seed: number): Promise<void> {
  const draw = (what: string) => chance(seed, what);
  const isPost = path.startsWith('POST ');
  const lines = [
    `${isPost ? path : `GET ${path}`} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: ${SITE_URL}`,
    `X-Forwarded-For: 10.${seed >> 8}.${seed & 255}.1`,
    `Accept-Encoding: ${pick(draw('encoding'), ['br', 'gzip', 'identity'])}`,
    ...(isPost ? ['Content-Type: application/json', 'Content-Length: 500'] : []),
  ];
  return new Promise((resolve) => {
    const socket = connect(Number(port), 'localhost')
      .on('error', () => {})
      .once('close', () => resolve());
    socket.write(`${lines.join('\r\n')}\r\n\r\n${isPost ? '{"half":' : ''}`);
    const manner = pick(draw('manner'), ['first byte', 'later', 'unread'] as const);
    if (manner === 'first byte') socket.once('data', () => socket.resetAndDestroy());
    else if (manner === 'later') socket.resume();
    const patience = manner === 'unread' ? 300 : between(draw('patience'), 0, 60);
    setTimeout(() => socket.resetAndDestroy(), patience);
  });
}

async function wave(paths: readonly string[], seed: number): Promise<void> {
  let sent = 0;
  const client = async () => {
    for (; sent < WAVE; ) {
      sent += 1;
      await abuse(paths[sent % paths.length] ?? '/', seed + sent);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
}

const openFiles = (pid: number) => readdirSync(`/proc/${pid}/fd`).length;
const megabytes = (pid: number) =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;

test('the server outlives clients that leave at any moment', async ({ request, shop }) => {
  test.skip(!existsSync('/proc/self/fd'), 'counts open files in /proc');
  const pid = shop.storefrontPid ?? 0;
  const logs = () => shop.logs.map((file) => readFileSync(file, 'utf8'));
  // Another journey of this worker may have crashed the server.
  const earlier = logs();
  const html = await (await request.get('/kopa-guld')).text();
  const found = [/\/_next\/static\/[^"]+\.js/, /\/_next\/image\?[^" ]+/].map(
    (pattern) => pattern.exec(html)?.[0] ?? '/',
  );
  const paths = [
    ...[...ADDRESSES, ...FILES, ...APIS, ...found].map((path) => path.replaceAll('&amp;', '&')),
    ...POSTED.map((path) => `POST /api/${path}`),
  ];
  // Fills caches and connection pools.
  await wave(paths, 0);
  const before = { files: openFiles(pid), memory: megabytes(pid) };
  for (const round of [1, 2, 3]) await wave(paths, round * WAVE);
  expect((await request.get('/kopa-guld')).status()).toBe(200);
  expect(shop.storefrontPid).toBe(pid);
  await expect.poll(() => openFiles(pid)).toBeLessThan(before.files + 15);
  expect(megabytes(pid)).toBeLessThan(before.memory + 250);
  const log = logs().map((text, index) => text.slice(earlier[index]?.length));
  expect(log.join('')).not.toMatch(/unhandled rejection|uncaught exception/);
});
