'use client';

import { type ReactEventHandler, useEffect, useRef, useState } from 'react';
import type { Rates } from '@/lib/prices/rates';
import { RateLine } from './rate-line';
import styles from './rates-ticker.module.css';

const REFETCH_MS = 300_000;
const POPOVER_MS = 4_000;

interface RatesTickerProps {
  /** As of the render of the page; refetched every five minutes (spec.md section 9). */
  initial: Rates;
  isLive: boolean;
}

function Lines({ gold, silver }: Rates) {
  return (
    <>
      <RateLine name="GULD" rate={gold} />
      <RateLine name="SILVER" rate={silver} />
    </>
  );
}

export function RatesTicker({ initial, isLive }: RatesTickerProps) {
  const [fetched, setFetched] = useState<{ from: Rates; rates: Rates } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A page that was rendered anew brings newer rates than those we fetched for the one before.
  const rates = fetched?.from === initial ? fetched.rates : initial;

  useEffect(() => {
    if (!isLive) return;
    const refetch = setInterval(async () => {
      if (document.hidden) return;
      const { fetchRates } = await import('./shop-status');
      const answer = await fetchRates();
      if (answer) setFetched({ from: initial, rates: answer });
    }, REFETCH_MS);
    return () => clearInterval(refetch);
  }, [initial, isLive]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const hideLater: ReactEventHandler<HTMLDivElement> = ({ currentTarget: popover }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => popover.hidePopover(), POPOVER_MS);
  };

  return (
    <div className={styles.bar}>
      <button className={styles.rates} popoverTarget="metallpriser" type="button">
        <Lines {...rates} />
      </button>
      <div className={styles.popover} id="metallpriser" onToggle={hideLater} popover="auto">
        <p>
          <Lines {...rates} />
        </p>
        <p>Spotpris per troy ounce (31,1&nbsp;g)</p>
      </div>
    </div>
  );
}
