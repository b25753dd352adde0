import { type ReactNode, useId } from 'react';
import { Container } from '@/components/ui/container';
import styles from './section.module.css';

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-7">
      <Container>
        <h2 id={id}>{title}</h2>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <div className="mt-5">{children}</div>
      </Container>
    </section>
  );
}
