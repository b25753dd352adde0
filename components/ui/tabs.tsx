'use client';

import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx';
import styles from './tabs.module.css';

interface Tab {
  id: string;
  title: string;
  content: ReactNode;
}

/** Labels are links to their panels, all in the HTML: without JavaScript a link shows its panel by `:target`. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  // Null until the scripts run.
  const [chosen, setChosen] = useState<number | null>(null);
  const current = chosen ?? 0;
  const list = useRef<HTMLDivElement>(null);

  // A label pressed before the scripts ran, or a link from elsewhere, named its panel in the URL.
  useLayoutEffect(() => {
    const named = tabs.findIndex(({ id }) => location.hash === `#${id}`);
    setChosen((now) => now ?? Math.max(named, 0));
  }, [tabs]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = (current + step + tabs.length) % tabs.length;
    setChosen(next);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div>
      <div aria-label={label} className={styles.list} onKeyDown={onKeyDown} ref={list} role="tablist" tabIndex={-1}>
        {tabs.map(({ id, title }, index) => (
          <a
            aria-controls={id}
            aria-selected={index === current}
            className={styles.tab}
            href={`#${id}`}
            id={`flik-${id}`}
            key={id}
            onClick={(event) => {
              event.preventDefault();
              setChosen(index);
            }}
            role="tab"
            tabIndex={index === current ? 0 : -1}
          >
            {title}
          </a>
        ))}
      </div>
      {tabs.map(({ id, content }, index) => (
        <div
          aria-labelledby={`flik-${id}`}
          className={cx('pt-5', index !== current && (chosen === null ? styles.untargeted : styles.away))}
          id={id}
          key={id}
          role="tabpanel"
        >
          {content}
        </div>
      ))}
    </div>
  );
}
