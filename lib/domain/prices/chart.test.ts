import { expect, it } from 'vitest';
import { candlesOf } from './candles';
import { chartOf, sparkline } from './chart';
import { type PriceView, viewOf } from './views';

const at = (iso: string) => Date.parse(iso);

function view(
  period: PriceView['period'],
  from: string,
  to: string,
  minutes: number,
  price = (index: number) => 4_000_000 + index,
): PriceView {
  const readings = [];
  for (let time = at(from); time <= at(to); time += minutes * 60_000)
    readings.push({ at: time, price: price(readings.length) });
  const found = viewOf(candlesOf(readings), period, at(to));
  if (!found) throw new Error('nothing recorded');
  return found;
}

it('breaks the line where nothing was recorded, and draws a lone price as a dot', () => {
  const recorded = view('dag', '2026-11-23T11:05:00Z', '2026-11-24T10:05:00Z', 10);
  const candles = recorded.candles.filter((_, index) => index < 20 || index === 40 || index > 60);
  const { path } = chartOf({ ...recorded, candles });
  expect(path.match(/M/g)).toHaveLength(3);
  expect(path).toMatch(/M\d+,\d+Z/);
  expect(chartOf(recorded).path.match(/M/g)).toHaveLength(1);
  expect(sparkline({ ...recorded, candles }).match(/M/g)?.length).toBeGreaterThan(1);
});

it.each([
  ['dag', '2026-11-23T10:05:00Z', '2026-11-24T10:05:00Z', 10, '12.00 18.00 00.00 06.00'],
  ['dag', '2026-10-24T10:05:00Z', '2026-10-25T10:05:00Z', 10, '18.00 00.00 06.00'],
  ['vecka', '2026-03-24T11:05:00Z', '2026-03-31T10:05:00Z', 60, 'ons tor fre lör sön mån tis'],
  ['manad', '2028-02-10T11:05:00Z', '2028-03-10T11:05:00Z', 60, '14\u00a0feb 21\u00a0feb 28\u00a0feb 6\u00a0mars'],
  ['ar', '2026-06-20T11:05:00Z', '2027-06-20T11:05:00Z', 720, 'juli sep nov 2027 mars maj'],
] as const)('labels times by Swedish clock and calendar: %s from %s', (period, from, to, minutes, labels) => {
  const { times } = chartOf(view(period, from, to, minutes));
  expect(times.map(({ label }) => label).join(' ')).toBe(labels);
});

it('keeps prices inside the chart, and centres a constant price', () => {
  const { domain, prices, last } = chartOf(
    view('dag', '2026-11-23T11:05:00Z', '2026-11-24T10:05:00Z', 10, () => 4_100_000),
  );
  expect(domain[0]).toBeLessThan(4_100_000);
  expect(domain[1]).toBeGreaterThan(4_100_000);
  expect(last.y).toBeCloseTo(50, 0);
  expect(prices.every(({ place }) => place >= 0 && place <= 100)).toBe(true);
});
