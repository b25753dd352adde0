import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

interface VisuallyHiddenProps {
  as?: 'span' | 'h2' | 'h3' | 'legend' | 'caption';
  role?: 'status';
  children: ReactNode;
}

export function VisuallyHidden({ as: Tag = 'span', role, children }: VisuallyHiddenProps) {
  return (
    <Tag className={styles.hidden} role={role}>
      {children}
    </Tag>
  );
}
