'use client';

import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { useConsentSettings } from '@/stores/consent-settings-store';

/** Opens the consent banner again. Not displayed when there is nothing to consent to (app/globals.css). */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  return (
    <button
      className={cx('consent-settings text-button', className)}
      type="button"
      {...earlyPress((openedBy) => useConsentSettings.setState({ openedBy }))}
    >
      Inställningar för kakor
    </button>
  );
}
