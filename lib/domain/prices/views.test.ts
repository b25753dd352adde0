import { describe, expect, it } from 'vitest';
import { candlesOf, merged, NO_CANDLES } from './candles';
import { startOfDay } from './swedish-time';
import { comparisons, rowsOf, viewOf } from './views';

const at = (iso: string) => Date.parse(iso);
const iso = (moment: number) => new Date(moment).toISOString();

/** A reading every `minutes` from one moment to another; the price is the hour. */
function readings(from: string, to: string, minutes: number) {
  const list = [];
  for (let time = at(from); time <= at(to); time += minutes * 60_000)
    list.push({ at: time, price: 4_000_000 + Math.floor(time / 3_600_000) - 490_000 });
  return list;
}

describe('a view', () => {
  const recorded = candlesOf([
    ...readings('2026-11-23T08:05:00Z', '2026-11-23T20:05:00Z', 10),
    ...readings('2026-11-24T06:05:00Z', '2026-11-24T10:05:00Z', 10),
  ]);

  it('of a day has every price of the last 24 hours, and shows gaps', () => {
    const view = viewOf(recorded, 'dag', at('2026-11-24T10:07:00Z'));
    expect(iso(view?.candles[0]?.at ?? 0)).toBe('2026-11-23T10:05:00.000Z');
    expect(iso(view?.candles.at(-1)?.at ?? 0)).toBe('2026-11-24T10:05:00.000Z');
    const holes = view?.candles.filter(
      ({ at: time }, index) => time - (view.candles[index - 1]?.at ?? time) >= view.gap,
    );
    expect(holes?.map((candle) => iso(candle.at))).toEqual(['2026-11-24T06:05:00.000Z']);
  });

  it('of a month has a price every four hours', () => {
    const candles = viewOf(recorded, 'manad', at('2026-11-24T10:07:00Z'))?.candles ?? [];
    expect(candles.map((candle) => iso(candle.at).slice(8, 13)).join(' ')).toBe('23T08 23T12 23T16 23T20 24T04 24T08');
  });

  it('never shows recordings from a clock that had jumped ahead', () => {
    const ahead = candlesOf([{ at: at('2030-01-01T10:05:00Z'), price: 1 }]);
    expect(viewOf(merged(recorded, ahead), 'dag', at('2026-11-24T10:07:00Z'))?.low.low).toBeGreaterThan(1);
  });

  it('is null when nothing was recorded', () => {
    expect(viewOf(recorded, 'dag', at('2026-12-24T10:07:00Z'))).toBe(null);
    expect(viewOf(NO_CANDLES, 'ar', at('2026-11-24T10:07:00Z'))).toBe(null);
  });

  it.each([
    ['2026-03-22T11:05:00Z', '2026-03-29T10:05:00Z'],
    ['2026-10-19T10:05:00Z', '2026-10-26T11:05:00Z'],
    ['2028-02-24T10:05:00Z', '2028-03-02T10:05:00Z'],
    ['2026-12-28T10:05:00Z', '2027-01-04T10:05:00Z'],
  ])('has no gap from %s to %s, neither in hours nor in days', (from, to) => {
    const list = candlesOf(readings(from, to, 60));
    for (const period of ['vecka', 'manad', 'ar'] as const) {
      const view = viewOf(list, period, at(to));
      const steps = view?.candles.slice(1).map((candle, index) => candle.at - (view.candles[index]?.at ?? 0)) ?? [];
      expect(Math.max(...steps), period).toBeLessThan(view?.gap ?? 0);
    }
  });

  it('of a year begins on the same day a year ago, also after a leap day', () => {
    const list = candlesOf(readings('2027-01-01T11:05:00Z', '2028-02-29T11:05:00Z', 720));
    expect(iso(viewOf(list, 'ar', at('2028-02-29T11:07:00Z'))?.candles[0]?.at ?? 0)).toBe('2027-02-27T23:00:00.000Z');
  });

  it('keeps the extremes of each row, latest first', () => {
    const view = viewOf(recorded, 'vecka', at('2026-11-24T10:07:00Z'));
    const rows = view ? rowsOf(view, (moment) => startOfDay(moment)) : [];
    expect(rows.map((row) => iso(row.at))).toEqual(['2026-11-23T23:00:00.000Z', '2026-11-22T23:00:00.000Z']);
    expect(rows[0]?.high).toBe(view?.high.high);
    expect(rows[1]?.low).toBe(view?.low.low);
  });
});

describe('comparisons', () => {
  it('are made with the last price of the day before, and the same time a week, a month and a year ago', () => {
    const recorded = merged(NO_CANDLES, candlesOf(readings('2025-10-01T00:05:00Z', '2026-11-24T10:05:00Z', 60)));
    expect(comparisons(recorded, at('2026-11-24T10:07:00Z')).map(({ since, at: time }) => [since, iso(time)])).toEqual([
      ['closing', '2026-11-23T22:05:00.000Z'],
      ['week', '2026-11-17T10:05:00.000Z'],
      ['month', '2026-10-24T09:05:00.000Z'],
      ['year', '2025-11-24T10:00:00.000Z'],
    ]);
  });

  it('are left out when too little is recorded', () => {
    const recorded = candlesOf(readings('2026-11-20T10:05:00Z', '2026-11-24T10:05:00Z', 60));
    expect(comparisons(recorded, at('2026-11-24T10:07:00Z')).map(({ since }) => since)).toEqual(['closing']);
    expect(comparisons(candlesOf([]), at('2026-11-24T10:07:00Z'))).toEqual([]);
  });
});
