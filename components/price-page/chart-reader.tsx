'use client';

import { type PointerEvent, type ReactNode, useState } from 'react';
import { POINT_INTERVALS, stretchText } from '@/lib/domain/prices/chart-times';
import { formatRate } from '@/lib/domain/prices/format';
import type { Period } from '@/lib/domain/prices/periods';
import styles from './chart-reader.module.css';

interface ChartReaderProps {
  name: string;
  period: Period;
  /** Left edge, milliseconds since 1970. */
  from: number;
  /** Width of the chart in steps of the period. */
  span: number;
  /** The time of the last point in words: a date format of its own costs a slow phone 100 ms, so the first one is made for another point. */
  latest: string;
  /** The points' steps from the left edge, ascending. */
  at: readonly number[];
  /** The points' prices in öre per troy ounce. */
  prices: readonly number[];
  /** Öre per troy ounce at the lower and the upper edge. */
  domain: readonly [bottom: number, top: number];
  children: ReactNode;
}

function nearest(list: readonly number[], value: number): number {
  return list.reduce(
    (best, entry, index) => (Math.abs(entry - value) < Math.abs((list[best] ?? 0) - value) ? index : best),
    0,
  );
}

/** A curve's exact values. A range input covers the drawing: it handles the keys and speaks to screen readers. */
export function ChartReader({ name, period, from, span, latest, at, prices, domain, children }: ChartReaderProps) {
  const last = at.length - 1;
  const [chosen, setChosen] = useState<number | null>(null);
  const index = chosen ?? last;
  const step = at[index] ?? 0;
  const price = prices[index] ?? 0;
  const [bottom, top] = domain;
  const time = index === last ? latest : stretchText(period, from + step * POINT_INTERVALS[period]);
  const text = `${time}: ${formatRate(price / 100)}`;

  const moveTo = (value: number) => {
    const found = nearest(at, value);
    // A key that would lead into a gap jumps across it.
    const isStuck = found === index && value !== step;
    setChosen(isStuck ? Math.min(last, Math.max(0, index + Math.sign(value - step))) : found);
  };
  const follow = ({ nativeEvent, currentTarget, pointerType }: PointerEvent<HTMLInputElement>) => {
    if (pointerType === 'mouse') setChosen(nearest(at, (nativeEvent.offsetX / currentTarget.clientWidth) * span));
  };

  const x = `${(step / span) * 100}%`;
  return (
    <>
      {/* Off: the control speaks it when it is used, and no price change does. */}
      <output aria-live="off" className="block quiet small figures mb-3" htmlFor="kurva">
        {text}
      </output>
      <div className="relative">
        {children}
        {chosen === null ? null : (
          <svg aria-hidden="true" className={styles.mark}>
            <line x1={x} x2={x} y1="0" y2="100%" />
            <circle cx={x} cy={`${((top - price) / (top - bottom)) * 100}%`} r="4.5" />
          </svg>
        )}
        <input
          aria-label={name}
          aria-valuetext={text}
          className={styles.control}
          id="kurva"
          max={Math.ceil(span)}
          min={0}
          onBlur={() => setChosen(null)}
          onChange={(event) => moveTo(event.target.valueAsNumber)}
          onPointerLeave={() => setChosen(null)}
          onPointerMove={follow}
          step={1}
          type="range"
          value={step}
        />
      </div>
    </>
  );
}
