import { createServer, type IncomingMessage, request as open, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ROUTE_HEADER } from '@/lib/domain/paths/internal.mjs';
import { pageRequest } from '@/lib/domain/paths/page-request';
import { createLimit } from '@/lib/server/api/rate-limit';
import { KEPT_SCRIPTS_HEADER } from './cache-handler.mjs';
import { handleRequests, type ServerParts, type ServerSettings } from './handle-request';
import { setLeaving } from './leaving';
import { listen } from './listen.fixture';
import { pagePolicy } from './policy/policy.mjs';

const SETTINGS: ServerSettings = { SITE_URL: 'https://guldkajen.example', TRUST_PROXY: false, LOG_REQUESTS: false };

interface Sent {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

/** A server whose pages are `next`. */
async function serve(
  next: (request: IncomingMessage, response: ServerResponse) => unknown = (_request, response) => response.end(),
  settings: Partial<ServerSettings> = {},
  more: Partial<ServerParts> = {},
) {
  const reached: IncomingMessage[] = [];
  const parts = {
    settings: { ...SETTINGS, ...settings },
    pageRequest: (url: string) => pageRequest(url, { catalogue: null, hasText: () => true }),
    clock: () => ({ untilChange: 267_000, untilStale: 890 }),
    limit: createLimit(),
    files: () => false,
    next: (request: IncomingMessage, response: ServerResponse) => {
      reached.push(request);
      return next(request, response);
    },
    ...more,
  };
  const { url, stop } = await listen(createServer(handleRequests(parts)));
  onTestFinished(stop);
  const send = async (path: string, { method = 'GET', headers = {} }: Sent = {}) => {
    // A raw path, which fetch would normalise.
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      open(url, { path, method, headers }, resolve).on('error', reject).end();
    });
    return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
  };
  return { reached, send };
}

/** A server whose pages have these headers. */
const servePage = (headers: Readonly<Record<string, string | string[]>>, html = '', status = 200) =>
  serve((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.statusCode = status;
    response.end(request.method === 'HEAD' ? null : html);
  });

describe('a request', () => {
  it('is stripped of headers that only the server may set: client, host, policy', async () => {
    const { send, reached } = await serve();
    const forged = {
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '1',
      'content-security-policy-report-only': "script-src 'nonce-theirs'",
      'content-security-policy': "script-src 'nonce-theirs'",
    };
    await send('/faq', { headers: { ...forged, 'x-other': 'kept' } });
    const { 'x-other': other, 'x-forwarded-for': client, ...rest } = reached[0]?.headers ?? {};
    expect([other, client]).toEqual(['kept', expect.stringContaining('127.0.0.1')]);
    for (const name of Object.keys(forged)) expect(rest).not.toHaveProperty(name);
  });

  it('keeps what our proxy says about host and protocol', async () => {
    const { send, reached } = await serve(undefined, { TRUST_PROXY: true });
    const named = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https', 'x-forwarded-port': '443' };
    await send('/faq', { headers: named });
    expect(reached[0]?.headers).toMatchObject(named);
  });

  it('for a file of the build does not reach Next', async () => {
    const files = (_request: IncomingMessage, response: ServerResponse) => {
      response.end('file');
      return true;
    };
    const { send, reached } = await serve(undefined, {}, { files });
    expect(String((await send('/_next/static/a.js')).body)).toBe('file');
    expect(reached).toEqual([]);
  });

  it('is refused while its rate limit cannot be counted', async () => {
    const { send, reached } = await serve(undefined, {}, { limit: () => Promise.reject(new Error('away')) });
    const { status, headers, body } = await send('/sok?searchTerm=a');
    expect([status, JSON.parse(String(body))]).toEqual([502, { code: 502, message: 'UPSTREAM' }]);
    expect(headers).toMatchObject({ 'content-type': 'application/json', 'cache-control': 'no-store' });
    expect(reached).toEqual([]);
  });

  it('reaches Next without irrelevant query parameters', async () => {
    const { send, reached } = await serve();
    for (const path of ['/faq?utm_id=words', 'http://shop.example/faq?utm_id=words', '/sok?searchTerm=guld'])
      await send(path);
    expect(reached.map(({ url }) => url)).toEqual(['/faq', '/faq', '/sok?searchTerm=guld']);
  });

  it('skips middleware for a known page only, whatever headers the client sends', async () => {
    const { send, reached } = await serve();
    await send('/faq');
    await send('/faq/', { headers: { [ROUTE_HEADER]: '1' } });
    await send('/kopa-guld', { headers: { [ROUTE_HEADER]: '1' } });
    expect(reached.map(({ headers }) => headers[ROUTE_HEADER])).toEqual(['page', undefined, undefined]);
  });

  it('by TRACE, by POST to a page, or for a picture in another spelling, is rejected', async () => {
    const { send, reached } = await serve();
    expect(await send('/', { method: 'TRACE' })).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await send('/kopa-guld', { method: 'POST', headers: { 'next-action': 'x' } })).toMatchObject({
      status: 405,
    });
    expect(await send('/_next/image?url=%2Fimages%2Fa.webp%231&w=64&q=75')).toMatchObject({ status: 400 });
    expect(reached).toEqual([]);
  });

  it('to the commerce protocol is rejected in its own format, also by an absolute URL', async () => {
    const { send } = await serve();
    for (const url of ['/api/ucp/catalog/search', 'http://shop.example/api/ucp/catalog/search']) {
      const { status, body, headers } = await send(url);
      expect([status, Object.keys(JSON.parse(String(body)))], url).toEqual([405, ['code', 'content']]);
      expect(headers).toMatchObject({
        allow: 'POST, OPTIONS',
        'content-type': 'application/json',
        'cache-control': 'no-store',
      });
    }
  });

  it('is rejected for a minute above the rate limit of the client that our proxy names', async () => {
    const { send } = await serve(undefined, { TRUST_PROXY: true });
    const search = (client: string) =>
      send('/sok?searchTerm=a', { headers: { 'x-forwarded-for': client, accept: 'text/html' } });
    for (let call = 0; call < 120; call += 1) expect((await search(`2001:db8::${call}`)).status).toBe(200);
    const refused = await search('2001:db8::ffff');
    expect(refused).toMatchObject({ status: 429, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(String(refused.body)).toContain('Vänta en minut');
    const data = await send('/sok?searchTerm=a', { headers: { 'x-forwarded-for': '2001:db8::1', accept: '*/*' } });
    expect(JSON.parse(String(data.body))).toEqual({ code: 429, message: 'TOO_MANY' });
    expect((await search('2001:db8:1::1')).status).toBe(200);
  });
});

describe('the policy of a response', () => {
  const HTML = { 'content-type': 'text/html' };
  const UTF8 = { 'content-type': 'text/html; charset=utf-8' };
  const KEPT = pagePolicy({}, ["'sha256-a='", "'sha256-b='"]);
  const MADE = pagePolicy({}, ["'nonce-x'"]);
  const NONE = "default-src 'none'; frame-ancestors 'none'";

  it.each<[string, Record<string, string | string[]>, unknown, number?]>([
    ['a cached page is its own', { ...HTML, 'content-security-policy': KEPT }, KEPT],
    ['an unchanged page is repeated', { 'content-security-policy': KEPT }, KEPT, 304],
    ['a page with several is the last one', { ...HTML, 'content-security-policy': [MADE, MADE, KEPT] }, KEPT],
    ['a page that names its charset is its own', { ...UTF8, 'content-security-policy': KEPT }, KEPT],
    [
      'a page that continues a prerendered part allows the scripts of both',
      { ...HTML, 'content-security-policy': MADE, [KEPT_SCRIPTS_HEADER]: "'sha256-a='" },
      expect.stringContaining("script-src 'self' 'sha256-a=' 'nonce-x'"),
    ],
    ['a page without one allows the first script', HTML, expect.stringMatching(/script-src 'self' 'sha256-[^']+';/)],
    ['a picture is none', { 'content-type': 'image/png', 'content-security-policy': KEPT }, undefined],
    ['what has no type allows nothing', {}, NONE],
    ['another type allows nothing', { 'content-type': 'application/json' }, NONE],
    [
      'a page’s other format is not the page’s',
      { 'content-type': 'text/x-component', 'content-security-policy': KEPT },
      NONE,
    ],
  ])('of %s', async (_, headers, policy, status) => {
    const { send } = await servePage(headers, '', status);
    const response = await send('/sok');
    expect(response.headers['content-security-policy']).toEqual(policy);
    expect(response.headers).not.toHaveProperty(KEPT_SCRIPTS_HEADER);
  });
});

describe('a response', () => {
  it('is an error, with one log line, when the handling throws or rejects', async () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => lines.mockRestore());
    const { send } = await serve(() => Promise.reject(new Error('unforeseen')));
    expect(await send('/faq')).toMatchObject({ status: 500, headers: { 'cache-control': 'no-store' } });
    expect(lines.mock.calls).toEqual([[expect.stringMatching(/unforeseen\\n *at /)]]);
    const { path, method, message } = JSON.parse(String(lines.mock.calls[0]?.[0]));
    expect({ path, method, message }).toEqual({ path: '/faq', method: 'GET', message: 'request failed' });
  });

  it('that has begun when the handling throws is cut off', async () => {
    const lines = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    onTestFinished(() => lines.mockRestore());
    const { send } = await serve((_request, response) => {
      response.write('half');
      return Promise.reject('text');
    });
    await expect(send('/faq')).rejects.toThrow();
    expect(lines.mock.calls).toEqual([[expect.stringContaining('"reason":"text"')]]);
  });

  it('ends its connection once the instance has been told to end, also when the request came before', async () => {
    const { send } = await serve((_request, response) => {
      setLeaving();
      response.end();
    });
    onTestFinished(() => setLeaving(false));
    expect((await send('/api/health', { headers: { connection: 'keep-alive' } })).headers.connection).toBe('close');
  });

  it('has a single Location header', async () => {
    const { send } = await serve((_request, response) => {
      response.appendHeader('location', '/a');
      response.appendHeader('location', '/b');
      response.writeHead(307).end();
    });
    expect((await send('/')).headers.location).toBe('/b');
  });

  it('has the common headers', async () => {
    const { send } = await serve();
    expect((await send('/faq')).headers).toMatchObject({ 'referrer-policy': 'strict-origin-when-cross-origin' });
    expect((await send('/get-bank-id-session')).headers).toMatchObject({
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
      'cross-origin-opener-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    });
  });

  it('requires https only where the shop has it, and keeps a connection that may be kept', async () => {
    const { send } = await serve(undefined, { SITE_URL: 'http://localhost:3000' });
    const { headers } = await send('/faq', { headers: { connection: 'keep-alive' } });
    expect(headers).not.toHaveProperty('strict-transport-security');
    expect(headers.connection).toBe('keep-alive');
  });

  it('that is private has no tag with which shared caches forget prices', async () => {
    const { send } = await servePage({ 'Content-Type': 'application/json' });
    const { headers } = await send('/api/x');
    expect(headers['cache-control']).toBe('private, no-cache');
    expect(headers).not.toHaveProperty('cache-tag');
    expect(headers).not.toHaveProperty('location');
  });

  it('is never cached beyond the next price change', async () => {
    const nexts = 's-maxage=267, stale-while-revalidate=86133';
    const { send } = await servePage({ 'Content-Type': 'text/html', 'Cache-Control': nexts }, '12 345 kr');
    expect((await send('/kopa-guld')).headers).toMatchObject({
      'cache-tag': 'prices',
      'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=2, stale-if-error=890',
    });
  });

  it('is compressed as it streams when it is rendered per request', async () => {
    const part = 'guld '.repeat(1000);
    const { send } = await serve((_request, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.write(part);
      response.end(part);
    });
    const { headers, body } = await send('/sok', { headers: { 'accept-encoding': 'gzip' } });
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(body).toString()).toBe(part + part);
  });
});

describe('a prerendered page', () => {
  const HTML = `<p>${'10 g guld, 12 345 kr. '.repeat(100)}</p>`;
  const finished = (type = 'text/html; charset=utf-8') =>
    servePage({ 'Content-Type': type, 'Content-Length': String(Buffer.byteLength(HTML)), ETag: 'W/"abc"' }, HTML);
  const asItIs = (body: Buffer) => body;

  it.each([
    ['identity', undefined, asItIs],
    ['gzip;q=0, br;q=0', undefined, asItIs],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['gzip, deflate, br', 'br', brotliDecompressSync],
  ])('is sent to a client that accepts %s in an encoding of those', async (accepted, encoding, decode) => {
    const { send } = await finished();
    const { headers, body } = await send('/kopa-guld', { headers: { 'accept-encoding': accepted } });
    expect(String(decode(body))).toBe(HTML);
    expect(headers).toMatchObject({ etag: 'W/"abc"', 'content-length': String(body.length) });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toMatch(/accept-encoding/i);
  });

  it.each(['W/"abc"', '"other", W/"abc"', 'W/"abc",W/"b"'])(
    'is not sent to a client that has it: %s',
    async (known) => {
      const { send } = await finished();
      const { status, headers, body } = await send('/kopa-guld', { headers: { 'if-none-match': known } });
      expect([status, body.length, headers.etag]).toEqual([304, 0, 'W/"abc"']);
      expect(headers).not.toHaveProperty('content-length');
    },
  );

  it('is sent to a client that has another version, and with another status whatever it has', async () => {
    const { send } = await finished();
    expect((await send('/kopa-guld', { headers: { 'if-none-match': 'W/"b"' } })).status).toBe(200);
    const missing = await servePage({ 'Content-Type': 'text/html', ETag: 'W/"abc"' }, HTML, 404);
    const { status, body } = await missing.send('/kopa-guld', { headers: { 'if-none-match': 'W/"abc"' } });
    expect([status, String(body)]).toEqual([404, HTML]);
  });

  it('sends its ETag for a HEAD request', async () => {
    const { send } = await finished();
    expect(await send('/kopa-guld', { method: 'HEAD' })).toMatchObject({ status: 200, headers: { etag: 'W/"abc"' } });
  });

  it.each([
    ['by its type', 'text/x-component; charset=utf-8', {}],
    ['by its request', 'text/plain', { rsc: '1' }],
  ])('does not use its ETag for another format, known %s', async (_, type, router) => {
    const { send } = await finished(type);
    const data = await send('/kopa-guld?_rsc=x', { headers: { ...router, 'if-none-match': 'W/"abc"' } });
    expect(data.status).toBe(200);
    expect(data.headers).not.toHaveProperty('etag');
  });
});
