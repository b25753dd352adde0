import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { listen } from './listen.fixture';
import { completeHeaders } from './response-headers';

/** Of every response; a new header of the shop needs a line here. */
const EVERYWHERE = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};
const PRICED = {
  'cache-control': expect.stringMatching(/^public, max-age=0, s-maxage=10,/),
  'cache-tag': 'prices',
};
const UNSHARED = { 'cache-control': 'private, no-cache' };
const HTML = { 'content-type': 'text/html; charset=utf-8' };
const JSON_TYPE = { 'content-type': 'application/json' };
const PICTURE = { 'content-type': 'image/webp' };
const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'" };
const PAGE = { 'content-security-policy': expect.stringMatching(/^default-src 'self'; script-src 'self' 'sha256-/) };

/** What Node itself writes. */
const OF_NODE = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length']);

async function headersOf(path: string, own: Readonly<Record<string, string>>, status = 200) {
  const settings = { SITE_URL: 'https://www.guldkajen.se', GTM_ID: undefined, SENTRY_DSN: undefined };
  const server = createServer((request, response) => {
    completeHeaders(request, response, settings, () => ({ untilChange: 60_000, untilStale: 900 }));
    response.writeHead(status, own).end();
  });
  const { url, stop } = await listen(server);
  const { headers } = await fetch(`${url}${path}`);
  await stop();
  return Object.fromEntries([...headers].filter(([name]) => !OF_NODE.has(name)));
}

it.each([
  ['a page', '/kopa-guld', HTML, 200, { ...HTML, ...PAGE, ...PRICED }],
  ['an unchanged page, whose stored policy stays', '/kopa-guld', {}, 304, PRICED],
  [
    'a page with a secret',
    '/get-bank-id?x=1',
    HTML,
    200,
    { ...HTML, ...PAGE, ...UNSHARED, 'referrer-policy': 'no-referrer' },
  ],
  ['a response of the API', '/api/status', JSON_TYPE, 200, { ...JSON_TYPE, ...NO_PAGE, ...UNSHARED }],
  ['a picture', '/media/a', PICTURE, 200, { ...PICTURE, ...UNSHARED }],
])('%s has these headers and no other', async (_what, path, own, status, expected) => {
  expect(await headersOf(path, own, status)).toEqual({ ...EVERYWHERE, ...expected });
});
