'use client';

import styles from '@/components/checkout/checkout.module.css';
import { OrderSummary } from '@/components/checkout/order-summary';
import { PriceChange } from '@/components/checkout/review/price-change';
import { Review } from '@/components/checkout/review/review';
import type { Basket } from '@/components/checkout/service/use-basket';
import type { Buyer } from '@/components/checkout/service/use-buyer';
import { cx } from '@/components/ui/cx';
import type { Contact, ContactForm } from '@/lib/checkout/contact-form';
import { isLeft, type StateOf } from '@/lib/checkout/state';
import { DetailsForm } from './details-form';
import { EarlierOrder } from './earlier-order';

const INTERRUPTED =
  'Varukorgen har öppnats i en annan flik, och kassan har därför börjat om. Välj leveranssätt och betalsätt igen.';

interface DetailsStepProps {
  state: StateOf<'details' | 'placing'>;
  basket: Basket;
  buyer: Buyer;
  form: ContactForm;
  onChange: (form: ContactForm) => void;
  /** Filled in and right; null while the form is open. */
  contact: Contact | null;
  onDone: (contact: Contact) => void;
  onEdit: (field?: string) => void;
  isInterrupted: boolean;
  /** What gets the focus when the form appears: the id of a field, the heading, or nothing. */
  focus: string | null;
}

/** Step 1: the form, then the review of what it says. */
export function DetailsStep(props: DetailsStepProps) {
  const { state, basket, buyer, contact, onEdit, isInterrupted } = props;
  const { choices, attempt } = state;
  const { lines, sums, seenTotal } = basket;
  const isReview = contact !== null;
  return (
    <div className={styles.columns}>
      {isReview ? (
        <Review basket={basket} buyer={buyer} contact={contact} onEdit={onEdit} state={state} />
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
          {isLeft(attempt) ? <EarlierOrder attempt={attempt} paymentCode={choices.payment.code} /> : null}
          <DetailsForm
            buyer={buyer}
            choices={choices}
            focus={props.focus}
            form={props.form}
            methods={basket.methods}
            onChange={props.onChange}
            onDone={props.onDone}
          />
        </div>
      )}
      <div className={cx(styles.aside, isReview && styles.asideFirst)}>
        <OrderSummary lines={lines} sums={sums} />
      </div>
    </div>
  );
}
