import { cx } from '@/components/ui/cx';
import sums from '@/components/ui/sums.module.css';
import { Wording } from '@/components/ui/wording';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { cartTotal, cartVat } from '@/lib/domain/cart/cart-sums';
import { dispatchOf, dispatchText } from '@/lib/domain/cart/dispatch';
import { isMixed } from '@/lib/domain/cart/metals';
import { formatClock, formatSek } from '@/lib/domain/prices/format';
import { nextPriceChange } from '@/lib/domain/prices/schedule';
import styles from './cart-totals.module.css';

interface CartTotalsProps {
  items: readonly CartItem[];
  /** The prices' epoch, ISO 8601. */
  pricesFrom: string | null;
}

export function CartTotals({ items, pricesFrom }: CartTotalsProps) {
  const vat = cartVat(items);
  const dispatch = dispatchOf(items);
  const mixed = isMixed(items);
  const from = pricesFrom === null ? null : new Date(pricesFrom);
  return (
    <div className="stack gap-3">
      <dl className="stack gap-1 figures">
        <div className={sums.total}>
          <dt>Summa inkl. moms</dt>
          <dd translate="no">{formatSek(cartTotal(items))}</dd>
        </div>
        {vat === null ? null : (
          <div className={cx(sums.row, 'small')}>
            <dt>Varav moms</dt>
            <dd translate="no">{formatSek(vat)}</dd>
          </div>
        )}
        <div className={cx(sums.row, 'small')}>
          <dt>Frakt</dt>
          <dd>tillkommer, visas i kassan</dd>
        </div>
      </dl>
      {dispatch.isOrdered && !mixed ? (
        <p className={styles.note}>
          <Wording text={dispatchText(dispatch)} />
        </p>
      ) : null}
      {mixed ? (
        <p className={styles.note}>
          Guld och silver försäkras och skickas var för sig. I kassan väljer du vilken metall du beställer först. Det
          blir två beställningar, och frakt tillkommer för var och en.
        </p>
      ) : null}
      {from ? (
        <p className="quiet small">
          <Wording
            text={`Priserna gäller från ${formatClock(from)}. Nästa prisuppdatering ${formatClock(nextPriceChange(from))}. Varor vars pris följer metallmarknaden har ingen ångerrätt.`}
          />
        </p>
      ) : null}
    </div>
  );
}
