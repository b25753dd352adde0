import { buttonClasses } from '@/components/ui/button';
import { CopyButton } from '@/components/ui/copy-button';
import { site } from '@/lib/domain/site';
import styles from './gold-bag-order.module.css';

const SUBJECT = 'Beställning av guldpåse';
const BODY = [
  'Hej,',
  '',
  'Jag vill beställa en guldpåse.',
  '',
  'Namn:',
  'Folkbokföringsadress:',
  'Telefonnummer:',
  'Ungefärligt innehåll och värde:',
];

/** The ways to order a gold bag, by phone or mail, also without a mail program: the backend has no endpoint for it. */
export function GoldBagOrder() {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY.join('\r\n'))}`;
  return (
    <div className={styles.box}>
      <h3 className={styles.title}>Beställ en guldpåse</h3>
      <div className={styles.actions}>
        <a className={buttonClasses({ appearance: 'primary' })} href={site.phone.href}>
          Ring {site.phone.display}
        </a>
      </div>
      <details className="mt-4">
        <summary className="disclosure">Mejla i stället</summary>
        <p className="mt-4">
          Mejla det här till{' '}
          <a href={mail} translate="no">
            {site.email}
          </a>
          . Skriv inget personnummer i mejlet; en kopia av din legitimation lägger du i påsen med blanketten.
        </p>
        <p className={styles.message}>{BODY.join('\n')}</p>
        <div className={styles.actions}>
          <a className={buttonClasses({})} href={mail}>
            Öppna som mejl
          </a>
          <CopyButton name="meddelandet" value={`${SUBJECT}\n\n${BODY.join('\n')}`} />
        </div>
      </details>
    </div>
  );
}
