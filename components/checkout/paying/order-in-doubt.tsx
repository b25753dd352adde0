import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { recoverOrder } from '@/components/checkout/service/recover-order';
import { useDeparture } from '@/components/checkout/service/use-departure';
import styles from '@/components/order/order.module.css';
import { STATUS_SELDOM, useOrderStatus } from '@/components/order/use-order-status';
import { queryKeys } from '@/components/queries/keys';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { StepHeading } from '@/components/ui/step-heading';
import type { StateOf } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { referenceOf } from '@/lib/domain/reference';
import { useAuth } from '@/stores/auth-store';
import { dispatchCheckout } from '@/stores/order-flow';

interface DoubtProps {
  state: StateOf<'doubt'>;
  /** Repeats the same purchase; null when the details have to be typed again first. */
  onRepeat: ((left: AbortSignal | undefined) => Promise<void>) | null;
  onEdit: () => void;
}

/** An order was sent without a response: the page says that it is unknown whether the order exists. */
export function OrderInDoubt({ state, onRepeat, onEdit }: DoubtProps) {
  const { attempt, agreed } = state;
  // Without a response there is only the intent, which the log has too.
  const reference = state.reference ?? referenceOf(attempt.intent);
  const [isBusy, setIsBusy] = useState(false);
  const [hasTried, setHasTried] = useState(false);
  const left = useDeparture();
  const orderStatus = useOrderStatus(attempt.orderId);
  const isSignedOut = useAuth(({ customerId }) => customerId === null) && attempt.owner !== null;
  // Only looks the result up: repeating the purchase is the customer's choice.
  useQuery({
    queryKey: queryKeys.recovery(attempt.intent),
    queryFn: recoverOrder,
    refetchInterval: STATUS_SELDOM,
    refetchOnReconnect: 'always',
  });

  const tryAgain = async () => {
    if (isBusy) return;
    setIsBusy(true);
    // Our own server may have the response that this page missed, so it is queried before the purchase is repeated.
    const { current: signal } = left;
    const isKnown = await recoverOrder();
    if (!isKnown && !signal?.aborted) await onRepeat?.(signal);
    setIsBusy(false);
    setHasTried(true);
  };
  const edit = () => {
    dispatchCheckout({ type: 'details-reopened' });
    onEdit();
  };
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>Vi vet inte om beställningen kom fram</StepHeading>
      <p>
        Vi skickade din beställning men fick inget besked. Kommer det inom kort visar vi det här. Annars trycker du på
        Försök igen: det blir aldrig två beställningar av ett köp.
      </p>
      <OrderStatusPanel
        orderStatus={orderStatus}
        order={{ paymentCode: agreed.paymentCode, orderTotal: agreed.total, number: null }}
      />
      <p role="status">
        {isBusy ? <span>Vi söker efter beställningen …</span> : null}
        {hasTried && !isBusy ? <span>Vi har fortfarande inte fått något besked.</span> : null}
      </p>
      <div className={styles.actions}>
        {isSignedOut ? (
          <ButtonLink href={`${paths.login}?redirectTo=${paths.checkout}`} appearance="primary">
            Logga in igen
          </ButtonLink>
        ) : (
          <Button aria-busy={isBusy} appearance="primary" onClick={() => void tryAgain()}>
            Försök igen
          </Button>
        )}
        <Button onClick={edit}>{onRepeat === null ? 'Fyll i uppgifterna igen' : 'Ändra uppgifter'}</Button>
      </div>
      <p className="quiet small">
        <CallOrMail reference={reference} /> om du är osäker. Referens: <span translate="no">{reference}</span>
      </p>
    </div>
  );
}
