import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureBox } from '@/components/checkout/failure-box';
import { OrderStatusPanel } from '@/components/checkout/order-status-panel';
import { usePaymentWatch } from '@/components/checkout/service/use-payment-watch';
import { useToCart } from '@/components/checkout/service/use-to-cart';
import { FactList } from '@/components/order/fact-list';
import styles from '@/components/order/order.module.css';
import { intentQuery } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { StepHeading } from '@/components/ui/step-heading';
import { paymentOf } from '@/lib/domain/order/order-status';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { failureText, paymentHandler } from '@/lib/domain/order/payments/index';
import type { StateOf } from '@/lib/domain/order/state';
import { site } from '@/lib/domain/site';
import { dispatchCheckout } from '@/stores/order-flow';
import waiting from './paying.module.css';
import { SignOrder } from './sign-order';
import { TimeLeft } from './time-left';

/** Step 2: the payment is in progress or has failed. Survives a reload. */
export function Paying({ state, onEdit }: { state: StateOf<'paying'>; onEdit: (field?: string) => void }) {
  const { order, progress, failure } = state;
  const handler = paymentHandler(order.paymentCode);
  const orderStatus = usePaymentWatch(state);
  const toCart = useToCart();
  const [isGivenUp, setIsGivenUp] = useState(false);
  const { intent } = state.attempt;
  // The bank's address is not stored in the browser: our server keeps it with the response to this intent.
  const { data: started } = useQuery({
    ...intentQuery(intent),
    enabled: handler?.text.back !== undefined && progress.kind === 'waiting' && failure === null,
  });
  const bankPage = String(started?.orderId) === String(order.orderId) ? (started?.redirectUrl ?? null) : null;

  const reopen = (field?: string) => {
    dispatchCheckout({ type: 'details-reopened' });
    onEdit(field);
  };
  /** Checks first whether the order has been paid meanwhile, in another tab or on the phone. */
  const tryAgain = async (field?: string) => {
    const before = await orderStatus.check();
    if (paymentOf(before, handler).kind === 'paid') return;
    if (progress.kind === 'signing' && field === undefined) dispatchCheckout({ type: 'payment-rechecked' });
    else reopen(field);
  };
  const recheck = async () => {
    if (paymentOf(await orderStatus.check(), handler).kind !== 'paid') dispatchCheckout({ type: 'payment-rechecked' });
  };
  const giveUp = async () => {
    await orderStatus.check();
    setIsGivenUp(true);
  };

  if (failure !== null) {
    return (
      <div className={`${styles.sections} ${styles.narrow}`}>
        <StepHeading takesFocus={false}>Betalning</StepHeading>
        <FailureBox
          failure={failure}
          on={{
            retry: () => void tryAgain(),
            check: () => void recheck(),
            details: () => void tryAgain(handler?.field ?? 'payment'),
            cart: toCart,
            'other-method': () => void tryAgain('payment'),
          }}
        />
        {failureText(failure).actions.includes('check') ? (
          <OrderStatusPanel orderStatus={orderStatus} order={order} />
        ) : null}
      </div>
    );
  }
  if (progress.kind === 'redirecting') {
    return (
      <div className={styles.sections}>
        <StepHeading>Du skickas till din bank</StepHeading>
        <p>
          <a href={progress.redirectUrl}>Gå till betalningen</a> om inget händer.
        </p>
      </div>
    );
  }
  const text = handler?.text;
  const isAsExpected = orderStatus.status === null || paymentOf(orderStatus.status, handler).kind === 'open';
  const panel = isAsExpected ? null : <OrderStatusPanel orderStatus={orderStatus} order={order} />;
  const amount = (
    <p className={waiting.amount} translate="no">
      {order.orderTotal === null ? '' : formatCharged(order.orderTotal)}
    </p>
  );
  if (progress.kind === 'signing') {
    return (
      <SignOrder
        amount={amount}
        intent={state.attempt.intent}
        isNew={progress.isNew === true}
        onOtherMethod={() => reopen('payment')}
        order={order}
        panel={panel}
      />
    );
  }
  return (
    <div className={`${styles.sections} ${styles.narrow}`}>
      <StepHeading>{text?.heading ?? 'Vi väntar på betalningen'}</StepHeading>
      <div className={styles.card}>
        {amount}
        {text?.app ? (
          <ButtonLink className={cx(styles.main, waiting.app)} href={text.app.href} appearance="primary" size="large">
            {text.app.label}
          </ButtonLink>
        ) : null}
        {bankPage !== null && text?.back && isAsExpected ? (
          <ButtonLink className={styles.main} href={bankPage} appearance="primary" size="large">
            {text.back}
          </ButtonLink>
        ) : null}
        <FactList
          facts={[
            ['Till', site.legalName],
            ['Mobilnummer', handler?.field === 'phone' ? order.phone : null],
            ['Ordernummer', order.number],
          ]}
        />
        {handler?.lasts == null ? null : <TimeLeft lasts={handler.lasts} startedAt={order.placedAt} />}
        <p className="flex gap-3 center" role="status">
          <span aria-hidden="true" className={waiting.pulse} />
          <span>{text?.status ?? 'Vi väntar på besked om betalningen.'}</span>
        </p>
        {text?.otherwise ? <p>{text.otherwise}</p> : null}
      </div>
      {panel}
      {text?.help ? (
        <details className={waiting.help}>
          <summary className="disclosure mb-2">{text.help.summary}</summary>
          <p>{text.help.text}</p>
        </details>
      ) : null}
      <p role="status">
        {isGivenUp
          ? 'Betalningen är inte avslutad hos banken, så vi kan ännu inte säga att den är avbruten. Väljer du ett annat betalsätt gäller det samma beställning.'
          : null}
      </p>
      <div className={styles.actions}>
        {text?.abandon && !isGivenUp ? (
          <Button aria-busy={orderStatus.isChecking} onClick={() => void giveUp()}>
            {text.abandon}
          </Button>
        ) : (
          <Button onClick={() => reopen('payment')}>Välj annat betalsätt</Button>
        )}
      </div>
      <p className="quiet small">
        Byt inte betalsätt om du redan har godkänt betalningen. Du kan stänga sidan: bekräftelsen kommer också i ett
        mejl.
      </p>
    </div>
  );
}
