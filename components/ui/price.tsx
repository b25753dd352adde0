import { formatSek } from '@/lib/prices/format';
import type { Ore } from '@/lib/prices/money';
import { cx } from './cx';
import styles from './price.module.css';

interface PriceProps {
  ore: Ore;
  size?: 'text' | 'medium' | 'large';
  className?: string;
}

/** A formatted amount: whole kronor, grouped, followed by SEK. */
export function Price({ ore, size = 'text', className }: PriceProps) {
  const text = formatSek(ore);
  const unitAt = text.lastIndexOf('\u00a0');
  return (
    <span className={cx(styles.price, size !== 'text' && styles[size], className)}>
      {text.slice(0, unitAt)}
      <span className={styles.unit}>{text.slice(unitAt)}</span>
    </span>
  );
}
