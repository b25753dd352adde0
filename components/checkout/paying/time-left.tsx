import { useEffect, useState } from 'react';
import { formatCountdown } from '@/lib/domain/prices/countdown';
import styles from './paying.module.css';

interface TimeLeftProps {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Seconds. */
  lasts: number;
}

/** Seconds at which the end is announced, once: enough to open the app. */
const SOON = 30;

function announcement(left: number | null): string {
  if (left === 0) return 'Tiden är ute. Vi kontrollerar om du hann godkänna.';
  return left !== null && left <= SOON ? `Mindre än ${SOON}\u00a0sekunder kvar.` : '';
}

/** "2:41" counting down. role="timer": readable at any moment, never announced. The provider may still respond for a moment after the end. */
export function TimeLeft({ startedAt, lasts }: TimeLeftProps) {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const show = () => {
      // Setting the device's clock back must not add time.
      const passed = Math.max(0, Date.now() - startedAt) / 1000;
      setLeft(Math.max(0, Math.ceil(lasts - passed)));
    };
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [startedAt, lasts]);
  return (
    <>
      {left === 0 ? null : (
        <p className="flex between baseline">
          Tid kvar{' '}
          <span aria-live="off" className={styles.clock} role="timer" translate="no">
            {left === null ? '' : formatCountdown(left).replace(/^0/, '')}
          </span>
        </p>
      )}
      <p className={left === 0 ? undefined : 'visually-hidden'} role="status">
        {announcement(left)}
      </p>
    </>
  );
}
