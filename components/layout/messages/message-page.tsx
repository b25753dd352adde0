import type { ReactNode } from 'react';
import { Container } from '@/components/ui/container';
import styles from './message-page.module.css';

interface MessagePageProps {
  eyebrow?: string;
  title: string;
  titleLang?: 'en';
  children: ReactNode;
  actions?: ReactNode;
  after?: ReactNode;
}

export function MessagePage({ eyebrow, title, titleLang, children, actions, after }: MessagePageProps) {
  return (
    <Container className={styles.page}>
      {eyebrow ? <p className="eyebrow bold">{eyebrow}</p> : null}
      <h1 lang={titleLang}>{title}</h1>
      <div className={styles.text}>{children}</div>
      {actions ? <div className="row gap-3 mt-3">{actions}</div> : null}
      {after}
    </Container>
  );
}
