'use client';

import { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import { createContext, type ReactNode, startTransition, use, useEffect, useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import { releaseOverlay } from './overlay-history';
import styles from './pending-page.module.css';

/** Id of the live region in the root layout: screen readers announce changes only in an existing one. */
export const PENDING_ID = 'sidan-laddas';

/** Loaded before it is needed where prices are followed: a slow network would bring it after the page. */
export const loadSkeleton = () => import('./page-skeleton').catch(() => null);

/**
 * Says that something is being fetched, and shows the shape of the page at `href` (spec.md section 2). Their style sheets delay them: what
 * comes within 300 ms needs no sign.
 */
export function PendingSign({ href }: { href?: string }) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadSkeleton>>>(null);
  useEffect(() => void loadSkeleton().then(setModule), []);
  const sign = createPortal(
    <div className={styles.place}>
      <span className={styles.line} />
      <span className={styles.word}>Hämtar …</span>
    </div>,
    document.getElementById(PENDING_ID) ?? document.body,
  );
  return (
    <>
      {sign}
      {module && href ? <module.PageSkeleton href={href} /> : null}
    </>
  );
}

/** For use inside a link to `href`: while its page is being fetched. */
export function LinkPending({ href }: { href: string }) {
  return useLinkStatus().pending ? <PendingSign href={href} /> : null;
}

const Transition = createContext<(href: string, navigate: () => void) => void>((_, navigate) =>
  startTransition(navigate),
);

/** Wraps all pages: the same for navigations without a link. */
export function NavigationStatus({ children }: { children: ReactNode }) {
  const [isPending, start] = useTransition();
  const [to, setTo] = useState('');
  const navigate = (href: string, act: () => void) => {
    setTo(href);
    start(act);
  };
  return (
    <Transition value={navigate}>
      {children}
      {isPending ? <PendingSign href={to} /> : null}
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
