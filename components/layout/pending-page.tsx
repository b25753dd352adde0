'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { pressedLink } from './page-links';
import styles from './pending-page.module.css';

/** What comes sooner needs no sign. */
const PATIENCE_MS = 300;

const ASKED = 'page-asked';

/** Call with each `push` of the router: no click on a link announces it. */
export function pageAsked(): void {
  dispatchEvent(new Event(ASKED));
}

/** Whether a click leads to another path. A page shows a change of its query by itself. */
function leadsAway(event: MouseEvent): boolean {
  const path = pressedLink(event)?.pathname;
  return path !== undefined && path !== location.pathname;
}

/** The sign itself. Its style sheet delays it, so that it can be a Suspense fallback too. */
export function PendingSign({ shown }: { shown: boolean }) {
  return (
    <div className={styles.place} role="status">
      {shown ? (
        <>
          <span className={styles.line} />
          <span className={styles.word}>Loading...</span>
        </>
      ) : null}
    </div>
  );
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
    const begin = () => {
      const { href } = location;
      clearTimeout(timer);
      // An address that has changed meanwhile says that the page has come, or that the press was answered in place.
      timer = setTimeout(() => location.href === href && setFrom(location.pathname), PATIENCE_MS);
    };
    const onClick = (event: MouseEvent) => {
      if (leadsAway(event)) begin();
    };
    document.addEventListener('click', onClick);
    addEventListener(ASKED, begin);
    addEventListener('popstate', end);
    addEventListener('pageshow', end);
    return () => {
      end();
      document.removeEventListener('click', onClick);
      removeEventListener(ASKED, begin);
      removeEventListener('popstate', end);
      removeEventListener('pageshow', end);
    };
  }, []);

  return <PendingSign shown={isPending} />;
}
