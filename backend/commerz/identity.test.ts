import { beforeEach, describe, expect, it } from 'vitest';
import { identitySessions, tokens } from '../db/order-tables';
import { type Backend, identify, MAJA, newBackend, TOLVAN } from './backend.fixture';

let backend: Backend;
beforeEach(() => {
  backend = newBackend();
});

async function start(query = '') {
  const { body } = await backend.get(`start-hosted-grand-id${query}`);
  const page = new URL(body.redirectUrl).pathname;
  return { page, id: page.split('/').at(-1) ?? '' };
}
const session = (id: string) => backend.get(`get-bankid-session?grandidsession=${id}`);

describe('the hosted page', () => {
  it.each(['https://elak.example/', '//elak.example', '/checkout', '/get-bank-id-session/', ''])(
    'rejects the callback %j',
    async (callbackUrl) => {
      const query = `?callbackUrl=${encodeURIComponent(callbackUrl)}`;
      expect((await backend.get(`start-hosted-grand-id${query}`)).status).toBe(400);
      expect(backend.db.select().from(identitySessions).all()).toEqual([]);
    },
  );
});

describe('get-bankid-session', () => {
  it('waits, returns the tokens once, and UNKNOWN after that', async () => {
    const { page, id } = await start();
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(await session(id)).toEqual({ status: 200, body: { output: { message: 'NOTLOGGEDIN' } } });
    await backend.submit(`${page}/start`, { person: TOLVAN, device: 'same' });
    expect((await session(id)).body.output.message).toBe('NOTLOGGEDIN');
    await backend.submit(`${page}/confirm`);
    const { status, body } = await session(id);
    expect(status).toBe(200);
    expect(body.output).toMatchObject({ expires_in: 3600, custom_data: { customerId: 1, sessionId: id } });
    expect(body.output.access_token).toMatch(/^[\w-]{43}$/);
    expect(await session(id)).toEqual({ status: 400, body: { code: 400, message: 'UNKNOWN' } });
  });
});

describe('tokens', () => {
  it('are stored as hashes only', async () => {
    const { output } = await identify(backend, MAJA);
    const stored = JSON.stringify(backend.db.select().from(tokens).all());
    expect(stored).not.toContain(output.access_token);
    expect(stored).not.toContain(output.refresh_token);
    expect(stored.match(/"hash":"[0-9a-f]{64}"/g)).toHaveLength(2);
  });

  it('are valid for an hour, and for twelve with the refresh token', async () => {
    const { headers, customerId } = await identify(backend, MAJA);
    const { refresh_token: _, ...alone } = headers as Record<string, string>;
    backend.clock.advance(3600);
    expect((await backend.get(`get-customer?id=${customerId}`, alone)).status).toBe(401);
    expect((await backend.get(`get-customer?id=${customerId}`, headers)).status).toBe(200);
    backend.clock.advance(11 * 3600);
    expect((await backend.get(`get-customer?id=${customerId}`, headers)).status).toBe(401);
  });
});

describe('get-customer', () => {
  it('returns the record from the register and the shop', async () => {
    const { headers, customerId } = await identify(backend, MAJA);
    expect((await backend.get(`get-customer?id=${customerId}`, headers)).body).toEqual({
      firstName: 'Maja',
      lastName: 'Lindqvist',
      email: 'maja.lindqvist@post.test',
      address: 'Ängsvägen 7 B',
      zipcode: '41126',
      city: 'Göteborg',
      co: '',
      phoneNumber: '0701740605',
      blocked: false,
      subscribedToNewsletter: true,
      ssn: MAJA,
    });
  });

  it('returns a customer to themselves only', async () => {
    const maja = await identify(backend, MAJA);
    const tolvan = await identify(backend, TOLVAN);
    const signed = await identify(backend, MAJA, 'signing');
    const customer = (headers?: Record<string, string>) => backend.get(`get-customer?id=${maja.customerId}`, headers);
    expect((await customer()).status).toBe(401);
    expect((await customer({ Authorization: 'Bearer nonsense' })).status).toBe(401);
    expect(await customer(tolvan.headers)).toEqual({ status: 403, body: { code: 403, message: 'FORBIDDEN' } });
    expect(await customer(signed.headers)).toEqual({ status: 403, body: { code: 403, message: 'WRONG_PURPOSE' } });
  });
});
