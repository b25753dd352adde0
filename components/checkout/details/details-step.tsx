import { type FailureActions, FailureBox } from '@/components/checkout/failure-box';
import { PriceChange } from '@/components/checkout/review/price-change';
import { Review } from '@/components/checkout/review/review';
import type { Basket } from '@/components/checkout/service/use-basket';
import { useToCart } from '@/components/checkout/service/use-to-cart';
import styles from '@/components/order/order.module.css';
import { OrderLines } from '@/components/order/order-lines';
import { SumsList } from '@/components/order/sums-list';
import type { Buyer } from '@/components/order/use-buyer';
import { cx } from '@/components/ui/cx';
import type { Contact, ContactForm } from '@/lib/domain/buyer/contact-form';
import type { CartItem } from '@/lib/domain/cart/cart-item';
import { dispatchOf, dispatchText } from '@/lib/domain/cart/dispatch';
import { lineOf } from '@/lib/domain/order/agreed';
import type { OrderSums } from '@/lib/domain/order/order-sums';
import type { StateOf } from '@/lib/domain/order/state';
import { dispatchCheckout, startOver } from '@/stores/order-flow';
import { DetailsForm } from './details-form';
import { EarlierOrder } from './earlier-order';
import { Interrupted } from './interrupted';

function OrderSummary({ lines, sums }: { lines: readonly CartItem[]; sums: OrderSums }) {
  const dispatch = dispatchOf(lines);
  return (
    <section aria-labelledby="din-bestallning" className={styles.card}>
      <h2 className="heading-3" id="din-bestallning">
        Din beställning
      </h2>
      <OrderLines lines={lines.map((item) => lineOf(item, item.qty))} />
      <SumsList {...sums} />
      {dispatch.isOrdered ? <p className="quiet small">{dispatchText(dispatch)}</p> : null}
    </section>
  );
}

interface DetailsStepProps {
  state: StateOf<'details' | 'placing'>;
  basket: Basket;
  buyer: Buyer;
  form: ContactForm;
  onChange: (form: ContactForm) => void;
  /** Complete and valid; null while the form is open. */
  contact: Contact | null;
  onDone: (contact: Contact) => void;
  onEdit: (field: string) => void;
  isInterrupted: boolean;
  focus: string | null;
}

/** Step 1: the form, then its review. */
export function DetailsStep(props: DetailsStepProps) {
  const { state, basket, buyer, contact, onEdit, isInterrupted } = props;
  const { choices, attempt } = state;
  const { lines, sums, seenTotal } = basket;
  const isReview = contact !== null;
  const failure = state.status === 'details' ? state.failure : null;
  const toCart = useToCart();
  const read = () => dispatchCheckout({ type: 'failure-read' });
  const goTo = (field: string) => {
    read();
    document.getElementById(field)?.focus();
  };
  const actions: FailureActions = {
    retry: read,
    details: () => goTo('phone'),
    'other-method': () => goTo('payment'),
    'other-delivery': () => goTo('delivery'),
    cart: toCart,
    'new-order': () => startOver(attempt),
  };
  return (
    <div className={styles.columns}>
      {isReview ? (
        <Review basket={basket} buyer={buyer} contact={contact} onEdit={onEdit} state={state} />
      ) : (
        <div className={styles.sections}>
          <PriceChange
            changed={seenTotal === sums.total ? null : basket.changed}
            isInDoubt={attempt.inDoubt}
            now={sums.total}
            seen={seenTotal}
          />
          <Interrupted isInterrupted={isInterrupted}>Välj leveranssätt och betalsätt igen.</Interrupted>
          {failure === null ? null : <FailureBox failure={failure} on={actions} />}
          <EarlierOrder attempt={attempt} choices={choices} failure={failure} />
          <DetailsForm
            buyer={buyer}
            choices={choices}
            focus={props.focus}
            form={props.form}
            methods={basket.methods}
            onChange={props.onChange}
            onDone={(filledIn) => {
              if (failure !== null) read();
              props.onDone(filledIn);
            }}
          />
        </div>
      )}
      <div className={cx(styles.aside, isReview && styles.asideFirst)}>
        <OrderSummary lines={lines} sums={sums} />
      </div>
    </div>
  );
}
