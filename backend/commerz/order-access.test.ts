import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from './backend.fixture';

const { MAJA, TOLVAN, orderBody } = fixture;

let backend: fixture.Backend;
beforeEach(async () => {
  backend = fixture.newBackend();
  await backend.post('create-order', orderBody());
});

const calls: [string, (headers?: Record<string, string>) => Promise<{ status: number }>][] = [
  ['fetch-order', (headers) => backend.post('fetch-order', { orderId: 1 }, headers)],
  ['validate-order', (headers) => backend.post('validate-order', { orderId: 1 }, headers)],
  ['get-swish-check-payment', (headers) => backend.get('get-swish-check-payment?orderId=1', headers)],
];

describe.each(calls)('%s', (_, call) => {
  it("lets in the storefront's server and the order's own customer", async () => {
    const login = await fixture.identify(backend, TOLVAN);
    const signature = await fixture.identify(backend, TOLVAN, 'signing');
    for (const headers of [{}, login.headers, signature.headers])
      expect((await call(headers)).status).toBeLessThan(300);
  });

  it("rejects another customer's session or signature, and invalid tokens", async () => {
    const login = await fixture.identify(backend, MAJA);
    const signature = await fixture.identify(backend, MAJA, 'signing');
    expect((await call(login.headers)).status).toBe(403);
    expect((await call(signature.headers)).status).toBe(403);
    expect((await call({ Authorization: 'Bearer x' })).status).toBe(401);
  });
});

describe('fetch-order', () => {
  it('responds as the contract says', async () => {
    const { body } = await backend.post('fetch-order', { orderId: '1' });
    const [{ lines, itemsTotal, orderTotal }] = await backend.storedOrders();
    const [{ unitPrice, vat, total }] = lines;
    expect(body).toEqual({
      code: 200,
      order: {
        orderId: 1,
        number: '000000001',
        state: 'awaiting_payment',
        paymentState: 'awaiting',
        paymentMethod: 'swish',
        createdAt: '2026-03-10T09:00:00.000Z',
        orderItems: [
          { productCode: 'guldtacka-10g-produkt', name: 'guldtacka-10g', quantity: 1, unitPrice, vat, total },
        ],
        itemsTotal,
        shippingTotal: 99_00,
        orderTotal,
        shippingAddress: { email: 'kund@post.test' },
        payment: { reference: null, payBefore: null },
        agreed: null,
      },
    });
  });

  it.each([[{}], [{ orderId: 0 }], [{ orderId: 'abc' }], [{ orderId: { a: 1 } }], [[]]])('rejects %j', async (body) => {
    expect((await backend.post('fetch-order', body)).status).toBe(400);
  });
});

describe('validate-order', () => {
  it('returns OK, or why the order cannot continue', async () => {
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({ code: 200, message: 'OK' });
    await backend.post('create-order', orderBody({ orderId: 1, phoneNumber: '0700000010' }));
    backend.clock.advance(3);
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({ code: 422, message: 'RF07' });
    expect((await backend.post('validate-order', { orderId: 2 })).body).toEqual({ code: 404, message: 'NOT_FOUND' });
  });
});
