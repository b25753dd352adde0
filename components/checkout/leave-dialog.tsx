import styles from '@/components/order/order.module.css';
import { useOrderStatus } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import type { StateOf } from '@/lib/domain/order/state';
import { OrderStatusPanel } from './order-status-panel';

interface LeaveDialogProps {
  checkout: StateOf<'doubt' | 'changed' | 'paying'>;
  open: boolean;
  onLeave: () => void;
  onStay: () => void;
}

/** What can still happen to an abandoned purchase. Queries the backend while the dialog is open. */
export function LeaveDialog({ checkout, open, onLeave, onStay }: LeaveDialogProps) {
  return (
    <Dialog onClose={onStay} open={open} title="Lämna kassan?">
      <Leaving checkout={checkout} onLeave={onLeave} onStay={onStay} />
    </Dialog>
  );
}

function Leaving({ checkout, onLeave, onStay }: Omit<LeaveDialogProps, 'open'>) {
  const orderStatus = useOrderStatus(checkout.attempt.orderId);
  const order =
    'order' in checkout
      ? checkout.order
      : { paymentCode: checkout.agreed.paymentCode, orderTotal: checkout.agreed.total, number: null };
  return (
    <div className="stack gap-4">
      <p>
        {`${checkout.status === 'doubt' ? 'Kom beställningen fram avbryts den inte' : 'Beställningen avbryts inte'} av att du lämnar kassan: den kan fortfarande betalas. Varorna ligger kvar i varukorgen tills den är betald, och beställer du dem igen gäller det samma beställning.`}
      </p>
      <OrderStatusPanel orderStatus={orderStatus} order={order} />
      <div className={styles.actions}>
        <Button appearance="primary" onClick={onStay}>
          Stanna i kassan
        </Button>
        <Button onClick={onLeave}>Lämna kassan</Button>
      </div>
    </div>
  );
}
