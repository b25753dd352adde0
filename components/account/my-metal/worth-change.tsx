import { cx } from '@/components/ui/cx';
import type { Worth } from '@/lib/domain/holdings/holdings';
import { changeTexts } from '@/lib/domain/holdings/text';
import styles from './my-metal.module.css';

/** What a value is above or below what was paid, with its sign. */
export function WorthChange({ worth }: { worth: Worth }) {
  const { kronor, percent } = changeTexts(worth);
  const direction = kronor.startsWith('+') ? styles.up : kronor.startsWith('\u2212') ? styles.down : 'quiet';
  return (
    <span className={cx(styles.change, direction)} data-price translate="no">
      <span className="nowrap">{kronor}</span>
      {percent === null ? null : ' '}
      {percent === null ? null : <span className="nowrap">{percent}</span>}
    </span>
  );
}
