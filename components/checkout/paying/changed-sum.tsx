import { useRef, useState } from 'react';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { FactList } from '@/components/order/fact-list';
import styles from '@/components/order/order.module.css';
import { OrderLines } from '@/components/order/order-lines';
import { useOrderStatus } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { SettledButton } from '@/components/ui/settled-button';
import { StepHeading } from '@/components/ui/step-heading';
import { Wording } from '@/components/ui/wording';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { withFetched } from '@/lib/domain/order/placed-order';
import type { StateOf } from '@/lib/domain/order/state';
import { dispatchCheckout } from '@/stores/order-flow';

/** An order unlike the one agreed to: nothing continues without an explicit yes (contract.md A5). */
export function ChangedSum({ state, onEdit }: { state: StateOf<'changed'>; onEdit: () => void }) {
  const { agreed, order, declined } = state;
  const orderStatus = useOrderStatus(order.orderId);
  const button = useRef<HTMLButtonElement>(null);
  const [isEarly, setIsEarly] = useState(false);
  const handler = paymentHandler(order.paymentCode);
  const { status } = orderStatus;
  // The lines of the backend's order, since those would be paid for.
  const { lines } = status?.kind === 'known' ? withFetched(order, status.order) : order;
  const now = order.orderTotal === null ? null : formatCharged(order.orderTotal);
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>
        {declined ? 'Du har sagt nej till beställningen' : 'Beställningen ser inte ut som när du godkände den'}
      </StepHeading>
      {declined ? (
        <p>{handler?.declined ?? 'Betala inte beställningen.'}</p>
      ) : (
        <p>Godkänn inte någon betalning innan du har svarat här.</p>
      )}
      <section aria-label="Vad som har ändrats" className={styles.card}>
        <FactList
          facts={[
            ['Summa som du godkände', formatCharged(agreed.total)],
            ['Summa i beställningen', now],
          ]}
        />
        <OrderLines lines={lines} />
      </section>
      <OrderStatusPanel orderStatus={orderStatus} order={order} />
      <div className={styles.actions}>
        {declined ? (
          <Button
            onClick={() => {
              dispatchCheckout({ type: 'details-reopened' });
              onEdit();
            }}
          >
            Ändra beställningen
          </Button>
        ) : (
          <>
            <SettledButton
              appearance="primary"
              onEarly={() => setIsEarly(true)}
              onPress={() => dispatchCheckout({ type: 'sum-accepted' })}
              ref={button}
              shown={[now, ...lines.map(({ name, quantity }) => `${name} ${quantity}`)].join()}
            >
              <Wording text={now === null ? 'Ja, jag godkänner beställningen' : `Ja, jag godkänner ${now}`} />
            </SettledButton>
            <Button onClick={() => dispatchCheckout({ type: 'sum-declined' })}>Nej, gå inte vidare</Button>
          </>
        )}
      </div>
      <p className="quiet small" role="status">
        {isEarly && !declined ? <span>Inget är godkänt än. Läs summan och tryck en gång till.</span> : null}
      </p>
      <p className="quiet small">
        <CallOrMail /> om du är osäker.
      </p>
    </div>
  );
}
