import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/prices/money';
import { agreedOrder, differs } from './agreed';
import { agreedFixture, choicesFixture, orderLineFixture, responseFixture } from './order.fixture';

describe('the agreed order', () => {
  const contact = { email: 'kund@example.com', phone: '0701234567', ssn: '191212121212' };
  const sums = { total: ore(1_438_900), shipping: ore(9_900) };
  it('contains neither the phone number nor the personal number', () => {
    const text = JSON.stringify(agreedOrder([cartItem()], contact, choicesFixture(), sums));
    expect(text).not.toMatch(/0701234567|1212121212/);
    expect(text).toContain('070-*** 45 67');
  });
  it('contains each line with its sums', () => {
    const agreed = agreedOrder(
      [cartItem({ qty: 3, vat: ore(200) }), cartItem({ vat: null })],
      contact,
      choicesFixture(),
      sums,
    );
    expect(agreed).toMatchObject({
      email: 'kund@example.com',
      total: 1_438_900,
      shipping: 9_900,
      deliveryName: 'PostNord',
      paymentCode: 'swish',
      paymentName: 'swish',
      deliveryDays: null,
    });
    expect(agreed.lines).toMatchObject([
      { quantity: 3, unitPrice: 1_429_000, vat: 600, total: 4_287_000 },
      { quantity: 1, vat: null, total: 1_429_000 },
    ]);
  });
  it('records whether the customer was signed in', () => {
    expect(agreedOrder([], contact, choicesFixture(), sums).signedIn).toBe(false);
    expect(agreedOrder([], { ...contact, ssn: null }, choicesFixture(), sums).signedIn).toBe(true);
  });
  it('has an availability text for backorder lines only', () => {
    const items = [cartItem(), cartItem({ onHand: false, stock: 0, deliveryDays: 35 })];
    const { lines } = agreedOrder(items, contact, choicesFixture(), sums);
    expect(lines.map(({ availability }) => availability)).toEqual([
      null,
      'Ej i lager. Beställningsvara, upp till 5\u00a0veckor',
    ]);
  });
});

describe('a response compared with the agreed order', () => {
  const twoVariants = agreedFixture({
    lines: [orderLineFixture({ variantCode: 'a', quantity: 1 }), orderLineFixture({ variantCode: 'b', quantity: 3 })],
  });
  it.each([
    ['the same', {}, false],
    ['another total', { orderTotal: ore(1_438_901) }, true],
    ['a lower total', { orderTotal: ore(1_438_899) }, true],
    ['no total', { orderTotal: null }, false],
    ['other goods', { orderItems: [{ productCode: 'X', quantity: 1 }] }, true],
    ['more of them', { orderItems: [{ productCode: 'GT-10G', quantity: 2 }] }, true],
    ['something extra', { orderItems: [...responseFixture().orderItems, { productCode: 'X', quantity: 1 }] }, true],
    ['another spelling of the code', { orderItems: [{ productCode: 'gt-10g', quantity: 1 }] }, false],
    ['no goods named', { orderItems: [] }, false],
  ])('%s: %j', (_, given, expected) => expect(differs(responseFixture(given), agreedFixture())).toBe(expected));
  it('ignores the order of the lines', () => {
    const lines = ['A', 'B'].map((productCode) => orderLineFixture({ productCode }));
    const orderItems = ['B', 'A'].map((productCode) => ({ productCode, quantity: 1 }));
    expect(differs(responseFixture({ orderItems }), agreedFixture({ lines }))).toBe(false);
  });
  it('11 A and 2 B differ from 1 A and 12 B', () => {
    const lines = [
      orderLineFixture({ productCode: 'A', quantity: 11 }),
      orderLineFixture({ productCode: 'B', quantity: 2 }),
    ];
    const orderItems = [
      { productCode: 'A', quantity: 1 },
      { productCode: 'B', quantity: 12 },
    ];
    expect(differs(responseFixture({ orderItems }), agreedFixture({ lines }))).toBe(true);
  });
  it('accepts variants of one product on one line', () =>
    expect(differs(responseFixture({ orderItems: [{ productCode: 'GT-10G', quantity: 4 }] }), twoVariants)).toBe(
      false,
    ));
});
