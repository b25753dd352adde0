import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cookieJar } from '@/lib/account/cookie-jar.fixture';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { guardedPost } from './guarded';
import { Refusal } from './refusal';

const SITE = 'https://shop.example';
const schema = z.strictObject({ a: z.string() });

beforeAll(() => setTestEnvironment('http://backend.test', { SITE_URL: SITE }));

let client = 0;
async function post(
  answer: (body: { a: string }) => Promise<unknown>,
  headers: object = {},
  { times = 1, body = '{"a":"x"}' } = {},
) {
  client += 1;
  const address = `192.0.2.${client}`;
  let response = new Response();
  for (let call = 0; call < times; call += 1) {
    const request = new Request(`${SITE}/api/identity/login`, {
      method: 'POST',
      headers: { origin: SITE, 'content-type': 'application/json', 'x-forwarded-for': address, ...headers },
      body,
    });
    response = await guardedPost(request, cookieJar(), 'identify', schema, answer);
  }
  return response;
}

describe('a guarded POST', () => {
  it('gets a response that is not cached', async () => {
    const response = await post(async ({ a }) => ({ got: a }));
    expect([response.status, await response.json()]).toEqual([200, { got: 'x' }]);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['from another site', { origin: 'https://elak.example' }, '{"a":"x"}', 403, 'ORIGIN'],
    ['from another site, according to Sec-Fetch-Site', { 'sec-fetch-site': 'cross-site' }, '{"a":"x"}', 403, 'ORIGIN'],
    ['that is not JSON', { 'content-type': 'text/plain' }, '{"a":"x"}', 400, 'BAD_REQUEST'],
    ['of another shape', {}, '{"a":"x","customerId":1}', 400, 'BAD_REQUEST'],
  ])('%s is refused without an effect', async (_, headers, body, status, message) => {
    const act = vi.fn(async () => ({}));
    const response = await post(act, headers, { body });
    expect([response.status, await response.json()]).toEqual([status, { code: status, message }]);
    expect(act).not.toHaveBeenCalled();
  });

  it('is refused above the rate limit', async () =>
    expect((await post(async () => ({}), {}, { times: 11 })).status).toBe(429));

  it('hides the text of the backend when it fails', async () => {
    const upstream = await post(() => Promise.reject(new CommerceError('http', 'SQLSTATE at db01', { status: 404 })));
    expect([upstream.status, await upstream.text()]).toEqual([502, '{"code":502,"message":"UPSTREAM"}']);
    const refused = await post(() => Promise.reject(new Refusal('SESSION')));
    expect([refused.status, await refused.json()]).toEqual([401, { code: 401, message: 'SESSION' }]);
    await expect(post(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours');
  });
});
