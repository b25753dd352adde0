import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/pricing/money';
import type { CreateOrderAnswer, FetchedOrder } from '@/lib/shop-api/answers';
import { placedOrder, withFetched } from './placed-order';

const CODE = 'presentask';
const RED = 'Presentask – röd';
const BLUE = 'Presentask – blå';
const lines = [
  cartItem({ code: CODE, name: RED, qty: 1, weightLabel: '5g' }),
  cartItem({ code: CODE, name: BLUE, qty: 3, weightLabel: '2,5g' }),
];
const method = { id: 3, code: 'swish', name: 'Swish' };
const answer: CreateOrderAnswer = {
  code: 200,
  message: 'OK',
  orderId: '991',
  redirectUrl: null,
  number: null,
  email: null,
  itemsTotal: null,
  shippingTotal: null,
  orderTotal: null,
  orderItems: [1, 3].map((quantity) => ({ productCode: CODE, quantity })),
  verificationRequired: false,
};

function fetchedOrder(...items: (readonly [name: string, quantity: number])[]): FetchedOrder {
  return {
    orderId: '991',
    number: null,
    state: 'confirmed',
    paymentState: 'paid',
    paymentMethod: 'swish',
    createdAt: null,
    orderItems: items.map(([name, quantity]) => ({
      productCode: CODE,
      name,
      quantity,
      unitPrice: ore(100),
      vat: ore(0),
      total: ore(100 * quantity),
    })),
    itemsTotal: null,
    shippingTotal: null,
    orderTotal: null,
    email: null,
    payment: { reference: null, payBefore: null },
  };
}

describe('an order of two variants of one product', () => {
  const placed = placedOrder({
    answer,
    lines,
    email: '',
    phone: '0701234567',
    delivery: method,
    payment: method,
    seenTotal: ore(0),
    now: new Date(0),
  });
  const told = (order: ReturnType<typeof placedOrder>) =>
    order?.lines.map(({ name, quantity, weightLabel }) => [name, quantity, weightLabel]);

  it('keeps their quantities apart', () =>
    expect(told(placed)).toEqual([
      [RED, 1, '5g'],
      [BLUE, 3, '2,5g'],
    ]));

  it.each([
    ['named, in another order', fetchedOrder([BLUE, 3], [RED, 1]), [BLUE, 3, '2,5g']],
    ['by the name of their product', fetchedOrder(['Presentask', 1], ['Presentask', 3]), [RED, 1, '5g']],
  ])('and their names when the backend tells of them %s', (_, fetched, first) => {
    const order = told(placed && withFetched(placed, fetched));
    expect(order?.[0]).toEqual(first);
    expect(order?.toSorted()).toEqual([
      [BLUE, 3, '2,5g'],
      [RED, 1, '5g'],
    ]);
  });
});
