import { formatNumber } from '@/lib/prices/format';
import type { Metal } from '@/lib/prices/goods';
import type { Period } from '@/lib/prices/periods';
import { METAL_NAMES } from '@/lib/prices/price-text';
import { rowText } from '@/lib/prices/stretch';
import { startOfDay, startOfMonth } from '@/lib/prices/swedish-time';
import { type PriceView, rowsOf } from '@/lib/prices/views';
import styles from './chart-table.module.css';
import { PERIOD_NAMES } from './texts';

const HOUR = 3_600_000;
const ROWS: Readonly<Record<Period, { readonly name: string; readonly start: (moment: number) => number }>> = {
  dag: { name: 'Timme', start: (moment) => Math.floor(moment / HOUR) * HOUR },
  vecka: { name: 'Dag', start: startOfDay },
  manad: { name: 'Dag', start: startOfDay },
  ar: { name: 'Månad', start: startOfMonth },
};

/** The curve's values in fewer steps, for readers who prefer figures. */
export function ChartTable({ metal, period, view }: { metal: Metal; period: Period; view: PriceView }) {
  const { name, start } = ROWS[period];
  const price = (amount: number) => formatNumber(amount / 100, amount < 1_000_000 ? 2 : 0);
  return (
    <details className="mt-4">
      <summary className={styles.summary}>Visa som tabell</summary>
      <table className={styles.table}>
        <caption className={styles.caption}>
          Priset på {METAL_NAMES[metal].name} {PERIOD_NAMES[period].during}, SEK per uns
        </caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">Sist</th>
            <th scope="col">Lägst</th>
            <th scope="col">Högst</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(view, start).map(({ at, last, low, high }) => (
            <tr key={at}>
              <th scope="row">{rowText(period, at)}</th>
              <td>{price(last)}</td>
              <td>{price(low)}</td>
              <td>{price(high)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
