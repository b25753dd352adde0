import { formatDate } from '@/lib/domain/dates';
import type { BasisYear } from '@/lib/domain/holdings/tax-basis';
import { formatNumber } from '@/lib/domain/prices/format';
import type { Ore } from '@/lib/domain/prices/money';
import styles from './my-metal.module.css';

/** With öre only when needed. */
function kronor(amount: Ore): string {
  return formatNumber(amount / 100, amount % 100 === 0 ? 0 : 2);
}

function Purchases({ year, purchases }: BasisYear) {
  return (
    <table className={styles.basis}>
      <caption className={styles.caption}>{`Köp ${year}, SEK`}</caption>
      <thead>
        <tr>
          <th scope="col">Köp</th>
          <th className="figure" scope="col">
            Antal
          </th>
          <th className="figure" scope="col">
            Betalt
          </th>
          <th className="figure" scope="col">
            Snitt per st
          </th>
        </tr>
      </thead>
      <tbody translate="no">
        {purchases.map(({ orderNumber, key, day, name, quantity, paid, held }) => (
          <tr key={`${key} ${held.quantity}`}>
            <th scope="row">
              {name}
              <span className="block quiet">{`${formatDate(day)} · ${orderNumber}`}</span>
            </th>
            <td className="figure">{quantity}</td>
            <td className="figure">{kronor(paid)}</td>
            <td className="figure">{kronor(held.average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function YearEnd({ year, end }: BasisYear) {
  return (
    <table className={styles.basis}>
      <caption className={styles.caption}>{`Per produkt efter köpen ${year}, SEK`}</caption>
      <thead>
        <tr>
          <th scope="col">Produkt</th>
          <th className="figure" scope="col">
            Antal
          </th>
          <th className="figure" scope="col">
            Inköpspris
          </th>
          <th className="figure" scope="col">
            Snitt per st
          </th>
        </tr>
      </thead>
      <tbody translate="no">
        {end.map(({ key, name, quantity, cost, average }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td className="figure">{quantity}</td>
            <td className="figure">{kronor(cost)}</td>
            <td className="figure">{kronor(average)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The purchases of each year, latest year first, and each product's average cost after them. */
export function BasisTables({ years }: { years: readonly BasisYear[] }) {
  return years.toReversed().map((year) => (
    <div className="stack gap-5 mt-5" key={year.year}>
      <Purchases {...year} />
      <YearEnd {...year} />
    </div>
  ));
}
