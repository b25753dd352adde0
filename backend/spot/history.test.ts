import { expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const HISTORY = '/sylius/commerz/get-rates-history';

const readings = async (query: string) =>
  membersOf(await backend.json(`${HISTORY}?${query}`)) as unknown as { time: string; rate: number }[];

it('a year of hours and a day of tens of minutes, oldest first, ending with the price of now, marked as a demonstration', async () => {
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

it('moves like a market: a trend over the year, days that differ, weekends that stand still', async () => {
  backend.clock.set(new Date('2026-11-24T10:17:00Z'));
  const list = await readings('currency=XAU');
  const rates = list.map(({ rate }) => rate);
  expect(Math.max(...rates) / Math.min(...rates)).toBeGreaterThan(1.1);
  expect(Math.max(...rates) / Math.min(...rates)).toBeLessThan(1.6);
  const at = (time: string) => list.find((reading) => reading.time.startsWith(time))?.rate;
  expect(at('2026-11-21T10')).toBe(at('2026-11-22T20'));
  expect(at('2026-11-20T10')).not.toBe(at('2026-11-20T16'));
});

it('begins after the moment that is asked for; what cannot be read is refused', async () => {
  backend.clock.set(new Date('2026-11-24T10:17:00Z'));
  expect((await readings('currency=XAU&from=2026-11-24T10:05:00Z')).map(({ time }) => time)).toEqual([
    '2026-11-24T10:15:00.000Z',
  ]);
  for (const query of ['', 'currency=EUR', 'currency=XAU&from=nonsense'])
    expect((await backend.fetch(`${HISTORY}?${query}`)).status, query).toBe(400);
});
