import { cx } from './cx';
import styles from './skeleton.module.css';

export function Skeleton({ className }: { className?: string | undefined }) {
  return <span aria-hidden="true" className={cx(styles.skeleton, className)} />;
}
