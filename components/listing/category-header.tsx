import type { ReactNode } from 'react';
import styles from './category-page.module.css';

export function CategoryHeader({ title, children }: { title: string; children: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1>{title}</h1>
      {children}
    </header>
  );
}
