import { expect, it } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { growthOf } from './growth';
import { itemFixture, orderFixture } from './order.fixture';
import { purchasesOf } from './purchases';

const on = (...days: readonly string[]) =>
  purchasesOf(
    days.map((day) =>
      orderFixture({ createdAt: `${day}T12:00:00Z`, orderItems: [itemFixture({ total: ore(500_000) })] }),
    ),
  ).purchases;
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);

it('rises at each purchase to what had been paid by then, and ends today at the value', () =>
  expect(growthOf(on('2026-01-01', '2026-01-06'), ore(750_000), at('2026-01-11'))).toEqual({
    path: 'M0,50L50,50L50,0L100,0L100,0',
    purchases: [
      { x: 0, y: 50 },
      { x: 50, y: 0 },
    ],
    value: { x: 100, y: 25 },
    amounts: [
      { y: 100, label: '0' },
      { y: 50, label: '5\u00a0000' },
      { y: 0, label: '10\u00a0000' },
    ],
    first: '2026-01-01',
    last: '2026-01-06',
  }));

it('has one point for an order of several lines', () => {
  const purchases = on('2026-01-01', '2026-01-01', '2026-01-06');
  expect(growthOf(purchases, ore(1), at('2026-01-11'))?.purchases).toHaveLength(2);
});

it('has room for a value above what was paid', () =>
  expect(growthOf(on('2026-01-01', '2026-01-06'), ore(2_000_000), at('2026-01-11'))?.value.y).toBe(0));

it('ends at the last purchase when this device’s clock is behind', () =>
  expect(growthOf(on('2026-01-01', '2026-01-06'), ore(1), at('2025-12-01'))?.purchases.at(-1)?.x).toBe(100));

it('is not drawn for one day', () => {
  expect(growthOf(on('2026-01-01', '2026-01-01'), ore(1), at('2026-01-11'))).toBeNull();
  expect(growthOf([], ore(0), 0)).toBeNull();
});
