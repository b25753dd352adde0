import { describe, expect, it } from 'vitest';
import type { FetchedOrder } from '@/lib/api/contract/responses';
import { cartItem } from '@/lib/cart/cart.fixture';
import { ore } from '@/lib/prices/money';
import { agreedFixture, fetchedFixture, orderLineFixture, placedOrderFixture, responseFixture } from './order.fixture';
import { metalsOf, orderFromFetched, placedOrder, withFetched } from './placed-order';

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
const answer = responseFixture({ orderItems: [1, 3].map((quantity) => ({ productCode: CODE, quantity })) });

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

it.each([
  ['an impossible number of pieces', 2 ** 52, 100],
  ['none', 0, null],
])('an order with a quantity of %s is still shown', (_, quantity, unitPrice) => {
  const { orderItems, ...order } = fetchedOrder([RED, 1]);
  const items = orderItems.map((item) => ({ ...item, quantity }));
  const placed = placedOrder(
    responseFixture({ orderItems: [{ productCode: CODE, quantity }] }),
    agreedFixture({ lines }),
    null,
    0,
  );
  expect(placed?.lines).toMatchObject([{ quantity }]);
  const fetched = placed && withFetched(placed, { ...order, orderItems: items });
  expect(fetched?.lines).toMatchObject([{ quantity, unitPrice }]);
});

describe('an order of two variants of one product', () => {
  const placed = placedOrder(answer, agreedFixture({ lines }), null, 0);
  const summaryOf = (order: ReturnType<typeof placedOrder>) =>
    order?.lines.map(({ name, quantity, weightLabel }) => [name, quantity, weightLabel]);

  it('keeps their quantities apart', () =>
    expect(summaryOf(placed)).toEqual([
      [RED, 1, '5g'],
      [BLUE, 3, '2,5g'],
    ]));

  it('does not change them when the backend combines them', () => {
    const combined = responseFixture({ orderItems: [{ productCode: CODE, quantity: 4 }] });
    expect(placedOrder(combined, agreedFixture({ lines }), null, 0)?.lines).toEqual(lines);
  });

  it('keeps their availability texts', () => {
    const fetched = placed && withFetched(placed, fetchedOrder([BLUE, 3], [RED, 1]));
    expect(fetched?.lines.map(({ availability }) => availability)).toEqual(['Beställningsvara', null]);
  });

  it.each([
    ['named, in another order', fetchedOrder([BLUE, 3], [RED, 1]), [BLUE, 3, '2,5g']],
    ['by the name of their product', fetchedOrder(['Presentask', 1], ['Presentask', 3]), [RED, 1, '5g']],
  ])('keeps their variant names when the backend sends %s', (_, fetched, first) => {
    const order = summaryOf(placed && withFetched(placed, fetched));
    expect(order?.[0]).toEqual(first);
    expect(order?.toSorted()).toEqual([
      [BLUE, 3, '2,5g'],
      [RED, 1, '5g'],
    ]);
  });
});

describe('the payment method', () => {
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

  it('is the one that the order was paid with, not a later choice', () =>
    expect(paymentAfter('swish')).toEqual(['swish', '']));

  it.each(['BANK_TRANSFER', null])('keeps the chosen name when the backend sends %s', (code) =>
    expect(paymentAfter(code)).toEqual(['bank_transfer', 'Bank']),
  );
});

describe('a line with another quantity in the backend', () => {
  const place = (line: Parameters<typeof orderLineFixture>[0]) =>
    placedOrder(
      responseFixture({ orderItems: [{ productCode: 'GT-10G', quantity: 2 }] }),
      agreedFixture({ lines: [orderLineFixture(line)] }),
      null,
      0,
    )?.lines;

  it('has the total of that quantity and unknown VAT', () =>
    expect(place({ quantity: 3, unitPrice: ore(1_000), total: ore(3_000), vat: ore(600) })).toEqual([
      orderLineFixture({ quantity: 2, unitPrice: ore(1_000), total: ore(2_000), vat: null }),
    ]));
  it('has no total without a price', () =>
    expect(place({ quantity: 3, unitPrice: null })?.map(({ total }) => total)).toEqual([null]));
  it('does not change when the quantity is the same', () =>
    expect(place({ quantity: 2 })).toEqual([orderLineFixture({ quantity: 2 })]));
});

describe('a response about the order of an earlier attempt', () => {
  const agreed = agreedFixture({
    lines: [orderLineFixture({ productCode: '5G', name: 'Guldtacka 5 g', quantity: 3 })],
  });
  const earlier = responseFixture({
    orderItems: [
      { productCode: '20G', quantity: 2 },
      { productCode: '5G', quantity: 3 },
    ],
  });
  const placed = placedOrder(earlier, agreed, null, 0);

  it('has all its products in the confirmation', () =>
    expect(placed?.lines.map(({ name, quantity, total }) => [name, quantity, total])).toEqual([
      ['20G', 2, null],
      ['Guldtacka 5 g', 3, agreed.lines[0]?.total],
    ]));

  it('lists no products that are not in it', () => {
    const other = responseFixture({ orderItems: [{ productCode: '20G', quantity: 2 }] });
    expect(placedOrder(other, agreed, null, 0)?.lines.map(({ name }) => name)).toEqual(['20G']);
  });

  it('gets product names from the backend', () => {
    const item = { productCode: '20G', name: 'Guldtacka 20 g', quantity: 2, unitPrice: null, vat: null, total: null };
    const fetched = placed && withFetched(placed, fetchedFixture({ orderItems: [item] }));
    expect(fetched?.lines.map(({ name }) => name)).toEqual(['Guldtacka 20 g']);
  });
});

describe('fields of a fetched order', () => {
  const item = { productCode: 'GT-10G', name: 'x', quantity: 2, unitPrice: ore(1_000), vat: ore(0), total: ore(2_000) };
  const placed = placedOrderFixture({
    lines: [orderLineFixture()],
    number: '1',
    email: 'a@x.se',
    itemsTotal: ore(1),
    shippingTotal: ore(2),
    orderTotal: ore(3),
  });

  it('override the placed order', () =>
    expect(
      withFetched(
        placed,
        fetchedFixture({
          number: '2',
          email: 'b@x.se',
          itemsTotal: ore(10),
          shippingTotal: ore(20),
          orderTotal: ore(30),
          orderItems: [item],
        }),
      ),
    ).toEqual({
      ...placed,
      number: '2',
      email: 'b@x.se',
      itemsTotal: 10,
      shippingTotal: 20,
      orderTotal: 30,
      lines: [orderLineFixture({ quantity: 2, unitPrice: ore(1_000), total: ore(2_000) })],
    }));

  it('keep the placed order where they are missing', () =>
    expect(withFetched(placed, fetchedFixture({ number: null }))).toEqual(placed));

  it('include no picture and weight for products that were not agreed to', () =>
    expect(withFetched(placed, fetchedFixture({ orderItems: [{ ...item, productCode: 'NEW' }] })).lines).toEqual([
      {
        ...item,
        productCode: 'NEW',
        variantCode: null,
        image: null,
        metal: null,
        weightLabel: null,
        purity: null,
        isInvestmentGold: false,
        mayWithdraw: false,
        availability: null,
      },
    ]));

  it.each([
    ['with VAT', { unitPrice: ore(1_250), vat: ore(500), total: ore(2_500) }, { unitPrice: 1_250, vat: 500 }],
    ['without VAT', { unitPrice: ore(1_000), vat: null, total: ore(2_500) }, { unitPrice: 1_250, vat: 500 }],
    ['without VAT, in halves', { unitPrice: ore(1_000), vat: null, total: ore(2_501) }, { unitPrice: 1_251, vat: 501 }],
    [
      'that contradict each other',
      { unitPrice: ore(1_000), vat: ore(0), total: ore(2_500) },
      { unitPrice: null, vat: null },
    ],
    ['above its sum', { unitPrice: ore(1_250), vat: ore(9), total: ore(2_000) }, { unitPrice: 1_250, vat: 9 }],
    ['alone', { unitPrice: ore(1_250), vat: ore(9), total: null }, { unitPrice: 1_250, vat: 9 }],
    ['nowhere', { unitPrice: null, vat: ore(9), total: ore(2_000) }, { unitPrice: null, vat: 9 }],
  ])('shows the price with VAT when the backend sends %s', (_, fields, shown) => {
    const fetched = fetchedFixture({ orderItems: [{ ...item, ...fields }] });
    expect(withFetched(placed, fetched).lines[0]).toMatchObject({ ...shown, total: fields.total });
  });
});

describe('an order that this page did not place', () => {
  const item = { productCode: 'GT-10G', name: 'Tacka', quantity: 1, unitPrice: ore(5), vat: ore(0), total: ore(5) };
  const items = [
    cartItem({ onHand: false, deliveryDays: 35 }),
    cartItem({ id: 'b', code: 'OTHER', onHand: false, deliveryDays: 70 }),
  ];

  it('is built from the backend’s fields, with pictures and weights from the cart', () => {
    const fetched = fetchedFixture({ orderItems: [item], createdAt: '2026-03-01T10:00:00Z', paymentMethod: 'zimpler' });
    expect(orderFromFetched(fetched, items, '7', 5)).toMatchObject({
      orderId: 991,
      number: '000000991',
      paymentCode: 'zimpler',
      owner: '7',
      placedAt: Date.parse('2026-03-01T10:00:00Z'),
      deliveryDays: 35,
      lines: [{ productCode: 'GT-10G', quantity: 1, unitPrice: 5, weightLabel: '10 g', purity: 999.9 }],
    });
  });

  it('has the current time, no owner and no payment method when the backend sends none', () => {
    const order = orderFromFetched(fetchedFixture({ paymentMethod: null }), items, null, 5);
    expect(order).toMatchObject({ placedAt: 5, owner: null, paymentCode: '', phone: '', email: '', lines: [] });
  });
});

it('has one parcel per known metal', () => {
  const lines = (['gold', 'silver', 'gold', null] as const).map((metal) => orderLineFixture({ metal }));
  expect(metalsOf(placedOrderFixture({ lines }))).toEqual(['gold', 'silver']);
});
