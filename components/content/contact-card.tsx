import { cx } from '@/components/ui/cx';
import { site } from '@/lib/domain/site';
import styles from './contact-card.module.css';

export function ContactCard() {
  const { address, phone, email, openingHours } = site;
  return (
    <address className={cx('tall-links', styles.card)}>
      <div>
        <p className="quiet small mb-2">Ring eller mejla</p>
        <p>
          <a className={styles.phone} href={phone.href} translate="no">
            {phone.display}
          </a>
        </p>
        <p>
          <a href={`mailto:${email}`} translate="no">
            {email}
          </a>
        </p>
      </div>
      <div>
        <p className="quiet small mb-2">Butiken i {address.city}</p>
        <p translate="no">
          {site.legalName}
          <br />
          {address.street}
          <br />
          {address.postalCode} {address.city}
        </p>
      </div>
      <div>
        <p className="quiet small mb-2">Öppettider</p>
        <dl>
          {openingHours.map(({ days, hours }) => (
            <div className={styles.hour} key={days}>
              <dt>{days}</dt>
              <dd translate="no">{hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </address>
  );
}
