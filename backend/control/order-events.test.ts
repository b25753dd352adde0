import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from '../commerz/backend.fixture';

const { BANK_TRANSFER, MAJA } = fixture;
const DAY = 24 * 3600;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

const play = async (event: Record<string, unknown>) => (await backend.control('order', { orderId: 1, ...event })).body;
/** An order that is paid by Swish. */
async function paid(more = {}) {
  await backend.create({ productVariants: { 0: { id: fixture.GOLD, quantity: 2 } }, ...more });
  backend.clock.advance(3);
  return backend.fetchOrder();
}
const later = (days: number) => {
  backend.clock.advance(days * DAY);
  return backend.fetchOrder();
};
/** A transfer in the customer's own session, on a Tuesday. */
async function transferred() {
  const { customerId, headers } = await fixture.identify(backend, MAJA);
  await backend.create({ paymentId: BANK_TRANSFER, ssn: undefined, customerId }, headers);
  return async () => {
    const own = await fixture.identify(backend, MAJA);
    return (await backend.get('get-orders', own.headers)).body.orders[0];
  };
}

describe('by its clock', () => {
  it('a transfer that is not paid by its last day has ended, and its goods can be bought', async () => {
    const order = await transferred();
    const { payment } = await order();
    expect(payment.payBefore).toBe('2026-03-11T22:59:59.000Z');
    backend.clock.set(new Date(Date.parse(payment.payBefore) - 1));
    expect(await order()).toMatchObject({ state: 'confirmed', endedBecause: null });
    expect(backend.inStock()).toBe(11);
    backend.clock.advance(1);
    expect(await order()).toMatchObject({
      state: 'cancelled',
      paymentState: 'failed',
      endedBecause: 'expired',
      payment,
    });
    expect(backend.inStock()).toBe(12);
  });

  it('a signed transfer ends on its last day too', async () => {
    await backend.create({ paymentId: BANK_TRANSFER });
    const { headers } = await fixture.identify(backend, fixture.TOLVAN, 'signing');
    await backend.post('confirm-manual-payment', { orderId: 1 }, headers);
    expect(await later(1)).toMatchObject({ state: 'confirmed', endedBecause: null });
    expect(await later(1)).toMatchObject({ state: 'cancelled', endedBecause: 'expired' });
  });

  it('a paid order is packed, sent and delivered on the next weekdays', async () => {
    backend.clock.set(new Date('2026-03-12T09:00:00Z'));
    expect((await paid()).shipments).toEqual([]);
    const at = (day: number) => `2026-03-${day}T09:00:03.000Z`;
    expect((await later(1)).shipments).toEqual([{ state: 'packed', at: at(13), tracking: null, lines: null }]);
    expect((await later(2)).shipments).toMatchObject([{ state: 'packed' }]);
    const tracking = { code: 'GK000000001SE', url: 'https://sparning.example/GK000000001SE' };
    expect((await later(1)).shipments).toMatchObject([{ state: 'sent', at: at(16), tracking }]);
    expect((await later(1)).shipments).toMatchObject([{ state: 'delivered', at: at(17), tracking }]);
    expect((await later(60)).shipments).toMatchObject([{ state: 'delivered', at: at(17) }]);
  });

  it('goods to fetch wait in the shop, and goods on backorder wait for their supplier', async () => {
    await paid({ shippingId: 2 });
    expect((await later(5)).shipments).toMatchObject([{ state: 'ready_for_pickup', tracking: null }]);
    await backend.create({ productVariants: { 0: { id: fixture.BACKORDER, quantity: 1 } } });
    backend.clock.advance(5 * DAY);
    expect(await backend.fetchOrder(2)).toMatchObject({ state: 'confirmed', shipments: [] });
  });
});

describe('by the control API', () => {
  it('an order is sent in parcels, each with what it contains, and one comes back', async () => {
    await paid();
    const lines = [{ variantCode: 'guldtacka-10g', quantity: 1 }];
    const tracking = { code: 'A1', url: 'https://sparning.example/A1' };
    await play({ event: 'parcel', state: 'packed', lines });
    await play({ event: 'parcel', state: 'sent', tracking });
    backend.clock.advance(DAY);
    await play({ event: 'parcel', parcel: 2, state: 'packed' });
    const { order } = await play({ event: 'parcel', state: 'returned' });
    expect(order?.shipments).toEqual([
      { state: 'returned', at: '2026-03-11T09:00:03.000Z', tracking, lines },
      { state: 'packed', at: '2026-03-11T09:00:03.000Z', tracking: null, lines: null },
    ]);
    expect((await later(30)).shipments).toEqual(order?.shipments);
  });

  it('a part and then the rest is refunded, never more', async () => {
    const { orderTotal } = await paid();
    expect((await play({ event: 'refund', amount: 100 })).order).toMatchObject({
      state: 'confirmed',
      paymentState: 'partly_refunded',
      refunds: [{ amount: 100, at: '2026-03-10T09:00:03.000Z' }],
    });
    expect(await play({ event: 'refund', amount: orderTotal - 99 })).toMatchObject({ code: 409 });
    const { order } = await play({ event: 'refund' });
    expect(order).toMatchObject({ paymentState: 'refunded', refunds: [{ amount: 100 }, { amount: orderTotal - 100 }] });
    expect(await play({ event: 'refund' })).toMatchObject({ code: 409 });
    expect(await later(9)).toMatchObject({ paymentState: 'refunded', orderTotal });
  });

  it('a transfer is paid in time, or after its order has ended and is paid back', async () => {
    const order = await transferred();
    await transferred();
    expect((await play({ event: 'pay' })).order).toMatchObject({ state: 'confirmed', paymentState: 'paid' });
    expect(await play({ event: 'pay' })).toMatchObject({ code: 409 });
    backend.clock.advance(4 * DAY);
    const late = await play({ orderId: 2, event: 'pay' });
    expect(late.order).toMatchObject({ state: 'cancelled', endedBecause: 'expired', paymentState: 'paid' });
    expect((await play({ orderId: 2, event: 'refund' })).order).toMatchObject({ paymentState: 'refunded' });
    expect(await order()).toMatchObject({ orderId: 2, state: 'cancelled', paymentState: 'refunded' });
  });

  it('a statement of withdrawal changes nothing but itself until the shop accepts it', async () => {
    const order = await transferred();
    const before = await order();
    const statement = { orderNumber: '000000001', name: 'Någon', email: 'kund@post.test', goods: 'en tacka' };
    await backend.post('withdraw-order', statement);
    const withdrawal = { caseNumber: 'A1', receivedAt: expect.any(String), goods: 'en tacka' };
    expect(await order()).toEqual({ ...before, withdrawal: { ...withdrawal, decision: 'received' } });
    await play({ event: 'withdrawal', decision: 'refused' });
    expect(await order()).toEqual({ ...before, withdrawal: { ...withdrawal, decision: 'refused' } });
    await play({ event: 'withdrawal', decision: 'accepted' });
    expect(await order()).toEqual({ ...before, withdrawal: { ...withdrawal, decision: 'accepted' } });
  });

  it('an accepted withdrawal from all goods ends an order that nobody has paid', async () => {
    const order = await transferred();
    await backend.post('withdraw-order', { orderNumber: '1', name: 'Någon', email: 'kund@post.test' });
    await play({ event: 'withdrawal', decision: 'accepted' });
    expect(await order()).toMatchObject({ state: 'cancelled', endedBecause: 'customer', paymentState: 'failed' });
  });

  it('a paid order that is withdrawn stands until its money is back', async () => {
    const before = await paid();
    await backend.post('withdraw-order', { orderNumber: '1', name: 'Någon', email: 'KUND@post.test' });
    const { order } = await play({ event: 'withdrawal', decision: 'accepted' });
    expect(order).toEqual({ ...before, withdrawal: { ...order?.withdrawal, goods: null, decision: 'accepted' } });
  });

  it.each(['customer', 'shop'])('an order ends by the %s, once, and its goods can be bought', async (because) => {
    await transferred();
    const { order } = await play({ event: 'cancel', because });
    expect(order).toMatchObject({ state: 'cancelled', endedBecause: because, paymentState: 'failed' });
    expect(backend.inStock()).toBe(12);
    expect(await play({ event: 'cancel', because })).toMatchObject({ code: 409 });
  });

  it('a payment has any state that a backend may send', async () => {
    await paid();
    expect((await play({ event: 'payment', state: 'partially_paid' })).order).toMatchObject({
      paymentState: 'partially_paid',
    });
  });

  it.each([
    [{ event: 'refund', amount: 1 }, 409],
    [{ event: 'parcel', state: 'sent' }, 409],
    [{ event: 'withdrawal', decision: 'refused' }, 409],
    [{ event: 'pay', orderId: 9 }, 404],
    [{ event: 'parcel', state: 'lost' }, 400],
    [{ event: 'parcel', state: 'sent', tracking: { code: 'A', url: 'http://sparning.example' } }, 400],
    [{ event: 'payment', state: 'given' }, 400],
    [{ event: 'refund', amount: 0.5 }, 400],
    [{ event: 'eat' }, 400],
  ])('refuses what cannot happen to an unpaid order: %o', async (event, code) => {
    await backend.create({ phoneNumber: '0700000014' });
    const before = await backend.storedOrders();
    expect(await play(event)).toMatchObject({ code });
    expect(await backend.storedOrders()).toEqual(before);
  });
});
