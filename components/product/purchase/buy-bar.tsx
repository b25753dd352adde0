'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './buy-bar.module.css';

/** The buy button. On a phone it stays at the bottom of the screen before and after its place on the page. */
export function BuyBar({ price, children }: { price: ReactNode; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.top < 0);
    });
    if (end.current) observer.observe(end.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div className={cx(styles.bar, isPassed && styles.passed)} data-buy-bar="">
        <p aria-hidden="true" className={styles.price}>
          {price}
        </p>
        {children}
      </div>
      <div className={cx(styles.end, isPassed && styles.held)} ref={end} />
    </>
  );
}
