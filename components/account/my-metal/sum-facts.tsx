import type { HoldingsSum } from '@/lib/domain/holdings/holdings';
import { formatFine } from '@/lib/domain/holdings/text';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { formatSek } from '@/lib/domain/prices/format';
import { METALS } from '@/lib/domain/prices/goods';
import styles from './my-metal.module.css';
import { WorthChange } from './worth-change';

/** All in one panel: what the shop pays today, compared with what was paid. */
export function SumFacts({ sum }: { sum: HoldingsSum }) {
  const { paid, buyBack, spot, fineGrams } = sum;
  return (
    <dl className={styles.facts}>
      <div className={styles.first}>
        <dt>Vi betalar i dag</dt>
        <dd translate="no">
          <span className={styles.value} data-price>
            {formatSek(buyBack.value)}
          </span>
          <WorthChange worth={buyBack} />
        </dd>
      </div>
      <div>
        <dt>{fineGrams.silver === undefined ? 'Du betalade' : 'Du betalade inkl. moms'}</dt>
        <dd translate="no">{formatCharged(paid)}</dd>
      </div>
      <div>
        <dt>Till spotpris</dt>
        <dd translate="no">
          <span data-price>{spot === null ? '–' : formatSek(spot.value)}</span>
          {spot === null ? null : <WorthChange worth={spot} />}
        </dd>
      </div>
      <div>
        <dt>Finvikt</dt>
        <dd translate="no">
          {METALS.map((metal) => {
            const grams = fineGrams[metal];
            return grams === undefined ? null : (
              <span className="block" key={metal}>
                {formatFine(grams, metal)}
              </span>
            );
          })}
        </dd>
      </div>
    </dl>
  );
}
