'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { pressedLink } from './page-links';
import styles from './pending-page.module.css';

/** What comes sooner needs no sign. */
const PATIENCE_MS = 300;

/** The path that a press leads away to; null for a press that stays. */
function addressOf(event: MouseEvent): string | null {
  const path = pressedLink(event)?.pathname;
  // A page that stays, with other parameters, tells of itself what it does.
  return path === undefined || path === location.pathname ? null : path;
}

/**
 * Says that a page is on its way when it takes its time (spec.md section 2). In the browser, and not as a page of its own that
 * the server would send first: that would be sent with 200 whatever becomes of the page.
 */
export function PendingPage() {
  const pathname = usePathname();
  const [from, setFrom] = useState<string | null>(null);
  const isPending = from === pathname;

  useEffect(() => {
    if (from !== null && from !== pathname) setFrom(null);
  }, [from, pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const end = () => {
      clearTimeout(timer);
      setFrom(null);
    };
    const begin = (event: MouseEvent) => {
      const address = addressOf(event);
      if (address === null) return;
      const { href } = location;
      clearTimeout(timer);
      // An address that has changed meanwhile says that the page has come, or that the press was answered in place.
      timer = setTimeout(() => location.href === href && setFrom(location.pathname), PATIENCE_MS);
    };
    document.addEventListener('click', begin);
    addEventListener('popstate', end);
    addEventListener('pageshow', end);
    return () => {
      end();
      document.removeEventListener('click', begin);
      removeEventListener('popstate', end);
      removeEventListener('pageshow', end);
    };
  }, []);

  return (
    <div className={styles.place} role="status">
      {isPending ? (
        <>
          <span className={styles.line} />
          <span className={styles.word}>Loading...</span>
        </>
      ) : null}
    </div>
  );
}
