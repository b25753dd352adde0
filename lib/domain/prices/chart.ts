import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { Candle } from './candles';
import { swedishParts } from './chart-times';
import { formatNumber } from './format';
import type { Period } from './periods';
import { nextHour, startOfDay, startOfMonth } from './swedish-time';
import type { PriceView } from './views';

/** Units of a chart's drawing, which is stretched to its displayed size. */
export const CHART = { width: 1000, height: 400 } as const;

export interface Tick {
  /** Percent of the chart's width from the left, or of its height from the top. */
  readonly place: number;
  readonly label: string;
}

export interface Chart {
  /** The line as the `d` of an SVG path, broken where nothing was recorded. */
  readonly path: string;
  readonly times: readonly Tick[];
  readonly prices: readonly Tick[];
  /** Percent, as for the ticks. */
  readonly last: { readonly x: number; readonly y: number };
  /** Öre per troy ounce at the lower and the upper edge. */
  readonly domain: readonly [bottom: number, top: number];
}

const WEEKDAYS = ['sön', 'mån', 'tis', 'ons', 'tor', 'fre', 'lör'];
const MONTHS = ['jan', 'feb', 'mars', 'apr', 'maj', 'juni', 'juli', 'aug', 'sep', 'okt', 'nov', 'dec'];
/** Percent: a time label closer than this to an edge would overflow. */
const EDGE = 3;

const NEXT: Readonly<Record<Period, (moment: number) => number>> = {
  dag: (moment) => nextHour(moment, 6),
  vecka: (moment) => startOfDay(moment, 1),
  manad: (moment) => startOfDay(moment, (8 - swedishParts(moment).weekday) % 7 || 7),
  ar: (moment) => startOfMonth(moment, swedishParts(moment).month % 2 === 0 ? 1 : 2),
};

function timeLabel(period: Period, moment: number): string {
  const { year, month, day, weekday, clock } = swedishParts(moment);
  if (period === 'dag') return `${clock.slice(0, 2)}.00`;
  if (period === 'vecka') return WEEKDAYS[weekday] ?? '';
  if (period === 'manad') return `${day}\u00a0${MONTHS[month - 1]}`;
  return month === 1 ? String(year) : (MONTHS[month - 1] ?? '');
}

function timesOf({ period, from, to }: PriceView): Tick[] {
  const ticks: Tick[] = [];
  for (let moment = NEXT[period](from); moment < to; moment = NEXT[period](moment + 1)) {
    const place = ((moment - from) / (to - from)) * 100;
    if (place > EDGE && place < 100 - EDGE) ticks.push({ place, label: timeLabel(period, moment) });
  }
  return ticks;
}

type Scale = (value: number) => number;

/** The `d` of an SVG path, broken where two candles are `gap` or more apart. */
function pathOf(candles: readonly Candle[], gap: number, x: Scale, y: Scale): string {
  const points = candles.flatMap((candle, index) => {
    const isAfterGap = index > 0 && candle.at - (candles[index - 1]?.at ?? 0) >= gap;
    return isAfterGap ? [null, candle] : [candle];
  });
  const draw = line<Candle | null>()
    .defined((candle) => candle !== null)
    .x((candle) => x(candle?.at ?? 0))
    .y((candle) => y(candle?.last ?? 0))
    .digits(0);
  return draw(points) ?? '';
}

/** Computes a view's drawing on the server, as numbers. */
export function chartOf(view: PriceView): Chart {
  const { candles, from, to, gap, low, high } = view;
  // Centres a constant price.
  const margin = low.low === high.high ? low.low / 1000 : 0;
  const y = scaleLinear()
    .domain([low.low - margin, high.high + margin])
    .nice(4)
    .range([CHART.height, 0]);
  const x = scaleLinear([from, to], [0, CHART.width]);
  const path = pathOf(candles, gap, x, y);
  const [bottom = 0, top = 0] = y.domain();
  const prices = y.ticks(4);
  const decimals = top - bottom < 1_000 ? 2 : 0;
  const last = candles.at(-1);
  return {
    path,
    times: timesOf(view),
    prices: prices.map((price) => ({
      place: (y(price) / CHART.height) * 100,
      label: formatNumber(price / 100, decimals),
    })),
    last: { x: (x(last?.at ?? to) / CHART.width) * 100, y: (y(last?.last ?? 0) / CHART.height) * 100 },
    domain: [bottom, top],
  };
}

/** A small curve without axes: the `d` of an SVG path in a box of 96 by 24. */
export function sparkline({ candles, from, to, gap, low, high }: PriceView): string {
  const y = scaleLinear([low.low, high.high], [22, 2]);
  const x = scaleLinear([from, to], [0, 96]);
  // Every third of an hour's six prices is enough at this size.
  const points = candles.filter((_, index) => index % 3 === 0 || index === candles.length - 1);
  return pathOf(points, gap * 3, x, y);
}
