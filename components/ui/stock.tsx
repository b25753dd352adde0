import { cx } from './cx';
import styles from './stock.module.css';

interface StockProps {
  kind: 'inStock' | 'backorder' | 'soldOut';
  text: string;
  detail?: string | undefined;
}

export function Stock({ kind, text, detail }: StockProps) {
  return <span className={cx(styles.stock, styles[kind])}>{detail ? `${text}, ${detail}` : text}</span>;
}
