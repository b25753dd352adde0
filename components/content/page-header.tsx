import type { ReactNode } from 'react';
import { Wording } from '@/components/ui/wording';
import styles from './page-header.module.css';

interface PageHeaderProps {
  eyebrow?: string | undefined;
  title: string;
  lead: string;
  children?: ReactNode;
}

export function PageHeader({ eyebrow, title, lead, children }: PageHeaderProps) {
  return (
    <header className={styles.header}>
      {eyebrow && <p className="eyebrow mb-4">{eyebrow}</p>}
      <h1>{title}</h1>
      <p className={styles.lead}>
        <Wording text={lead} />
      </p>
      {children}
    </header>
  );
}
