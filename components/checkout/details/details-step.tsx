'use client';

import styles from '@/components/checkout/checkout.module.css';
import { OrderSummary } from '@/components/checkout/order-summary';
import { PriceChange } from '@/components/checkout/review/price-change';
import { Review } from '@/components/checkout/review/review';
import type { Methods } from '@/components/checkout/service/use-methods';
import type { useSeenTotal } from '@/components/checkout/service/use-seen-total';
import { cx } from '@/components/ui/cx';
import type { CartItem } from '@/lib/cart/cart-item';
import type { Contact, ContactForm } from '@/lib/checkout/contact-form';
import type { OrderSums } from '@/lib/checkout/order-sums';
import type { StateOf } from '@/lib/checkout/state';
import type { CustomerAnswer } from '@/lib/shop-api/answers';
import { DetailsForm } from './details-form';
import { EarlierOrder } from './earlier-order';

const INTERRUPTED =
  'Varukorgen har öppnats i en annan flik, och kassan har därför börjat om. Välj leveranssätt och betalsätt igen.';

interface DetailsStepProps {
  state: StateOf<'details' | 'placing'>;
  lines: readonly CartItem[];
  form: ContactForm;
  onChange: (form: ContactForm) => void;
  /** Filled in and right; null while the form is open. */
  contact: Contact | null;
  onDone: (contact: Contact) => void;
  onEdit: (field?: string) => void;
  methods: Methods;
  sums: OrderSums;
  seen: ReturnType<typeof useSeenTotal>;
  customer: CustomerAnswer | null;
  signedIn: boolean;
  maskedSsn: string;
  isInterrupted: boolean;
  /** What gets the focus when the form appears: the id of a field, the heading, or nothing. */
  focus: string | null;
}

/** Step 1: the form, then the review of what it says. */
export function DetailsStep(props: DetailsStepProps) {
  const { state, lines, contact, onEdit, isInterrupted, methods, sums, seen } = props;
  const { choices, attempt } = state;
  const { seenTotal, accept } = seen;
  const isLeft = attempt.orderId !== null || attempt.inDoubt;
  const isReview = contact !== null;
  return (
    <div className={styles.columns}>
      {isReview ? (
        <Review
          contact={contact}
          customer={props.customer}
          lines={lines}
          maskedSsn={props.maskedSsn}
          methods={methods}
          onAccept={accept}
          onEdit={onEdit}
          seenTotal={seenTotal}
          state={state}
          sums={sums}
        />
      ) : (
        <div className={styles.sections}>
          <PriceChange
            isChanged={seenTotal !== sums.total}
            isInDoubt={attempt.inDoubt}
            now={sums.total}
            seen={seenTotal}
          />
          <p className={isInterrupted ? styles.notice : undefined} role="status">
            {isInterrupted ? INTERRUPTED : null}
          </p>
          {isLeft ? <EarlierOrder attempt={attempt} paymentCode={choices.payment.code} /> : null}
          <DetailsForm
            choices={choices}
            focus={props.focus}
            form={props.form}
            isMinor={props.customer?.isAdult === false}
            maskedSsn={props.maskedSsn}
            methods={methods}
            onChange={props.onChange}
            onDone={props.onDone}
            signedIn={props.signedIn}
          />
        </div>
      )}
      <div className={cx(styles.aside, isReview && styles.asideFirst)}>
        <OrderSummary lines={lines} sums={sums} />
      </div>
    </div>
  );
}
