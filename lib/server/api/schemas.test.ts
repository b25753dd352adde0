import { describe, expect, it } from 'vitest';
import { orderBody } from './proxy.fixture';
import { createOrderBody, orderIdBody, shippingBody } from './schemas';

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
    ['an unknown field', { customerId: 8 }],
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
    expect([...counts, ...ids, { extra: 1 }].filter((given) => reads(line(given)))).toEqual([]);
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
  expect(orderIdBody.safeParse({ orderId: 1, more: 1 }).success).toBe(false);
});

it('get-shipping-methods accepts lines and nothing else', () => {
  const productVariants = { '0': { id: 58, quantity: 1 } };
  expect(shippingBody.safeParse({ productVariants }).success).toBe(true);
  expect(shippingBody.safeParse({ productVariants, ssn: '1' }).success).toBe(false);
  expect(shippingBody.safeParse({ productVariants: {} }).success).toBe(false);
});
