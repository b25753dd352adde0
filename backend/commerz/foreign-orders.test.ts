import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from './backend.fixture';

const { BANK_TRANSFER, GOLD_TWO, MAJA, TOLVAN } = fixture;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

type Headers = Record<string, string>;
const SILENT = { phoneNumber: '0700000014' };
const KEY = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };
const REFUSED = { status: 403, body: { code: 403, message: 'ORDER' } };

/** An order that Maja places in her own session. */
const signedInOrder = async (overrides: Record<string, unknown> = {}, extra: Headers = {}) => {
  const maja = await fixture.identify(backend, MAJA);
  await backend.create({ ...overrides, ssn: undefined, customerId: maja.customerId }, { ...maja.headers, ...extra });
  return maja;
};

/** Every call by which a stranger could read or change an order. */
const attempts: [string, (headers: Headers) => Promise<{ status: number; body: unknown }>][] = [
  ['fetch-order', (headers) => backend.post('fetch-order', { orderId: 1 }, headers)],
  ['validate-order', (headers) => backend.post('validate-order', { orderId: 1 }, headers)],
  ['get-swish-check-payment', (headers) => backend.get('get-swish-check-payment?orderId=1', headers)],
  ["create-order with the stranger's number", (headers) => backend.create({ orderId: 1, ssn: TOLVAN }, headers)],
];

describe.each(attempts)('%s', (_, attempt) => {
  it("without tokens cannot access a signed-in customer's order", async () => {
    await signedInOrder(SILENT);
    const before = await backend.storedOrders();
    expect(await attempt({})).toEqual(REFUSED);
    expect(await backend.storedOrders()).toEqual(before);
  });

  it("in a session or with a signature cannot access other people's orders, whether placed signed in or not", async () => {
    for (const place of [() => signedInOrder(SILENT), () => backend.create({ ...SILENT, ssn: MAJA })]) {
      backend = fixture.newBackend();
      await place();
      const before = await backend.storedOrders();
      for (const purpose of ['login', 'signing'] as const) {
        const { headers } = await fixture.identify(backend, TOLVAN, purpose);
        expect(await attempt(headers)).toEqual(REFUSED);
      }
      expect(await backend.storedOrders()).toEqual(before);
    }
  });

  it('with an invalid token is rejected', async () => {
    await backend.create(SILENT);
    expect((await attempt({ Authorization: 'Bearer x' })).status).toBe(401);
  });
});

describe('create-order with a typed personal number and the id of an existing order', () => {
  it("does not take over another person's unsigned transfer", async () => {
    await backend.create({ paymentId: BANK_TRANSFER, ssn: MAJA });
    const before = await backend.storedOrders();
    const takeover = { orderId: 1, ssn: TOLVAN, paymentId: BANK_TRANSFER, email: 'elak@post.test' };
    expect(await backend.create({ ...takeover, productVariants: { '0': { id: GOLD_TWO, quantity: 1 } } })).toEqual(
      REFUSED,
    );
    expect(await backend.storedOrders()).toEqual(before);
  });
});

describe("the buyer's own session", () => {
  const calls = attempts.slice(0, 3);

  it('reads the order that they placed signed out, as their signature and the storefront without tokens do', async () => {
    await backend.create({ ssn: MAJA });
    for (const [, attempt] of calls) expect((await attempt({})).status).toBeLessThan(300);
    for (const purpose of ['login', 'signing'] as const) {
      const { headers } = await fixture.identify(backend, MAJA, purpose);
      for (const [, attempt] of calls) expect((await attempt(headers)).status).toBeLessThan(300);
    }
  });

  it('takes over the order that they began signed out, which then rejects calls without tokens', async () => {
    await backend.create({ ...SILENT, ssn: MAJA });
    const maja = await fixture.identify(backend, MAJA);
    const mine = { ...SILENT, orderId: 1, ssn: undefined, customerId: maja.customerId };
    expect((await backend.create(mine, maja.headers)).body).toMatchObject({ code: 200, orderId: 1 });
    expect(await backend.post('fetch-order', { orderId: 1 })).toEqual(REFUSED);
    expect(await backend.create({ ...SILENT, orderId: 1, ssn: MAJA })).toEqual(REFUSED);
  });

  it('keeps rejecting calls without tokens after an order was changed with a signature', async () => {
    await signedInOrder(SILENT);
    const { headers } = await fixture.identify(backend, MAJA, 'signing');
    const change = { ...SILENT, orderId: 1, ssn: MAJA, email: 'ny@post.test' };
    expect((await backend.create(change, headers)).body).toMatchObject({ code: 200, orderId: 1 });
    expect((await backend.storedOrders())[0].signedIn).toBe(true);
    expect(await backend.post('fetch-order', { orderId: 1 })).toEqual(REFUSED);
  });
});

describe('an Idempotency-Key', () => {
  it('gives no other person access to its order', async () => {
    await backend.create({ ...SILENT, ssn: MAJA }, KEY);
    const before = await backend.storedOrders();
    expect(await backend.create({ ...SILENT, ssn: TOLVAN }, KEY)).toEqual(REFUSED);
    const tolvan = await fixture.identify(backend, TOLVAN);
    const his = { ...SILENT, ssn: undefined, customerId: tolvan.customerId };
    expect(await backend.create(his, { ...tolvan.headers, ...KEY })).toEqual(REFUSED);
    expect(await backend.storedOrders()).toEqual(before);
  });
});
