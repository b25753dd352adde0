'use client';

import { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  startTransition,
  type TransitionStartFunction,
  use,
  useTransition,
} from 'react';
import { createPortal } from 'react-dom';
import { releaseOverlay } from './overlay-history';
import styles from './pending-page.module.css';

/** Of the live region in the root layout: screen readers hear only what changes in one that is there already. */
export const PENDING_ID = 'sidan-laddas';

/** Says that a page is on its way. Its style sheet delays it: what comes within 300 ms needs no sign. */
export function PendingSign() {
  return createPortal(
    <div className={styles.place}>
      <span className={styles.line} />
      <span className={styles.word}>Loading...</span>
    </div>,
    document.getElementById(PENDING_ID) ?? document.body,
  );
}

/** Inside a link: the sign while its page is on its way (spec.md section 2). */
export function LinkPending() {
  return useLinkStatus().pending ? <PendingSign /> : null;
}

const Transition = createContext<TransitionStartFunction>(startTransition);

/** Stands around all pages: shows the sign for navigations that no link starts. */
export function NavigationStatus({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition();
  return (
    <Transition value={start}>
      {children}
      {isPending ? <PendingSign /> : null}
    </Transition>
  );
}

/** The router's `push`, with the sign while the page is on its way. */
export function useNavigate(): (href: string) => void {
  const router = useRouter();
  const start = use(Transition);
  return (href) => {
    const isOverlay = releaseOverlay();
    start(() => (isOverlay ? router.replace(href) : router.push(href)));
  };
}
