import { afterEach, expect, it, vi } from 'vitest';
import { keepsCookies } from './cookies';

afterEach(() => vi.unstubAllGlobals());

const RETURNED = () => Response.json({ returned: true });
const NOT_FOUND = () => new Response('<!doctype html>', { status: 404 });
const blocked = () => Promise.reject(new TypeError('Failed to fetch'));

/** A browser in which addresses that contain a part get this response; the rest of the shop responds. */
function browserWith(responses: Readonly<Record<string, () => Response | Promise<Response>>>) {
  vi.stubGlobal('fetch', async (address: string) => {
    const part = Object.keys(responses).find((known) => address.includes(known));
    return part === undefined ? new Response(null) : responses[part]?.();
  });
}

it('needs no address that content blockers refuse', async () => {
  browserWith({ cookie: blocked, returns: RETURNED });
  expect(await keepsCookies()).toBe(true);
});

it('knows the address of an instance of the release before', async () => {
  browserWith({ returns: NOT_FOUND, cookies: RETURNED });
  expect(await keepsCookies()).toBe(true);
});

it('is told apart from no connection when the shop responds to other calls', async () => {
  browserWith({ identity: blocked });
  await expect(keepsCookies()).rejects.toMatchObject({ reason: 'BLOCKED' });
  browserWith({ '/api/': blocked });
  await expect(keepsCookies()).rejects.toMatchObject({ reason: 'NETWORK' });
});
