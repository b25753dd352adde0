'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { orderTermsPath } from '@/lib/catalogue/paths';
import { stands, withFetched } from '@/lib/checkout/placed-order';
import { paths } from '@/lib/config/paths';
import { ore } from '@/lib/pricing/money';
import type { FetchedOrder } from '@/lib/shop-api/answers';
import { fetchOrder } from '@/lib/shop-api/client/browser';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { useStandingOrder } from '@/stores/standing-order-store';
import { BankTransferFacts } from './bank-transfer-facts';
import styles from './checkout.module.css';
import { CheckoutSteps } from './checkout-steps';
import { ConfirmationTerms } from './confirmation-terms';
import { FactList } from './fact-list';
import { OrderLines } from './order-lines';
import { StepHeading } from './step-heading';
import { SumsList } from './sums-list';

function statusText(fetched: FetchedOrder | null, paymentCode: string): string {
  if (fetched?.state === 'cancelled') return 'Avbruten';
  if (fetched?.paymentState === 'paid') return 'Betald';
  if (fetched?.state === 'awaiting_verification') return 'Väntar på din bekräftelse';
  if (paymentCode === 'bank_transfer') return 'Mottagen, väntar på din överföring';
  return fetched === null ? 'Mottagen' : 'Mottagen, betalningen kontrolleras';
}

function headingFor(fetched: FetchedOrder | null): string {
  if (fetched?.state === 'cancelled') return 'Beställningen är avbruten';
  if (fetched?.state === 'awaiting_verification') return 'Beställningen väntar på din bekräftelse';
  return 'Tack för din beställning';
}

function moment(iso: string | null, placedAt: number): string {
  const date = iso === null ? new Date(placedAt) : new Date(iso);
  return date.toLocaleString('sv-SE', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Stockholm' });
}

/** Steps 3 and 4: what domain.md 4.4 wants on a confirmation. The backend is asked, so that nobody is thanked for nothing. */
export function Confirmation() {
  // As it was when this came on the screen: opening the cart clears the checkout under it.
  const [{ order: placed, activeStep, metal }] = useState(useCheckout.getState);
  const leftInCart = useCart((state) => state.data.length);
  const [fetched, setFetched] = useState<FetchedOrder | null>(null);
  const [isAsking, setIsAsking] = useState(placed !== null);

  useEffect(() => {
    if (!placed) return;
    // Without an answer the confirmation stands on what the payment itself has told.
    const asked = fetchOrder(placed.orderId).catch(() => null);
    void asked.then((answer) => {
      setFetched(answer);
      setIsAsking(false);
      if (stands(answer)) useStandingOrder.setState({ order: answer ? withFetched(placed, answer) : placed });
    });
  }, [placed]);

  if (isAsking) {
    return (
      <Container className={styles.page}>
        <p role="status">Hämtar din beställning …</p>
      </Container>
    );
  }
  if (!placed) {
    return (
      <Container className={styles.page}>
        <StepHeading level="h1">Tack för din beställning</StepHeading>
        <p>Bekräftelsen kommer med e-post.</p>
      </Container>
    );
  }
  const order = fetched ? withFetched(placed, fetched) : placed;
  const isStanding = stands(fetched);
  const vat = ore(order.lines.reduce((sum, line) => sum + (line.vat ?? 0), 0));
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={activeStep} />
      <div className={styles.columns}>
        <div className={styles.sections}>
          <StepHeading level="h1">{headingFor(fetched)}</StepHeading>
          {activeStep === 4 && isStanding ? <p>Din guldaffär är i säkra händer. Din order bearbetas just nu.</p> : null}
          {order.email && isStanding ? (
            <p className={styles.lead}>Bekräftelsen är skickad till {order.email}.</p>
          ) : null}
          <FactList
            facts={[
              ['Ordernummer', order.number ?? order.orderId],
              ['Datum', moment(fetched?.createdAt ?? null, order.placedAt)],
              ['Status', statusText(fetched, order.paymentCode)],
              ['Betalning', order.paymentName],
              ['Leverans', order.deliveryName],
            ]}
          />
          {order.paymentCode === 'bank_transfer' && isStanding ? (
            <BankTransferFacts fetched={fetched} order={order} />
          ) : null}
          <ConfirmationTerms order={order} />
          {leftInCart > 0 && metal ? (
            <p>Ditt {metal === 'gold' ? 'silver' : 'guld'} ligger kvar i varukorgen och kan beställas nu.</p>
          ) : null}
          <div className={styles.actions}>
            <ButtonLink href={orderTermsPath(order.orderId)}>Villkoren för din beställning</ButtonLink>
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
            vat={vat}
          />
        </section>
      </div>
    </Container>
  );
}
