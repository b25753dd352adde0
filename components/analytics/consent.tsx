import { useEffect, useSyncExternalStore } from 'react';
import { useConsentSettings } from '@/stores/consent-settings-store';
import { useConsent } from '@/stores/consent-store';
import { ConsentBanner } from './consent-banner';
import { usePermission } from './use-permission';
import { usePurchaseReport } from './use-purchase-report';

function followStoredChoice() {
  void useConsent.persist.rehydrate();
  const follow = (event: StorageEvent) => {
    if (event.key === useConsent.persist.getOptions().name) void useConsent.persist.rehydrate();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
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
