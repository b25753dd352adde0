import { expect, it } from 'vitest';
import { parseDeliveryTimes } from './delivery-time';

it('delivery times, by variant (contract.md A4)', () => {
  expect(
    parseDeliveryTimes({
      '58': { error: 1, current_stock: '3', delivery_time: '2' },
      '59': { error: false, current_stock: null, delivery_time: 0 },
      '60': { delivery_time: -1 },
      '61': 'broken',
    }),
  ).toEqual({
    '58': { error: true, currentStock: 3, weeks: 2 },
    '59': { error: false, currentStock: null, weeks: null },
    '60': { error: false, currentStock: null, weeks: null },
  });
  expect([[], null].map(parseDeliveryTimes)).toEqual([{}, {}]);
});
