import styles from './consent-settings.module.css';

interface ConsentSettingsProps {
  className?: string | undefined;
}

/** Opens the question about statistics again. Not displayed where there is nothing to ask about. */
export function ConsentSettings({ className }: ConsentSettingsProps) {
  return (
    <span className={styles.settings}>
      <button className={className ?? styles.plain} data-consent-settings="" type="button">
        Inställningar för kakor
      </button>
    </span>
  );
}
