import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { parseBankIdSession, parseCustomer, readBankIdSession, startHostedBankId } from './identity';

const requested: URL[] = [];
let reply: { status: number; body: unknown };

beforeEach(() => {
  setTestEnvironment('http://backend.test');
  requested.length = 0;
  vi.stubGlobal('fetch', async (address: URL) => {
    requested.push(new URL(address));
    return Response.json(reply.body, { status: reply.status });
  });
});
afterEach(() => void vi.unstubAllGlobals());

describe('a BankID session', () => {
  const tokens = { accessToken: 'a', refreshToken: '', expiresIn: 900, customerId: '', sessionId: '' };
  const full = { access_token: 'a', refresh_token: 'r', expires_in: '600' };
  it.each([
    [
      'has all tokens',
      { ...full, custom_data: { customerId: '07', sessionId: 5 } },
      { refreshToken: 'r', expiresIn: 600, customerId: '07', sessionId: '5' },
    ],
    ['lasts 15 minutes by default, and other fields may be missing', { access_token: 'a' }, {}],
  ])('that is done %s', (_, output, more) =>
    expect(parseBankIdSession({ output })).toEqual({ kind: 'done', tokens: { ...tokens, ...more } }),
  );
  it.each([[{}], [null], [{ output: [] }], [{ output: { refresh_token: 'r' } }], [{ output: { access_token: ' ' } }]])(
    'is pending for %j',
    (body) => expect(parseBankIdSession(body)).toEqual({ kind: 'pending' }),
  );

  it('is requested by its id', async () => {
    reply = { status: 200, body: { output: {} } };
    expect(await readBankIdSession('s-1')).toEqual({ kind: 'pending' });
    expect(requested.map(String)).toEqual(['http://backend.test/sylius/commerz/get-bankid-session?grandidsession=s-1']);
  });
  it.each([
    ['notLoggedIn', 'pending'],
    ['USER CANCELLED', 'cancelled'],
    ['the session is expired', 'expired'],
    ['something else', 'unknown'],
  ])('that ended with "%s" is %s', async (message, kind) => {
    reply = { status: 400, body: { code: 400, message } };
    expect(await readBankIdSession('s-1')).toEqual({ kind });
  });
  it.each([
    [500, 'cancelled'],
    [503, 'cancelled'],
    [429, 'Too Many Requests'],
    [401, 'Expired JWT Token'],
  ])('is not ended by a backend error: %d %s', async (status, message) => {
    reply = { status, body: { message } };
    await expect(readBankIdSession('s-1')).rejects.toBeInstanceOf(CommerceError);
  });
  it('is not ended by a lost connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await expect(readBankIdSession('s-1')).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('the start of an identification', () => {
  it.each([
    ['login', 'https://bankid.example/sim/1', ''],
    ['signing', 'http://localhost:4000/sim', '?callbackUrl=%2Fget-payment-signing-session'],
  ] as const)('uses the backend’s URL; the return page is by purpose: %s', async (purpose, redirectUrl, query) => {
    reply = { status: 200, body: { redirectUrl } };
    expect(await startHostedBankId(purpose)).toBe(redirectUrl);
    expect(requested.map(String)).toEqual([`http://backend.test/sylius/commerz/start-hosted-grand-id${query}`]);
  });
  it.each([undefined, 'javascript:alert(1)', 'httpsx://bankid.example/', '/here', null])(
    'throws for %j',
    async (url) => {
      reply = { status: 200, body: { redirectUrl: url } };
      await expect(startHostedBankId('login')).rejects.toMatchObject({ kind: 'parse' });
    },
  );
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
  const { ssn: _, zipcode: zipCode, co: county, phoneNumber: phone, ...same } = body;
  const parsed = {
    ...same,
    customerId: '7',
    isAdult: true,
    zipCode,
    county,
    phone,
    blocked: true,
    subscribedToNewsletter: true,
    maskedSsn: '19121212-****',
  };
  it('is parsed with a masked personal number', () => expect(parseCustomer(body, '7', now)).toEqual(parsed));
  it('may lack nearly every field', () => {
    const texts = ['firstName', 'lastName', 'address', 'zipCode', 'city', 'county', 'phone', 'maskedSsn'];
    const bare = { isAdult: null, blocked: false, subscribedToNewsletter: false };
    expect(parseCustomer({ email: 'kund@example.com' }, '7', now)).toEqual({
      ...parsed,
      ...bare,
      ...Object.fromEntries(texts.map((name) => [name, ''])),
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
  it.each(['firstName', 'lastName', 'email', 'ssn'])('is accepted with %s alone', (name) =>
    expect(parseCustomer({ [name]: '191212121212' }, '7', now)).toMatchObject({ customerId: '7' }),
  );
});
