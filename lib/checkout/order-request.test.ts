import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/pricing/money';
import { buildOrderRequest } from './order-request';
import { formatCharged, orderSums } from './order-sums';
import { placedOrder, stands } from './placed-order';

const choices = {
  paymentId: 3,
  shippingId: 1,
  contact: { email: 'kund@example.com', phone: '0701234567', ssn: '191212121212' },
  subscribedToNewsletter: false,
  lines: [cartItem({ qty: 2 }), cartItem({ id: 'b', variantId: 'KAN_01' })],
  epoch: '2026-03-01T09:55:00.000Z',
  total: ore(4_287_000),
  orderId: null,
};

describe('order request (contract.md A5)', () => {
  it('indexes the lines and keeps ids in their own form', () =>
    expect(buildOrderRequest(choices)).toEqual({
      agreed: { epoch: choices.epoch, prices: { '0': 1_429_000, '1': 1_429_000 }, total: 4_287_000 },
      paymentId: 3,
      shippingId: 1,
      phoneNumber: '0701234567',
      email: 'kund@example.com',
      subscribedToNewsletter: false,
      productVariants: { '0': { id: 58, quantity: 2 }, '1': { id: 'KAN_01', quantity: 1 } },
      ssn: '191212121212',
    }));
  it('carries the order that exists already, and no personal number for a signed-in customer', () => {
    const request = buildOrderRequest({ ...choices, orderId: '991', contact: { ...choices.contact, ssn: null } });
    expect(request.orderId).toBe(991);
    expect(request).not.toHaveProperty('ssn');
  });
});

describe('sums', () => {
  it('add up lines and delivery in öre', () => {
    const lines = [cartItem({ qty: 2 }), cartItem({ id: 'b', price: ore(12_505), vat: ore(2_501) })];
    expect(orderSums(lines, ore(9_900))).toEqual({ items: 2_870_505, vat: 2_501, shipping: 9_900, total: 2_880_405 });
  });
  it('show öre only where there are any', () =>
    expect([formatCharged(ore(428_900)), formatCharged(ore(428_950))]).toEqual([
      '4\u00a0289\u00a0SEK',
      '4\u00a0289,50\u00a0SEK',
    ]));
});

describe('the placed order', () => {
  const answer = {
    code: 200,
    message: 'OK',
    orderId: '991',
    redirectUrl: null,
    number: '000000991',
    email: null,
    itemsTotal: ore(1_429_000),
    shippingTotal: ore(9_900),
    orderTotal: ore(1_438_900),
    orderItems: [{ productCode: 'GT-10G', quantity: 1 }],
    verificationRequired: false,
  };
  const placing = {
    answer,
    lines: [cartItem()],
    email: 'kund@example.com',
    phone: '0701234567',
    delivery: { id: 1, code: 'postnord', name: 'PostNord' },
    payment: { id: 3, code: 'swish', name: 'Swish' },
    seenTotal: ore(1_438_900),
    now: new Date(0),
  };
  it('shows the phone number with its middle digits hidden', () => {
    expect(JSON.stringify(placedOrder(placing))).not.toContain('0701234567');
    expect(placedOrder(placing)).toMatchObject({ phone: '070-*** 45 67', totalChanged: false });
  });
  it('says so when the total is another than the one that was seen', () =>
    expect(placedOrder({ ...placing, seenTotal: ore(1) })?.totalChanged).toBe(true));
  it('is nothing without an order', () =>
    expect(placedOrder({ ...placing, answer: { ...answer, orderId: null } })).toBeNull());

  it.each([
    ['confirmed', 'paid', true],
    ['confirmed', 'awaiting', true],
    ['unknown', 'unknown', true],
    ['cancelled', 'awaiting', false],
    ['awaiting_payment', 'failed', false],
    ['awaiting_verification', 'awaiting', false],
  ] as const)('that is %s, its payment %s: %j', (state, paymentState, expected) =>
    expect(stands({ state, paymentState })).toBe(expected),
  );
  it('stands on the word of its payment when the backend does not answer', () => expect(stands(null)).toBe(true));
});
