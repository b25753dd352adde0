import type { ReactNode } from 'react';
import styles from './product-grid.module.css';

interface ProductGridProps {
  children: ReactNode;
}

/** Cards on one grid. */
export function ProductGrid({ children }: ProductGridProps) {
  return <ul className={styles.grid}>{children}</ul>;
}

interface GridItemProps {
  children: ReactNode;
}

export function GridItem({ children }: GridItemProps) {
  return <li className={styles.item}>{children}</li>;
}
