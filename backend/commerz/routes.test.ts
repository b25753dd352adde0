import { beforeEach, describe, expect, it } from 'vitest';
import { resetOrderTables } from '../db/order-tables';
import { type Backend, identify, MAJA, newBackend, TOLVAN } from './backend.fixture';

let backend: Backend;
beforeEach(async () => {
  backend = newBackend();
  await backend.create();
});

describe('fetch-order', () => {
  it('responds as the contract says', async () => {
    const { body } = await backend.post('fetch-order', { orderId: '1' });
    const [{ lines, itemsTotal, orderTotal }] = await backend.storedOrders();
    const [{ unitPrice, vat, total }] = lines;
    const codes = { productCode: 'guldtacka-10g', variantCode: 'guldtacka-10g' };
    expect(body).toEqual({
      code: 200,
      order: {
        orderId: 1,
        number: '000000001',
        state: 'awaiting_payment',
        paymentState: 'awaiting',
        paymentMethod: 'swish',
        createdAt: '2026-03-10T09:00:00.000Z',
        orderItems: [{ ...codes, name: 'guldtacka-10g', quantity: 1, unitPrice, vat, total }],
        itemsTotal,
        shippingTotal: 99_00,
        shippingVat: 0,
        orderTotal,
        endedBecause: null,
        refunds: [],
        shipments: [],
        withdrawal: null,
        shippingAddress: { email: 'kund@post.test' },
        payment: { reference: null, payBefore: null },
        agreed: null,
      },
    });
  });

  it('returns the agreed texts unchanged', async () => {
    const agreed = { terms: '2026-11-22', lines: [{ name: 'Dukat', mayWithdraw: true }] };
    const { orderId } = (await backend.create({ agreed, phoneNumber: '0701740613' })).body;
    expect((await backend.fetchOrder(orderId)).agreed).toEqual(agreed);
  });

  it.each([[{}], [{ orderId: 0 }], [{ orderId: 'abc' }], [{ orderId: { a: 1 } }], [[]]])('rejects %j', async (body) => {
    expect((await backend.post('fetch-order', body)).status).toBe(400);
  });
});

it("a form's field names reach nothing outside the request", async () => {
  const fields = { 'toString[mark]': 'x', '__proto__[mark]': 'x', 'constructor[prototype][mark]': 'x' };
  const responses = Object.entries(fields).map(([name, value]) =>
    backend.submit('/sylius/commerz/validate-order', { orderId: '1', [name]: value }),
  );
  for (const response of await Promise.all(responses)) expect(await response.json()).toMatchObject({ message: 'OK' });
  for (const builtIn of [Object.prototype, Object.prototype.toString]) expect(builtIn).not.toHaveProperty('mark');
});

describe('validate-order', () => {
  it('returns OK, or why the order cannot continue', async () => {
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({ code: 200, message: 'OK' });
    await backend.create({ orderId: 1, phoneNumber: '0700000010' });
    backend.clock.advance(3);
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({ code: 422, message: 'RF07' });
    expect((await backend.post('validate-order', { orderId: 2 })).body).toEqual({ code: 404, message: 'NOT_FOUND' });
  });
});

describe('get-orders', () => {
  it("lists the orders of the session's person, including those placed signed out, and nobody else's", async () => {
    await backend.create({ ssn: MAJA, phoneNumber: '0701740605' });
    const { headers } = await identify(backend, TOLVAN);
    const { body } = await backend.get('get-orders', headers);
    expect(body.orders).toMatchObject([
      {
        orderId: 1,
        number: '000000001',
        state: 'awaiting_payment',
        paymentMethod: 'swish',
        orderItems: [{ variantCode: expect.any(String), quantity: 1, total: expect.any(Number) }],
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('post.test');
    expect((await backend.get('get-orders')).status).toBe(401);
  });
});

describe('withdraw-order', () => {
  it('is part of the order that it names with its e-mail address, and of no other', async () => {
    const own = { orderNumber: '1', name: 'Maja Ek', email: 'Kund@post.test' };
    const withdrawalOf = async () => (await backend.post('fetch-order', { orderId: '1' })).body.order.withdrawal;
    await backend.post('withdraw-order', { ...own, email: 'annan@post.test' });
    await backend.post('withdraw-order', { ...own, orderNumber: '2' });
    expect(await withdrawalOf()).toBeNull();
    const { body } = await backend.post('withdraw-order', own);
    expect(await withdrawalOf()).toEqual({
      caseNumber: body.reference,
      receivedAt: body.receivedAt,
      goods: null,
      decision: 'received',
    });
  });

  const statement = { orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com' };

  it('stores a statement once, with its time, for any order number; a reset restarts the references', async () => {
    const first = await backend.post('withdraw-order', statement);
    expect(first).toMatchObject({ status: 200, body: { code: 200, reference: 'A1' } });
    expect(Date.parse(first.body.receivedAt)).not.toBeNaN();
    expect((await backend.post('withdraw-order', statement)).body).toEqual(first.body);
    expect((await backend.post('withdraw-order', { ...statement, goods: '1 × Dukat' })).body.reference).toBe('A2');
    resetOrderTables(backend.db);
    expect((await backend.post('withdraw-order', statement)).body.reference).toBe('A1');
  });

  it.each([{ email: 'maja' }, { name: ' ' }, { orderNumber: '' }])('rejects %j', async (wrong) => {
    expect((await backend.post('withdraw-order', { ...statement, ...wrong })).status).toBe(400);
  });
});
