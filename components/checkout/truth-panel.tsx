import { Button } from '@/components/ui/button';
import type { PlacedOrder } from '@/lib/checkout/state';
import { orderTruth } from '@/lib/checkout/truth';
import styles from './checkout.module.css';
import { FactList } from './fact-list';
import type { AskedOrder } from './service/use-order-status';

interface TruthPanelProps {
  asked: AskedOrder;
  order: Pick<PlacedOrder, 'paymentCode' | 'orderTotal'> & { readonly number: string | null };
  /** Where the panel stands alone, and the customer may want to ask again. */
  canAsk?: boolean;
}

/** What is true of an order and its money at this moment, as the backend has just told it. */
export function TruthPanel({ asked, order, canAsk = false }: TruthPanelProps) {
  const truth = orderTruth(asked.status, order);
  const number = asked.status?.kind === 'known' ? (asked.status.order.number ?? order.number) : order.number;
  return (
    <section aria-label="Din beställning just nu" className={styles.card} data-money={truth.money}>
      <FactList
        facts={[
          ['Ordernummer', number],
          ['Läge', truth.stateText],
          ['Pengar dragna', truth.moneyText],
        ]}
      />
      <p>{truth.todo}</p>
      {truth.openRequest === null ? null : <p className={styles.note}>{truth.openRequest}</p>}
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
