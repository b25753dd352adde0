import type { CartItem } from '@/lib/cart/cart-item';
import { longestDeliveryDays } from '@/lib/cart/delivery-check';
import { lineOf } from '@/lib/checkout/agreed';
import type { OrderSums } from '@/lib/checkout/order-sums';
import styles from './checkout.module.css';
import { OrderLines } from './order-lines';
import { SumsList } from './sums-list';

interface OrderSummaryProps {
  lines: readonly CartItem[];
  sums: OrderSums;
}

export function OrderSummary({ lines, sums }: OrderSummaryProps) {
  const longest = longestDeliveryDays(lines);
  return (
    <section aria-labelledby="din-bestallning" className={styles.card}>
      <h2 className={styles.heading} id="din-bestallning">
        Din beställning
      </h2>
      <OrderLines lines={lines.map((item) => lineOf(item, item.qty))} />
      <SumsList {...sums} />
      {longest === null ? null : (
        <p className={styles.note}>Allt skickas samtidigt. Leveranstid upp till {longest} dagar.</p>
      )}
    </section>
  );
}
