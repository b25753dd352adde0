import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { pushEvent, setPermission } from '@/lib/browser/analytics/data-layer';
import { purchase } from '@/lib/browser/analytics/events';
import { denyByDefault, startTagManager, stopTagManager } from '@/lib/browser/analytics/tag-manager';
import { whenRestored } from '@/lib/browser/when-restored';
import type { ConsentChoice } from '@/lib/domain/buyer/consent';
import { paths } from '@/lib/domain/paths/paths';
import { useConsentSettings } from '@/stores/consent-settings-store';
import { useConsent } from '@/stores/consent-store';
import { useLastOrder } from '@/stores/last-order-store';
import styles from './consent.module.css';

function usePermission(tagManager: string, choice: ConsentChoice | null): void {
  const last = useRef<ConsentChoice | 'default' | null>(null);

  useEffect(() => {
    if (last.current === null) denyByDefault();
    if (choice === 'granted' && last.current !== 'granted') startTagManager(tagManager, new Date());
    if (choice === 'denied' && last.current === 'granted') stopTagManager();
    if (choice !== null) setPermission(choice);
    last.current = choice ?? last.current ?? 'default';
  }, [tagManager, choice]);
}

/** Reports each valid order once: not again after a reload, in another tab, or when consent is given later. */
function usePurchaseReport(isAllowed: boolean): void {
  const order = useLastOrder((state) => state.order);
  const lastReported = useRef<string | null>(null);

  useEffect(() => {
    if (!isAllowed || order === null) return;
    const orderId = String(order.orderId);
    if (lastReported.current === orderId) return;
    lastReported.current = orderId;
    const { reported, markReported } = useConsent.getState();
    if (reported.includes(orderId)) return;
    markReported(orderId);
    pushEvent(purchase(order));
  }, [isAllowed, order]);
}

function followStoredChoice() {
  const read = () => void useConsent.persist.rehydrate();
  read();
  const follow = (event: StorageEvent) => {
    if (event.key === useConsent.persist.getOptions().name) read();
  };
  window.addEventListener('storage', follow);
  const endRestored = whenRestored(read);
  return () => {
    endRestored();
    window.removeEventListener('storage', follow);
  };
}

interface ConsentBannerProps {
  choice: ConsentChoice | null;
  onChoose: (choice: ConsentChoice) => void;
  /** Whether the visitor opened it; otherwise it does not take the focus. */
  takesFocus: boolean;
}

const CHOICES = { granted: 'Du har sagt ja till statistik.', denied: 'Du har sagt nej till statistik.' } as const;

/** A consent banner at the bottom that does not block shopping. "No" is as easy to choose as "yes" and looks the same. */
function ConsentBanner({ choice, onChoose, takesFocus }: ConsentBannerProps) {
  const titleId = useId();
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (takesFocus) ref.current?.focus();
  }, [takesFocus]);

  return (
    <section aria-labelledby={titleId} className={styles.banner} data-consent="" ref={ref} tabIndex={-1}>
      <div className={styles.text}>
        <p className="bold" id={titleId}>
          Får vi mäta hur webbplatsen används?
        </p>{' '}
        <p>
          <span className={styles.made}>{choice === null ? null : `${CHOICES[choice]} `}</span>
          Google får då veta vilka sidor och varor du ser, vad du lägger i varukorgen och vad du beställer.{' '}
          <span className={styles.long}>Utan ditt ja hämtas och sparas ingenting för statistik.</span>{' '}
          <Link href={`${paths.privacy}#kakor`}>Läs mer</Link>
        </p>
      </div>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('denied')}>Nej tack</Button>
        <Button onClick={() => onChoose('granted')}>Godkänn</Button>
      </div>
    </section>
  );
}

/** Requests consent to statistics, stores the choice, and allows changing it (domain.md 5.7). */
export function Consent({ tagManager }: { tagManager: string }) {
  const isRead = useSyncExternalStore(
    useConsent.persist.onFinishHydration,
    useConsent.persist.hasHydrated,
    () => false,
  );
  const { choice, choose } = useConsent();
  const { openedBy } = useConsentSettings();
  usePermission(tagManager, isRead ? choice : null);
  usePurchaseReport(isRead && choice === 'granted');

  useEffect(followStoredChoice, []);

  if (!isRead || (choice !== null && !openedBy)) return null;
  return (
    <ConsentBanner
      choice={choice}
      onChoose={(chosen) => {
        choose(chosen);
        useConsentSettings.setState({ openedBy: null });
        openedBy?.focus();
      }}
      takesFocus={openedBy !== null}
    />
  );
}
