import { FactList } from '@/components/order/fact-list';
import styles from '@/components/order/order.module.css';
import type { OrderStatusQuery } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { describeOrderStatus } from '@/lib/domain/order/life/status-text';
import type { PlacedOrder } from '@/lib/domain/order/state';

interface OrderStatusPanelProps {
  orderStatus: OrderStatusQuery;
  order: Pick<PlacedOrder, 'paymentCode' | 'orderTotal'> & { readonly number: string | null };
  /** Shows a retry button, for a page with only this panel. */
  canCheck?: boolean;
}

/** The state of an order and its payment, from the backend’s latest response. */
export function OrderStatusPanel({ orderStatus, order, canCheck = false }: OrderStatusPanelProps) {
  const text = describeOrderStatus(orderStatus.status, order, Date.now());
  const number =
    orderStatus.status?.kind === 'known' ? (orderStatus.status.order.number ?? order.number) : order.number;
  return (
    <section aria-label="Din beställning just nu" className={styles.card} data-money={text.money}>
      <FactList
        facts={[
          ['Ordernummer', number],
          ['Beställningen', text.stateText],
          ['Pengar dragna', text.moneyText],
          ['Referens', orderStatus.status?.kind === 'unanswered' ? (orderStatus.status.reference ?? null) : null],
        ]}
      />
      <p>{text.todo}</p>
      {text.openRequest === null ? null : <p className="quiet small">{text.openRequest}</p>}
      {canCheck ? (
        <div>
          <Button aria-busy={orderStatus.isChecking} onClick={() => void orderStatus.check()}>
            Kontrollera igen
          </Button>
        </div>
      ) : null}
    </section>
  );
}
