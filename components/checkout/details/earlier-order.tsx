import { useState } from 'react';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import styles from '@/components/order/order.module.css';
import { useOrderStatus } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Dialog } from '@/components/ui/dialog';
import type { Failure } from '@/lib/domain/order/failure';
import { describeOrderStatus } from '@/lib/domain/order/life/status-text';
import { paymentHandler } from '@/lib/domain/order/payments/index';
import { type Attempt, type Entered, mayHaveOrder } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { useAuth } from '@/stores/auth-store';
import { startOver } from '@/stores/order-flow';

/** Lets the shopper abandon an unfinished order with one press, after reading the consequences. */
function StartOver({ attempt, consequence }: { attempt: Attempt; consequence: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <div className={styles.actions}>
      <Button onClick={() => setIsOpen(true)}>Gör en ny beställning</Button>
      <Dialog onClose={close} open={isOpen} title="Göra en ny beställning?">
        <div className="stack gap-4">
          <p>{`${consequence} Om båda betalas köper du varorna två gånger.`}</p>
          <div className={styles.actions}>
            <Button appearance="primary" onClick={close}>
              Behåll den förra
            </Button>
            <Button onClick={() => startOver(attempt)}>Ja, gör en ny beställning</Button>
          </div>
        </div>
      </Dialog>
    </div>
  );
}

const SAME_ORDER = 'Beställer du nu gäller det samma beställning, och du betalar bara en gång.';

/**
 * An earlier attempt that may have created an order: shown before anything is ordered again, with a way to abandon it. Beside a payment's
 * refusal, which explains itself, only when the order may still be paid.
 */
export function EarlierOrder({ attempt, choices, failure }: Entered & { failure: Failure | null }) {
  if (!mayHaveOrder(attempt)) return null;
  if (attempt.orderId === null) return <Doubted attempt={attempt} />;
  const paymentCode = choices.payment.code;
  return failure === null || failure.way === null ? (
    <Known attempt={attempt} paymentCode={paymentCode} />
  ) : (
    <StillOpen attempt={attempt} paymentCode={paymentCode} />
  );
}

interface KnownProps {
  attempt: Attempt;
  /** The chosen payment method, used when the backend does not return the order. */
  paymentCode: string;
}

/** Beside a refusal: an earlier request for the same order that may still be approved. */
function StillOpen({ attempt, paymentCode }: KnownProps) {
  const { status } = useOrderStatus(attempt.orderId);
  if (status?.kind !== 'known') return null;
  const { money, openRequest } = describeOrderStatus(status, { paymentCode, orderTotal: null }, Date.now());
  return money === 'unknown' && openRequest !== null ? <p className="notice">{openRequest}</p> : null;
}

function Known({ attempt, paymentCode }: KnownProps) {
  const orderStatus = useOrderStatus(attempt.orderId);
  const isMine = useAuth(({ customerId }) => customerId === attempt.owner);
  const { status } = orderStatus;
  if (status?.kind === 'hidden') return <Hidden attempt={attempt} />;
  const isPromised = isMine || status?.kind === 'known';
  const way = status?.kind === 'known' ? (status.order.paymentMethod ?? paymentCode) : paymentCode;
  return (
    <div className="stack gap-4">
      <p className="notice">{`Du har en påbörjad beställning. ${isPromised ? SAME_ORDER : ''}`}</p>
      <OrderStatusPanel orderStatus={orderStatus} canCheck order={{ paymentCode, orderTotal: null, number: null }} />
      <StartOver
        attempt={attempt}
        consequence={`Den påbörjade beställningen avbryts inte. ${paymentHandler(way)?.text.openRequest ?? 'Den kan fortfarande betalas.'}`}
      />
    </div>
  );
}

/** It is unknown whether the order exists. Our server repeats the attempt for its original buyer only. */
function Doubted({ attempt }: { attempt: Attempt }) {
  const isMine = useAuth(({ customerId }) => customerId === attempt.owner);
  return (
    <div className="stack gap-4">
      <p className="notice">
        {isMine
          ? `Vi fick inget besked om din förra beställning och vet inte om den kom fram. ${SAME_ORDER}`
          : 'En beställning skickades från den här webbläsaren, och vi vet inte om den kom fram. Är den din gäller det samma beställning om du beställer nu, och du betalar bara en gång.'}
      </p>
      <StartOver attempt={attempt} consequence="Kom den förra beställningen fram kan den fortfarande betalas." />
    </div>
  );
}

/** Another customer's order: the text only says that it may be open, since the browser may be shared. */
function Hidden({ attempt }: { attempt: Attempt }) {
  const isSignedIn = useAuth(({ customerId }) => customerId !== null);
  return (
    <div className="stack gap-4">
      <p className="notice">
        En beställning från den här webbläsaren kan fortfarande vara öppen. Den hör till en annan inloggning och visas
        därför inte här. Är den din, logga in igen, så ser du den. Annars kan du göra en egen beställning.
      </p>
      <div className={styles.actions}>
        {isSignedIn ? null : (
          <ButtonLink href={`${paths.login}?redirectTo=${paths.checkout}`} appearance="primary">
            Logga in
          </ButtonLink>
        )}
        <StartOver
          attempt={attempt}
          consequence="Den andra beställningen avbryts inte: den som gjorde den kan betala den."
        />
      </div>
    </div>
  );
}
