import { buttonClasses } from '@/components/ui/button';
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
].join('\r\n');

/** The two ways to order a gold bag, by mail or phone: the backend has no endpoint for it. */
export function GoldBagOrder() {
  const mail = `mailto:${site.email}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(BODY)}`;
  return (
    <div className="tinted measure p-5">
      <p className={styles.title}>Beställ en guldpåse</p>
      <p className="quiet mt-2">
        Mejlet är ifyllt i förväg. Skriv inget personnummer i det; legitimation lämnar du med blanketten i påsen.
      </p>
      <p className={styles.actions}>
        <a className={buttonClasses({ appearance: 'primary' })} href={mail}>
          Beställ med mejl
        </a>
        <a className={buttonClasses({})} href={site.phone.href}>
          Ring {site.phone.display}
        </a>
      </p>
    </div>
  );
}
