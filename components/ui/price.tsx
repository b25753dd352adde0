import { formatSek } from '@/lib/domain/prices/format';
import type { Ore } from '@/lib/domain/prices/money';
import { cx } from './cx';
import styles from './price.module.css';

/** A formatted amount: whole kronor, grouped, followed by SEK. */
export function Price({ ore, isLarge = false }: { ore: Ore; isLarge?: boolean }) {
  const text = formatSek(ore);
  const unitAt = text.lastIndexOf('\u00a0');
  return (
    <span className={cx('figures nowrap', isLarge && styles.large)} translate="no">
      {text.slice(0, unitAt)}
      <span className={styles.unit}>{text.slice(unitAt)}</span>
    </span>
  );
}
