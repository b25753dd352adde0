import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { formatPercent, formatSek } from '@/lib/prices/format';
import { metalValueOf, premium } from '@/lib/prices/metrics';
import { ore } from '@/lib/prices/money';
import type { Rates } from '@/lib/prices/rates';
import type { Product } from '@/lib/product/product';
import { productPath } from '@/lib/routes/catalogue-paths';
import styles from './price-example.module.css';

/** Explains how a price is calculated, for a real product at the prices of this page. */
export function PriceExample({ product, rates }: { product: Product | null; rates: Rates }) {
  const value = product ? metalValueOf(product, rates) : null;
  const { price = null, vat = null } = product ?? {};
  const over = product ? premium(product, rates) : null;
  return (
    <div className={styles.columns}>
      <div className={styles.words}>
        <p>
          Grunden är spotpriset, det pris som banker och handlare betalar för ett uns metall. Till det kommer påslaget:
          prägling, frakt till oss, försäkring och vår marginal. En liten tacka kostar mer att tillverka per gram än en
          stor, så påslaget sjunker med vikten.
        </p>
        <p>
          Guld för investering är fritt från moms. På silver ingår 25&nbsp;% moms i alla våra priser. Priserna kan både
          stiga och sjunka.
        </p>
      </div>
      {product && value !== null && price !== null && vat !== null && over !== null ? (
        <div className={styles.box}>
          <table className="wide">
            <caption className={styles.caption}>
              <Link href={productPath(product)}>{product.name}</Link>
            </caption>
            <tbody data-price="">
              <tr className={styles.row}>
                <th scope="row">Metallvärde till spotpris</th>
                <td>{formatSek(value)}</td>
              </tr>
              <tr className={styles.row}>
                <th scope="row">
                  Påslag, {formatPercent(over.beforeVat ?? over.paid)}
                  {vat > 0 ? ' före moms' : null}
                </th>
                <td>{formatSek(ore(price - vat - value))}</td>
              </tr>
              {vat > 0 ? (
                <tr className={styles.row}>
                  <th scope="row">Moms</th>
                  <td>{formatSek(vat)}</td>
                </tr>
              ) : null}
              <tr className={cx(styles.row, 'bold')}>
                <th scope="row">Ditt pris</th>
                <td>{formatSek(price)}</td>
              </tr>
              {product.buyBackPrice === null ? null : (
                <tr className={styles.row}>
                  <th scope="row">Vi köper</th>
                  <td>{formatSek(product.buyBackPrice)}</td>
                </tr>
              )}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}
