'use client';

import { cx } from '@/components/ui/cx';
import { earlyPress } from '@/components/ui/early-press';
import { useConsentSettings } from '@/stores/consent-settings-store';
import styles from './consent-settings.module.css';

/** Opens the consent banner again. Not displayed when there is nothing to consent to. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  return (
    <span className={styles.settings}>
      <button
        className={cx('text-button', className)}
        type="button"
        {...earlyPress((openedBy) => useConsentSettings.setState({ openedBy }))}
      >
        Inställningar för kakor
      </button>
    </span>
  );
}
