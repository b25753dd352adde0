import type { ReactNode } from 'react';
import styles from './accordion.module.css';
import { Icon } from './icon';

interface AccordionItem {
  id: string;
  title: string;
  content: ReactNode;
}

interface AccordionProps {
  items: readonly AccordionItem[];
  /** Items with the same name close each other. Omitted: each opens on its own. */
  name?: string;
}

export function Accordion({ items, name }: AccordionProps) {
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
