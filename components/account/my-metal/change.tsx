import { cx } from '@/components/ui/cx';
import type { Worth } from '@/lib/domain/holdings/holdings';
import { formatChangeOf } from '@/lib/domain/holdings/text';
import styles from './my-metal.module.css';

/** What a value is above or below what was paid, with its sign. */
export function Change({ worth }: { worth: Worth }) {
  const text = formatChangeOf(worth);
  const direction = text.startsWith('+') ? styles.up : text.startsWith('\u2212') ? styles.down : 'quiet';
  return (
    <span className={cx(styles.change, direction)} data-price translate="no">
      {text}
    </span>
  );
}
