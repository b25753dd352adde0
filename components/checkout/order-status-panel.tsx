import { Button } from '@/components/ui/button';
import { describeOrderStatus } from '@/lib/checkout/order-status-text';
import type { PlacedOrder } from '@/lib/checkout/state';
import styles from './checkout.module.css';
import { FactList } from './fact-list';
import type { AskedOrder } from './service/use-order-status';

interface OrderStatusPanelProps {
  asked: AskedOrder;
  order: Pick<PlacedOrder, 'paymentCode' | 'orderTotal'> & { readonly number: string | null };
  /** Shows a button that queries the backend again; for pages where the panel is the only content. */
  canAsk?: boolean;
}

/** The state of an order and its payment, from the backend's latest response. */
export function OrderStatusPanel({ asked, order, canAsk = false }: OrderStatusPanelProps) {
  const text = describeOrderStatus(asked.status, order);
  const number = asked.status?.kind === 'known' ? (asked.status.order.number ?? order.number) : order.number;
  return (
    <section aria-label="Din beställning just nu" className={styles.card} data-money={text.money}>
      <FactList
        facts={[
          ['Ordernummer', number],
          ['Läge', text.stateText],
          ['Pengar dragna', text.moneyText],
        ]}
      />
      <p>{text.todo}</p>
      {text.openRequest === null ? null : <p className={styles.note}>{text.openRequest}</p>}
      {canAsk ? (
        <div>
          <Button aria-busy={asked.isAsking} onClick={() => void asked.ask()}>
            Kontrollera igen
          </Button>
        </div>
      ) : null}
    </section>
  );
}
