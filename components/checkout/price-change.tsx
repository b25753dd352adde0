import { formatCharged } from '@/lib/checkout/order-sums';
import type { Ore } from '@/lib/pricing/money';
import styles from './price-change.module.css';

interface PriceChangeProps {
  isChanged: boolean;
  seen: Ore;
  now: Ore;
}

/** A price that moved under the customer: the old total, the new one, and that nothing has been ordered. */
export function PriceChange({ isChanged, seen, now }: PriceChangeProps) {
  return (
    <div role="alert">
      {isChanged ? (
        <div className={styles.box}>
          <p className={styles.title}>Priset har ändrats</p>
          <p>
            Metallpriset har uppdaterats sedan du såg summan. Inget har beställts. Tidigare summa{' '}
            <span className={styles.old}>{formatCharged(seen)}</span>, ny summa <strong>{formatCharged(now)}</strong>.
          </p>
        </div>
      ) : null}
    </div>
  );
}
