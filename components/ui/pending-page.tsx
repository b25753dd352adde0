'use client';

import { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, startTransition, use, useCallback, useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import { releaseOverlay } from './overlay-history';
import { PageSkeleton } from './page-skeleton';
import styles from './pending-page.module.css';

/** Id of the live region in the root layout: screen readers announce changes only in an existing one. */
export const PENDING_ID = 'sidan-laddas';

/** Says that something is being fetched. Its style sheet delays it: what comes within 300 ms needs no sign. */
export function PendingSign() {
  return createPortal(
    <div className={styles.place}>
      <span className={styles.line} />
      <span className={styles.word}>Hämtar …</span>
    </div>,
    document.getElementById(PENDING_ID) ?? document.body,
  );
}

/** Over the page that is left, the shape of the one that is being fetched. */
function PendingShape({ href }: { href: string }) {
  const main = document.querySelector('main');
  return main && createPortal(<PageSkeleton href={href} />, main);
}

/** The sign, and the shape of the page (spec.md section 2). */
function PendingPage({ href }: { href: string }) {
  return (
    <>
      <PendingSign />
      <PendingShape href={href} />
    </>
  );
}

/** For use inside a link to `href`: while its page is being fetched. */
export function LinkPending({ href }: { href: string }) {
  return useLinkStatus().pending ? <PendingPage href={href} /> : null;
}

const Transition = createContext<(href: string, navigate: () => void) => void>((_, navigate) =>
  startTransition(navigate),
);

/** Wraps all pages: the same for navigations without a link. */
export function NavigationStatus({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition();
  const [to, setTo] = useState('');
  const navigate = useCallback((href: string, act: () => void) => {
    setTo(href);
    start(act);
  }, []);
  return (
    <Transition value={navigate}>
      {children}
      {isPending ? <PendingPage href={to} /> : null}
    </Transition>
  );
}

export function useNavigate(): (href: string) => void {
  const router = useRouter();
  const start = use(Transition);
  return (href) => {
    const isOverlay = releaseOverlay();
    start(href, () => (isOverlay ? router.replace(href) : router.push(href)));
  };
}
