import { Container } from '@/components/ui/container';
import { getEpoch, getRates } from '@/lib/commerce/queries';
import { features } from '@/lib/config/features';
import styles from './price-bar.module.css';
import { PriceClock } from './price-clock';
import { PriceNotice } from './price-notice';
import { RatesTicker } from './rates-ticker';

/** Spot prices and the time to the next price (spec.md section 2). The prices are in the HTML, the time only in the browser. */
export async function PriceBar() {
  const [rates, epoch] = await Promise.all([getRates(), getEpoch()]);
  return (
    <section aria-label="Aktuella metallpriser" className={styles.bar} data-epoch={epoch.changed}>
      <Container className={styles.row}>
        <RatesTicker initial={rates} isLive={features.prices} />
        {features.prices ? <PriceClock epoch={epoch.changed} /> : null}
      </Container>
      {features.prices ? <PriceNotice /> : null}
    </section>
  );
}
