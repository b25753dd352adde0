'use client';

import { useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import type { Contact, ContactForm } from '@/lib/checkout/contact-form';
import { paymentWay } from '@/lib/checkout/payments';
import { activeStep, type CheckoutState, type Choices } from '@/lib/checkout/state';
import { paths } from '@/lib/config/paths';
import { site } from '@/lib/config/site';
import { shownEmail } from '@/lib/identity/customer-view';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import styles from './checkout.module.css';
import { CheckoutSteps } from './checkout-steps';
import { ChooseMetal } from './details/choose-metal';
import { DetailsStep } from './details/details-step';
import { ChangedSum } from './paying/changed-sum';
import { Doubt } from './paying/doubt';
import { Paying } from './paying/paying';
import { placeOrder } from './service/place-order';
import { useArrival } from './service/use-arrival';
import { useBasket } from './service/use-basket';
import { useBuyer } from './service/use-buyer';

const emptyForm: ContactForm = { email: '', phone: '', personalNumber: '' };

function isChosen({ delivery, payment }: Choices): boolean {
  return delivery.code !== '' && paymentWay(payment.code) !== null;
}

const BEFORE_ORDER: ReadonlySet<CheckoutState['status']> = new Set(['idle', 'choosing-metal', 'details']);

/** Steps 0 to 2. Contact details and the personal number live in this component and nowhere else. */
export function CheckoutApp({ ready }: { ready: boolean }) {
  const { checkout } = useCheckout();
  const items = useCart((state) => state.data);
  const [form, setForm] = useState(emptyForm);
  const [contact, setContact] = useState<Contact | null>(null);
  const [field, setField] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const isInterrupted = useArrival(ready);
  const basket = useBasket(checkout, ready);
  const buyer = useBuyer(ready, ({ email, phone }) =>
    setForm((current) => ({ ...current, email: current.email || shownEmail(email), phone: current.phone || phone })),
  );

  const edit = (target?: string) => {
    setContact(null);
    setHasMoved(true);
    setField(target ?? null);
  };
  const step = activeStep(checkout);
  if (step === 0 && !hasMoved) setHasMoved(true);
  // A choice can be taken back under the review: another cart, a method that is no longer offered. Then it is reviewed anew, when
  // the customer asks for it.
  if (contact !== null && checkout.status === 'details' && !isChosen(checkout.choices)) edit();
  // Signed out meanwhile, or in: who buys has to be told anew before anything is reviewed.
  if (contact !== null && (contact.ssn === null) !== buyer.isSignedIn && checkout.status === 'details')
    setContact(null);

  if (!ready) {
    return (
      <Container className={styles.page}>
        <p>Laddar kassan …</p>
        <noscript>
          <p>Kassan kräver JavaScript. Slå på det i webbläsaren, eller beställ på telefon {site.phone.display}.</p>
        </noscript>
      </Container>
    );
  }
  if (checkout.status === 'idle' || (basket.lines.length === 0 && BEFORE_ORDER.has(checkout.status))) {
    return (
      <Container className={styles.page}>
        <p>Varukorgen är tom.</p>
        <div>
          <ButtonLink href={paths.gold}>Till guldet</ButtonLink>
        </div>
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={step} />
      {checkout.status === 'choosing-metal' ? <ChooseMetal items={items} /> : null}
      {checkout.status === 'details' || checkout.status === 'placing' ? (
        <DetailsStep
          basket={basket}
          buyer={buyer}
          contact={contact}
          focus={field ?? (hasMoved ? 'heading' : null)}
          form={form}
          isInterrupted={isInterrupted}
          onChange={setForm}
          onDone={setContact}
          onEdit={edit}
          state={checkout}
        />
      ) : null}
      {checkout.status === 'doubt' ? (
        <Doubt
          onEdit={() => edit()}
          // The sum that was agreed to: at any other one the customer is led back to the review.
          onRepeat={
            contact === null ? null : () => placeOrder(contact, checkout.agreed.total, checkout.agreed.shipping)
          }
          state={checkout}
        />
      ) : null}
      {checkout.status === 'changed' ? <ChangedSum onEdit={() => edit()} state={checkout} /> : null}
      {checkout.status === 'paying' ? <Paying onEdit={(target) => target && edit(target)} state={checkout} /> : null}
    </Container>
  );
}
