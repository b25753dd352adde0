import { describe, expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { ListedOrder, ReceivedWithdrawal, Shipment } from '@/lib/domain/shop-api/responses';
import { itemFixture, orderFixture } from './order.fixture';
import { purchasesOf } from './purchases';

const message = (given: Partial<ReceivedWithdrawal> = {}): ReceivedWithdrawal => {
  return { caseNumber: 'A7', receivedAt: '2026-11-26T08:00:00.000Z', goods: null, decision: 'received', ...given };
};

it.each<[string, Partial<ListedOrder>, number, number]>([
  ['confirmed and paid', {}, 1, 0],
  ['paid, in a state that the shop does not know', { state: 'unknown' }, 1, 0],
  ['paid and not signed', { state: 'awaiting_verification' }, 0, 0],
  ['paid and cancelled', { state: 'cancelled' }, 0, 0],
  ['not paid', { paymentState: 'awaiting' }, 0, 0],
  ['of an unknown payment', { paymentState: 'unknown' }, 0, 0],
  ['about which somebody has sent a message', { withdrawal: message() }, 1, 0],
  ['about which a message was refused', { withdrawal: message({ decision: 'refused' }) }, 1, 0],
  ['withdrawn from', { withdrawal: message({ decision: 'accepted' }) }, 0, 0],
  ['withdrawn from in part', { withdrawal: message({ decision: 'accepted', goods: 'Ett mynt' }) }, 0, 1],
  ['refunded', { paymentState: 'refunded' }, 0, 0],
  ['partly refunded, nobody knows for what', { paymentState: 'partly_refunded' }, 0, 1],
])('an order that is %s counts, or is named as missing', (_, given, counted, missing) => {
  const result = purchasesOf([orderFixture(given)]);
  expect([result.purchases.length, result.missing.length]).toEqual([counted, missing]);
});

describe('a partly refunded order', () => {
  const coins = itemFixture({ variantCode: 'COIN', quantity: 3, total: ore(30_000) });
  const bar = itemFixture({ variantCode: 'BAR', quantity: 1, total: ore(1_400_000) });
  const returned = (lines: Shipment['lines']): Shipment[] => [
    { state: 'delivered', at: null, tracking: null, lines: [{ variantCode: 'BAR', quantity: 1 }] },
    { state: 'returned', at: null, tracking: null, lines },
  ];
  const order = (amount: number | null, lines: Shipment['lines']) =>
    orderFixture({
      paymentState: 'partly_refunded',
      orderItems: [coins, bar],
      orderTotal: ore(1_439_900),
      refunds: [{ amount: amount === null ? null : ore(amount), at: null }],
      shipments: returned(lines),
    });
  const one = [{ variantCode: 'coin', quantity: 1 }];

  it.each([
    [
      'one of three coins came back',
      order(10_000, one),
      [
        [2, 20_000],
        [1, 1_400_000],
      ],
    ],
    ['all came back, and the freight too', order(39_900, [{ variantCode: 'COIN', quantity: 3 }]), [[1, 1_400_000]]],
  ])('counts with what is left when %s', (_, given, left) => {
    const { purchases, missing } = purchasesOf([given]);
    expect(purchases.map(({ quantity, paid }) => [quantity, paid])).toEqual(left);
    expect(missing).toEqual([]);
  });

  it.each([
    ['of another sum', order(9_000, one)],
    ['of an missing sum', order(null, one)],
    ['with a parcel that does not say what is in it', order(10_000, null)],
    ['with goods that are not in the order', order(10_000, [{ variantCode: 'OTHER', quantity: 1 }])],
  ])('is named without a sum after a refund %s', (_, given) =>
    expect(purchasesOf([given])).toEqual({ purchases: [], missing: ['000000001'] }),
  );
});

it('purchases are listed by date in Sweden, oldest first', () => {
  const late = orderFixture({ orderId: 2, number: null, createdAt: '2026-12-31T23:30:00.000Z' });
  const { purchases } = purchasesOf([late, orderFixture()]);
  expect(purchases).toMatchObject([
    { day: '2026-03-02', orderNumber: '000000001', key: 'gt-10g', quantity: 1, paid: 1_400_000 },
    { day: '2027-01-01', orderNumber: '2' },
  ]);
});

it('variants of a product are different goods, whatever the case of their codes', () => {
  const orderItems = ['S', 's', 'L'].map((variantCode) => itemFixture({ variantCode }));
  const { purchases } = purchasesOf([orderFixture({ orderItems })]);
  expect(purchases.map(({ key }) => key)).toEqual(['gt-10g s', 'gt-10g s', 'gt-10g l']);
});

it.each<[string, Partial<ListedOrder>]>([
  ['without goods', { orderItems: [] }],
  ['with a line without a sum', { orderItems: [itemFixture(), itemFixture({ total: null })] }],
  ['with a line of no pieces', { orderItems: [itemFixture({ quantity: 0 })] }],
  ['without a date', { createdAt: null }],
])('an order %s is named, and none of its lines counts', (_, given) =>
  expect(purchasesOf([orderFixture(given)])).toEqual({ purchases: [], missing: ['000000001'] }),
);

it('an order that does not count is not named either', () => {
  const unpaid = orderFixture({ paymentState: 'awaiting', orderItems: [] });
  expect(purchasesOf([unpaid])).toEqual({ purchases: [], missing: [] });
  expect(purchasesOf(null)).toEqual({ purchases: [], missing: [] });
});

it('what was paid is the line’s sum, without freight', () => {
  const order = orderFixture({
    orderTotal: ore(2_909_900),
    orderItems: [itemFixture({ quantity: 2, total: ore(2_800_000) })],
  });
  expect(purchasesOf([order]).purchases[0]?.paid).toBe(2_800_000);
});
