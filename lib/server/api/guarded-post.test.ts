import { beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { guardedPost } from './guarded-post';
import { Refusal } from './refusal';

vi.mock('next/headers', () => ({ cookies: async () => ({ get: () => undefined, set: () => {} }) }));

const SITE = 'https://shop.example';
const schema = z.object({ a: z.string() });

beforeAll(() => setTestEnvironment('http://backend.test', { SITE_URL: SITE }));

async function post(run: (body: { a: string }) => Promise<unknown>, origin = SITE, body: object = { a: 'x' }) {
  const request = new Request(`${SITE}/api/identity/login`, {
    method: 'POST',
    headers: { origin, 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.1' },
    body: JSON.stringify(body),
  });
  const response = await guardedPost(request, 'identify', schema, run);
  return { status: response.status, headers: response.headers, body: await response.json() };
}

describe('a guarded POST', () => {
  it('gets a response that is not cached', async () => {
    const { status, headers, body } = await post(async ({ a }) => ({ got: a }));
    expect([status, body, headers.get('cache-control')]).toEqual([200, { got: 'x' }, 'no-store']);
  });

  it.each([
    ['from another site', 'https://elak.example', { a: 'x' }, 403, 'ORIGIN'],
    ['of another shape', SITE, { a: 1 }, 400, 'BAD_REQUEST'],
  ])('%s is refused without an effect', async (_, origin, body, code, message) => {
    const act = vi.fn(async () => ({}));
    expect(await post(act, origin, body)).toMatchObject({ status: code, body: { code, message } });
    expect(act).not.toHaveBeenCalled();
  });

  it.each([
    [new CommerceError('http', 'SQLSTATE at db01', { status: 404 }), 502, 'UPSTREAM'],
    [new Refusal('SESSION'), 401, 'SESSION'],
  ])('hides the text of the backend when it fails: %s', async (error, code, message) => {
    const { status, body } = await post(() => Promise.reject(error));
    expect([status, body]).toEqual([code, { code, message }]);
  });

  it('does not hide an error of our own', () =>
    expect(post(() => Promise.reject(new TypeError('ours')))).rejects.toThrow('ours'));

  it('is refused above the rate limit', async () =>
    await expect.poll(async () => (await post(async () => ({}))).status, { interval: 1 }).toBe(429));
});
