import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

export interface AccordionItem {
  id: string;
  title: ReactNode;
  content: ReactNode;
}

/** The anchor is on the content: a browser that follows a link then opens the closed item without a script. */
export function Accordion({ items, name }: { items: readonly AccordionItem[]; name: string }) {
  return (
    <div className="line-above">
      {items.map(({ id, title, content }) => (
        <details className={styles.item} key={id} name={name}>
          <summary className={styles.summary}>
            <h3 className={styles.title}>{title}</h3>
            <Icon name="chevronDown" />
          </summary>
          <div className={styles.body} id={id}>
            {content}
          </div>
        </details>
      ))}
    </div>
  );
}
