import { createServer, type IncomingMessage, request as open, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLimit } from '@/lib/api/server/rate-limit';
import { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';
import { handleRequests, KNOWN_HEADER, type ServerSettings } from './handle-request';
import { pageRequest } from './page-request';
import { pagePolicy } from './policy/policy.mjs';

const SETTINGS: ServerSettings = { SITE_URL: 'https://guldkajen.example', TRUST_PROXY: false, LOG_REQUESTS: false };
const KEPT = pagePolicy({}, ["'sha256-a='", "'sha256-b='"]);
const MADE = pagePolicy({}, ["'nonce-x'"]);
let server: Server;
let heard: IncomingMessage[];

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function serve(handler: Handler, settings: Partial<ServerSettings> = {}): void {
  server = createServer(
    handleRequests({
      settings: { ...SETTINGS, ...settings },
      pageRequest: (url) => pageRequest(url, () => null),
      clock: () => ({ untilChange: 267_000, untilStale: 890 }),
      limit: createLimit(),
      files: (_request, _response, pass) => pass(),
      next: (request, response) => {
        heard.push(request);
        handler(request, response);
      },
    }),
  );
}

const listening = () => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const port = () => (server.address() as AddressInfo).port;

async function ask(
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
) {
  if (!server.listening) await listening();
  return new Promise<{ status: number; headers: IncomingMessage['headers']; body: Buffer }>((resolve, reject) => {
    const request = open({ port: port(), host: '127.0.0.1', path, method, headers }, (response) => {
      const body: Buffer[] = [];
      response.on('data', (chunk: Buffer) => body.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(body) }),
      );
    });
    request.on('error', reject).end();
  });
}

beforeEach(() => {
  heard = [];
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

describe('a request', () => {
  it('is stripped of headers that only the server may set: client, host, policy', async () => {
    serve((_request, response) => response.end());
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'content-security-policy': "script-src 'nonce-theirs'",
    };
    await ask('/faq', { headers: { ...forged, 'x-other': 'kept' } });
    expect(heard[0]?.headers).toMatchObject({
      'x-other': 'kept',
      'x-forwarded-for': expect.stringContaining('127.0.0.1'),
    });
    for (const name of ['x-forwarded-host', 'x-forwarded-proto', 'content-security-policy'])
      expect(heard[0]?.headers).not.toHaveProperty(name);
  });

  it('reaches Next without irrelevant query parameters', async () => {
    serve((_request, response) => response.end());
    await ask('/faq?utm_id=words');
    await ask('http://shop.example/faq?utm_id=words');
    await ask('/sok?searchTerm=guld');
    expect(heard.map(({ url }) => url)).toEqual(['/faq', '/faq', '/sok?searchTerm=guld']);
  });

  it('skips middleware for a known page only, whatever headers the client sends', async () => {
    serve((_request, response) => response.end());
    await ask('/faq');
    await ask('/faq/', { headers: { [KNOWN_HEADER]: '1' } });
    await ask('/kopa-guld', { headers: { [KNOWN_HEADER]: '1' } });
    expect(heard.map(({ url, headers }) => [url, headers[KNOWN_HEADER]])).toEqual([
      ['/faq', 'page'],
      ['/faq/', undefined],
      ['/kopa-guld', undefined],
    ]);
  });

  it('keeps the address that our proxy wrote', async () => {
    serve((_request, response) => response.end(), { TRUST_PROXY: true });
    await ask('/', { headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(heard[0]?.headers['x-forwarded-for']).toBe('203.0.113.7');
  });

  it('by TRACE, by POST to a page, or for a picture in another spelling, is rejected', async () => {
    serve((_request, response) => response.end());
    expect(await ask('/', { method: 'TRACE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await ask('/kopa-guld', { method: 'POST', headers: { 'next-action': 'x' } })).toMatchObject({ status: 405 });
    expect(await ask('/_next/image?url=%2Fimages%2Fa.webp%231&w=64&q=75')).toMatchObject({ status: 400 });
    expect(heard).toEqual([]);
  });

  it('to the commerce protocol is rejected in its own format, also by an absolute URL', async () => {
    serve((_request, response) => response.end());
    for (const url of ['/api/ucp/catalog/search', 'http://shop.example/api/ucp/catalog/search']) {
      const { status, body } = await ask(url);
      expect([status, Object.keys(JSON.parse(String(body)))], url).toEqual([405, ['code', 'content']]);
    }
  });

  it('is rejected for a minute above the rate limit, with a text for people', async () => {
    serve((_request, response) => response.end(), { TRUST_PROXY: true });
    const search = (client: string) =>
      ask('/sok?searchTerm=a', { headers: { 'x-forwarded-for': client, accept: 'text/html' } });
    for (let call = 0; call < 120; call += 1) expect((await search(`2001:db8::${call}`)).status).toBe(200);
    const refused = await search('2001:db8::ffff');
    expect(refused).toMatchObject({ status: 429, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await search('2001:db8:1::1')).status).toBe(200);
  });
});

describe('a response', () => {
  const policy = async (headers: Record<string, string | string[]>, { status = 200, path = '/' } = {}) => {
    serve((_request, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.statusCode = status;
      response.end();
    });
    const response = await ask(path);
    expect(response.headers).not.toHaveProperty(KEPT_SCRIPTS_HEADER);
    return response.headers['content-security-policy'];
  };
  const HTML = { 'content-type': 'text/html' };

  it('that is a cached page has its own policy', async () =>
    expect(await policy({ ...HTML, 'content-security-policy': KEPT })).toBe(KEPT));

  it('repeats the policy for a page that has not changed', async () =>
    expect(await policy({ 'content-security-policy': KEPT }, { status: 304 })).toBe(KEPT));

  it('that continues a prerendered part allows that part’s scripts too', async () =>
    expect(
      await policy(
        { ...HTML, 'content-security-policy': MADE, [KEPT_SCRIPTS_HEADER]: "'sha256-a='" },
        { path: '/sok' },
      ),
    ).toContain("script-src 'self' 'sha256-a=' 'nonce-x'"));

  it('has one policy, even if an earlier one was set', async () =>
    expect(await policy({ ...HTML, 'content-security-policy': [MADE, KEPT] })).toBe(KEPT));

  it('allows only the first script on a page without a policy', async () =>
    expect(await policy(HTML)).toMatch(/script-src 'self' 'sha256-[^']+';/));

  it('gets a policy that allows nothing if it is not a page', async () =>
    expect(await policy({ 'content-type': 'application/json' })).toBe("default-src 'none'; frame-ancestors 'none'"));

  it('does not reuse a page’s policy for its other formats', async () => {
    expect(await policy({ 'content-type': 'text/x-component', 'content-security-policy': KEPT })).toContain("'none'");
  });

  it('has a single Location header', async () => {
    serve((_request, response) => {
      response.appendHeader('location', '/a');
      response.appendHeader('location', '/b');
      response.writeHead(307).end();
    });
    expect((await ask('/')).headers.location).toBe('/b');
  });

  it('has the common headers', async () => {
    serve((_request, response) => response.end());
    expect((await ask('/get-bank-id-session')).headers).toMatchObject({
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });
});

describe('a prerendered page', () => {
  const HTML = `<p>${'10 g guld, 12 345 kr. '.repeat(100)}</p>`;
  const finished = (html = HTML, headers: Record<string, string> = {}) =>
    serve((request, response) => {
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Content-Length', Buffer.byteLength(html));
      response.setHeader('ETag', 'W/"abc"');
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end(request.method === 'HEAD' ? null : html);
    });
  const accepting = (encoding: string) => ask('/kopa-guld', { headers: { 'accept-encoding': encoding } });

  it('is sent in an encoding that the client accepts', async () => {
    finished();
    const [plain, gzip, brotli, refused] = [
      await accepting('identity'),
      await accepting('gzip, deflate'),
      await accepting('gzip, deflate, br'),
      await accepting('gzip;q=0, br;q=0'),
    ];
    expect(plain.body.toString()).toBe(HTML);
    expect(refused.body.toString()).toBe(HTML);
    expect(gunzipSync(gzip.body).toString()).toBe(HTML);
    expect(brotliDecompressSync(brotli.body).toString()).toBe(HTML);
    for (const { headers, body } of [plain, gzip, brotli, refused]) {
      expect(headers).toMatchObject({ etag: 'W/"abc"', 'content-length': String(body.length) });
      expect(headers.vary).toMatch(/accept-encoding/i);
    }
    expect([gzip, brotli, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br', undefined]);
  });

  it('sends its ETag for a HEAD request', async () => {
    finished();
    const head = await ask('/kopa-guld', { method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, headers: { etag: 'W/"abc"' } });
  });

  it('does not use its ETag for other formats', async () => {
    finished(HTML, { 'Content-Type': 'text/x-component' });
    const data = await ask('/kopa-guld?_rsc=x', { headers: { rsc: '1', 'if-none-match': 'W/"abc"' } });
    expect(data.status).toBe(200);
    expect(data.headers).not.toHaveProperty('etag');
  });
});

it('compresses a page rendered per request as it streams', async () => {
  const HTML = 'guld '.repeat(1000);
  serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.write(HTML);
    response.end(HTML);
  });
  const answer = await ask('/sok', { headers: { 'accept-encoding': 'gzip' } });
  expect(answer.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(gunzipSync(answer.body).toString()).toBe(HTML + HTML);
});

it('never allows caching beyond the next price change', async () => {
  serve((_request, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.setHeader('Cache-Control', 's-maxage=267, stale-while-revalidate=86133');
    response.end('12 345 kr');
  });
  const { headers } = await ask('/kopa-guld');
  expect(headers['cache-tag']).toBe('prices');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=2, stale-if-error=890');
});
