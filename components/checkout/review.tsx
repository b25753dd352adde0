'use client';

import Link from 'next/link';
import { Button } from '@/components/ui/button';
import type { CartItem } from '@/lib/cart/cart-item';
import type { Contact } from '@/lib/checkout/contact-form';
import type { CheckoutErrorCode } from '@/lib/checkout/errors';
import { shownError } from '@/lib/checkout/machine';
import { formatCharged, type OrderSums } from '@/lib/checkout/order-sums';
import { paths } from '@/lib/config/paths';
import { maskPersonalNumber } from '@/lib/identity/personal-number';
import type { Ore } from '@/lib/pricing/money';
import { useCartNotices } from '@/stores/cart-notices-store';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import { usePriceStatus } from '@/stores/price-status-store';
import styles from './checkout.module.css';
import { ErrorBox } from './error-box';
import { FactList } from './fact-list';
import { GoneLines } from './gone-lines';
import { PriceChange } from './price-change';
import { StepHeading } from './step-heading';
import { usePlaceOrder } from './use-place-order';

/** Refusals that no second attempt with the same details can turn. */
const NEEDS_OTHER_DETAILS: ReadonlySet<CheckoutErrorCode> = new Set(['TEL01', 'VR01', 'VR02']);

interface ReviewProps {
  lines: readonly CartItem[];
  contact: Contact;
  maskedSsn: string;
  sums: OrderSums;
  /** The sum that the customer last accepted, in öre. */
  seenTotal: Ore;
  /** The customer orders at the sum that is shown. */
  onAccept: () => void;
  /** Back to the form, with the focus on one field. */
  onEdit: (field?: string) => void;
}

/** Everything that the law wants to be seen before the button (domain.md 5.3 and 5.9), and the button. */
export function Review({ lines, contact, maskedSsn, sums, seenTotal, onAccept, onEdit }: ReviewProps) {
  const checkout = useCheckout();
  const { place, isPlacing } = usePlaceOrder(contact);
  const error = shownError(checkout) ?? (checkout.blockCreateOrder ? '500' : null);
  const isClosed = usePriceStatus((state) => state.isStale);
  const gone = useCartNotices((state) => state.gone);
  const goneNames = lines.filter(({ variantCode }) => gone.has(variantCode)).map(({ name }) => name);
  const isBusy = isPlacing || checkout.createOrderLoading;
  // Told when the new sum is complete: goods are priced before delivery is, and a click in between would be lost.
  const isChanged = !isBusy && seenTotal !== sums.total;

  const order = () => {
    if (isBusy) return;
    onAccept();
    void place(sums.total);
  };
  const retry = () => {
    dispatchCheckout({ type: 'retried' });
    if (error === 'LOST') order();
    else if (error && NEEDS_OTHER_DETAILS.has(error)) onEdit('phone');
  };

  return (
    <div className={styles.sections}>
      <StepHeading>Granska och beställ</StepHeading>
      {error ? (
        <ErrorBox
          code={error}
          onOtherMethod={() => {
            dispatchCheckout({ type: 'retried' });
            onEdit('payment');
          }}
          onRetry={retry}
        />
      ) : null}
      <FactList
        facts={[
          ['Leverans', checkout.selectedDeliveryMethod.name],
          ['Betalning', checkout.selectedPaymentMethod.name],
          ['E-post', contact.email],
          ['Mobilnummer', contact.phone],
          ['Personnummer', contact.ssn === null ? maskedSsn : maskPersonalNumber(contact.ssn)],
          ['Nyhetsbrev', checkout.subscribedToNewsletter ? 'Ja' : 'Nej'],
        ]}
      />
      <div>
        <Button onClick={() => onEdit()}>Ändra uppgifter</Button>
      </div>
      <section aria-labelledby="innan" className={styles.section}>
        <h3 className={styles.heading} id="innan">
          Innan du beställer
        </h3>
        <p>
          <strong>Ångerrätt gäller inte.</strong> Priset på guld och silver beror på svängningar på finansmarknaden som
          vi inte kan påverka, och köpet kan därför inte ångras.
        </p>
        <p>
          Köpare, betalare och mottagare måste vara samma person. Varorna hämtas ut personligen mot giltig legitimation.
          Vi levererar bara inom Sverige.
        </p>
        <p>
          Avtalet ingås på svenska. Genom att beställa godkänner du våra{' '}
          <Link href={paths.purchaseTerms} target="_blank">
            köpvillkor (öppnas i ny flik)
          </Link>
          . Du måste ha fyllt 18 år.
        </p>
      </section>
      <GoneLines names={goneNames} />
      <PriceChange isChanged={isChanged} isInDoubt={checkout.orderSent} now={sums.total} seen={seenTotal} />
      <div className={styles.section}>
        <p>
          Att betala: <strong>{formatCharged(sums.total)}</strong>
          {sums.shipping === null ? null : <> inklusive frakt {formatCharged(sums.shipping)}</>}
        </p>
        <div>
          <Button
            aria-busy={isBusy}
            disabled={checkout.blockCreateOrder || isClosed || goneNames.length > 0}
            look="primary"
            onClick={order}
            size="large"
          >
            {isChanged ? 'Beställ och betala till nytt pris' : 'Beställ och betala'}
          </Button>
        </div>
        <p className={styles.note} role="status">
          {isBusy ? 'Vi skickar din beställning …' : null}
          {isClosed && !isBusy ? 'Beställning är stängd tills priserna har bekräftats. Det sker av sig självt.' : null}
        </p>
      </div>
    </div>
  );
}
