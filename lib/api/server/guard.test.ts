import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT, checkOrigin, checkQuery, readBody, readLimited } from './guard';

const SITE = 'https://guldkajen.example';
const schema = z.strictObject({ a: z.string() });

function read(body: string, contentType: string | null = 'application/json') {
  const headers = new Headers(contentType === null ? {} : { 'content-type': contentType });
  return readBody(new Request(SITE, { method: 'POST', body: new TextEncoder().encode(body), headers }), schema);
}

describe('a request body', () => {
  it('is JSON of the right shape', async () => {
    expect(await read('{"a":"x"}')).toEqual({ a: 'x' });
    expect(await read('{"a":"x"}', 'application/json; charset=utf-8')).toEqual({ a: 'x' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', null])(
    'is refused as %s, which a form of another site could send',
    async (type) => {
      await expect(read('{"a":"x"}', type)).rejects.toMatchObject({ kind: 'BAD_REQUEST' });
    },
  );

  it.each(['', '{', '[]', 'null', '{"a":1}', '{"a":"x","b":1}'])('is refused in another shape: %j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ kind: 'BAD_REQUEST' });
  });

  it('is refused one byte above the limit', async () => {
    const [start, end] = ['{"a":"', '"}'];
    const longest = `${start}${'x'.repeat(BODY_LIMIT - start.length - end.length)}${end}`;
    await expect(read(longest)).resolves.toBeDefined();
    await expect(read(`${longest} `)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });
});

describe('a body that is read up to a limit', () => {
  const chunks = (...parts: readonly string[]) => {
    let cancelled = false;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        for (const part of parts) controller.enqueue(new TextEncoder().encode(part));
        controller.close();
      },
      cancel: () => {
        cancelled = true;
      },
    });
    const request = (headers: Record<string, string> = {}) =>
      new Request(SITE, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
    return { request, wasCancelled: () => cancelled };
  };

  it('is joined from its chunks, also when one ends inside a character', async () => {
    expect(await readLimited(chunks('a', 'b', 'å').request(), 4)).toBe('abå');
    expect(await readLimited(new Request(SITE, { method: 'POST' }), 4)).toBe('');
  });
  it('is refused by its Content-Length and by its actual size', async () => {
    await expect(readLimited(chunks('a').request({ 'content-length': '5' }), 4)).rejects.toMatchObject({
      kind: 'TOO_LARGE',
    });
    expect(await readLimited(chunks('aaaa').request({ 'content-length': '4' }), 4)).toBe('aaaa');
    await expect(readLimited(chunks('aaa', 'aa').request(), 4)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });
});

describe('the origin of a request', () => {
  const origin = (headers: Record<string, string>) => () => checkOrigin(new Headers(headers), SITE);
  it('may be one of our pages', () => {
    expect(origin({ origin: SITE })).not.toThrow();
    expect(origin({ origin: 'http://localhost:3000', host: 'localhost:3000' })).not.toThrow();
    expect(origin({ origin: SITE, 'sec-fetch-site': 'same-origin' })).not.toThrow();
  });
  it.each([
    [{}],
    [{ origin: 'null' }],
    [{ origin: 'https://evil.example' }],
    [{ origin: `${SITE}.evil.example` }],
    [{ origin: 'https://evil.example', host: 'guldkajen.example' }],
    [{ origin: SITE, 'sec-fetch-site': 'same-site' }],
    [{ origin: SITE, 'sec-fetch-site': 'none' }],
  ])('may not be another: %j', (headers) => expect(origin(headers)).toThrow('ORIGIN'));
});

describe('the query of a request', () => {
  const check = (query: string) => () => checkQuery(new URLSearchParams(query), [/^orderId$/]);
  it('may have known names, each once, with short values', () => expect(check('orderId=1')).not.toThrow());
  it('may have as many lines as a cart, and values of a hundred characters', () => {
    expect(check(`orderId=${'1'.repeat(100)}`)).not.toThrow();
    const lines = (count: number) =>
      new URLSearchParams(Array.from({ length: count }, (_, index) => [`i${index}`, '1']));
    expect(() => checkQuery(lines(401), [/^i\d+$/])).not.toThrow();
    expect(() => checkQuery(lines(402), [/^i\d+$/])).toThrow('BAD_REQUEST');
  });
  it.each(['x=1', 'orderId=1&orderId=2', `orderId=${'1'.repeat(101)}`, 'order[price]=asc'])(
    'may not have anything else: %s',
    (query) => expect(check(query)).toThrow('BAD_REQUEST'),
  );
});
