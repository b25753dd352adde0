import type { ReactNode } from 'react';
import styles from './product-grid.module.css';

export function ProductGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{children}</ul>;
}

export function GridItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>;
}
