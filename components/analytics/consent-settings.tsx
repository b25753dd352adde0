import { cx } from '@/components/ui/cx';
import styles from './consent-settings.module.css';
import { ConsentSettingsButton } from './consent-settings-button';

/** Opens the consent banner again. Not displayed when there is nothing to consent to. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  return (
    <span className={styles.settings}>
      <ConsentSettingsButton className={cx('text-button', className)} />
    </span>
  );
}
