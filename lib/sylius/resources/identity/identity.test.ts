import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/config/env.fixture';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseBankIdSession, parseCustomer, readBankIdSession, startHostedBankId } from './identity';

const asked: URL[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(new URL(address));
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a BankID session', () => {
  it('is done when it has tokens', () =>
    expect(
      parseBankIdSession({
        output: {
          access_token: 'a',
          refresh_token: 'r',
          expires_in: '600',
          custom_data: { customerId: '07', sessionId: 5 },
        },
      }),
    ).toEqual({
      kind: 'done',
      tokens: { accessToken: 'a', refreshToken: 'r', expiresIn: 600, customerId: '07', sessionId: '5' },
    }));
  it('lasts 15 minutes by default, and other fields may be missing', () =>
    expect(parseBankIdSession({ output: { access_token: 'a' } })).toEqual({
      kind: 'done',
      tokens: { accessToken: 'a', refreshToken: '', expiresIn: 900, customerId: '', sessionId: '' },
    }));
  it.each([[{}], [null], [{ output: [] }], [{ output: { refresh_token: 'r' } }], [{ output: { access_token: ' ' } }]])(
    'is pending for %j',
    (body) => expect(parseBankIdSession(body)).toEqual({ kind: 'pending' }),
  );

  it('is requested by its id', async () => {
    answer = { status: 200, body: { output: {} } };
    expect(await readBankIdSession('s-1')).toEqual({ kind: 'pending' });
    expect(asked.map(String)).toEqual(['http://backend.test/sylius/commerz/get-bankid-session?grandidsession=s-1']);
  });
  it.each([
    ['notLoggedIn', 'pending'],
    ['USER CANCELLED', 'cancelled'],
    ['the session is expired', 'expired'],
    ['something else', 'unknown'],
  ])('that ended with "%s" is %s', async (message, kind) => {
    answer = { status: 400, body: { code: 400, message } };
    expect(await readBankIdSession('s-1')).toEqual({ kind });
  });
  it('is not ended by a backend error', async () => {
    for (const [status, message] of [
      [500, 'cancelled'],
      [503, 'cancelled'],
      [429, 'Too Many Requests'],
      [401, 'Expired JWT Token'],
    ]) {
      answer = { status: Number(status), body: { message } };
      await expect(readBankIdSession('s-1')).rejects.toBeInstanceOf(CommerceError);
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await expect(readBankIdSession('s-1')).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('the start of an identification', () => {
  it('uses the backend’s URL; signing returns to another page', async () => {
    answer = { status: 200, body: { redirectUrl: 'https://bankid.example/sim/1' } };
    expect(await startHostedBankId('login')).toBe('https://bankid.example/sim/1');
    await startHostedBankId('signing');
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/sylius/commerz/start-hosted-grand-id',
      '/sylius/commerz/start-hosted-grand-id?callbackUrl=%2Fget-payment-signing-session',
    ]);
  });
  it('may be on localhost', async () => {
    answer = { status: 200, body: { redirectUrl: 'http://localhost:4000/sim' } };
    expect(await startHostedBankId('login')).toBe('http://localhost:4000/sim');
  });
  it.each([
    [{}],
    [{ redirectUrl: 'javascript:alert(1)' }],
    [{ redirectUrl: 'httpsx://bankid.example/' }],
    [{ redirectUrl: '/here' }],
    [{ redirectUrl: null }],
  ])('throws for %j', async (body) => {
    answer = { status: 200, body };
    await expect(startHostedBankId('login')).rejects.toMatchObject({ kind: 'parse' });
  });
});

describe('a customer', () => {
  const now = new Date('2026-03-01T10:00:00Z');
  const body = {
    firstName: 'Tolvan',
    lastName: 'Tolvansson',
    email: 'kund@example.com',
    address: 'Gatan 1',
    zipcode: '21134',
    city: 'Malmö',
    co: 'Skåne',
    phoneNumber: '0701234567',
    blocked: '1',
    subscribedToNewsletter: 1,
    ssn: '19121212-1212',
  };
  const parsed = {
    customerId: '7',
    isAdult: true,
    firstName: 'Tolvan',
    lastName: 'Tolvansson',
    email: 'kund@example.com',
    address: 'Gatan 1',
    zipCode: '21134',
    city: 'Malmö',
    county: 'Skåne',
    phone: '0701234567',
    blocked: true,
    subscribedToNewsletter: true,
    maskedSsn: '19121212-****',
  };
  it('is parsed with a masked personal number', () => expect(parseCustomer(body, '7', now)).toEqual(parsed));
  it('may lack nearly every field', () => {
    const texts = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'county', 'phone', 'maskedSsn'];
    const bare = { ...Object.fromEntries(texts.map((name) => [name, ''])), isAdult: null };
    expect(parseCustomer({ email: 'kund@example.com' }, '7', now)).toEqual({
      ...parsed,
      ...bare,
      blocked: false,
      subscribedToNewsletter: false,
    });
  });
  it.each([
    ['191212121212', true],
    ['201212121212', false],
    ['12', null],
    ['191212121213', null],
  ])('with %s is of age: %j', (ssn, isAdult) => expect(parseCustomer({ ssn }, '7', now).isAdult).toBe(isAdult));
  it.each([[null], [[]], [{}], ['x'], [{ city: 'Malmö' }], [{ firstName: ' ', ssn: null }]])('throws for %j', (none) =>
    expect(() => parseCustomer(none, '7', now)).toThrow(CommerceError),
  );
  it.each([['firstName'], ['lastName'], ['email'], ['ssn']])('is accepted with %s alone', (name) =>
    expect(parseCustomer({ [name]: '191212121212' }, '7', now)).toMatchObject({
      customerId: '7',
      email: name === 'email' ? '191212121212' : '',
    }),
  );
});
