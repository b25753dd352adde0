import type { CartItem } from '@/lib/cart/cart-item';
import { dispatchOf, dispatchText } from '@/lib/cart/dispatch';
import { lineOf } from '@/lib/checkout/agreed';
import type { OrderSums } from '@/lib/checkout/order-sums';
import styles from './checkout.module.css';
import { OrderLines } from './order-lines';
import { SumsList } from './sums-list';

export function OrderSummary({ lines, sums }: { lines: readonly CartItem[]; sums: OrderSums }) {
  const dispatch = dispatchOf(lines);
  return (
    <section aria-labelledby="din-bestallning" className={styles.card}>
      <h2 className="heading-3" id="din-bestallning">
        Din beställning
      </h2>
      <OrderLines lines={lines.map((item) => lineOf(item, item.qty))} />
      <SumsList {...sums} />
      {dispatch.isOrdered ? <p className={styles.note}>{dispatchText(dispatch)}</p> : null}
    </section>
  );
}
