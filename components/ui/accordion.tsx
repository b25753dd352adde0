import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

export function Accordion({ items, name }: { items: readonly AccordionItem[]; name?: string }) {
  return (
    <div className="line-above">
      {items.map((item) => (
        <details className={styles.item} id={item.id} key={item.id} name={name}>
          <summary className={styles.summary}>
            {item.title}
            <Icon name="chevronDown" />
          </summary>
          <div className={styles.body}>{item.content}</div>
        </details>
      ))}
    </div>
  );
}
