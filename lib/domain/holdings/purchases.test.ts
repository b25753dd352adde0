import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import type { ListedOrder } from '@/lib/domain/shop-api/responses';
import { itemFixture, orderFixture } from './order.fixture';
import { isBought, purchasesOf } from './purchases';

const WITHDRAWAL = { caseNumber: 'A7', receivedAt: '2026-11-26T08:00:00.000Z' };

it.each<[ListedOrder['state'], ListedOrder['paymentState'], ListedOrder['withdrawal'], boolean]>([
  ['confirmed', 'paid', null, true],
  ['awaiting_payment', 'paid', null, true],
  ['new', 'paid', null, true],
  ['unknown', 'paid', null, true],
  ['awaiting_verification', 'paid', null, false],
  ['cancelled', 'paid', null, false],
  ['confirmed', 'paid', WITHDRAWAL, false],
  ['unknown', 'paid', WITHDRAWAL, false],
  ['confirmed', 'awaiting', null, false],
  ['confirmed', 'failed', null, false],
  ['confirmed', 'unknown', null, false],
  ['awaiting_payment', 'awaiting', null, false],
  ['new', 'failed', null, false],
])('an order that is %s and %s, with the withdrawal %j, counts: %s', (state, paymentState, withdrawal, expected) =>
  expect(isBought({ state, paymentState, withdrawal })).toBe(expected),
);

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
  expect(purchasesOf([orderFixture(given)])).toEqual({ purchases: [], unreadable: ['000000001'] }),
);

it('an order that does not count is not named either', () => {
  const unpaid = orderFixture({ paymentState: 'awaiting', orderItems: [] });
  expect(purchasesOf([unpaid])).toEqual({ purchases: [], unreadable: [] });
  expect(purchasesOf(null)).toEqual({ purchases: [], unreadable: [] });
});

it('what was paid is the line’s sum, without freight', () => {
  const order = orderFixture({
    orderTotal: ore(2_909_900),
    orderItems: [itemFixture({ quantity: 2, total: ore(2_800_000) })],
  });
  expect(purchasesOf([order]).purchases[0]?.paid).toBe(2_800_000);
});
