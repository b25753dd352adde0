import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/pricing/money';
import type { FetchedOrder } from '@/lib/shop-api/answers';
import { agreedFixture, answerFixture, fetchedFixture, orderLineFixture } from './order.fixture';
import { placedOrder, withFetched } from './placed-order';

const CODE = 'presentask';
const RED = 'Presentask – röd';
const BLUE = 'Presentask – blå';
const lines = [
  orderLineFixture({ productCode: CODE, variantCode: 'r', name: RED, quantity: 1, weightLabel: '5g' }),
  orderLineFixture({
    productCode: CODE,
    variantCode: 'b',
    name: BLUE,
    quantity: 3,
    weightLabel: '2,5g',
    availability: 'Beställningsvara',
  }),
];
const answer = answerFixture({ orderItems: [1, 3].map((quantity) => ({ productCode: CODE, quantity })) });

function fetchedOrder(...items: (readonly [name: string, quantity: number])[]): FetchedOrder {
  return fetchedFixture({
    state: 'confirmed',
    paymentState: 'paid',
    orderItems: items.map(([name, quantity]) => ({
      productCode: CODE,
      name,
      quantity,
      unitPrice: ore(100),
      vat: ore(0),
      total: ore(100 * quantity),
    })),
  });
}

describe('an order of two variants of one product', () => {
  const placed = placedOrder(answer, agreedFixture({ lines }), null, 0);
  const told = (order: ReturnType<typeof placedOrder>) =>
    order?.lines.map(({ name, quantity, weightLabel }) => [name, quantity, weightLabel]);

  it('keeps their quantities apart', () =>
    expect(told(placed)).toEqual([
      [RED, 1, '5g'],
      [BLUE, 3, '2,5g'],
    ]));

  it('keeps what was said of their stock', () => {
    const fetched = placed && withFetched(placed, fetchedOrder([BLUE, 3], [RED, 1]));
    expect(fetched?.lines.map(({ availability }) => availability)).toEqual(['Beställningsvara', null]);
  });

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

describe('the way to pay', () => {
  const placed = placedOrder(
    answer,
    agreedFixture({ lines, paymentCode: 'bank_transfer', paymentName: 'Bank' }),
    null,
    0,
  );
  const paymentAfter = (paymentMethod: string | null) => {
    const order = placed && withFetched(placed, fetchedFixture({ paymentMethod }));
    return [order?.paymentCode, order?.paymentName];
  };

  it('is the one that the order was paid by, when another one was chosen before that was known', () =>
    expect(paymentAfter('swish')).toEqual(['swish', '']));

  it.each(['BANK_TRANSFER', null])('stays as it was chosen when the backend calls it %s', (told) =>
    expect(paymentAfter(told)).toEqual(['bank_transfer', 'Bank']),
  );
});
