import { describe, expect, it } from 'vitest';
import { attemptFixture, stateFixtures } from '@/lib/domain/order/order.fixture';
import { isAbout, orderInAddress, returnAddress, showsOrder } from './return-address';

describe('a return address', () => {
  it.each([991, 'AB_1.2-c', 'x'.repeat(64)])('names its order: %s', (orderId) => {
    const address = returnAddress(orderId);
    expect(address).toBe(`/checkout?orderId=${orderId}`);
    expect(orderInAddress(address.slice('/checkout'.length))).toBe(String(orderId));
  });

  it.each(['', '?orderId=', '?order=991', '?orderId=a/b', '?orderId=a%20b', `?orderId=${'x'.repeat(65)}`])(
    'that ends with "%s" names none',
    (search) => expect(orderInAddress(search)).toBeNull(),
  );
});

describe('the checkout', () => {
  const states = Object.values(stateFixtures());

  it('is about the order of its attempt or of its finished purchase, as a number or a text', () => {
    const about = (orderId: number | string) =>
      states.filter((state) => isAbout(state, orderId)).map(({ status }) => status);
    expect(about(991)).toEqual(['changed', 'paying', 'done']);
    expect(about('991')).toEqual(['changed', 'paying', 'done']);
    expect([about(992), about('null'), about('undefined')]).toEqual([[], [], []]);
  });

  it('shows that order, except while the shopper fills in the form', () => {
    const known = { attempt: attemptFixture({ orderId: 991 }) };
    const shown = states.map((state) => ({ ...state, ...known })).filter((state) => showsOrder(state, 991));
    expect(shown.map(({ status }) => status)).toEqual(['doubt', 'changed', 'paying', 'done']);
    expect(states.filter((state) => showsOrder(state, 992))).toEqual([]);
  });
});
