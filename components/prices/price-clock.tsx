'use client';

import { Wording } from '@/components/ui/wording';
import { formatCountdown } from '@/lib/domain/prices/countdown';
import { formatClock } from '@/lib/domain/prices/format';
import styles from './price-clock.module.css';
import { useLivePrices } from './use-live-prices';

interface PriceClockProps {
  /** The page's price epoch, ISO 8601. */
  epoch: string;
  /** Version of the page's catalogue. */
  version: string;
}

/** The server renders the label without the time, so that the page can be cached for everybody. */
export function PriceClock({ epoch, version }: PriceClockProps) {
  const { left, changes } = useLivePrices(epoch, version);
  return (
    <div className={styles.clock}>
      <span className={styles.label}>
        Nästa pris<span className={styles.rest}>uppdatering</span>
      </span>
      <span aria-label="Tid till nästa prisuppdatering" className={styles.time} role="timer" translate="no">
        {left === null ? '' : formatCountdown(left)}
      </span>
      <span className="visually-hidden" role="status">
        {changes === 0 ? null : <Wording text={`Nya priser sedan kl.\u00a0${formatClock(new Date(epoch))}.`} />}
      </span>
    </div>
  );
}
