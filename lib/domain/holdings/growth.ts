import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { formatNumber } from '@/lib/domain/prices/format';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { Purchase } from './purchases';

/** A moment, and all that had been paid by then, in öre. */
interface Step {
  readonly at: number;
  readonly paid: Ore;
}

interface Place {
  /** Percent of the drawing's width from the left, and of its height from the top. */
  readonly x: number;
  readonly y: number;
}

/** What had been paid at each purchase, and today's value. */
export interface Growth {
  /** The `d` of an SVG path in a box of 100 by 100. */
  readonly path: string;
  readonly purchases: readonly Place[];
  readonly value: Place;
  /** Kronor at heights of the drawing. */
  readonly amounts: readonly { readonly y: number; readonly label: string }[];
  /** Days in Sweden: "2026-03-02". */
  readonly first: string;
  readonly last: string;
}

/** One for each moment: an order's lines are bought together. */
function stepsOf(purchases: readonly Purchase[]): Step[] {
  let paid = 0;
  const until = new Map<number, Ore>();
  for (const purchase of purchases) {
    paid += purchase.paid;
    until.set(purchase.at, ore(paid));
  }
  return [...until].map(([at, sum]) => ({ at, paid: sum }));
}

/**
 * The drawing of what was paid over the dates of purchase; null unless there are two of them.
 * @param purchases oldest first
 * @param value what they are worth today, in öre
 * @param now milliseconds since 1970
 */
export function growthOf(purchases: readonly Purchase[], value: Ore, now: number): Growth | null {
  const steps = stepsOf(purchases);
  const [first, last] = [purchases[0], purchases.at(-1)];
  const paid = steps.at(-1)?.paid;
  if (!first || !last || paid === undefined || first.day === last.day) return null;
  const end = Math.max(now, last.at);
  const x = scaleLinear([first.at, end], [0, 100]);
  const y = scaleLinear([0, Math.max(paid, value)], [100, 0]).nice(3);
  const draw = line<Step>()
    .curve(curveStepAfter)
    .x(({ at }) => x(at))
    .y((step) => y(step.paid))
    .digits(2);
  return {
    path: draw([...steps, { at: end, paid }]) ?? '',
    purchases: steps.map((step) => ({ x: x(step.at), y: y(step.paid) })),
    value: { x: 100, y: y(value) },
    amounts: y.ticks(3).map((amount) => ({ y: y(amount), label: formatNumber(amount / 100) })),
    first: first.day,
    last: last.day,
  };
}
