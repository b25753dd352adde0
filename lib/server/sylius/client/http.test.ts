import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { abortByFakeTimers, respondAfter } from '@/lib/domain/abort-timers.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { listen } from '@/lib/server/entrance/listen.fixture';
import { setReporter } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { type CommerceRequest, commerceBatch, commerceRequest } from './http';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let respond: Handler;
const seen: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];

const server = await listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
      respond(request, response, body);
    });
  }),
);
setTestEnvironment(`${server.url}/base/`);

const json =
  (status: number, body: unknown): Handler =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/ld+json' }).end(JSON.stringify(body));
  };
const last = () => seen.at(-1);

async function failureOf(promise: Promise<unknown>): Promise<CommerceError> {
  const error = await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof CommerceError)) throw new Error(`expected a CommerceError, got ${String(error)}`);
  return error;
}

afterAll(server.stop);
afterEach(() => {
  seen.length = 0;
});

describe('a connection that fails', () => {
  afterEach(() => void vi.unstubAllGlobals());
  it.each(['ECONNREFUSED', 'ENOTFOUND', 'CERT_HAS_EXPIRED', 'UND_ERR_SOCKET'])(
    'is explained by its code: %s',
    async (code) => {
      const below = Object.assign(new Error('a detail'), { code });
      vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: below })));
      const error = await failureOf(commerceRequest({ path: 'sylius/x' }));
      expect([error.kind, error.message]).toEqual(['network', `sylius/x: no response (${code})`]);
    },
  );

  it('is explained by the code of a port at which nobody listens', async () => {
    const closed = await listen(createServer());
    await closed.stop();
    const { fetch } = globalThis;
    vi.stubGlobal('fetch', (_: URL, init: RequestInit) => fetch(closed.url, init));
    expect(String(await failureOf(commerceRequest({ path: 'sylius/x' })))).toContain('(ECONNREFUSED)');
  });

  it('has no code when there is none, or when it is not one', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'Anna Testersson' } })));
    expect((await failureOf(commerceRequest({ path: 'sylius/x' }))).message).toBe('sylius/x: no response');
  });
});

it.each([
  ['lists', '[', ']'],
  ['objects', '{"children":', '}'],
])('a response of 100,000 nested %s is unreadable, and overflows nothing', async (_, open, close) => {
  respond = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/ld+json' });
    response.end(`${open.repeat(100_000)}1${close.repeat(100_000)}`);
  };
  expect((await failureOf(commerceRequest({ path: 'sylius/x' }))).kind).toBe('parse');
});

it('a response of a hundred levels is read', async () => {
  const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);
  respond = json(200, nested(100));
  expect(await commerceRequest({ path: 'sylius/x' })).toEqual(nested(100));
});

describe('a backend request', () => {
  const session = { accessToken: 'A', refreshToken: 'R' };
  it('uses the base URL and the contract’s headers', async () => {
    respond = json(200, { ok: true });
    const query = new URLSearchParams({ page: '1' });
    expect(await commerceRequest({ path: 'sylius/commerz/get-rates', query })).toEqual({ ok: true });
    expect(last()).toMatchObject({
      url: '/base/sylius/commerz/get-rates?page=1',
      method: 'GET',
      headers: { accept: 'application/ld+json', 'accept-language': 'sv-SE', 'content-type': 'application/json' },
    });
    expect(last()?.headers).not.toHaveProperty('authorization');
  });

  it('sends the session as three bearer headers, never to the public shop API', async () => {
    respond = json(200, {});
    await commerceRequest({ path: 'sylius/commerz/get-customer', session });
    const bearer = { access_token: 'Bearer A', authorization: 'Bearer A', refresh_token: 'Bearer R' };
    expect(last()?.headers).toMatchObject(bearer);
    expect(last()?.headers).not.toHaveProperty('x-signing-token');
    await commerceRequest({ path: 'sylius/api/v2/shop/products', session });
    expect(JSON.stringify(last()?.headers)).not.toContain('Bearer');
  });

  it('sends signing tokens instead of the session’s', async () => {
    respond = json(200, {});
    const signing = { accessSigningToken: 'SA', signingToken: 'S' };
    await commerceRequest({ method: 'POST', path: 'sylius/commerz/x', body: { orderId: 1 }, session, signing });
    const bearer = { access_token: 'Bearer SA', authorization: 'Bearer SA', refresh_token: 'Bearer R' };
    expect(last()).toMatchObject({
      method: 'POST',
      body: '{"orderId":1}',
      headers: { ...bearer, 'x-signing-token': 'Bearer S' },
    });
  });

  it('sends form data as multipart', async () => {
    respond = json(200, {});
    await commerceRequest({ method: 'POST', path: 'x', formData: true, body: { a: 'å', b: 2, c: null } });
    expect(last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last()?.body).toMatch(/name="a"\s+å/);
    expect(last()?.body).not.toContain('name="c"');
  });

  it('may have an empty response, and does nothing without a path', async () => {
    respond = (_, response) => response.writeHead(204).end();
    for (const path of ['x', '']) expect(await commerceRequest({ path })).toBeUndefined();
    expect(seen).toHaveLength(1);
  });
});

describe('a failed request', () => {
  const session = { accessToken: 'A' };
  const expired = json(401, { code: 401, message: 'Expired JWT Token' });
  const html =
    (status: number, text: string): Handler =>
    (_, response) =>
      response.writeHead(status, text).end('<html>nginx</html>');
  const stalled: Handler = (_, response) => void response.writeHead(200).write('{"a":');
  const cut: Handler = (_, response) => {
    response.writeHead(200, { 'content-length': '100' }).write('{');
    setImmediate(() => response.destroy());
  };
  const announced: Handler = (_, response) =>
    response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
  const refused = { status: 400, code: 400, message: 'CANCELLED', body: { code: 400, message: 'CANCELLED' } };
  it.each<[string, Handler, Partial<CommerceRequest>, object]>([
    ['status, code and reason', json(400, refused.body), {}, { kind: 'http', ...refused }],
    ['a 401 to tokens', expired, { session }, { kind: 'unauthorized', status: 401 }],
    ['a 401 without tokens', expired, {}, { kind: 'http', status: 401 }],
    ['a 401 of the public API', expired, { path: 'sylius/api/v2/shop/products', session }, { kind: 'http' }],
    ['an HTML error page', html(502, 'Bad Gateway'), {}, { kind: 'http', status: 502, message: 'Bad Gateway' }],
    ['a 200 that is not JSON', html(200, 'OK'), {}, { kind: 'parse', status: 200 }],
    ['a timeout in the middle of the body', stalled, { timeoutMs: 60 }, { kind: 'timeout' }],
    ['a truncated body', cut, {}, { kind: 'network' }],
    ['an abort by the caller', stalled, { signal: AbortSignal.abort() }, { kind: 'network' }],
    ['a body above the limit', json(200, 'x'.repeat(5000)), { maxBytes: 1000 }, { kind: 'parse' }],
    ['a body announced to be', announced, { maxBytes: 1000 }, { kind: 'parse' }],
  ])('is reported with %s', async (_, handler, request, expected) => {
    respond = handler;
    expect(await failureOf(commerceRequest({ path: 'x', ...request }))).toMatchObject(expected);
  });

  it.each([
    [9_900, { ok: true }],
    [10_100, 'timeout'],
  ])('ends after the time of COMMERCE_TIMEOUT_MS: a response after %d ms', async (delay, expected) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    abortByFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    void respondAfter(delay, { ok: true });
    const ended = commerceRequest({ path: 'x' }).catch(({ kind }: CommerceError) => kind);
    await vi.advanceTimersByTimeAsync(delay);
    expect(await ended).toEqual(expected);
  });

  it('has the response for code, but not for a log', () => {
    const error = new CommerceError('http', 'Conflict', { status: 409, body: { email: 'anna@example.com' } });
    expect(error.body).toEqual({ email: 'anna@example.com' });
    expect(inspect(error) + JSON.stringify(error)).not.toContain('anna@example.com');
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3_600_000, -5)],
    ['soon', undefined],
    ['-5', undefined],
    [undefined, undefined],
  ])('reports when to retry: %s', async (header, expected) => {
    respond = (_, response) => response.writeHead(503, header ? { 'retry-after': header } : {}).end();
    expect((await failureOf(commerceRequest({ path: 'x' }))).retryAfterMs).toEqual(expected);
  });
});

describe('a redirect', () => {
  it('is followed on the same origin', async () => {
    respond = (request, response) => {
      if (request.url?.endsWith('/old')) response.writeHead(301, { location: '/base/new' }).end();
      else json(200, { url: request.url })(request, response, '');
    };
    expect(await commerceRequest({ path: 'old' })).toEqual({ url: '/base/new' });
  });

  it('to another origin is not followed, and its target is reported once', async () => {
    const reported: unknown[] = [];
    setReporter((_, details) => reported.push(details));
    respond = (_, response) => response.writeHead(302, { location: 'https://other.invalid/a?token=secret' }).end();
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'http', status: 302 });
    await failureOf(commerceRequest({ method: 'POST', path: 'y', body: {} }));
    await failureOf(commerceRequest({ path: 'x' }));
    setReporter(undefined);
    expect(seen).toHaveLength(3);
    expect(reported).toEqual(['x', 'y'].map((path) => ({ path, target: 'https://other.invalid/a' })));
  });

  it('is not followed in a loop, nor for a POST', async () => {
    respond = (_, response) => response.writeHead(307, { location: '/base/x' }).end();
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(4);
    expect(await failureOf(commerceRequest({ method: 'POST', path: 'x', body: {} }))).toMatchObject({ status: 307 });
  });
});

describe('a batch', () => {
  it('returns each response or error, in order; throws without a list', async () => {
    respond = (request, response) => json(request.url?.endsWith('b') ? 500 : 200, request.url)(request, response, '');
    expect(await commerceBatch([{ path: 'a' }, { path: 'b' }, { path: 'c' }])).toEqual([
      { status: 'fulfilled', value: '/base/a' },
      { status: 'rejected', reason: expect.any(CommerceError) },
      { status: 'fulfilled', value: '/base/c' },
    ]);
    await expect(commerceBatch(undefined)).rejects.toThrow('Missing Requests');
  });

  it('runs in parallel, six at a time', async () => {
    let running = 0;
    let most = 0;
    const held: ServerResponse[] = [];
    respond = (_, response) => {
      running += 1;
      most = Math.max(most, running);
      held.push(response);
      // A batch of six gets its responses together: a seventh request would have arrived earlier.
      if (held.length === 6 || seen.length === 8)
        for (const open of held.splice(0)) {
          running -= 1;
          open.writeHead(200, { 'content-type': 'application/json' }).end('1');
        }
    };
    seen.length = 0;
    await commerceBatch(Array.from({ length: 8 }, (_, index) => ({ path: String(index) })));
    expect(most).toBe(6);
  });
});
