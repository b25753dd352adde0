import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { orderBody } from './proxy.fixture';
import {
  createOrderBody,
  emptyBody,
  identityCheckBody,
  loginBody,
  orderIdBody,
  shippingBody,
  signingBody,
  withdrawalBody,
} from './schemas';

const reads = (body: unknown) => createOrderBody.safeParse(body).success;
const agreed = { epoch: null, prices: { '0': 1 }, total: 20_000 };
const line = (given: object) => orderBody({ productVariants: { '0': { id: 58, quantity: 1, ...given } }, agreed });
const isOrderId = (orderId: unknown) => orderIdBody.safeParse({ orderId }).success;

describe('the body of create-order', () => {
  it('accepts what our own checkout sends', () => {
    expect(reads(orderBody())).toBe(true);
    expect(reads(orderBody({ ssn: undefined, orderId: 'GK-1.2_3' }))).toBe(true);
    expect(createOrderBody.parse(orderBody({ email: 'kund@räksmörgås.se' })).email).toBe('kund@xn--rksmrgs-5wao1o.se');
  });

  it.each([
    ['an invalid phone number', { phoneNumber: '081234567' }],
    ['an invalid e-mail address', { email: 'kund' }],
    ['a short personal number', { ssn: '8507099805' }],
    ['a long personal number', { ssn: '1985070998055' }],
    ['a personal number with a prefix', { ssn: 'x198507099805' }],
    ['no lines', { productVariants: {}, agreed: { epoch: null, prices: {}, total: 0 } }],
    ['a line without a numeric index', { productVariants: { x: { id: 58, quantity: 1 } } }],
    ['a line with too long an index', { productVariants: { '1000': { id: 58, quantity: 1 } } }],
    ['too long an epoch', { agreed: { epoch: 'x'.repeat(41), prices: { '0': 1 }, total: 1 } }],
    ['a fraction of an öre as price', { agreed: { epoch: null, prices: { '0': 0.5 }, total: 1 } }],
    ['a negative price', { agreed: { epoch: null, prices: { '0': -1 }, total: 1 } }],
    ['a negative total', { agreed: { epoch: null, prices: { '0': 0 }, total: -1 } }],
  ])('is rejected with %s', (_, given) => expect(reads(orderBody(given))).toBe(false));

  it('has lines of a count and an id', () => {
    const right = [{ id: 0 }, { id: 'a'.repeat(64) }, { id: 'KAN_01.b-2' }, { quantity: 10_000 }];
    expect(right.filter((given) => !reads(line(given)))).toEqual([]);
    const counts = [0, 1.5, 10_001].map((quantity) => ({ quantity }));
    const ids = [-1, 1.5, '', 'a b', 'å', 'a'.repeat(65)].map((id) => ({ id }));
    expect([...counts, ...ids].filter((given) => reads(line(given)))).toEqual([]);
  });

  it('needs a total that covers the sum of its lines', () => {
    const of = (total: number, prices: Record<string, number> = { '0': 100, '7': 50 }) =>
      reads(
        orderBody({
          productVariants: { '0': { id: 58, quantity: 2 }, '7': { id: 59, quantity: 10_000 } },
          agreed: { epoch: null, prices, total },
        }),
      );
    expect([of(500_199), of(500_200), of(500_300)]).toEqual([false, true, true]);
    expect([of(500_200, { '0': 100 }), of(500_200, { '0': 100, '7': 50, '8': 1 })]).toEqual([false, true]);
  });
});

it('an order id is a number or a code', () => {
  expect([991, 0, 'GK-1'].map(isOrderId)).toEqual([true, true, true]);
  expect([-1, 0.5, '', 'a/b', null, {}, '../x'].map(isOrderId)).toEqual(Array(7).fill(false));
});

it('get-shipping-methods needs lines', () => {
  expect(shippingBody.safeParse({ productVariants: { '0': { id: 58, quantity: 1 } } }).success).toBe(true);
  expect(shippingBody.safeParse({ productVariants: {} }).success).toBe(false);
});

/** Each body, and objects inside one, as a page of a later release may send it: with a field more. */
const later = { field: 'of a later release' };
const withdrawal = { orderNumber: '7', name: 'Tolvan', email: 'kund@example.com', goods: '' };
const lines = { '0': { id: 58, quantity: 1 } };

it.each<[string, z.ZodType, object, object]>([
  ['create-order', createOrderBody, orderBody({ customerId: 8, ...later }), orderBody()],
  ['what was agreed', createOrderBody, orderBody({ agreed: { ...agreed, ...later } }), orderBody({ agreed })],
  ['a line', shippingBody, { productVariants: { '0': { ...lines['0'], ...later } } }, { productVariants: lines }],
  ['get-shipping-methods', shippingBody, { productVariants: lines, ssn: '1' }, { productVariants: lines }],
  ['calls about one order', orderIdBody, { orderId: 1, ...later }, { orderId: 1 }],
  ['login', loginBody, { redirectTo: '/profile', ...later }, { redirectTo: '/profile' }],
  ['signing', signingBody, { orderId: 1, ...later }, { orderId: 1 }],
  ['the check of an identification', identityCheckBody, { purpose: 'login', ...later }, { purpose: 'login' }],
  ['withdraw-order', withdrawalBody, { ...withdrawal, ...later }, withdrawal],
  ['a call without fields', emptyBody, later, {}],
])('%s: leaves out what it does not know, and refuses nothing for it', (_, schema, sent, expected) =>
  expect(schema.parse(sent)).toEqual(schema.parse(expected)),
);

it('accepts the order and the withdrawal of an earlier release, which lack fields of this one', () => {
  const { subscribedToNewsletter: _, ...order } = orderBody();
  expect(createOrderBody.parse(order)).toMatchObject({ subscribedToNewsletter: false });
  const { goods: __, ...statement } = withdrawal;
  expect(withdrawalBody.parse(statement)).toEqual(withdrawal);
});

describe('the body of withdraw-order', () => {
  const statement = { orderNumber: 'GK-1', name: 'Kim Ek', email: 'kim@example.se', goods: '' };

  it('has no sign that a form would not show', () => {
    const marked = {
      ...statement,
      name: '\u202eKim\u00a0 Ek\u200b ',
      goods: 'Tacka \u2066100 g',
      orderNumber: 'GK\u20111',
    };
    expect(withdrawalBody.parse(marked)).toEqual({ ...statement, goods: 'Tacka 100 g' });
  });

  it('is rejected without a name that shows, and with control characters', () => {
    for (const name of ['\u200b\u202e', ' ', 'Kim\u0007'])
      expect(withdrawalBody.safeParse({ ...statement, name }).success, JSON.stringify(name)).toBe(false);
  });
});
