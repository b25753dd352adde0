'use client';

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useToCheckout } from '@/components/cart/use-to-checkout';
import { CheckoutSteps } from '@/components/checkout/checkout-steps';
import { chapterOf } from '@/components/order/chapter';
import styles from '@/components/order/order.module.css';
import { OrderSheet } from '@/components/order/order-sheet';
import { useOrderLife } from '@/components/order/use-order-life';
import { orderStatusQuery } from '@/components/order/use-order-status';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { EmailAddress } from '@/components/ui/email-address';
import { Link } from '@/components/ui/link';
import { StepHeading } from '@/components/ui/step-heading';
import { ownResult } from '@/lib/domain/order/life/order-life';
import { withFetched } from '@/lib/domain/order/placed-order';
import { activeStep, type StateOf } from '@/lib/domain/order/state';
import { orderPath } from '@/lib/domain/paths/catalogue-paths';
import { paths } from '@/lib/domain/paths/paths';
import type { Metal } from '@/lib/domain/product/product';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { keepContact } from '@/stores/kept-contact';
import { useLastOrder } from '@/stores/last-order-store';

/** Steps 3 and 4: the contents of domain.md 4.4. Checks the order with the backend: no thank-you without a valid order. */
export function Confirmation() {
  // The state at the first render: opening the cart clears the checkout store.
  const [{ checkout }] = useState(useCheckout.getState);
  return checkout.status === 'done' ? <Placed state={checkout} /> : <Forgotten />;
}

/** Shown when another tab has cleared the checkout. */
function Forgotten() {
  return (
    <Container className={styles.page}>
      <StepHeading level="h1">Din beställning</StepHeading>
      <p>Bekräftelsen kommer i ett mejl.</p>
    </Container>
  );
}

function Placed({ state }: { state: StateOf<'done'> }) {
  const { order: placed } = state;
  const { metal } = state.choices;
  const isLeftInCart = useCart(({ data }) => data.length > 0);
  const ordered = isLeftInCart ? metal : null;
  useEffect(() => {
    // The order of the other metal needs it.
    if (ordered === null) keepContact(null);
  }, [ordered]);
  const { data: status } = useQuery(orderStatusQuery(placed.orderId, false, chapterOf(state, placed.orderId)));
  // Until the order itself responds, the payment's own result decides.
  const fetched = status?.kind === 'known' ? status.order : null;
  const order = fetched ? withFetched(placed, fetched) : placed;
  const life = useOrderLife(fetched ?? ownResult(state), order.paymentCode);
  const { heading, isValid } = life;

  useEffect(() => {
    if (status && isValid) useLastOrder.setState({ order: fetched ? withFetched(placed, fetched) : placed });
  }, [status, isValid, fetched, placed]);

  return (
    <Container className={styles.page}>
      <CheckoutSteps active={activeStep(state)} />
      <OrderSheet
        fetched={fetched}
        life={life}
        heading={
          <div className="stack gap-4">
            <StepHeading level="h1">{heading}</StepHeading>
            {state.verified && isValid ? <p>Din guldaffär är i säkra händer. Din order bearbetas just nu.</p> : null}
            {order.email && isValid ? (
              <p className="quiet measure">
                Bekräftelsen skickas till <EmailAddress address={order.email} />.
              </p>
            ) : null}
            {isValid ? null : (
              <p>
                <CallOrMail />, så hjälper vi dig vidare.
              </p>
            )}
          </div>
        }
        links={
          <ButtonLink href={paths.home} appearance="quiet">
            Till startsidan
          </ButtonLink>
        }
        next={ordered === null ? null : <SecondHalf ordered={ordered} />}
        order={order}
      >
        <p className="no-print">
          Beställningen har <Link href={orderPath(String(order.orderId))}>en egen sida</Link>. När du är inloggad når du
          den också från Mina sidor.
        </p>
      </OrderSheet>
    </Container>
  );
}

/** The way on to the order of the other metal of a mixed cart. */
function SecondHalf({ ordered }: { ordered: Metal }) {
  const { goToCheckout, isChecking } = useToCheckout('confirmation');
  const isGold = ordered === 'gold';
  return (
    <div className="no-print stack gap-4">
      <p>{`Ditt ${isGold ? 'silver' : 'guld'} ligger kvar i varukorgen och kan beställas nu, med egen frakt.`}</p>
      <div>
        <Button aria-busy={isChecking} appearance="primary" onClick={goToCheckout}>
          {isChecking ? 'Kollar lagret …' : `Beställ ${isGold ? 'silvret' : 'guldet'} nu`}
        </Button>
      </div>
    </div>
  );
}
