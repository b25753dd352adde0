'use client';

import { earlyPress } from '@/components/ui/early-press';
import { useConsentSettings } from '@/stores/consent-settings-store';

export function ConsentSettingsButton({ className }: { className: string | undefined }) {
  return (
    <button
      className={className}
      type="button"
      {...earlyPress((openedBy) => useConsentSettings.setState({ openedBy }))}
    >
      Inställningar för kakor
    </button>
  );
}
