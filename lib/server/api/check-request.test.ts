import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT, checkOrigin, checkQuery, readJsonBody, readLimited } from './check-request';

const SITE = 'https://guldkajen.example';
const RIGHT = '{"a":"x"}';
const schema = z.object({ a: z.string() });

function read(body: string, contentType: string | null = 'application/json') {
  const headers = new Headers(contentType === null ? {} : { 'content-type': contentType });
  return readJsonBody(new Request(SITE, { method: 'POST', body: new TextEncoder().encode(body), headers }), schema);
}

describe('a request body', () => {
  it('is JSON of the right shape', async () => {
    expect(await read(RIGHT)).toEqual({ a: 'x' });
    expect(await read(RIGHT, 'application/json; charset=utf-8')).toEqual({ a: 'x' });
  });

  it('is refused as what a form of another site could send', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', null];
    for (const type of types) await expect(read(RIGHT, type)).rejects.toMatchObject({ kind: 'BAD_REQUEST' });
  });

  it.each(['', '{', '[]', 'null', '{"a":1}'])('is refused in another shape: %j', (body) =>
    expect(read(body)).rejects.toMatchObject({ kind: 'BAD_REQUEST' }),
  );

  it('is refused one byte above the limit', async () => {
    const longest = JSON.stringify({ a: 'x'.repeat(BODY_LIMIT - '{"a":""}'.length) });
    await expect(read(longest)).resolves.toBeDefined();
    await expect(read(`${longest} `)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });

  const chunked = (chunks: readonly string[], headers: Record<string, string> = {}) => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return readLimited(new Request(SITE, { method: 'POST', body, headers, duplex: 'half' } as RequestInit), 4);
  };
  it('is read up to a limit, whatever its Content-Length', async () => {
    expect(await chunked(['a', 'b', 'å'])).toBe('abå');
    expect(await chunked(['aaaa'], { 'content-length': '4' })).toBe('aaaa');
    expect(await readLimited(new Request(SITE, { method: 'POST' }), 4)).toBe('');
    await expect(chunked(['a'], { 'content-length': '5' })).rejects.toMatchObject({ kind: 'TOO_LARGE' });
    await expect(chunked(['aaa', 'aa'])).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });
});

describe('the origin of a request', () => {
  const origin = (headers: Record<string, string>) => () => checkOrigin(new Headers(headers), SITE);
  it.each([
    [{ origin: SITE }],
    [{ origin: 'https://www.guldkajen.example', host: 'www.guldkajen.example' }],
    [{ origin: SITE, 'sec-fetch-site': 'same-origin' }],
  ])('may be one of our pages: %j', (headers) => expect(origin(headers)).not.toThrow());
  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: `${SITE}.evil.example` }],
    [{ origin: 'https://evil.example', host: 'guldkajen.example' }],
    [{ origin: 'http://guldkajen.example', host: 'guldkajen.example' }],
    [{ origin: 'http://guldkajen.example' }],
    [{ origin: SITE, 'sec-fetch-site': 'same-site' }],
    [{ origin: SITE, 'sec-fetch-site': 'none' }],
  ])('may not be another: %j', (headers) => expect(origin(headers)).toThrow('ORIGIN'));
});

describe('the query of a request', () => {
  const check = (query: string | string[][]) => () => checkQuery(new URLSearchParams(query), [/^orderId$/, /^i\d+$/]);
  const lines = (count: number) => Array.from({ length: count }, (_, index) => [`i${index}`, '1']);
  it.each([['orderId=1'], [`orderId=${'1'.repeat(100)}`], [lines(401)]])(
    'may have known names, each once, with short values, and as many lines as a cart',
    (query) => expect(check(query)).not.toThrow(),
  );
  it.each([['orderId=1&orderId=2'], [`orderId=${'1'.repeat(101)}`], [lines(402)]])(
    'may not have them twice, longer or more often: %s',
    (query) => expect(check(query)).toThrow('BAD_REQUEST'),
  );
  it('passes on only what is known: a page of a later release may send more', () =>
    expect(String(check('x=1&x=2&order[price]=asc&orderId=1')())).toBe('orderId=1'));
});
