'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import styles from './buy-bar.module.css';

/** Root margins that are open to one side: also a jump over the element is a change. */
const ABOVE = '1000000px 0px 0px 0px';
const BELOW = '0px 0px 1000000px 0px';

/** The buy button. On a phone it stays at the bottom of the screen with the price, before and after its place on the page. */
export function BuyBar({ price, children }: { price: ReactNode; children: ReactNode }) {
  const end = useRef<HTMLDivElement>(null);
  const [isReached, setReached] = useState(false);
  const [isPassed, setPassed] = useState(false);

  useEffect(() => {
    const watch = (rootMargin: string, set: (isInside: boolean) => void) => {
      const observer = new IntersectionObserver(([entry]) => entry && set(entry.isIntersecting), { rootMargin });
      if (end.current) observer.observe(end.current);
      return observer;
    };
    const observers = [watch(ABOVE, setReached), watch(BELOW, (isInside) => setPassed(!isInside))];
    return () => {
      for (const observer of observers) observer.disconnect();
    };
  }, []);

  const isInPlace = isReached && !isPassed;
  return (
    <>
      <div className={cx(styles.bar, isInPlace ? styles.inPlace : isPassed && styles.passed)} data-buy-bar="">
        <p aria-hidden="true" className={styles.price}>
          {price}
        </p>
        {children}
      </div>
      {isInPlace ? null : <div className={styles.place} />}
      <div className={styles.end} ref={end} />
    </>
  );
}
