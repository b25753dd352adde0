import { describe, expect, it } from 'vitest';
import { orderBody } from './proxy.fixture';
import { createOrderBody, intentName, orderIdBody, shippingBody } from './schemas';

const reads = (body: unknown) => createOrderBody.safeParse(body).success;
const line = (given: object) => orderBody({ productVariants: { '0': { id: 58, quantity: 1, ...given } } });
const isOrderId = (orderId: unknown) => orderIdBody.safeParse({ orderId }).success;

describe('the body of create-order', () => {
  it('is what our own checkout sends', () => {
    expect(reads(orderBody())).toBe(true);
    expect(reads(orderBody({ ssn: undefined, orderId: 'GK-1.2_3' }))).toBe(true);
    expect(createOrderBody.parse(orderBody({ email: 'kund@räksmörgås.se' })).email).toBe('kund@xn--rksmrgs-5wao1o.se');
  });

  it.each([
    ['a field that nobody knows', { customerId: 8 }],
    ['a phone number that is none', { phoneNumber: '081234567' }],
    ['an address that is none', { email: 'kund' }],
    ['a short personal number', { ssn: '8507099805' }],
    ['a long one', { ssn: '1985070998055' }],
    ['one with something in front', { ssn: 'x198507099805' }],
    ['no lines', { productVariants: {}, agreed: { epoch: null, prices: {}, total: 0 } }],
    ['a line without a number', { productVariants: { x: { id: 58, quantity: 1 } } }],
    ['a line with too long a number', { productVariants: { '1000': { id: 58, quantity: 1 } } }],
    ['an epoch that is a novel', { agreed: { epoch: 'x'.repeat(41), prices: { '0': 1 }, total: 1 } }],
    ['a price in parts of an öre', { agreed: { epoch: null, prices: { '0': 0.5 }, total: 1 } }],
    ['a negative price', { agreed: { epoch: null, prices: { '0': -1 }, total: 1 } }],
    ['a negative total', { agreed: { epoch: null, prices: { '0': 0 }, total: -1 } }],
  ])('is not one with %s', (_, given) => expect(reads(orderBody(given))).toBe(false));

  it.each([
    [{ quantity: 0 }, false],
    [{ quantity: 1.5 }, false],
    [{ quantity: 10_001 }, false],
    [{ id: -1 }, false],
    [{ id: 1.5 }, false],
    [{ id: '' }, false],
    [{ id: 'a b' }, false],
    [{ id: 'å' }, false],
    [{ id: 'a'.repeat(65) }, false],
    [{ id: 0 }, true],
    [{ id: 'a'.repeat(64) }, true],
    [{ id: 'KAN_01.b-2' }, true],
    [{ extra: 1 }, false],
  ])('with a line of %j is read: %s', (given, expected) => expect(reads(line(given))).toBe(expected));

  it('promises a total that covers its lines, each at its price', () => {
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

it('an order is named by a number or a word', () => {
  expect([991, 0, 'GK-1'].map(isOrderId)).toEqual([true, true, true]);
  expect([-1, 0.5, '', 'a/b', null, {}, '../x'].map(isOrderId)).toEqual(Array(7).fill(false));
  expect(orderIdBody.safeParse({ orderId: 1, more: 1 }).success).toBe(false);
});

it('a delivery is requested with lines and nothing else', () => {
  const productVariants = { '0': { id: 58, quantity: 1 } };
  expect(shippingBody.safeParse({ productVariants }).success).toBe(true);
  expect(shippingBody.safeParse({ productVariants, ssn: '1' }).success).toBe(false);
  expect(shippingBody.safeParse({ productVariants: {} }).success).toBe(false);
});

it('an intent is a UUID', () => {
  expect(intentName.safeParse('3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90').success).toBe(true);
  for (const name of ['', 'x', null, '3f0c8d1e']) expect(intentName.safeParse(name).success).toBe(false);
});
