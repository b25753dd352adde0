import { expect, it } from 'vitest';
import type { IdentityDeps } from './bankid-flow';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { receiveReturn } from './return-handler';
import { type Purpose, readRoundTrip, writeRoundTrip } from './round-trip';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';

function deps(): IdentityDeps {
  const unused = () => Promise.reject(new Error('not asked for here'));
  return {
    jar: cookieJar(),
    seal: SEAL,
    used: { use: unused },
    now: () => new Date(),
    start: unused,
    startOnce: unused,
    read: unused,
    confirm: unused,
  };
}

async function comeBack(query: string, purpose: Purpose = 'login', target = '/checkout') {
  const kit = deps();
  await writeRoundTrip(kit.jar, kit.seal, {
    purpose,
    hosted: `https://bankid.example/sim/${OURS}`,
    startedAt: 0,
    target,
    orderId: null,
    returned: null,
    signing: null,
  });
  const request = new Request(`https://shop.example/login/return${query}`);
  const response = await receiveReturn(request, kit, 'login', '/login/wait');
  return { response, trip: await readRoundTrip(kit.jar, kit.seal) };
}

it('removes the session from the address at once and exposes it nowhere', async () => {
  const { response, trip } = await comeBack(`?grandidsession=${OURS}`);
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toEqual({
    location: '/login/wait?redirectTo=%2Fcheckout',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
  });
  expect(trip?.returned).toBe(OURS);
});

it('redirects to the waiting page also without a session, and ends the trip', async () => {
  const { response, trip } = await comeBack('');
  expect(response.headers.get('location')).toBe('/login/wait?redirectTo=%2Fcheckout');
  expect(trip).toBeNull();
});

it('adds no target to the waiting page of a login when the trip was for a signature', async () => {
  const { response } = await comeBack(`?grandidsession=${OURS}`, 'signing');
  expect(response.headers.get('location')).toBe('/login/wait');
});

it('omits the default target from the address', async () => {
  const { response } = await comeBack(`?grandidsession=${OURS}`, 'login', '/profile');
  expect(response.headers.get('location')).toBe('/login/wait');
});
