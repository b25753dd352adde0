'use client';

import { type ReactEventHandler, useEffect, useRef, useState } from 'react';
import { OnDemand } from '@/components/ui/on-demand';
import { onFirstInput } from '@/lib/on-first-input';
import type { Rates } from '@/lib/prices/rates';
import { RateLine } from './rate-line';
import styles from './rates-ticker.module.css';

const load = () => import('./rates-query').then((module) => module.RatesQuery);

const POPOVER_MS = 4_000;

interface RatesTickerProps {
  /** As of the render of the page. */
  rendered: Rates;
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

export function RatesTicker({ rendered, isLive }: RatesTickerProps) {
  const [isTouched, setTouched] = useState(false);
  const [fetched, setFetched] = useState<Rates | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rates = fetched ?? rendered;

  // Nobody who has not touched the page waits for newer rates; the next prices bring them along.
  useEffect(() => (isLive ? onFirstInput(() => setTouched(true)) : undefined), [isLive]);

  useEffect(() => () => clearTimeout(timer.current), []);

  const hideLater: ReactEventHandler<HTMLDivElement> = ({ currentTarget: popover }) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => popover.hidePopover(), POPOVER_MS);
  };

  return (
    <div className={styles.bar}>
      {isTouched ? (
        <OnDemand load={load}>{(Query) => <Query onRates={setFetched} rendered={rendered} />}</OnDemand>
      ) : null}
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
