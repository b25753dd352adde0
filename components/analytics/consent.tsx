import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useConsent } from '@/stores/consent-store';
import { ConsentBanner } from './consent-banner';
import { usePermission } from './use-permission';
import { usePurchaseReport } from './use-purchase-report';

/** Reads the stored choice and follows changes in other tabs. */
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
  const [isReopened, setIsReopened] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  usePermission(tagManager, isRead ? choice : null);
  usePurchaseReport(isRead && choice === 'granted');

  useEffect(followStoredChoice, []);

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const button = target instanceof Element ? target.closest<HTMLElement>('[data-consent-settings]') : null;
      if (!button) return;
      opener.current = button;
      setIsReopened(true);
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  if (!isRead || (choice !== null && !isReopened)) return null;
  return (
    <ConsentBanner
      choice={choice}
      onChoose={(chosen) => {
        choose(chosen);
        setIsReopened(false);
        opener.current?.focus();
      }}
      takesFocus={isReopened}
    />
  );
}
