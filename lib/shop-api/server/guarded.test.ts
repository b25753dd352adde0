import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { z } from 'zod';
import type { CookieJar } from '@/lib/identity/sealed-cookie';

const SITE = 'http://localhost:3000';
const jar: CookieJar = { get: () => undefined, set: () => {} };
/** Limits are counted for as long as the process lives. */
const OTHER_CLIENT = { 'x-forwarded-for': '192.0.2.8' };
const EVERY_CALL = { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.7' };

beforeAll(() => {
  vi.stubEnv('COMMERCE_URL', 'http://127.0.0.1:1');
  vi.stubEnv('SITE_URL', SITE);
  vi.stubEnv('SESSION_SECRET', 'a secret of at least thirty-two characters');
  vi.stubEnv('REVALIDATE_SECRET', 'another secret of at least thirty-two characters');
});
afterAll(() => void vi.unstubAllEnvs());

/** One POST as the identity handlers take it. Resolves with its status, and whether it was acted upon. */
async function post(headers: Readonly<Record<string, string>>, body = '{}') {
  const { guardedPost } = await import('./guarded');
  const act = vi.fn(async () => ({}));
  const request = new Request(`${SITE}/api/identity/login`, {
    method: 'POST',
    headers: { ...EVERY_CALL, ...headers },
    body,
  });
  const { status } = await guardedPost(request, jar, 'identify', z.strictObject({}), act);
  return { status, isActedUpon: act.mock.calls.length > 0 };
}

it('acts upon a call from a page of ours', async () => {
  expect(await post({ origin: SITE })).toEqual({ status: 200, isActedUpon: true });
});

it.each<Record<string, string>>([
  {},
  { origin: 'https://evil.example' },
  { origin: SITE, 'sec-fetch-site': 'cross-site' },
])('refuses one from elsewhere: %j', async (headers) =>
  expect(await post(headers)).toEqual({ status: 403, isActedUpon: false }),
);

it('refuses a body of another shape', async () => {
  expect(await post({ origin: SITE }, '{"customerId":1}')).toEqual({ status: 400, isActedUpon: false });
});

it('counts calls: each start of an identification costs money', async () => {
  const statuses = [];
  for (let call = 0; call < 11; call += 1) statuses.push((await post({ origin: SITE, ...OTHER_CLIENT })).status);
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
});
