import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { listen } from '@/lib/listen.fixture';
import { setReporter } from '@/lib/reporting/report';
import { CommerceError, commerceBatch, commerceRequest } from './http';

type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void;

let answer: Handler;
const seen: { url: string; method: string; headers: IncomingMessage['headers']; body: string }[] = [];

const server = await listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      seen.push({ url: request.url ?? '', method: request.method ?? '', headers: request.headers, body });
      answer(request, response, body);
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

describe('a backend request', () => {
  it('uses the base URL and the contract’s headers', async () => {
    answer = json(200, { ok: true });
    const query = new URLSearchParams({ page: '1' });
    expect(await commerceRequest({ path: 'sylius/commerz/get-rates', query })).toEqual({ ok: true });
    expect(last()).toMatchObject({
      url: '/base/sylius/commerz/get-rates?page=1',
      method: 'GET',
      headers: { accept: 'application/ld+json', 'accept-language': 'sv-SE', 'content-type': 'application/json' },
    });
    expect(last()?.headers).not.toHaveProperty('authorization');
  });

  it('does nothing without a path', async () => {
    expect(await commerceRequest({ path: '' })).toBeUndefined();
    expect(seen).toEqual([]);
  });

  it('sends the session as three bearer headers', async () => {
    answer = json(200, {});
    await commerceRequest({ path: 'sylius/commerz/get-customer', session: { accessToken: 'A', refreshToken: 'R' } });
    expect(last()?.headers).toMatchObject({
      access_token: 'Bearer A',
      authorization: 'Bearer A',
      refresh_token: 'Bearer R',
    });
    expect(last()?.headers).not.toHaveProperty('x-signing-token');
  });

  it('sends signing tokens instead of the session’s', async () => {
    answer = json(200, {});
    await commerceRequest({
      method: 'POST',
      path: 'sylius/commerz/confirm-manual-payment',
      body: { orderId: 1 },
      session: { accessToken: 'A', refreshToken: 'R' },
      signing: { accessSigningToken: 'SA', signingToken: 'S' },
    });
    expect(last()).toMatchObject({
      method: 'POST',
      body: '{"orderId":1}',
      headers: {
        access_token: 'Bearer SA',
        authorization: 'Bearer SA',
        'x-signing-token': 'Bearer S',
        refresh_token: 'Bearer R',
      },
    });
  });

  it('never sends tokens to the public shop API', async () => {
    answer = json(200, {});
    await commerceRequest({ path: 'sylius/api/v2/shop/products', session: { accessToken: 'A', refreshToken: 'R' } });
    expect(JSON.stringify(last()?.headers)).not.toContain('Bearer');
  });

  it('sends form data as multipart', async () => {
    answer = json(200, {});
    await commerceRequest({ method: 'POST', path: 'x', formData: true, body: { a: 'å', b: 2, c: null } });
    expect(last()?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(last()?.body).toContain('name="a"');
    expect(last()?.body).toContain('å');
    expect(last()?.body).not.toContain('name="c"');
  });

  it('may have an empty response', async () => {
    answer = (_, response) => response.writeHead(204).end();
    expect(await commerceRequest({ path: 'x' })).toBeUndefined();
  });
});

describe('a failed request', () => {
  it('reports status, code and reason', async () => {
    answer = json(400, { code: 400, message: 'CANCELLED' });
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({
      kind: 'http',
      status: 400,
      code: 400,
      message: 'CANCELLED',
      body: { code: 400, message: 'CANCELLED' },
    });
  });

  it('is unauthorized on 401', async () => {
    answer = json(401, { code: 401, message: 'Expired JWT Token' });
    const session = { accessToken: 'A' };
    expect(await failureOf(commerceRequest({ path: 'x', session }))).toMatchObject({
      kind: 'unauthorized',
      status: 401,
    });
  });

  it('is not unauthorized when no tokens were sent', async () => {
    answer = json(401, { code: 401, message: 'Invalid JWT Token' });
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'http', status: 401 });
    const session = { accessToken: 'A' };
    expect(await failureOf(commerceRequest({ path: 'sylius/api/v2/shop/products', session }))).toMatchObject({
      kind: 'http',
    });
  });

  it.each([
    ['120', 120_000],
    ['0', 0],
    [new Date(Date.now() + 3_600_000).toUTCString(), expect.closeTo(3_600_000, -5)],
    ['soon', undefined],
    ['-5', undefined],
    [undefined, undefined],
  ])('reports when to retry: %s', async (header, expected) => {
    answer = (_, response) => response.writeHead(503, header ? { 'retry-after': header } : {}).end();
    expect((await failureOf(commerceRequest({ path: 'x' }))).retryAfterMs).toEqual(expected);
  });

  it('may have an HTML error page', async () => {
    answer = (_, response) => response.writeHead(502, 'Bad Gateway').end('<html>nginx</html>');
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({
      kind: 'http',
      status: 502,
      message: 'Bad Gateway',
    });
  });

  it('throws for a 200 that is not JSON', async () => {
    answer = (_, response) => response.writeHead(200).end('<html>Swagger</html>');
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'parse', status: 200 });
  });

  it('times out, also in the middle of the body', async () => {
    answer = (_, response) => {
      response.writeHead(200).write('{"a":');
    };
    expect(await failureOf(commerceRequest({ path: 'x', timeoutMs: 60 }))).toMatchObject({ kind: 'timeout' });
  });

  it('throws for a truncated body', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{');
      setImmediate(() => response.destroy());
    };
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'network' });
  });

  it('can be aborted by the caller', async () => {
    answer = () => {};
    const abort = AbortSignal.abort();
    expect(await failureOf(commerceRequest({ path: 'x', signal: abort }))).toMatchObject({ kind: 'network' });
  });

  it('throws for a response above the size limit, announced or not', async () => {
    answer = json(200, 'x'.repeat(5000));
    expect(await failureOf(commerceRequest({ path: 'x', maxBytes: 1000 }))).toMatchObject({ kind: 'parse' });
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': '5000' }).end('x'.repeat(5000));
    };
    expect(await failureOf(commerceRequest({ path: 'x', maxBytes: 1000 }))).toMatchObject({ kind: 'parse' });
  });
});

describe('a redirect', () => {
  it('is followed on the same origin', async () => {
    answer = (request, response) => {
      if (request.url?.endsWith('/old')) response.writeHead(301, { location: '/base/new' }).end();
      else json(200, { url: request.url })(request, response, '');
    };
    expect(await commerceRequest({ path: 'old' })).toEqual({ url: '/base/new' });
  });

  it('to another origin is not followed, and its target is reported once', async () => {
    const reported: unknown[] = [];
    setReporter((_, details) => reported.push(details));
    answer = (_, response) => response.writeHead(302, { location: 'https://other.invalid/a?token=secret' }).end();
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'http', status: 302 });
    await failureOf(commerceRequest({ method: 'POST', path: 'y', body: {} }));
    await failureOf(commerceRequest({ path: 'x' }));
    setReporter(undefined);
    expect(seen).toHaveLength(3);
    expect(reported).toEqual(['x', 'y'].map((path) => ({ path, target: 'https://other.invalid/a' })));
  });

  it('is not followed in a loop, nor for a POST', async () => {
    answer = (_, response) => response.writeHead(307, { location: '/base/x' }).end();
    expect(await failureOf(commerceRequest({ path: 'x' }))).toMatchObject({ kind: 'network' });
    expect(seen).toHaveLength(4);
    expect(await failureOf(commerceRequest({ method: 'POST', path: 'x', body: {} }))).toMatchObject({ status: 307 });
  });
});

describe('a batch', () => {
  it('returns each response or error, in order', async () => {
    answer = (request, response) => json(request.url?.endsWith('b') ? 500 : 200, request.url)(request, response, '');
    expect(await commerceBatch([{ path: 'a' }, { path: 'b' }, { path: 'c' }])).toEqual([
      { status: 'fulfilled', value: '/base/a' },
      { status: 'rejected', reason: expect.any(CommerceError) },
      { status: 'fulfilled', value: '/base/c' },
    ]);
    expect(await commerceBatch([])).toEqual([]);
  });

  it('runs in parallel, six at a time', async () => {
    let running = 0;
    let most = 0;
    const held: ServerResponse[] = [];
    answer = (_, response) => {
      running += 1;
      most = Math.max(most, running);
      held.push(response);
      // A batch of six is answered together: a seventh request would have arrived earlier.
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

  it('throws without a list', async () => {
    await expect(commerceBatch(undefined)).rejects.toThrow('Missing Requests');
  });
});
