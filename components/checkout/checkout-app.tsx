import { useState } from 'react';
import { useKeepsCookies } from '@/components/identity/use-keeps-cookies';
import { LatestOrder } from '@/components/order/latest-order';
import styles from '@/components/order/order.module.css';
import { useBuyer } from '@/components/order/use-buyer';
import { CallOrMail } from '@/components/ui/call-or-mail';
import { Container } from '@/components/ui/container';
import { NeedsScripts } from '@/components/ui/needs-scripts';
import { OnDemand } from '@/components/ui/on-demand';
import { ToMetals } from '@/components/ui/to-metals';
import { type Contact, type ContactForm, EMPTY_FORM, prefilled } from '@/lib/domain/buyer/contact-form';
import type { Failure } from '@/lib/domain/order/failure';
import { hasBothMethods } from '@/lib/domain/order/machine';
import { noCookies } from '@/lib/domain/order/return-texts';
import { activeStep, attemptOf, type CheckoutState, mayHaveOrder } from '@/lib/domain/order/state';
import { useAuth } from '@/stores/auth-store';
import { useCart } from '@/stores/cart-store';
import { useCheckout } from '@/stores/checkout-store';
import { keepContact, keptContact } from '@/stores/kept-contact';
import { CheckoutSteps } from './checkout-steps';
import { ChooseMetal } from './details/choose-metal';
import { DetailsStep } from './details/details-step';
import { EarlierOrder } from './details/earlier-order';
import { FailureBox } from './failure-box';
import { ChangedSum } from './paying/changed-sum';
import { OrderInDoubt } from './paying/order-in-doubt';
import { Paying } from './paying/paying';
import { placeOrder } from './service/place-order';
import { useBasket } from './service/use-basket';
import { useEnterCheckout } from './service/use-enter-checkout';

const loadTopSellers = () => import('@/components/card/top-seller-tiles').then((module) => module.TopSellerTiles);

/** The failure of a blocked customer's order, shown as soon as the customer is known. */
const BLOCKED: Failure = { way: null, code: 'CB' };

const BEFORE_ORDER: ReadonlySet<CheckoutState['status']> = new Set(['idle', 'choosing-metal', 'details']);

/** Steps 0 to 2. The personal number exists only in this component's state. */
export function CheckoutApp({ ready }: { ready: boolean }) {
  const { checkout } = useCheckout();
  const items = useCart((state) => state.data);
  const [form, setForm] = useState<ContactForm>(() => ({ ...EMPTY_FORM, ...keptContact() }));
  const [contact, setContact] = useState<Contact | null>(null);
  const [field, setField] = useState<string | null>(null);
  const [hasMoved, setHasMoved] = useState(false);
  const isInterrupted = useEnterCheckout(ready);
  const keepsCookies = useKeepsCookies(ready);
  const attempt = attemptOf(checkout);
  const isOpen = attempt !== null && mayHaveOrder(attempt);
  const basket = useBasket(checkout, ready);
  const isBlocked = useAuth(({ blocked }) => blocked);
  const buyer = useBuyer(ready, (customer) => setForm((current) => prefilled(current, customer)));

  const [reviewedBy, setReviewedBy] = useState(buyer.customerId);
  const [filledInBy, setFilledInBy] = useState(buyer.customerId);

  const edit = (target?: string) => {
    setContact(null);
    setHasMoved(true);
    setField(target ?? null);
  };
  const step = activeStep(checkout);
  if (step === 0 && !hasMoved) setHasMoved(true);
  // A choice can become invalid during the review when the cart changes or a method is no longer offered. The customer then
  // returns to the details.
  if (contact !== null && checkout.status === 'details' && !hasBothMethods(checkout.choices)) edit();
  // After a sign-in, sign-out or change of customer the buyer must be entered again before the review. A failure is shown
  // first, since it may explain the change.
  const isOtherBuyer = contact !== null && reviewedBy !== buyer.customerId;
  if (isOtherBuyer && checkout.status === 'details' && checkout.failure === null) setContact(null);
  // A signed-out customer's contact details must not be shown to or used by the next one.
  if (filledInBy !== buyer.customerId) {
    setFilledInBy(buyer.customerId);
    if (filledInBy !== null) setForm(EMPTY_FORM);
    keepContact(null);
  }

  if (!ready) {
    return (
      <Container className={styles.page}>
        <p className="with-scripts">Laddar kassan …</p>
        <NeedsScripts what="Kassan" />
      </Container>
    );
  }
  if (!keepsCookies) return <NoCookies mayBeOpen={isOpen} />;
  if (checkout.status === 'idle' || (basket.lines.length === 0 && BEFORE_ORDER.has(checkout.status))) {
    return (
      <Container className={styles.page}>
        {'failure' in checkout && checkout.failure !== null ? <FailureBox failure={checkout.failure} on={{}} /> : null}
        {'attempt' in checkout ? (
          <EarlierOrder attempt={checkout.attempt} choices={checkout.choices} failure={null} />
        ) : null}
        <div className="stack gap-4">
          <h2 className="heading-3">Varukorgen är tom</h2>
          <p>Det du lägger i den väntar här när du kommer tillbaka.</p>
          <ToMetals />
          <LatestOrder />
          <div className={styles.bestSellers}>
            <OnDemand load={loadTopSellers}>{(TopSellerTiles) => <TopSellerTiles />}</OnDemand>
          </div>
        </div>
      </Container>
    );
  }
  const failure = 'failure' in checkout ? checkout.failure : null;
  const refusal = failure?.code === BLOCKED.code ? failure : null;
  if (BEFORE_ORDER.has(checkout.status) && (isBlocked || refusal !== null)) {
    return (
      <Container className={styles.page}>
        <FailureBox failure={refusal ?? BLOCKED} on={{}} />
      </Container>
    );
  }
  return (
    <Container className={styles.page}>
      <CheckoutSteps active={step} />
      {checkout.status === 'choosing-metal' ? (
        <ChooseMetal isInterrupted={isInterrupted} items={items} state={checkout} />
      ) : null}
      {checkout.status === 'details' || checkout.status === 'placing' ? (
        <DetailsStep
          basket={basket}
          buyer={buyer}
          contact={contact}
          focus={field ?? (hasMoved ? 'heading' : null)}
          form={form}
          isInterrupted={isInterrupted}
          onChange={setForm}
          onDone={(filledIn) => {
            setContact(filledIn);
            if (buyer.customerId === null) keepContact(filledIn);
            setReviewedBy(buyer.customerId);
          }}
          onEdit={edit}
          state={checkout}
        />
      ) : null}
      {checkout.status === 'doubt' ? (
        <OrderInDoubt
          onEdit={() => edit()}
          // The accepted total: at any other one the customer returns to the review.
          onRepeat={
            contact === null
              ? null
              : (left) => placeOrder(contact, checkout.agreed.total, checkout.agreed.shipping, left)
          }
          state={checkout}
        />
      ) : null}
      {checkout.status === 'changed' ? <ChangedSum onEdit={() => edit()} state={checkout} /> : null}
      {checkout.status === 'paying' ? <Paying onEdit={(target) => target && edit(target)} state={checkout} /> : null}
    </Container>
  );
}

/** In place of what cannot work in a browser that keeps no cookies. `mayBeOpen`: an order that it sent before may exist. */
function NoCookies({ mayBeOpen = false }: { mayBeOpen?: boolean }) {
  return (
    <Container className="stack gap-4 py-6" narrow>
      <p className="notice" role="alert">
        {noCookies.text}
      </p>
      {mayBeOpen ? <p>{noCookies.mayBeOpen}</p> : null}
      <p className="quiet small">
        <CallOrMail /> om du hellre vill beställa så.
      </p>
    </Container>
  );
}
