import { expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';
import { spotRates } from './rates';

const { clock, db, json } = createTestApp();

it('prices change at every minute that ends in 5, and not in between', () => {
  clock.set(new Date('2026-11-21T10:04:59.500Z'));
  const before = spotRates(db, clock);
  clock.set(new Date('2026-11-21T10:05:00Z'));
  const start = spotRates(db, clock);
  expect([before.changed, start.changed].map((moment) => moment.toISOString())).toEqual([
    '2026-11-21T09:55:00.000Z',
    '2026-11-21T10:05:00.000Z',
  ]);
  expect(start.gold.rate).not.toBe(before.gold.rate);
  clock.advance(590);
  expect(spotRates(db, clock)).toEqual(start);
});

it('the history is plausible, hourly before the last day, up to the current price, and marked as a demonstration', async () => {
  clock.set(new Date('2026-11-25T10:07:00Z'));
  const history = await json('/sylius/commerz/get-rates-history?currency=XAU&from=1900-01-01');
  expect(history.demonstration).toBe(true);
  const times = membersOf(history).map(({ time }) => String(time));
  expect([times.length, times[0], times.at(-1)]).toEqual([
    379 * 24 + 145,
    '2025-11-10T10:05:00.000Z',
    '2026-11-25T10:05:00.000Z',
  ]);
  expect(times).toEqual(times.toSorted());
  const rates = membersOf(history).map(({ rate }) => Number(rate));
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.5);
  for (const query of ['currency=USD&from=2026-01-01', 'currency=XAU&from=yesterday', 'from=2026-01-01', ''])
    expect(await json(`/sylius/commerz/get-rates-history?${query}`)).toMatchObject({ code: 400 });
});
