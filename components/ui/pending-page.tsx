'use client';

import { useLinkStatus } from 'next/link';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useState,
  useTransition,
} from 'react';
import { createPortal } from 'react-dom';
import { whenIdle } from '@/lib/browser/when-idle';
import { releaseOverlay } from './overlay-history';
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

const loadSkeleton = () => import('./page-skeleton').catch(() => null);

/** The shape of the page that is being fetched. Its code is loaded before it is needed: a slow network would bring it after the page. */
function PendingShape({ href }: { href: string }) {
  const [module, setModule] = useState<Awaited<ReturnType<typeof loadSkeleton>>>(null);
  useEffect(() => void loadSkeleton().then(setModule), []);
  return module && <module.PageSkeleton href={href} />;
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
  useEffect(() => whenIdle(() => void loadSkeleton()), []);
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
