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

/** Id of the live region in the root layout: screen readers announce changes only in an existing one. */
export const PENDING_ID = 'sidan-laddas';

/** Says that a page is loading. Its style sheet delays it: pages that load within 300 ms need no sign. */
export function PendingSign() {
  return createPortal(
    <div className={styles.place}>
      <span className={styles.line} />
      <span className={styles.word}>Loading...</span>
    </div>,
    document.getElementById(PENDING_ID) ?? document.body,
  );
}

/** For use inside a link: the sign while the link's page is loading (spec.md section 2). */
export function LinkPending() {
  return useLinkStatus().pending ? <PendingSign /> : null;
}

const Transition = createContext<TransitionStartFunction>(startTransition);

/** Wraps all pages: shows the sign for navigations without a link. */
export function NavigationStatus({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition();
  return (
    <Transition value={start}>
      {children}
      {isPending ? <PendingSign /> : null}
    </Transition>
  );
}

export function useNavigate(): (href: string) => void {
  const router = useRouter();
  const start = use(Transition);
  return (href) => {
    const isOverlay = releaseOverlay();
    start(() => (isOverlay ? router.replace(href) : router.push(href)));
  };
}
