import { expect, it } from 'vitest';
import { paymentHandler } from '@/lib/domain/order/payments';
import type { Shipment } from '@/lib/domain/shop-api/responses';
import { deliveryOf, parcelsOf, parcelsText } from './parcels';

const lines = [
  { variantCode: 'BAR', name: 'Guldtacka', quantity: 1 },
  { variantCode: 'COIN', name: 'Silvermynt', quantity: 3 },
];
const parcel = (given: Partial<Shipment> = {}): Shipment => {
  return { state: 'sent', at: '2026-12-03T10:00:00.000Z', tracking: null, lines: null, ...given };
};

it('gold and silver in parcels of their own have their own state, day, goods and tracking', () => {
  const gold = parcel({
    lines: [{ variantCode: 'bar', quantity: 1 }],
    tracking: { code: 'RR1', url: 'https://post.example/RR1' },
  });
  const silver = parcel({ state: 'packed', at: null, lines: [{ variantCode: 'COIN', quantity: 2 }] });
  expect(parcelsOf([gold, silver], lines, false)).toMatchObject([
    {
      stateText: 'Skickat 3\u00a0december 2026',
      goods: '1\u00a0st Guldtacka',
      trackingCode: 'RR1',
      trackingUrl: 'https://post.example/RR1',
    },
    { stateText: 'Packat', goods: '2\u00a0st Silvermynt', trackingCode: null, trackingUrl: null },
  ]);
  expect(parcelsText([gold, silver])).toBe('skickat 3\u00a0december 2026, packat');
  expect(parcelsOf([parcel({ lines: [{ variantCode: 'OTHER', quantity: 1 }] })], lines, false)[0]?.goods).toBeNull();
});

it.each([
  ['ready_for_pickup', true, /butiken i Malmö/],
  ['packed', true, /^Vi meddelar när beställningen går att hämta\.$/],
  ['sent', true, /på väg till butiken i Malmö/],
  ['packed', false, /^Paketet skickas härnäst\.$/],
] as const)('what is %s, and fetched in the shop: %s, says %s', (state, isPickup, todo) => {
  expect(parcelsOf([parcel({ state })], lines, isPickup)[0]?.todo).toMatch(todo);
});

const DAY = 24 * 3_600_000;
const order = (shipments: readonly Shipment[] | null, deliveryDays: number | null = null) => ({
  shipments: shipments === null ? null : [...shipments],
  lines,
  deliveryDays,
  placedAt: 0,
});
const goesOn = { payBy: null, goesAhead: true };

it.each([
  ['swish', null, 6, 'expected'],
  ['swish', null, 7, 'late'],
  ['bank_transfer', null, 13, 'expected'],
  ['bank_transfer', null, 14, 'late'],
  ['swish', 35, 41, 'expected'],
  ['swish', 35, 42, 'late'],
  ['swish', null, 180, 'late'],
])('an order by %s of goods in %s days is, without a parcel after %s days, %s', (way, days, after, kind) =>
  expect(deliveryOf(order(null, days), goesOn, paymentHandler(way), after * DAY).kind).toBe(kind),
);

it('nothing is late before it is paid, or when nobody knows how old the order is', () => {
  expect(deliveryOf(order(null), { ...goesOn, payBy: 'all' }, null, 180 * DAY).kind).toBe('expected');
  expect(deliveryOf({ ...order(null), placedAt: null }, goesOn, null, 180 * DAY).kind).toBe('unknown');
});

it('a backend that knows parcels says that none was sent', () =>
  expect(deliveryOf(order([]), goesOn, null, 180 * DAY)).toEqual({ kind: 'late', isKnown: true }));

it.each([
  ['some goods', [parcel({ lines: [{ variantCode: 'BAR', quantity: 1 }] })], true, false],
  [
    'all goods',
    [parcel({ state: 'delivered', lines: lines.map(({ variantCode, quantity }) => ({ variantCode, quantity })) })],
    false,
    true,
  ],
  ['goods that it does not name', [parcel()], false, false],
])('with a parcel of %s, others follow or do not', (_, shipments, isAnyLeft, isOver) =>
  expect(deliveryOf(order(shipments), goesOn, null, 0)).toMatchObject({ kind: 'parcels', isAnyLeft, isOver }),
);
