import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConsentChoice } from '@/lib/analytics/consent';
import { setPermission } from '@/lib/analytics/data-layer';
import { denyByDefault, startTagManager, stopTagManager } from '@/lib/analytics/tag-manager';
import { whenRestored } from '@/lib/when-restored';
import { useConsentSettings } from '@/stores/consent-settings-store';
import { useConsent } from '@/stores/consent-store';
import { ConsentBanner } from './consent-banner';
import { usePurchaseReport } from './use-purchase-report';

/** Applies the visitor's choice. Null: no choice yet, and nothing leaves the page. */
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
