'use client';

import { useOffline } from 'next/offline';
import styles from './connection-notice.module.css';

/**
 * Says that the network is unavailable. The router and the queries wait for it and resume on their own (next.config.mjs, `useOffline`).
 * `place`: a modal dialog covers a notice on its page, so it shows its own.
 */
export function ConnectionNotice({ place }: { place: 'page' | 'dialog' }) {
  const isOffline = useOffline();
  return (
    <div role="status">
      {isOffline ? (
        <p className={styles[place]}>Ingen anslutning. Det du väljer hämtas när du är uppkopplad igen.</p>
      ) : null}
    </div>
  );
}
