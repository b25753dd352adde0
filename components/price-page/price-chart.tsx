import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { pricePath } from '@/lib/domain/paths/price-paths';
import { CHART, chartOf } from '@/lib/domain/prices/chart';
import { POINT_INTERVALS, rowText, stretchText } from '@/lib/domain/prices/chart-times';
import { formatNumber, formatRate } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { PERIODS, type Period } from '@/lib/domain/prices/periods';
import { METAL_NAMES } from '@/lib/domain/prices/price-text';
import { startOfDay, startOfMonth } from '@/lib/domain/prices/swedish-time';
import { type PriceView, rowsOf } from '@/lib/domain/prices/views';
import { ChartReader } from './chart-reader';
import styles from './price-chart.module.css';
import { PERIOD_NAMES, POINT_TEXTS } from './texts';

interface PriceChartProps {
  metal: Metal;
  period: Period;
  view: PriceView | null;
}

function Periods({ metal, period }: Pick<PriceChartProps, 'metal' | 'period'>) {
  return (
    <nav aria-label="Diagrammets period" className={cx('row gap-2', 'no-print mb-4')}>
      {PERIODS.map((entry) => (
        <Link
          aria-current={entry === period ? 'page' : undefined}
          className={cx('pill', styles.period)}
          href={pricePath(metal, entry)}
          key={entry}
        >
          {PERIOD_NAMES[entry].button}
        </Link>
      ))}
    </nav>
  );
}

function Drawing({ chart, title }: { chart: ReturnType<typeof chartOf>; title: string }) {
  const { path, times, prices, last } = chart;
  return (
    <svg aria-label={title} className={styles.drawing} role="img">
      {prices.map(({ place, label }) => (
        <g key={place}>
          <line className={styles.grid} x1="0" x2="100%" y1={`${place}%`} y2={`${place}%`} />
          <text className={styles.price} dx="8" dy="4" x="100%" y={`${place}%`}>
            {label}
          </text>
        </g>
      ))}
      {times.map(({ place, label }) => (
        <g key={place}>
          <line className={styles.grid} x1={`${place}%`} x2={`${place}%`} y1="100%" y2="101.5%" />
          <text className={styles.time} dy="22" x={`${place}%`} y="100%">
            {label}
          </text>
        </g>
      ))}
      <svg
        aria-hidden="true"
        height="100%"
        preserveAspectRatio="none"
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        width="100%"
      >
        <path className={styles.line} d={path} />
      </svg>
      <circle className={styles.last} cx={`${last.x}%`} cy={`${last.y}%`} r="4.5" />
    </svg>
  );
}

const HOUR = 3_600_000;
const ROWS: Readonly<Record<Period, { readonly name: string; readonly start: (moment: number) => number }>> = {
  dag: { name: 'Timme', start: (moment) => Math.floor(moment / HOUR) * HOUR },
  vecka: { name: 'Dag', start: startOfDay },
  manad: { name: 'Dag', start: startOfDay },
  ar: { name: 'Månad', start: startOfMonth },
};

/** The curve's values in fewer steps, for readers who prefer figures. */
function ChartTable({ metal, period, view }: { metal: Metal; period: Period; view: PriceView }) {
  const { name, start } = ROWS[period];
  const price = (amount: number) => formatNumber(amount / 100, amount < 1_000_000 ? 2 : 0);
  return (
    <details className="mt-4">
      <summary className={styles.summary}>Visa som tabell</summary>
      <table className="data-table small mt-2">
        <caption className="quiet left pb-2">
          {`Priset på ${METAL_NAMES[metal].name} ${PERIOD_NAMES[period].during}, SEK per uns`}
        </caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th className="figure" scope="col">
              Sist
            </th>
            <th className="figure" scope="col">
              Lägst
            </th>
            <th className="figure" scope="col">
              Högst
            </th>
          </tr>
        </thead>
        <tbody translate="no">
          {rowsOf(view, start).map(({ at, last, low, high }) => (
            <tr key={at}>
              <th scope="row">{rowText(period, at)}</th>
              <td className="figure">{price(last)}</td>
              <td className="figure">{price(low)}</td>
              <td className="figure">{price(high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** The curve of a period, rendered on the server: with axes, a text, a table, and interactive values where scripts run. */
export function PriceChart({ metal, period, view }: PriceChartProps) {
  const { name } = METAL_NAMES[metal];
  const { during } = PERIOD_NAMES[period];
  if (!view)
    return (
      <div className="min-0">
        <Periods metal={metal} period={period} />
        <p className="quiet">{`Det finns inga noteringar att rita en kurva av ${during}.`}</p>
      </div>
    );
  const { candles, low, high, from, to } = view;
  const [first, last] = [candles[0], candles.at(-1)];
  const words = first && last ? ` Från ${formatRate(first.last / 100)} till ${formatRate(last.last / 100)}.` : '';
  const extremes = [
    { name: 'Högst', price: high.high, at: high.at },
    { name: 'Lägst', price: low.low, at: low.at },
  ];
  const unit = POINT_INTERVALS[period];
  const steps = candles.map((candle) => Math.round((candle.at - from) / unit));
  const chart = chartOf(view);
  return (
    <div className="min-0">
      <Periods metal={metal} period={period} />
      <figure>
        <div className={styles.plot} translate="no">
          <ChartReader
            at={steps}
            domain={chart.domain}
            from={from}
            key={`${period} ${to}`}
            latest={stretchText(period, from + (steps.at(-1) ?? 0) * unit)}
            name={`Priset på ${name} ${during}`}
            period={period}
            prices={candles.map((candle) => candle.last)}
            span={(to - from) / unit}
          >
            <Drawing chart={chart} title={`Kurva över priset på ${name} ${during}, SEK per uns.${words}`} />
          </ChartReader>
        </div>
        <figcaption className="quiet small">
          <dl className={styles.extremes}>
            {extremes.map(({ name: label, price, at }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd translate="no">
                  {formatRate(price / 100)}
                  <span className={styles.when}>{stretchText(period, at)}</span>
                </dd>
              </div>
            ))}
          </dl>
          <p className="mt-3">SEK per uns. {POINT_TEXTS[period]} Där inget har noterats är kurvan bruten.</p>
        </figcaption>
      </figure>
      <ChartTable metal={metal} period={period} view={view} />
    </div>
  );
}
