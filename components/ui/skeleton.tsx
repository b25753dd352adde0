import { cx } from './cx';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** Gives the placeholder the size of the real content. */
  className?: string | undefined;
}

export function Skeleton({ className }: SkeletonProps) {
  return <span aria-hidden="true" className={cx(styles.skeleton, className)} />;
}
