import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { agreedFixture, fetchedFixture, orderLineFixture, placedOrderFixture, responseFixture } from './order.fixture';
import { metalsOf, orderFromFetched, placedOrder, withFetched } from './placed-order';
import type { AgreedOrder, PlacedOrder } from './state';

const item = {
  productCode: 'GT-10G',
  name: 'Tacka',
  quantity: 2,
  unitPrice: ore(1_000),
  vat: ore(0),
  total: ore(2_000),
};

function place(response: Parameters<typeof responseFixture>[0], agreed: Partial<AgreedOrder> = {}): PlacedOrder {
  const order = placedOrder(responseFixture(response), agreedFixture(agreed), '7', 5);
  if (order === null) throw new Error('no order id');
  return order;
}

it('has the backend’s amounts, and agreed ones that it does not send; there is none without an id', () => {
  const known = { orderId: 991, phone: '070-*** 45 67', placedAt: 5, owner: '7' };
  expect(place({ orderTotal: ore(7) })).toMatchObject({ ...known, orderTotal: 7 });
  expect(place({ orderTotal: null }).orderTotal).toBe(1_438_900);
  expect(placedOrder(responseFixture({ orderId: null }), agreedFixture(), '7', 5)).toBeNull();
});

it.each([
  ['an impossible number of pieces', 2 ** 52, 1_000],
  ['none', 0, null],
])('an order with a quantity of %s is still shown', (_, quantity, unitPrice) => {
  const order = place({ orderItems: [{ productCode: 'GT-10G', quantity }] });
  expect(order.lines).toMatchObject([{ quantity }]);
  const fetched = fetchedFixture({ orderItems: [{ ...item, quantity }] });
  expect(withFetched(order, fetched).lines).toMatchObject([{ quantity, unitPrice }]);
});

describe('an order of two variants of one product', () => {
  const CODE = 'presentask';
  const red = orderLineFixture({ productCode: CODE, variantCode: 'r', name: 'Presentask – röd', availability: 'Nu' });
  const blue = orderLineFixture({ productCode: CODE, variantCode: 'b', name: 'Presentask – blå', quantity: 3 });
  const placed = (...quantities: number[]) =>
    place({ orderItems: quantities.map((quantity) => ({ productCode: CODE, quantity })) }, { lines: [red, blue] });

  it.each([
    ['apart', placed(1, 3)],
    ['together', placed(4)],
  ])('keeps its lines when the backend counts them %s', (_, { lines }) => expect(lines).toEqual([red, blue]));

  it.each([
    ['named, in another order', [blue, red], [blue, red]],
    [
      'by the name of their product',
      ['Presentask', 'Presentask'].map((name, at) => ({ name, quantity: at * 2 + 1 })),
      [red, blue],
    ],
  ])('keeps names and availability when the backend sends them %s', (_, sent, expected) => {
    const orderItems = sent.map(({ name, quantity }) => ({ ...item, productCode: CODE, name, quantity, total: null }));
    const { lines } = withFetched(placed(1, 3), fetchedFixture({ orderItems }));
    const shown = ({ name, quantity, availability, variantCode }: PlacedOrder['lines'][number]) => [
      name,
      quantity,
      availability,
      variantCode,
    ];
    expect(lines.map(shown)).toEqual(expected.map(shown));
  });
});

it.each([
  ['is the one that the order was paid with, not a later choice', 'swish', ['swish', '']],
  ['keeps its name when the backend spells it otherwise', 'BANK_TRANSFER', ['bank_transfer', 'Bank']],
  ['keeps its name when the backend sends none', null, ['bank_transfer', 'Bank']],
])('the payment method %s', (_, paymentMethod, expected) => {
  const order = withFetched(
    placedOrderFixture({ paymentCode: 'bank_transfer', paymentName: 'Bank' }),
    fetchedFixture({ paymentMethod }),
  );
  expect([order.paymentCode, order.paymentName]).toEqual(expected);
});

it.each([
  ['another quantity', { quantity: 3, vat: ore(600) }, { quantity: 2, total: ore(2_858_000), vat: null }],
  [
    'another quantity and no price',
    { quantity: 3, unitPrice: null },
    { quantity: 2, total: null, unitPrice: null, vat: null },
  ],
  ['the same quantity', { quantity: 2 }, { quantity: 2 }],
])('a line that was agreed to with %s', (_, agreed, expected) =>
  expect(
    place({ orderItems: [{ productCode: 'GT-10G', quantity: 2 }] }, { lines: [orderLineFixture(agreed)] }).lines,
  ).toEqual([orderLineFixture(expected)]),
);

it('a response about the order of an earlier attempt: its products, and no others, by the names of the backend', () => {
  const agreed = { lines: [orderLineFixture({ productCode: '5G', name: 'Guldtacka 5 g', quantity: 3 })] };
  const other = { productCode: '20G', quantity: 2 };
  const summaryOf = ({ lines }: PlacedOrder) => lines.map(({ name, quantity, total }) => [name, quantity, total]);
  expect(summaryOf(place({ orderItems: [other, { productCode: '5G', quantity: 3 }] }, agreed))).toEqual([
    ['20G', 2, null],
    ['Guldtacka 5 g', 3, agreed.lines[0]?.total],
  ]);
  const placed = place({ orderItems: [other] }, agreed);
  expect(summaryOf(placed)).toEqual([['20G', 2, null]]);
  const fetched = fetchedFixture({ orderItems: [{ ...item, productCode: '20G', name: 'Guldtacka 20 g' }] });
  expect(summaryOf(withFetched(placed, fetched))).toEqual([['Guldtacka 20 g', 2, 2_000]]);
});

describe('fields of a fetched order', () => {
  const sums = { itemsTotal: ore(1), shippingTotal: ore(2), orderTotal: ore(3) };
  const placed = placedOrderFixture({ lines: [orderLineFixture()], number: '1', email: 'a@x.se', ...sums });

  it('override the placed order', () => {
    const known = { number: '2', email: 'b@x.se', itemsTotal: ore(10), shippingTotal: ore(20), orderTotal: ore(30) };
    const { name: _, ...line } = item;
    expect(withFetched(placed, fetchedFixture({ ...known, orderItems: [item] }))).toEqual({
      ...placed,
      ...known,
      lines: [orderLineFixture(line)],
    });
  });
  it('keep the placed order where they are missing', () =>
    expect(withFetched(placed, fetchedFixture({ number: null }))).toEqual(placed));
  it('include no picture and weight for products that were not agreed to', () => {
    const added = { ...item, productCode: 'NEW' };
    expect(withFetched(placed, fetchedFixture({ orderItems: [added] })).lines).toEqual([
      {
        ...added,
        variantCode: null,
        image: null,
        metal: null,
        weightLabel: null,
        purity: null,
        isInvestmentGold: false,
        mayWithdraw: false,
        availability: null,
      },
    ]);
  });
  it.each([
    ['with VAT', { unitPrice: ore(1_250), vat: ore(500), total: ore(2_500) }, { unitPrice: 1_250, vat: 500 }],
    ['without VAT', { unitPrice: ore(1_000), vat: null, total: ore(2_500) }, { unitPrice: 1_250, vat: 500 }],
    ['without VAT, in halves', { unitPrice: ore(1_000), vat: null, total: ore(2_501) }, { unitPrice: 1_251, vat: 501 }],
    ['that contradict each other', { vat: ore(0), total: ore(2_500) }, { unitPrice: null, vat: null }],
    ['above its sum, with a VAT at no rate', { unitPrice: ore(1_250), vat: ore(9) }, { unitPrice: 1_250, vat: null }],
    ['above its sum, because of a discount', { unitPrice: ore(1_250), vat: ore(400) }, { unitPrice: 1_250, vat: 400 }],
    ['without the sum', { unitPrice: ore(1_250), vat: ore(250), total: null }, { unitPrice: 1_250, vat: null }],
    ['nowhere', { unitPrice: null, vat: ore(400) }, { unitPrice: null, vat: 400 }],
  ])('show the price with VAT when the backend sends %s', (_, fields, shown) => {
    const fetched = fetchedFixture({ orderItems: [{ ...item, ...fields }] });
    expect(withFetched(placed, fetched).lines[0]).toMatchObject(shown);
  });
});

describe('an order that this page did not place', () => {
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
      lines: [{ productCode: 'GT-10G', quantity: 2, unitPrice: 1_000, weightLabel: '10 g', purity: 999.9 }],
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

it('the VAT of several pieces is their own, also when the backend sends that of one (contract.md A5)', () => {
  const line = { ...item, unitPrice: ore(100), vat: ore(25), total: ore(250) };
  const [shown] = withFetched(place({}), fetchedFixture({ orderItems: [line], shippingVat: ore(20) })).lines;
  expect(shown).toMatchObject({ unitPrice: 125, vat: 50, total: 250 });
});

it.each([
  ['of one piece of three', 3, 12_500, 2_500, 37_500, 7_500],
  ['of all three', 3, 12_500, 7_500, 37_500, 7_500],
  ['of one piece, rounded', 7, 9, 2, 63, 14],
  ['of one of seven pieces at 9 öre without VAT', 7, 7, 2, 63, 14],
  ['at no rate, per piece or per line', 3, 12_500, 800, 37_500, null],
  ['above the sum', 1, 12_500, 25_000, 12_500, null],
  ['of investment gold', 3, 12_500, 0, 37_500, 0],
  ['before a discount', 3, 12_500, 2_500, 30_000, null],
  ['after a discount', 3, 12_500, 6_000, 30_000, 6_000],
])('a receipt with the VAT %s', (_, quantity, unitPrice, vat, total, expected) => {
  const line = { ...item, quantity, unitPrice: ore(unitPrice), vat: ore(vat), total: ore(total) };
  const [shown] = withFetched(place({}), fetchedFixture({ orderItems: [line] })).lines;
  expect(shown?.vat).toBe(expected);
});
