'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import styles from '@/components/checkout/checkout.module.css';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { FactList } from '@/components/checkout/fact-list';
import { OrderLines } from '@/components/checkout/order-lines';
import { orderStatusQuery, STATUS_SELDOM } from '@/components/checkout/service/order-queries';
import { StepHeading } from '@/components/checkout/step-heading';
import { SumsList } from '@/components/checkout/sums-list';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import type { FetchedOrder } from '@/lib/api/contract/answers';
import { paymentHandler } from '@/lib/checkout/payments/index';
import { isOrderValid, withFetched } from '@/lib/checkout/placed-order';
import { activeStep, type StateOf } from '@/lib/checkout/state';
import { formatMoment } from '@/lib/content/dates';
import { ore } from '@/lib/prices/money';
import { orderTermsPath } from '@/lib/routes/catalogue-paths';
import { paths } from '@/lib/routes/paths';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { useLastOrder } from '@/stores/last-order-store';
import { BankTransferFacts } from './bank-transfer-facts';
import { BuyerFacts } from './buyer-facts';
import { ConfirmationTerms } from './confirmation-terms';

const NOT_PAID = 'Betalningen gick inte igenom';

function statusText(fetched: FetchedOrder | null, isTransfer: boolean): string {
  if (fetched?.state === 'cancelled') return 'Avbruten';
  if (fetched?.paymentState === 'paid') return 'Betald';
  if (fetched?.state === 'awaiting_verification') return 'Väntar på din bekräftelse';
  if (fetched?.paymentState === 'failed') return NOT_PAID;
  if (isTransfer) return 'Mottagen, väntar på din överföring';
  return fetched === null ? 'Mottagen' : 'Mottagen, betalningen kontrolleras';
}

function headingFor(fetched: FetchedOrder | null): string {
  if (fetched?.state === 'cancelled') return 'Beställningen är avbruten';
  if (fetched?.state === 'awaiting_verification') return 'Beställningen väntar på din bekräftelse';
  if (fetched?.paymentState === 'failed') return NOT_PAID;
  return 'Tack för din beställning';
}

function moment(iso: string | null, placedAt: number): string {
  return formatMoment(new Date(iso ?? placedAt));
}

/** Steps 3 and 4: what domain.md 4.4 wants on a confirmation. The backend is asked, so that nobody is thanked for nothing. */
export function Confirmation() {
  // As it was when this came on the screen: opening the cart clears the checkout under it.
  const [{ checkout }] = useState(useCheckout.getState);
  return checkout.status === 'done' ? <Placed state={checkout} /> : <Forgotten />;
}

/** Another tab has cleared what this one was about to show. */
function Forgotten() {
  return (
    <Container className={styles.page}>
      <StepHeading level="h1">Din beställning</StepHeading>
      <p>Bekräftelsen kommer i ett mejl.</p>
    </Container>
  );
}

function Placed({ state }: { state: StateOf<'done'> }) {
  const { order: placed, metal } = state;
  const leftInCart = useCart(({ data }) => data.length);
  const { data: status } = useQuery({ ...orderStatusQuery(placed.orderId, STATUS_SELDOM), refetchInterval: false });
  // Without an answer from the backend the payment's own result decides.
  const fetched = status?.kind === 'known' ? status.order : null;

  useEffect(() => {
    if (status && isOrderValid(fetched))
      useLastOrder.setState({ order: fetched ? withFetched(placed, fetched) : placed });
  }, [status, fetched, placed]);

  if (!status) {
    return (
      <Container className={styles.page}>
        <p role="status">Hämtar din beställning …</p>
      </Container>
    );
  }
  const order = fetched ? withFetched(placed, fetched) : placed;
  const isValid = isOrderValid(fetched);
  const isTransfer = paymentHandler(order.paymentCode)?.name === 'bank_transfer';
  const vats = order.lines.map((line) => line.vat);
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={activeStep(state)} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <StepHeading level="h1">{headingFor(fetched)}</StepHeading>
          {state.verified && isValid ? <p>Din guldaffär är i säkra händer. Din order bearbetas just nu.</p> : null}
          {order.email && isValid ? <p className={styles.lead}>Bekräftelsen skickas till {order.email}.</p> : null}
          {isValid ? null : (
            <p>
              <CallOrMail />, så hjälper vi dig vidare.
            </p>
          )}
          <FactList
            facts={[
              ['Ordernummer', order.number ?? String(order.orderId)],
              ['Datum', moment(fetched?.createdAt ?? null, order.placedAt)],
              ['Status', statusText(fetched, isTransfer)],
              ['Betalning', order.paymentName],
              ['Leverans', order.deliveryName],
            ]}
          />
          <BuyerFacts owner={order.owner} />
          {isTransfer && isValid ? <BankTransferFacts fetched={fetched} order={order} /> : null}
          <ConfirmationTerms order={order} />
          {leftInCart > 0 && metal ? (
            <p>Ditt {metal === 'gold' ? 'silver' : 'guld'} ligger kvar i varukorgen och kan beställas nu.</p>
          ) : null}
          <div className={styles.actions}>
            <ButtonLink href={orderTermsPath(String(order.orderId))}>Villkoren för din beställning</ButtonLink>
            <Button onClick={() => print()}>Skriv ut</Button>
            <ButtonLink href={paths.home} look="quiet">
              Till startsidan
            </ButtonLink>
          </div>
        </div>
        <section aria-label="Varor och summor" className={styles.card}>
          <OrderLines lines={order.lines} />
          <SumsList
            isPlaced
            items={order.itemsTotal}
            shipping={order.shippingTotal}
            total={order.orderTotal}
            vat={vats.includes(null) ? null : ore(vats.reduce<number>((sum, vat) => sum + (vat ?? 0), 0))}
          />
        </section>
      </div>
    </Container>
  );
}
