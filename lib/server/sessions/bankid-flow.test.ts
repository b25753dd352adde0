import { describe, expect, it } from 'vitest';
import type { Purpose } from '@/lib/domain/buyer/identity-state';
import { identityState } from '@/lib/domain/buyer/identity-state';
import type { CodeResponse } from '@/lib/domain/shop-api/responses';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { BankIdOutcome } from '@/lib/server/sylius/resources/identity/identity';
import { acceptReturn, checkBankId, type IdentityDeps, receiveReturn, startBankId } from './bankid-flow';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { readRoundTrip } from './round-trip';
import { readSession } from './session';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';
const THEIRS = '7c1f0a2b-9999-4888-8777-666655554444';
const tokens = { accessToken: 'access', refreshToken: 'refresh', expiresIn: 900, customerId: '7', sessionId: 's' };
const done: BankIdOutcome = { kind: 'done', tokens };
const OK: CodeResponse = { code: 200, message: 'OK' };

interface Backend {
  outcome?: BankIdOutcome | 'no response';
  confirm?: CodeResponse | 'no response';
}

const sessionOf = (deps: IdentityDeps) => readSession(deps.jar, deps.seal, deps.now(), createMemoryStore());

function scene(backend: Backend = {}, store = createMemoryStore()) {
  const calls = { started: 0, read: 0, confirmed: [] as unknown[] };
  let time = Date.parse('2026-03-01T10:00:00Z');
  const open = (): IdentityDeps & { cookies: Map<string, string> } => {
    const jar = cookieJar();
    return {
      cookies: jar.cookies,
      jar,
      seal: SEAL,
      store,
      now: () => new Date(time),
      start: async () => {
        calls.started += 1;
        return `https://bankid.example/sim/${OURS}`;
      },
      read: async () => {
        calls.read += 1;
        const outcome = backend.outcome ?? done;
        if (outcome === 'no response') throw new Error('network');
        return outcome;
      },
      confirm: async (orderId, signing) => {
        calls.confirmed.push({ orderId, ...signing });
        const response = backend.confirm ?? OK;
        if (response === 'no response') throw new Error('network');
        return response;
      },
    };
  };
  return { calls, backend, open, later: (seconds: number) => (time += seconds * 1000) };
}

type Browser = ReturnType<ReturnType<typeof scene>['open']>;

/** A browser that has returned from the hosted page. */
async function returned(
  purpose: Purpose = 'login',
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
    backend.outcome = 'no response';
    expect(await checkBankId(browser)).toEqual({ state: 'pending' });
    backend.outcome = done;
    expect(await checkBankId(browser)).toMatchObject({ state: 'done' });
  });

  it('resumes an identification that has just been started, and starts a new one after three minutes', async () => {
    const { calls, open, later } = scene();
    const browser = open();
    await startBankId(browser, 'login', {});
    await startBankId(browser, 'login', {});
    expect(calls.started).toBe(1);
    later(181);
    await startBankId(browser, 'login', {});
    expect(calls.started).toBe(2);
  });

  it('starts once per press, when the second request arrives before the cookie of the first', async () => {
    const { calls, open } = scene();
    const press = 'b3b0f4f0-0000-4000-8000-000000000001';
    const starts = await Promise.all([1, 2].map(() => startBankId(open(), 'login', { press })));
    expect(starts).toEqual([`https://bankid.example/sim/${OURS}`, `https://bankid.example/sim/${OURS}`]);
    expect(calls.started).toBe(1);
    await startBankId(open(), 'login', { press: 'b3b0f4f0-0000-4000-8000-000000000002' });
    expect(calls.started).toBe(2);
  });

  it('leaves an identification for another purpose alone', async () => {
    const browser = await returned();
    expect(await checkBankId(browser, 'signing')).toEqual({ state: 'blocked' });
    expect(await checkBankId(browser, 'login')).toMatchObject({ state: 'done' });
  });

  it.each([
    ['/checkout', '/checkout'],
    ['//elak.example', '/profile'],
  ])('that resumes an earlier start redirects to its own target %s as %s', async (redirectTo, target) => {
    const { calls, open } = scene();
    const browser = open();
    await startBankId(browser, 'login', { redirectTo: '/' });
    expect(await checkBankId(await returned('login', { redirectTo }, browser))).toEqual({ state: 'done', target });
    expect(calls.started).toBe(1);
  });
});

describe('the return from the hosted page', () => {
  async function comeBack(query: string, purpose: Purpose = 'login', redirectTo = '/checkout') {
    const browser = scene().open();
    await startBankId(browser, purpose, { redirectTo });
    const request = new Request(`https://shop.example/login/return${query}`);
    const { status, headers } = await receiveReturn(request, browser, 'login', '/login/wait');
    return { status, headers: Object.fromEntries(headers), isOpen: browser.cookies.size > 0 };
  }
  const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
  const waiting = { status: 303, headers: { ...headers, location: '/login/wait' }, isOpen: true };
  const toCheckout = { ...waiting, headers: { ...headers, location: '/login/wait?redirectTo=%2Fcheckout' } };

  it('removes the session from the address at once, and exposes it nowhere', async () =>
    expect(await comeBack(`?grandidsession=${OURS}`)).toEqual(toCheckout));
  it('leads to the waiting page also without a session, and leaves the trip open', async () =>
    expect(await comeBack('')).toEqual(toCheckout));
  it('adds neither the target of a signature nor the default one', async () => {
    expect(await comeBack(`?grandidsession=${OURS}`, 'signing')).toEqual(waiting);
    expect(await comeBack(`?grandidsession=${OURS}`, 'login', '/profile')).toEqual(waiting);
  });
});

describe('two identifications in one browser', () => {
  it.each<[Purpose, Purpose]>([
    ['login', 'signing'],
    ['signing', 'login'],
  ])('a %s begun after a %s: each return finds its own', async (later, first) => {
    const { open } = scene();
    const browser = open();
    await startBankId(browser, first, { orderId: '991', redirectTo: '/checkout' });
    await startBankId(browser, later, { orderId: '991', redirectTo: '/checkout' });
    const ways = { login: { redirectTo: '/checkout' }, signing: { orderId: '991' } };
    expect(await acceptReturn(browser, first, OURS)).toEqual(ways[first]);
    expect(await acceptReturn(browser, later, THEIRS)).toEqual(later === 'login' ? ways.login : {});
    expect(await checkBankId(browser, later)).toEqual({ state: 'blocked' });
    expect(await checkBankId(browser, first)).toMatchObject({ state: first === 'login' ? 'done' : 'confirmed' });
    expect(await acceptReturn(browser, later, OURS)).toEqual(ways[later]);
  });

  it('one that was replaced by another of its kind is told so at its return, and the other goes on', async () => {
    const browser = scene().open();
    await startBankId(browser, 'signing', { orderId: '990' });
    const start = async () => `https://bankid.example/sim/${THEIRS}`;
    await startBankId({ ...browser, start }, 'signing', { orderId: '991' });
    expect(await acceptReturn(browser, 'signing', OURS)).toEqual({ replaced: '1' });
    expect(await acceptReturn(browser, 'signing', THEIRS)).toEqual({ orderId: '991' });
    expect(await checkBankId(browser, 'signing')).toEqual({ state: 'confirmed', orderId: '991' });
  });

  it('a login that the release before had begun goes on', async () => {
    const browser = scene().open();
    await startBankId(browser, 'login', {});
    const sealed = browser.cookies.get('guldkajen-bankid-login') ?? '';
    browser.cookies.clear();
    browser.cookies.set('guldkajen-bankid', sealed);
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser, 'login')).toMatchObject({ state: 'done' });
  });
});

describe('rejecting what does not belong to this browser (domain.md 3.5)', () => {
  it("another browser's session is not accepted", async () => {
    const { calls, open } = scene();
    const victim = open();
    await acceptReturn(victim, 'login', THEIRS);
    expect(await checkBankId(victim)).toEqual({ state: 'blocked' });
    await startBankId(victim, 'login', {});
    await acceptReturn(victim, 'login', THEIRS);
    expect(await checkBankId(victim)).toEqual({ state: 'blocked' });
    expect(calls.read).toBe(0);
  });

  it('a login does not sign, and a signature does not log in', async () => {
    const [one, other] = [scene().open(), scene().open()];
    await startBankId(one, 'login', {});
    await acceptReturn(one, 'signing', OURS);
    expect(await checkBankId(one)).toEqual({ state: 'blocked' });
    await startBankId(other, 'signing', { orderId: '991' });
    await acceptReturn(other, 'login', OURS);
    expect(await checkBankId(other)).toEqual({ state: 'blocked' });
    expect(await sessionOf(other)).toBeNull();
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
    expect(here.calls.confirmed.length + there.calls.confirmed.length).toBe(1);
  });
});

describe('the state for the waiting page', () => {
  it('is blocked until this browser has started one and returned', async () => {
    const { calls, open } = scene();
    const browser = open();
    expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
    await startBankId(browser, 'login', {});
    expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
    expect(calls.read).toBe(0);
  });

  it.each<[string, BankIdOutcome, CodeResponse, string]>([
    ['pending', { kind: 'pending' }, OK, 'pending'],
    ['cancelled', { kind: 'cancelled' }, OK, 'blocked'],
    ['expired', { kind: 'expired' }, OK, 'blocked'],
    ['failed', { kind: 'unknown' }, OK, 'blocked'],
    ['confirmed', done, OK, 'blocked'],
    ['refused', done, { code: 403, message: 'DEF' }, 'blocked'],
  ])('is %s in the schema of the page, after %j', async (state, outcome, confirm, next) => {
    const browser = await returned('signing', { orderId: 991 }, scene({ outcome, confirm }).open());
    expect(identityState.parse(await checkBankId(browser))).toMatchObject({ state });
    expect(await checkBankId(browser)).toMatchObject({ state: next });
  });

  it('after its end is only the target of a login, or the order of a signature, for a second arrival', async () => {
    const login = await returned('login', { redirectTo: '/checkout' });
    const signing = await returned('signing', { orderId: 991 });
    for (const browser of [login, signing]) await checkBankId(browser);
    expect(await acceptReturn(login, 'login', OURS)).toEqual({ redirectTo: '/checkout' });
    expect(await acceptReturn(signing, 'signing', OURS)).toEqual({ orderId: '991' });
    expect(await acceptReturn(signing, 'signing', THEIRS)).toEqual({});
    for (const browser of [login, signing]) expect(await checkBankId(browser)).toEqual({ state: 'blocked' });
  });

  it('is the same when the return address is loaded twice', async () => {
    const browser = await returned();
    await acceptReturn(browser, 'login', OURS);
    expect(await checkBankId(browser)).toMatchObject({ state: 'done' });
  });

  it('is failed for a signature without an order', async () => {
    const { calls, open } = scene();
    const browser = await returned('signing', {}, open());
    expect(await checkBankId(browser)).toEqual({ state: 'failed' });
    expect(calls.confirmed).toEqual([]);
  });
});

describe('signing an order', () => {
  it('confirms the signed order without signing the customer in, whom the tokens need not name', async () => {
    const { calls, open } = scene({ outcome: { kind: 'done', tokens: { ...tokens, customerId: '' } } });
    const browser = await returned('signing', { orderId: '991' }, open());
    expect(await checkBankId(browser)).toEqual({ state: 'confirmed', orderId: '991' });
    expect(calls.confirmed).toEqual([{ orderId: '991', accessSigningToken: 'access', signingToken: 'refresh' }]);
    expect(await readRoundTrip(browser.jar, browser.seal, 'signing')).toMatchObject({ signing: null });
    expect(await sessionOf(browser)).toBeNull();
  });

  it('retries the confirmation with the same signature when the backend did not respond', async () => {
    const { calls, backend, open } = scene({ confirm: 'no response' });
    const browser = await returned('signing', { orderId: '991' }, open());
    expect(await checkBankId(browser)).toEqual({ state: 'pending' });
    backend.confirm = OK;
    expect(await checkBankId(browser)).toEqual({ state: 'confirmed', orderId: '991' });
    expect([calls.read, calls.confirmed.length]).toEqual([1, 2]);
  });
});
