import type { ReactNode } from 'react';
import styles from './container.module.css';
import { cx } from './cx';

interface ContainerProps {
  children: ReactNode;
  className?: string | undefined;
  narrow?: boolean;
}

export function Container({ children, className, narrow = false }: ContainerProps) {
  return <div className={cx(styles.container, narrow && styles.narrow, className)}>{children}</div>;
}
