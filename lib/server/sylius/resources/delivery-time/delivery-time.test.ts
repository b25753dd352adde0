import { expect, it } from 'vitest';
import { parseDeliveryTimes } from './delivery-time';

it('parses delivery times by variant (contract.md A4)', () => {
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
  const weeksOf = (delivery_time: unknown) => parseDeliveryTimes({ '58': { delivery_time } })['58']?.weeks;
  expect([0.5, '2,5', 520, 521, 1e300, '1e999'].map(weeksOf)).toEqual([1, 3, 520, 520, 520, null]);
  expect([[], null].map(parseDeliveryTimes)).toEqual([{}, {}]);
});
