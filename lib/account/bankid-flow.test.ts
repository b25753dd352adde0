import { describe, expect, it } from 'vitest';
import { createStartOnce } from '@/lib/account/starts';
import type { CodeResponse } from '@/lib/api/contract/responses';
import { createMemoryStore } from '@/lib/store/memory';
import type { BankIdOutcome } from '@/lib/sylius/resources/identity/identity';
import { acceptReturn, checkBankId, type IdentityDeps, startBankId } from './bankid-flow';
import { readBrowserOrders, rememberOrder } from './browser-orders';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { identityState } from './identity-state';
import { createRevokedSessions } from './revoked-sessions';
import { readSession } from './session';
import { createUsedSessions } from './used-sessions';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';
const THEIRS = '7c1f0a2b-9999-4888-8777-666655554444';
const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresIn: 900, customerId: '7', sessionId: 's' };
const done: BankIdOutcome = { kind: 'done', tokens };

interface Backend {
  outcome?: BankIdOutcome | 'no answer';
  confirm?: CodeResponse | 'no answer';
}

const sessionOf = (deps: IdentityDeps) => readSession(deps.jar, deps.seal, deps.now(), createRevokedSessions());

function scene(backend: Backend = {}, store = createMemoryStore()) {
  const asked = { started: 0, read: 0, confirmed: [] as unknown[] };
  let time = Date.parse('2026-03-01T10:00:00Z');
  const open = (): IdentityDeps & { cookies: Map<string, string> } => {
    const jar = cookieJar();
    return {
      cookies: jar.cookies,
      jar,
      seal: SEAL,
      used: createUsedSessions(store, [SEAL.secret]),
      startOnce: createStartOnce(store, SEAL),
      now: () => new Date(time),
      start: async () => {
        asked.started += 1;
        return `https://bankid.example/sim/${OURS}`;
      },
      read: async () => {
        asked.read += 1;
        const outcome = backend.outcome ?? done;
        if (outcome === 'no answer') throw new Error('network');
        return outcome;
      },
      confirm: async (orderId, signing) => {
        asked.confirmed.push({ orderId, ...signing });
        const response = backend.confirm ?? { code: 200, message: 'OK' };
        if (response === 'no answer') throw new Error('network');
        return response;
      },
    };
  };
  return { asked, backend, open, later: (seconds: number) => (time += seconds * 1000) };
}

type Browser = ReturnType<ReturnType<typeof scene>['open']>;

/** A browser that has returned from the hosted page. */
async function returned(
  purpose: 'login' | 'signing' = 'login',
  body: Parameters<typeof startBankId>[2] = {},
  browser: Browser = scene().open(),
): Promise<Browser> {
  await startBankId(browser, purpose, body);
  await acceptReturn(browser, purpose, OURS);
  return browser;
}

describe('signing in', () => {
  it('ends in a sealed session and redirects to the requested page', async () => {
    const browser = await returned('login', { redirectTo: '/checkout' });
    expect(await checkBankId(browser)).toEqual({ state: 'done', target: '/checkout' });
    expect(await sessionOf(browser)).toMatchObject({ customerId: '7' });
    expect([...browser.cookies.values()].join()).not.toMatch(/access|refresh|0b9d1c1e/);
  });

  it('stays pending while the customer is on the hosted page, and when the backend does not respond', async () => {
    const { backend, open } = scene({ outcome: { kind: 'pending' } });
    const browser = await returned('login', {}, open());
    expect(await checkBankId(browser)).toEqual({ state: 'pending' });
    backend.outcome = 'no answer';
    expect(await checkBankId(browser)).toEqual({ state: 'pending' });
    backend.outcome = done;
    expect(await checkBankId(browser)).toMatchObject({ state: 'done' });
  });

  it.each([
    ['cancelled', 'cancelled'],
    ['expired', 'expired'],
    ['unknown', 'failed'],
  ] as const)('that is %s is reported as %s, and ends', async (kind, state) => {
    const browser = await returned('login', {}, scene({ outcome: { kind } }).open());
    expect(await checkBankId(browser)).toEqual({ state });
    expect(browser.cookies.size).toBe(0);
  });

  it('resumes an identification that has just been started, and starts a new one after three minutes', async () => {
    const { asked, open, later } = scene();
    const browser = open();
    await startBankId(browser, 'login', {});
    await startBankId(browser, 'login', {});
    expect(asked.started).toBe(1);
    later(181);
    await startBankId(browser, 'login', {});
    expect(asked.started).toBe(2);
  });

  it('starts once per press, when the second request arrives before the cookie of the first', async () => {
    const { asked, open } = scene();
    const press = 'b3b0f4f0-0000-4000-8000-000000000001';
    const starts = await Promise.all([1, 2].map(() => startBankId(open(), 'login', { press })));
    expect(starts).toEqual([`https://bankid.example/sim/${OURS}`, `https://bankid.example/sim/${OURS}`]);
    expect(asked.started).toBe(1);
    await startBankId(open(), 'login', { press: 'b3b0f4f0-0000-4000-8000-000000000002' });
    expect(asked.started).toBe(2);
  });

  it('leaves an identification for another purpose alone', async () => {
    const browser = await returned();
    expect(await checkBankId(browser, 'signing')).toEqual({ state: 'blocked' });
    expect(await checkBankId(browser, 'login')).toMatchObject({ state: 'done' });
  });

  it('redirects to the target of the last start, also when that start resumed an earlier one', async () => {
    const { asked, open } = scene();
    const browser = open();
    await startBankId(browser, 'login', {});
    await startBankId(browser, 'login', { redirectTo: '/checkout' });
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser)).toEqual({ state: 'done', target: '/checkout' });
    expect(asked.started).toBe(1);
  });

  it('never redirects to another site after a resumed start', async () => {
    const browser = scene().open();
    await startBankId(browser, 'login', { redirectTo: '/checkout' });
    await startBankId(browser, 'login', { redirectTo: '//elak.example' });
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser)).toEqual({ state: 'done', target: '/profile' });
  });
});

describe('rejecting what does not belong to this browser (domain.md 3.5)', () => {
  it("another browser's session is not accepted", async () => {
    const { asked, open } = scene();
    const victim = open();
    await acceptReturn(victim, 'login', THEIRS);
    expect(await checkBankId(victim)).toEqual({ state: 'blocked' });
    await startBankId(victim, 'login', {});
    await acceptReturn(victim, 'login', THEIRS);
    expect(await checkBankId(victim)).toEqual({ state: 'blocked' });
    expect(asked.read).toBe(0);
  });

  it('a login does not sign, and a signature does not log in', async () => {
    const browser = scene().open();
    await startBankId(browser, 'login', {});
    await acceptReturn(browser, 'signing', OURS);
    expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
    await startBankId(browser, 'signing', { orderId: '991' });
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
    expect(await sessionOf(browser)).toBeNull();
  });

  it('a login without a customer is no login', async () => {
    const { open } = scene({ outcome: { kind: 'done', tokens: { ...tokens, customerId: '' } } });
    const browser = await returned('login', {}, open());
    expect(await checkBankId(browser)).toEqual({ state: 'failed' });
    expect(await sessionOf(browser)).toBeNull();
  });

  it('a copied cookie gets no session at another instance, even when the backend returns the tokens twice', async () => {
    const group = createMemoryStore();
    const [here, there] = [scene({}, group).open(), scene({}, group).open()];
    await returned('login', {}, here);
    for (const [name, value] of here.cookies) there.cookies.set(name, value);
    expect(await checkBankId(here)).toMatchObject({ state: 'done' });
    expect(await checkBankId(there)).toEqual({ state: 'failed' });
    expect(there.cookies.size).toBe(0);
  });

  it('a signature confirms its order only once', async () => {
    const group = createMemoryStore();
    const [here, there] = [scene({}, group), scene({}, group)];
    const browser = await returned('signing', { orderId: '991' }, here.open());
    const copied = there.open();
    for (const [name, value] of browser.cookies) copied.cookies.set(name, value);
    await Promise.all([checkBankId(browser), checkBankId(copied)]);
    expect(here.asked.confirmed.length + there.asked.confirmed.length).toBe(1);
  });
});

describe('the state for the waiting page', () => {
  it('is blocked when this browser started nothing', async () =>
    expect(await checkBankId(scene().open())).toEqual({ state: 'blocked' }));

  it('is blocked until the customer has returned', async () => {
    const { asked, open } = scene();
    const browser = open();
    await startBankId(browser, 'login', {});
    expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
    expect(asked.read).toBe(0);
  });

  it.each<[string, BankIdOutcome, CodeResponse]>([
    ['pending', { kind: 'pending' }, { code: 200, message: 'OK' }],
    ['cancelled', { kind: 'cancelled' }, { code: 200, message: 'OK' }],
    ['expired', { kind: 'expired' }, { code: 200, message: 'OK' }],
    ['failed', { kind: 'unknown' }, { code: 200, message: 'OK' }],
    ['confirmed', done, { code: 200, message: 'OK' }],
    ['refused', done, { code: 403, message: 'DEF' }],
  ])('matches the schema of the page: %s', async (state, outcome, confirm) => {
    const browser = await returned('signing', { orderId: 991 }, scene({ outcome, confirm }).open());
    expect(identityState.parse(await checkBankId(browser))).toMatchObject({ state });
  });

  it('is the same when the return address is loaded twice', async () => {
    const browser = await returned();
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser)).toMatchObject({ state: 'done' });
  });

  it('is failed for a signature without an order', async () => {
    const { asked, open } = scene();
    const browser = await returned('signing', {}, open());
    expect(await checkBankId(browser)).toEqual({ state: 'failed' });
    expect(asked.confirmed).toEqual([]);
  });
});

describe('a finished login', () => {
  it('guards orders that were placed signed out in this browser', async () => {
    const browser = scene().open();
    const order = { intent: null, withSession: true, buyer: null, guarded: false, terms: null };
    await rememberOrder(browser.jar, browser.seal, { ...order, id: 1, owner: '7' });
    await rememberOrder(browser.jar, browser.seal, { ...order, id: 2, owner: null });
    await startBankId(browser, 'login', {});
    await acceptReturn(browser, 'login', OURS);
    await checkBankId(browser);
    const known = await readBrowserOrders(browser.jar, browser.seal);
    expect(known.map(({ id, guarded }) => [id, guarded])).toEqual([
      [1, false],
      [2, true],
    ]);
  });
});

describe('signing an order', () => {
  it('confirms the signed order without signing the customer in', async () => {
    const { asked, open } = scene();
    const browser = await returned('signing', { orderId: '991' }, open());
    expect(await checkBankId(browser)).toEqual({ state: 'confirmed', orderId: '991' });
    expect(asked.confirmed).toEqual([{ orderId: '991', accessSigningToken: 'access', signingToken: 'refresh' }]);
    expect(browser.cookies.size).toBe(0);
  });

  it('retries the confirmation with the same signature when the backend did not respond', async () => {
    const { asked, backend, open } = scene({ confirm: 'no answer' });
    const browser = await returned('signing', { orderId: '991' }, open());
    expect(await checkBankId(browser)).toEqual({ state: 'pending' });
    backend.confirm = { code: 200, message: 'OK' };
    expect(await checkBankId(browser)).toEqual({ state: 'confirmed', orderId: '991' });
    expect([asked.read, asked.confirmed.length]).toEqual([1, 2]);
  });
});
