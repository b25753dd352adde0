import { useEffect, useState } from 'react';
import { formatCountdown } from '@/lib/domain/prices/countdown';

interface TimeLeftProps {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Seconds. */
  lasts: number;
  className?: string | undefined;
}

/** Seconds at which the end is announced, once: enough to open the app. */
const SOON = 30;

/** "2:41" counting down. role="timer": readable at any moment, never announced. */
export function TimeLeft({ startedAt, lasts, className }: TimeLeftProps) {
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
      <span aria-live="off" className={className} role="timer" translate="no">
        {left === null ? '' : formatCountdown(left).replace(/^0/, '')}
      </span>
      <span className="visually-hidden" role="status">
        {left !== null && left > 0 && left <= SOON ? `Mindre än ${SOON}\u00a0sekunder kvar.` : ''}
      </span>
    </>
  );
}
