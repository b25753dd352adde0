import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Price } from '@/components/ui/price';
import { formatPercent } from '@/lib/prices/format';
import type { Metal } from '@/lib/prices/goods';
import type { CheapSize } from '@/lib/product/cheapest-by-size';
import { productPath } from '@/lib/routes/catalogue-paths';
import styles from './cheapest-sizes.module.css';

export function CheapestSizes({ metal, sizes }: { metal: Metal; sizes: readonly CheapSize[] }) {
  return (
    <div className={styles.sizes}>
      <table className={cx('data-table', styles.table)}>
        <thead>
          <tr>
            <th scope="col">Storlek</th>
            <th scope="col">Vara</th>
            <th className="figure" scope="col">
              Påslag
            </th>
            <th className="figure" scope="col">
              Pris{metal === 'silver' ? ' med moms' : ''}
            </th>
          </tr>
        </thead>
        <tbody data-price="">
          {sizes.map(({ size, product, premium }) => (
            <tr key={size}>
              <th scope="row">{size.replace(/(\d)([a-z])/, '$1\u00a0$2')}</th>
              <td>
                <Link href={productPath(product)}>{product.name}</Link>
              </td>
              <td className="figure">{formatPercent(premium)}</td>
              <td className="figure">{product.price === null ? '–' : <Price ore={product.price} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
