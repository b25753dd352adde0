import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import type { Holding, Holdings, Worth } from '@/lib/domain/holdings/holdings';
import { formatFine, LACKS } from '@/lib/domain/holdings/text';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { formatSek } from '@/lib/domain/prices/format';
import styles from './my-metal.module.css';
import { WorthChange } from './worth-change';

function WorthCell({ worth }: { worth: Worth | null }) {
  return (
    <td className="figure">
      <span className="block" data-price>
        {worth === null ? '–' : formatSek(worth.value)}
      </span>
      {worth === null ? null : <WorthChange worth={worth} />}
    </td>
  );
}

function Product({ product }: { product: Holding }) {
  const { average, buyBack, fineGrams, lack, metal, name, paid, path, quantity, spot } = product;
  const amount = [`${quantity}\u00a0st`, fineGrams === null || metal === null ? null : formatFine(fineGrams, metal)];
  return (
    <tbody className={styles.product}>
      <tr>
        <th colSpan={3} scope="rowgroup">
          <span translate="no">{path === null ? name : <Link href={path}>{name}</Link>}</span>{' '}
          <span className="quiet small" translate="no">
            {amount.filter(Boolean).join(' · ')}
          </span>
          {lack === null ? null : <span className="block small">{LACKS[lack]}</span>}
        </th>
      </tr>
      <tr translate="no">
        <td>
          <span className="block">{formatCharged(paid)}</span>
          {quantity === 1 ? null : <span className={cx(styles.change, 'quiet')}>{`${formatCharged(average)}/st`}</span>}
        </td>
        <WorthCell worth={buyBack} />
        <WorthCell worth={spot} />
      </tr>
    </tbody>
  );
}

/** Each product with what was paid for it and what it is worth today; below them their sum. */
export function HoldingsTable({ products, sum }: Holdings) {
  return (
    <div className={styles.scrolls}>
      <table className={styles.holdings}>
        <caption className="visually-hidden">Din metall per produkt, med värdet i dag</caption>
        <thead>
          <tr>
            <th scope="col">Du betalade</th>
            <th className="figure" scope="col">
              Vi betalar i dag
            </th>
            <th className="figure" scope="col">
              Till spotpris
            </th>
          </tr>
        </thead>
        {products.map((product) => (
          <Product key={product.key} product={product} />
        ))}
        {sum === null || products.length === 1 ? null : (
          <tbody className={styles.product}>
            <tr>
              <th colSpan={3} scope="rowgroup">
                <strong>Summa</strong>
              </th>
            </tr>
            <tr translate="no">
              <td>{formatCharged(sum.paid)}</td>
              <WorthCell worth={sum.buyBack} />
              <WorthCell worth={sum.spot} />
            </tr>
          </tbody>
        )}
      </table>
    </div>
  );
}
