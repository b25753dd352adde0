'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button-link';
import { Container } from '@/components/ui/container';
import { cx } from '@/components/ui/cx';
import { orderLines } from '@/lib/cart/metals';
import type { Contact, ContactForm } from '@/lib/checkout/contact-form';
import { orderSums } from '@/lib/checkout/order-sums';
import { paths } from '@/lib/config/paths';
import { site } from '@/lib/config/site';
import { shownEmail } from '@/lib/identity/customer-view';
import { fetchCustomer } from '@/lib/shop-api/client/browser';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import styles from './checkout.module.css';
import { CheckoutSteps } from './checkout-steps';
import { ChooseMetal } from './choose-metal';
import { DetailsForm } from './details-form';
import { OrderSummary } from './order-summary';
import { PaymentStep } from './payment-step';
import { PriceChange } from './price-change';
import { Review } from './review';
import { useArrival } from './use-arrival';
import { useCheckoutData } from './use-checkout-data';
import { useSeenTotal } from './use-seen-total';

const INTERRUPTED =
  'Varukorgen har öppnats i en annan flik, och kassan har därför börjat om. Välj leveranssätt och betalsätt igen.';
const emptyForm: ContactForm = { email: '', phone: '', personalNumber: '' };

/**
 * A signed-in customer's details, asked for once. The server knows who is signed in, whatever this browser has kept of it;
 * a session that has ended signs this browser out.
 */
function useCustomer(ready: boolean, fill: (email: string, phone: string) => void) {
  const auth = useAuth();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the stores have been read.
  useEffect(() => {
    if (!ready) return;
    fetchCustomer().then(
      (customer) => {
        if (!customer) return auth.reset();
        auth.setCustomer(customer, new Date());
        fill(shownEmail(customer.email), customer.phone);
      },
      () => {},
    );
  }, [ready]);
  return auth;
}

/** Steps 0 to 2. Contact details and the personal number live in this component and nowhere else. */
export function CheckoutApp({ ready }: { ready: boolean }) {
  const checkout = useCheckout();
  const items = useCart((state) => state.data);
  const lines = orderLines(items, checkout.metal);
  const [form, setForm] = useState(emptyForm);
  const [contact, setContact] = useState<Contact | null>(null);
  const [field, setField] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const isInterrupted = useArrival(ready);
  const { failed, retry } = useCheckoutData(ready && checkout.activeStep === 1 ? lines : []);
  const auth = useCustomer(ready, (email, phone) =>
    setForm((current) => ({ ...current, email: current.email || email, phone: current.phone || phone })),
  );

  const edit = (target?: string) => {
    setContact(null);
    setHasMoved(true);
    setField(target ?? null);
  };
  const shipping = checkout.shippingMethods.find(({ code }) => code === checkout.selectedDeliveryMethod.code);
  const sums = orderSums(lines, shipping?.price ?? null);
  const { seenTotal, accept } = useSeenTotal(lines, checkout.selectedDeliveryMethod.code, sums);
  const signedIn = auth.customerId !== null;
  // A choice can be taken back under the review: another cart, a method that is no longer offered. Then it is reviewed anew, when
  // the customer asks for it.
  const isChosen = checkout.selectedDeliveryMethod.code !== '' && checkout.selectedPaymentMethod.code !== '';
  if (contact !== null && checkout.activeStep === 1 && !isChosen) edit();
  if (checkout.activeStep === 0 && !hasMoved) setHasMoved(true);

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
  if (lines.length === 0 && checkout.activeStep < 2) {
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
      <CheckoutSteps active={checkout.activeStep} />
      {checkout.activeStep === 0 ? <ChooseMetal items={items} /> : null}
      {checkout.activeStep === 1 ? (
        <div className={styles.columns}>
          {contact === null ? (
            <div className={styles.sections}>
              <PriceChange
                isChanged={seenTotal !== sums.total}
                isInDoubt={checkout.orderSent}
                now={sums.total}
                seen={seenTotal}
              />
              <p className={isInterrupted ? styles.notice : undefined} role="status">
                {isInterrupted ? INTERRUPTED : null}
              </p>
              {checkout.unsettled ? (
                <p className={styles.notice}>
                  Du har en påbörjad beställning som inte är betald. Beställer du nu ersätts den, och du betalar bara en
                  gång.
                </p>
              ) : null}
              <DetailsForm
                failed={failed}
                form={form}
                maskedSsn={auth.maskedSsn}
                onChange={setForm}
                onDone={setContact}
                onReload={retry}
                signedIn={signedIn}
                focus={field ?? (hasMoved ? 'heading' : null)}
              />
            </div>
          ) : (
            <Review
              contact={contact}
              lines={lines}
              maskedSsn={auth.maskedSsn}
              onAccept={accept}
              onEdit={edit}
              seenTotal={seenTotal}
              sums={sums}
            />
          )}
          <div className={cx(styles.aside, contact !== null && styles.asideFirst)}>
            <OrderSummary lines={lines} sums={sums} />
          </div>
        </div>
      ) : null}
      {checkout.activeStep === 2 ? <PaymentStep onEdit={(target) => target && edit(target)} /> : null}
    </Container>
  );
}
