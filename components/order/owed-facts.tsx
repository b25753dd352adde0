import styles from '@/components/order/order.module.css';
import { CopyButton } from '@/components/ui/copy-button';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import type { PlacedOrder } from '@/lib/domain/order/state';
import type { FetchedOrder } from '@/lib/domain/shop-api/responses';
import { FactList } from './fact-list';

interface OwedFactsProps {
  order: PlacedOrder;
  fetched: FetchedOrder | null;
  payBy: 'all' | 'rest';
}

/** How to pay what is owed after the checkout; nothing for a payment that was made in it. */
export function OwedFacts({ order, fetched, payBy }: OwedFactsProps) {
  const owed = paymentHandler(order.paymentCode)?.owed?.facts(order, fetched?.payment ?? null, payBy);
  if (!owed) return null;
  return (
    <section aria-labelledby="sa-betalar-du" className={styles.card}>
      <h2 className="heading-3" id="sa-betalar-du">
        Så betalar du
      </h2>
      <FactList
        facts={owed.facts.map(([name, value, copied]) => [
          name,
          value,
          copied && <CopyButton isShort key={name} {...copied} />,
        ])}
      />
      <p className="quiet small">{owed.note}</p>
    </section>
  );
}
