'use client';

import { type ToggleEventHandler, useEffect, useRef, useState } from 'react';
import { Link } from '@/components/ui/link';
import { OnDemand } from '@/components/ui/on-demand';
import { Wording } from '@/components/ui/wording';
import { onFirstInput } from '@/lib/browser/on-first-input';
import { paths } from '@/lib/domain/paths/paths';
import type { Rate, Rates } from '@/lib/domain/prices/rates';
import { RateLine } from './rate-line';
import styles from './rates-ticker.module.css';

const load = () => import('./rates-query').then((module) => module.RatesQuery);

const POPOVER = 'metallpriser';
const POPOVER_MS = 4_000;

const hide = () => document.getElementById(POPOVER)?.hidePopover();

interface DayProps {
  name: 'GULD' | 'SILVER';
  rate: Rate | undefined;
  href: string;
  curve: string;
}

/** A metal in the popover: a link to its page, with the last day's chart. */
function Day({ name, rate, href, curve }: DayProps) {
  if (!rate) return null;
  return (
    <Link className={styles.day} href={href} onNavigate={hide}>
      <RateLine name={name} rate={rate} />
      <img alt="" height="24" loading="lazy" src={curve} width="96" />
    </Link>
  );
}

export function RatesTicker({ rendered, isLive }: { rendered: Rates; isLive: boolean }) {
  const [isTouched, setTouched] = useState(false);
  const [fetched, setFetched] = useState<Rates | null>(null);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const rates = fetched ?? rendered;

  // Before the first input newer rates are not worth a request; the next price change brings them.
  useEffect(() => (isLive ? onFirstInput(() => setTouched(true)) : undefined), [isLive]);

  useEffect(() => () => clearInterval(timer.current), []);

  const hideLater: ToggleEventHandler<HTMLDivElement> = ({ currentTarget: popover, newState }) => {
    clearInterval(timer.current);
    if (newState === 'open')
      timer.current = setInterval(() => {
        // Stays open under the pointer or focus: the reader is about to follow a link.
        if (!popover.matches(':hover, :focus-within')) hide();
      }, POPOVER_MS);
  };
  return (
    <div>
      {isTouched ? (
        <OnDemand load={load}>{(Query) => <Query onRates={setFetched} rendered={rendered} />}</OnDemand>
      ) : null}
      <button className={styles.rates} popoverTarget={POPOVER} type="button">
        <RateLine name="GULD" rate={rates.gold} />
        <RateLine name="SILVER" rate={rates.silver} />
      </button>
      <div className={styles.popover} id={POPOVER} onToggle={hideLater} popover="auto">
        <Day curve={paths.goldCurve} href={paths.goldPrice} name="GULD" rate={rates.gold} />
        <Day curve={paths.silverCurve} href={paths.silverPrice} name="SILVER" rate={rates.silver} />
        <p>
          <Wording
            text={'Spotpris per uns (31,1\u00a0g) och ändring sedan förra priset. Kurvorna visar senaste dygnet.'}
          />
        </p>
      </div>
    </div>
  );
}
