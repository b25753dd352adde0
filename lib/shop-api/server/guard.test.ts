import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BODY_LIMIT, checkOrigin, checkQuery, readBody } from './guard';

const SITE = 'https://guldkajen.example';
const schema = z.strictObject({ a: z.string() });

function read(body: string, contentType: string | null = 'application/json') {
  const headers = new Headers(contentType === null ? {} : { 'content-type': contentType });
  return readBody(new Request(SITE, { method: 'POST', body: new TextEncoder().encode(body), headers }), schema);
}

describe('the body of a call', () => {
  it('is JSON of the right shape', async () => {
    expect(await read('{"a":"x"}')).toEqual({ a: 'x' });
    expect(await read('{"a":"x"}', 'application/json; charset=utf-8')).toEqual({ a: 'x' });
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', null])(
    'is not read as %s, which a form of another site could send',
    async (type) => {
      await expect(read('{"a":"x"}', type)).rejects.toMatchObject({ kind: 'BAD_REQUEST' });
    },
  );

  it.each(['', '{', '[]', 'null', '{"a":1}', '{"a":"x","b":1}'])('of another shape is refused: %j', async (body) => {
    await expect(read(body)).rejects.toMatchObject({ kind: 'BAD_REQUEST' });
  });

  it('is refused when it is longer than it may be, to the byte', async () => {
    const [start, end] = ['{"a":"', '"}'];
    const longest = `${start}${'x'.repeat(BODY_LIMIT - start.length - end.length)}${end}`;
    await expect(read(longest)).resolves.toBeDefined();
    await expect(read(`${longest} `)).rejects.toMatchObject({ kind: 'TOO_LARGE' });
  });
});

describe('who calls', () => {
  const origin = (headers: Record<string, string>) => () => checkOrigin(new Headers(headers), SITE);
  it('is a page of ours', () => {
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
  ])('is nobody else: %j', (headers) => expect(origin(headers)).toThrow('ORIGIN'));
});

describe('the query of a call', () => {
  const check = (query: string) => () => checkQuery(new URLSearchParams(query), [/^orderId$/]);
  it('has known names, each once, with short values', () => expect(check('orderId=1')).not.toThrow());
  it.each(['x=1', 'orderId=1&orderId=2', `orderId=${'1'.repeat(101)}`, 'order[price]=asc'])(
    'has nothing else: %s',
    (query) => expect(check(query)).toThrow('BAD_REQUEST'),
  );
});
