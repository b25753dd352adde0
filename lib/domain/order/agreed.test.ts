import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { ore } from '@/lib/domain/prices/money';
import { agreedOrder, differs } from './agreed';
import { agreedFixture, choicesFixture, orderLineFixture, responseFixture } from './order.fixture';

describe('the agreed order', () => {
  const contact = { email: 'kund@example.com', phone: '0701234567', ssn: '191212121212' };
  const agree = (...items: CartItem[]) =>
    agreedOrder(items, contact, choicesFixture(), { total: ore(1_438_900), shipping: ore(9_900) });

  it('contains each line with its sums, and neither the phone number nor the personal number', () => {
    const agreed = agree(cartItem({ qty: 3, vat: ore(200) }), cartItem({ vat: null }));
    expect(agreed).toMatchObject({
      email: 'kund@example.com',
      phone: '070-*** 45 67',
      total: 1_438_900,
      shipping: 9_900,
      deliveryName: 'PostNord',
      paymentCode: 'swish',
      paymentName: 'swish',
      deliveryDays: null,
      signedIn: false,
      lines: [
        { quantity: 3, unitPrice: 1_429_000, vat: 600, total: 4_287_000 },
        { quantity: 1, vat: null, total: 1_429_000 },
      ],
    });
    expect(JSON.stringify(agreed)).not.toMatch(/0701234567|1212121212/);
  });
  it('records that the customer was signed in', () => {
    const sums = { total: ore(1), shipping: null };
    expect(agreedOrder([], { ...contact, ssn: null }, choicesFixture(), sums).signedIn).toBe(true);
  });
  it('has an availability text for backorder lines only', () =>
    expect(agree(cartItem(), cartItem({ onHand: false, stock: 0, deliveryDays: 35 })).lines).toMatchObject([
      { availability: null },
      { availability: 'Ej i lager. Beställningsvara, upp till 5\u00a0veckor' },
    ]));
});

describe('a response compared with the agreed order', () => {
  const line = (productCode: string, quantity = 1) => ({ productCode, quantity });
  it.each([
    ['the same', {}, false],
    ['another total', { orderTotal: ore(1_438_901) }, true],
    ['a lower total', { orderTotal: ore(1_438_899) }, true],
    ['no total', { orderTotal: null }, false],
    ['other goods', { orderItems: [line('X')] }, true],
    ['more of them', { orderItems: [line('GT-10G', 2)] }, true],
    ['something extra', { orderItems: [line('GT-10G'), line('X')] }, true],
    ['another spelling of the code', { orderItems: [line('gt-10g')] }, false],
    ['no goods named', { orderItems: [] }, false],
  ])('%s: %j', (_, given, expected) => expect(differs(responseFixture(given), agreedFixture())).toBe(expected));
  it.each([
    ['11 A and 2 B, and 1 A and 12 B', [line('A', 11), line('B', 2)], [line('A', 1), line('B', 12)], true],
    ['A and B, and B and A', [line('A'), line('B')], [line('B'), line('A')], false],
    ['two variants of A, and all of A on one line', [line('A', 1), line('A', 3)], [line('A', 4)], false],
  ])('%s: %j', (_, agreed, orderItems, expected) =>
    expect(differs(responseFixture({ orderItems }), agreedFixture({ lines: agreed.map(orderLineFixture) }))).toBe(
      expected,
    ),
  );
});
