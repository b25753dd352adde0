import styles from './consent-settings.module.css';

interface ConsentSettingsProps {
  className?: string | undefined;
}

/** Opens the consent banner again. Not rendered when there is nothing to consent to. */
export function ConsentSettings({ className }: ConsentSettingsProps) {
  return (
    <span className={styles.settings}>
      <button className={className ?? styles.plain} data-consent-settings="" type="button">
        Inställningar för kakor
      </button>
    </span>
  );
}
