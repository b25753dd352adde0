import { features } from '@/components/prices/features';
import { Container } from '@/components/ui/container';
import type { Closed } from '@/lib/domain/order/closed';
import { closedText } from '@/lib/domain/order/closed-text';
import { getClosed, getEpoch, getMetalsInCheck, getRates, getVersion } from '@/lib/server/catalogue/queries';
import { CheckNotice } from './check-notice';
import notice from './price-notice.module.css';
import styles from './price-strip.module.css';
import { RatesTicker } from './rates-ticker';

/** Says that the shop takes no orders. */
function ClosedNotice({ closed }: { closed: Closed | null }) {
  if (closed === null) return null;
  return (
    <div className={notice.notice}>
      <Container>
        <p>{closedText(closed)}</p>
      </Container>
    </div>
  );
}

/**
 * The countdown and the notice, when the price cycle is on. Reads the variable behind components/prices/features.ts directly: the
 * bundler removes the code only for a condition that it can evaluate.
 */
async function liveParts() {
  if (process.env.NEXT_PUBLIC_PRICES !== 'off') {
    const [{ PriceClock }, { PriceNotice }] = await Promise.all([import('./price-clock'), import('./price-notice')]);
    return { PriceClock, PriceNotice };
  }
  return null;
}

/** Spot prices and the time to the next price (spec.md section 2). The prices are in the HTML, the time only in the browser. */
export async function PriceStrip() {
  const [rates, epoch, version, checking, closed, live] = await Promise.all([
    getRates(),
    getEpoch(),
    getVersion(),
    getMetalsInCheck(),
    getClosed(),
    liveParts(),
  ]);
  return (
    <section aria-label="Aktuella metallpriser" className={styles.bar} data-epoch={epoch.changed}>
      <Container className={styles.row}>
        <RatesTicker rendered={rates} isLive={features.prices} />
        {live ? <live.PriceClock epoch={epoch.changed} version={version} /> : null}
      </Container>
      <ClosedNotice closed={closed} />
      <CheckNotice metals={checking} />
      {live ? <live.PriceNotice /> : null}
    </section>
  );
}
