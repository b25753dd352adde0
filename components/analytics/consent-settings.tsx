import styles from './consent-settings.module.css';

/** Opens the consent banner again. Not rendered when there is nothing to consent to. */
export function ConsentSettings({ className }: { className?: string | undefined }) {
  return (
    <span className={styles.settings}>
      <button className={className ?? styles.plain} data-consent-settings="" type="button">
        Inställningar för kakor
      </button>
    </span>
  );
}
