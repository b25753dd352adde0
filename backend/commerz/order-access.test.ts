import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from './backend.fixture';

const { orderBody } = fixture;

let backend: fixture.Backend;
beforeEach(async () => {
  backend = fixture.newBackend();
  await backend.post('create-order', orderBody());
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
