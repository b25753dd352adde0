import { cx } from './cx';
import styles from './stock.module.css';

interface StockProps {
  inStock: boolean;
  /** Said after the stock text, behind a middle dot. */
  detail?: string | undefined;
}

export function Stock({ inStock, detail }: StockProps) {
  return (
    <span className={cx(styles.stock, !inStock && styles.out)}>
      <span aria-hidden="true" className={styles.dot} />
      <span>
        {inStock ? 'Finns i lager' : 'Ej i lager'}
        {detail ? ` · ${detail}` : null}
      </span>
    </span>
  );
}
