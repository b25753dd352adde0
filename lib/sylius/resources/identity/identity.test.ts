import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { parseBankIdSession, parseCustomer, readBankIdSession, startHostedBankId } from './identity';

const asked: URL[] = [];
let answer: { status: number; body: unknown };

beforeEach(() => {
  vi.stubEnv('COMMERCE_URL', 'http://backend.test');
  vi.stubEnv('SESSION_SECRET', 'x'.repeat(32));
  vi.stubEnv('REVALIDATE_SECRET', 'y'.repeat(32));
  asked.length = 0;
  vi.stubGlobal('fetch', async (address: URL) => {
    asked.push(new URL(address));
    return Response.json(answer.body, { status: answer.status });
  });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('a BankID session', () => {
  it('is done with its tokens', () =>
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
  it('lasts a quarter of an hour when nobody says how long, and may lack the rest', () =>
    expect(parseBankIdSession({ output: { access_token: 'a' } })).toEqual({
      kind: 'done',
      tokens: { accessToken: 'a', refreshToken: '', expiresIn: 900, customerId: '', sessionId: '' },
    }));
  it.each([[{}], [null], [{ output: [] }], [{ output: { refresh_token: 'r' } }], [{ output: { access_token: ' ' } }]])(
    'is not done by %j',
    (body) => expect(parseBankIdSession(body)).toEqual({ kind: 'pending' }),
  );

  it('is checked by its name', async () => {
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
  it('is not ended by a backend that fails', async () => {
    for (const status of [500, 503]) {
      answer = { status, body: { message: 'cancelled' } };
      await expect(readBankIdSession('s-1')).rejects.toBeInstanceOf(CommerceError);
    }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
    await expect(readBankIdSession('s-1')).rejects.toMatchObject({ kind: 'network' });
  });
});

describe('where an identification begins', () => {
  it('is the address that the backend names; a signature comes back to another page', async () => {
    answer = { status: 200, body: { redirectUrl: 'https://bankid.example/sim/1' } };
    expect(await startHostedBankId('login')).toBe('https://bankid.example/sim/1');
    await startHostedBankId('signing');
    expect(asked.map(({ pathname, search }) => pathname + search)).toEqual([
      '/sylius/commerz/start-hosted-grand-id',
      '/sylius/commerz/start-hosted-grand-id?callbackUrl=%2Fget-payment-signing-session',
    ]);
  });
  it('may be on this very machine', async () => {
    answer = { status: 200, body: { redirectUrl: 'http://localhost:4000/sim' } };
    expect(await startHostedBankId('login')).toBe('http://localhost:4000/sim');
  });
  it.each([
    [{}],
    [{ redirectUrl: 'javascript:alert(1)' }],
    [{ redirectUrl: 'httpsx://bankid.example/' }],
    [{ redirectUrl: '/here' }],
    [{ redirectUrl: null }],
  ])('is nowhere in %j', async (body) => {
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
  it('is what the backend sends, the personal number masked', () =>
    expect(parseCustomer(body, '7', now)).toEqual({
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
    }));
  it('may lack nearly everything', () =>
    expect(parseCustomer({ email: 'kund@example.com' }, '7', now)).toEqual({
      customerId: '7',
      isAdult: null,
      firstName: '',
      lastName: '',
      email: 'kund@example.com',
      address: '',
      zipCode: '',
      city: '',
      county: '',
      phone: '',
      blocked: false,
      subscribedToNewsletter: false,
      maskedSsn: '',
    }));
  it.each([
    ['191212121212', true],
    ['201212121212', false],
    ['12', null],
    ['191212121213', null],
  ])('with %s is of age: %j', (ssn, isAdult) => expect(parseCustomer({ ssn }, '7', now).isAdult).toBe(isAdult));
  it.each([[null], [[]], [{}], ['x'], [{ city: 'Malmö' }], [{ firstName: ' ', ssn: null }]])(
    'is nobody in %j',
    (none) => expect(() => parseCustomer(none, '7', now)).toThrow(CommerceError),
  );
  it.each([['firstName'], ['lastName'], ['email'], ['ssn']])('is somebody by %s alone', (name) =>
    expect(parseCustomer({ [name]: '191212121212' }, '7', now)).toMatchObject({
      customerId: '7',
      email: name === 'email' ? '191212121212' : '',
    }),
  );
});
