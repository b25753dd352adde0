import chart from '@/components/price-page/price-chart.module.css';
import { cx } from '@/components/ui/cx';
import { Wording } from '@/components/ui/wording';
import { formatDate } from '@/lib/domain/dates';
import { growthOf } from '@/lib/domain/holdings/growth';
import type { Purchase } from '@/lib/domain/holdings/purchases';
import { formatSek } from '@/lib/domain/prices/format';
import { type Ore, ore } from '@/lib/domain/prices/money';
import styles from './my-metal.module.css';

interface GrowthChartProps {
  /** Those in the sum, oldest first. */
  purchases: readonly Purchase[];
  /** What they are worth today, in öre. */
  value: Ore;
}

/** What was paid over the dates of purchase, and today's value; the table of the tax basis has the same figures. */
export function GrowthChart({ purchases, value }: GrowthChartProps) {
  const growth = growthOf(purchases, value, Date.now());
  if (growth === null) return null;
  const paid = ore(purchases.reduce((sum, purchase) => sum + purchase.paid, 0));
  const [first, last] = [growth.first, growth.last].map(formatDate);
  return (
    <figure>
      <div className={cx(chart.plot, styles.plot)} translate="no">
        <svg
          aria-label={`Vad du har betalat, från ${first} till ${last}: sammanlagt ${formatSek(paid)}. I dag betalar vi ${formatSek(value)}.`}
          className={cx(chart.drawing, styles.drawing)}
          role="img"
        >
          {growth.amounts.map(({ y, label }) => (
            <g key={y}>
              <line className={chart.grid} x1="0" x2="100%" y1={`${y}%`} y2={`${y}%`} />
              <text className={chart.price} dx="12" dy="4" x="100%" y={`${y}%`}>
                {label}
              </text>
            </g>
          ))}
          <text className={chart.price} dy="22" x="0" y="100%">
            {first}
          </text>
          <text className={cx(chart.price, styles.today)} dy="22" x="100%" y="100%">
            I dag
          </text>
          <svg aria-hidden="true" height="100%" preserveAspectRatio="none" viewBox="0 0 100 100" width="100%">
            <path className={chart.line} d={growth.path} />
          </svg>
          {growth.purchases.map(({ x, y }) => (
            <circle className={styles.purchase} cx={`${x}%`} cy={`${y}%`} key={x} r="3.5" />
          ))}
          <circle className={chart.last} cx={`${growth.value.x}%`} cy={`${growth.value.y}%`} r="5.5" />
        </svg>
      </div>
      <figcaption className="quiet small">
        <Wording text="SEK. Linjen är vad du har betalat, med en ring för varje köp. Den fyllda punkten är vad vi betalar i dag." />
      </figcaption>
    </figure>
  );
}
