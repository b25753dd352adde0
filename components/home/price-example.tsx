import { Link } from '@/components/ui/link';
import { Wording } from '@/components/ui/wording';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { formatPercent, formatSek } from '@/lib/domain/prices/format';
import { metalValueOf, premium } from '@/lib/domain/prices/metrics';
import { type Ore, ore } from '@/lib/domain/prices/money';
import type { Rates } from '@/lib/domain/prices/rates';
import type { Product } from '@/lib/domain/product/product';
import styles from './price-example.module.css';

function Row({ amount, isSum = false, name }: { amount: Ore; isSum?: boolean; name: string }) {
  return (
    <tr className={isSum ? 'bold' : undefined}>
      <th scope="row">
        <Wording text={name} />
      </th>
      <td className="figure" translate="no">
        {formatSek(amount)}
      </td>
    </tr>
  );
}

export function PriceExample({ product, rates }: { product: Product | null; rates: Rates }) {
  const value = product ? metalValueOf(product, rates) : null;
  const { price = null, vat = null } = product ?? {};
  const over = product ? premium(product, rates) : null;
  return (
    <div className="pair">
      <div className={styles.words}>
        <p>
          Grunden är spotpriset, det pris som banker och handlare betalar för ett uns metall. Till det kommer påslaget:
          prägling, frakt till oss, försäkring och vår marginal. En liten tacka kostar mer att tillverka per gram än en
          stor, så påslaget sjunker med vikten.
        </p>
        <p>
          Investeringsguld är fritt från moms. På silver ingår 25&nbsp;% moms i alla våra priser. Priserna kan både
          stiga och falla.
        </p>
      </div>
      {product && value !== null && price !== null && vat !== null && over !== null ? (
        <div className={styles.box}>
          <table className="data-table">
            <caption className="medium left pb-3">
              <Link href={productPath(product)} translate="no">
                {product.name}
              </Link>
            </caption>
            <tbody data-price="">
              <Row amount={value} name="Metallvärde till spotpris" />
              <Row
                amount={ore(price - vat - value)}
                name={`Påslag, ${formatPercent(over.beforeVat ?? over.paid)}${vat > 0 ? ' före moms' : ''}`}
              />
              {vat > 0 ? <Row amount={vat} name="Moms" /> : null}
              <Row amount={price} isSum name="Ditt pris" />
              {product.buyBackPrice === null ? null : <Row amount={product.buyBackPrice} name="Vi köper" />}
            </tbody>
          </table>
        </div>
      ) : null}
    </div>
  );
}
