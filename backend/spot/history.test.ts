import { expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const HISTORY = '/sylius/commerz/get-rates-history';

const readings = async (query: string) =>
  membersOf(await backend.json(`${HISTORY}?${query}`)) as unknown as { time: string; rate: number }[];

it('is hourly for a year and every ten minutes for a day, oldest first, ends with the current price, and is marked as a demo', async () => {
  backend.clock.set(new Date('2026-11-24T10:17:00Z'));
  for (const currency of ['XAU', 'XAG']) {
    const list = await readings(`currency=${currency}`);
    expect(list.length).toBeGreaterThan(365 * 24);
    expect(list.length).toBeLessThan(9_100);
    expect(list.map(({ time }) => time)).toEqual(list.map(({ time }) => time).sort());
    const now = membersOf(await backend.json('/sylius/commerz/get-rates')).find(
      (rate) => String(rate.currency) === currency,
    );
    expect(list.at(-1)).toEqual({ time: '2026-11-24T10:15:00.000Z', rate: Number(now?.rate) });
    expect(list.at(-2)?.time).toBe('2026-11-24T10:05:00.000Z');
  }
  expect(await backend.json(`${HISTORY}?currency=XAU`)).toMatchObject({ demonstration: true });
});

it('moves like a market: a trend over the year, days that differ, no changes at weekends', async () => {
  backend.clock.set(new Date('2026-11-24T10:17:00Z'));
  const list = await readings('currency=XAU');
  const rates = list.map(({ rate }) => rate);
  expect(Math.max(...rates) / Math.min(...rates)).toBeGreaterThan(1.1);
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.6);
  const at = (time: string) => list.find((reading) => reading.time.startsWith(time))?.rate;
  expect(at('2026-11-21T10')).toBe(at('2026-11-22T20'));
  expect(at('2026-11-20T10')).not.toBe(at('2026-11-20T16'));
});

it('starts after the requested time; rejects an unreadable one', async () => {
  backend.clock.set(new Date('2026-11-24T10:17:00Z'));
  expect((await readings('currency=XAU&from=2026-11-24T10:05:00Z')).map(({ time }) => time)).toEqual([
    '2026-11-24T10:15:00.000Z',
  ]);
  for (const query of ['', 'currency=EUR', 'currency=XAU&from=nonsense'])
    expect((await backend.fetch(`${HISTORY}?${query}`)).status, query).toBe(400);
});
