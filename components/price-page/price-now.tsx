import { Arrow } from '@/components/prices/arrow';
import { Wording } from '@/components/ui/wording';
import { formatClock, formatPercent, formatRate } from '@/lib/domain/prices/format';
import type { Metal } from '@/lib/domain/prices/goods';
import { directionOf, percentSince, perGramText, perKiloText } from '@/lib/domain/prices/price-text';
import type { Epoch } from '@/lib/domain/prices/rates';
import type { PriceComparison, Since } from '@/lib/domain/prices/views';
import styles from './price-now.module.css';

interface PriceNowProps {
  metal: Metal;
  sekPerOunce: number;
  epoch: Epoch;
  changes: readonly PriceComparison[];
}

const SINCE: Readonly<Record<Since, string>> = {
  closing: 'Sedan föregående stängning',
  week: 'På en vecka',
  month: 'På en månad',
  year: 'På ett år',
};
const DIRECTION = { up: 'upp', down: 'ned', still: 'oförändrat' } as const;

/** The price in common units, and its change by sign, arrow and word, never by colour alone. */
export function PriceNow({ metal, sekPerOunce, epoch, changes }: PriceNowProps) {
  return (
    <div className="pair figures">
      <div>
        <dl data-price="">
          <div className={styles.first}>
            <dt>Per gram</dt>
            <dd translate="no">{perGramText(sekPerOunce)}</dd>
          </div>
          <div className={styles.row}>
            <dt>Per uns (31,1{'\u00a0'}g)</dt>
            <dd translate="no">{formatRate(sekPerOunce)}</dd>
          </div>
          <div className={styles.row}>
            <dt>Per kilo</dt>
            <dd translate="no">{perKiloText(sekPerOunce)}</dd>
          </div>
        </dl>
        <p className={styles.validity}>
          <Wording
            text={`${metal === 'gold' ? 'Rent guld' : 'Rent silver, utan moms'}. Gäller sedan kl.\u00a0${formatClock(new Date(epoch.changed))}, nästa pris kl.\u00a0${formatClock(new Date(epoch.nextChange))}.`}
          />
        </p>
      </div>
      {changes.length > 0 ? (
        <dl className={styles.changes}>
          {changes.map(({ since, price }) => {
            const percent = percentSince(sekPerOunce * 100, price);
            const direction = directionOf(percent);
            return (
              <div className={styles.row} key={since}>
                <dt>{SINCE[since]}</dt>
                <dd className={styles[direction]}>
                  <Arrow direction={direction} />
                  <span translate="no">
                    {`${direction === 'up' ? '+' : ''}${formatPercent(direction === 'still' ? 0 : percent, 2)}`}
                  </span>
                  <span className="quiet regular">{DIRECTION[direction]}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ) : null}
    </div>
  );
}
