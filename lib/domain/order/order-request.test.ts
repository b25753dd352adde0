import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { choicesFixture } from './order.fixture';
import { buildOrderRequest } from './order-request';
import { formatCharged, orderSums } from './order-sums';

const ordering = {
  choices: choicesFixture(),
  contact: { email: 'kund@example.com', phone: '0701234567', ssn: '191212121212' },
  lines: [cartItem({ qty: 2 }), cartItem({ id: 'b', variantId: 'KAN_01' })],
  epoch: '2026-03-01T09:55:00.000Z',
  total: ore(4_287_000),
  orderId: null,
};

describe('order request (contract.md A5)', () => {
  it('indexes the lines and keeps the type of ids', () =>
    expect(buildOrderRequest(ordering)).toEqual({
      agreed: {
        epoch: ordering.epoch,
        prices: { '0': 1_429_000, '1': 1_429_000 },
        total: 4_287_000,
        delivery: ordering.choices.delivery.name,
        isPickup: false,
        payment: ordering.choices.payment.name,
      },
      paymentId: 3,
      shippingId: 1,
      phoneNumber: '0701234567',
      email: 'kund@example.com',
      subscribedToNewsletter: false,
      productVariants: { '0': { id: 58, quantity: 2 }, '1': { id: 'KAN_01', quantity: 1 } },
      ssn: '191212121212',
    }));
  it('contains an existing order id, and no personal number for a signed-in customer', () => {
    const request = buildOrderRequest({ ...ordering, orderId: '0991', contact: { ...ordering.contact, ssn: null } });
    expect(request.orderId).toBe('0991');
    expect(request).not.toHaveProperty('ssn');
  });
});

describe('sums', () => {
  it('add up lines and delivery in öre', () => {
    const lines = [cartItem({ qty: 2 }), cartItem({ id: 'b', price: ore(12_505), vat: ore(2_501) })];
    expect(orderSums(lines, ore(9_900))).toEqual({ items: 2_870_505, vat: 2_501, shipping: 9_900, total: 2_880_405 });
  });
  it('are formatted with öre only when needed', () =>
    expect([formatCharged(ore(428_900)), formatCharged(ore(428_950))]).toEqual([
      '4\u00a0289\u00a0SEK',
      '4\u00a0289,50\u00a0SEK',
    ]));
});
