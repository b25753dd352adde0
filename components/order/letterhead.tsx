import styles from '@/components/order/order.module.css';
import { site } from '@/lib/domain/site';

/** The seller, on paper only. */
export function Letterhead() {
  return (
    <p className={styles.letterhead}>
      <strong>{site.legalName}</strong>, org.nr {site.organisationNumber}, {site.address.street},{' '}
      {site.address.postalCode} {site.address.city}
    </p>
  );
}
