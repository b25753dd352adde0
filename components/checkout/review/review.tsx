import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useOrderingClosed } from '@/components/cart/use-ordering-closed';
import { EarlierOrder } from '@/components/checkout/details/earlier-order';
import { FailureBox } from '@/components/checkout/failure-box';
import { placeOrder } from '@/components/checkout/service/place-order';
import type { Basket } from '@/components/checkout/service/use-basket';
import { useDeparture } from '@/components/checkout/service/use-departure';
import { useToCart } from '@/components/checkout/service/use-to-cart';
import { type Fact, FactList } from '@/components/order/fact-list';
import styles from '@/components/order/order.module.css';
import type { Buyer } from '@/components/order/use-buyer';
import { Button } from '@/components/ui/button';
import { Reference } from '@/components/ui/reference';
import { SettledButton } from '@/components/ui/settled-button';
import { StepHeading } from '@/components/ui/step-heading';
import { Wording } from '@/components/ui/wording';
import { contactField, OPEN_FIELDS } from '@/lib/domain/buyer/contact-fields';
import type { Contact } from '@/lib/domain/buyer/contact-form';
import { customerAddress, isProtected } from '@/lib/domain/buyer/customer-view';
import { maskPersonalNumber } from '@/lib/domain/buyer/personal-number';
import { closes } from '@/lib/domain/order/closed';
import type { Failure } from '@/lib/domain/order/failure';
import { formatCharged } from '@/lib/domain/order/order-sums';
import { failureText } from '@/lib/domain/order/payments/index';
import type { StateOf } from '@/lib/domain/order/state';
import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { useCartNotices } from '@/stores/cart-notices-store';
import { dispatchCheckout, startOver } from '@/stores/order-flow';
import { BeforeOrdering } from './before-ordering';
import { PriceChange } from './price-change';
import { PriceHolds } from './price-holds';

/** Items that are no longer sold: they cannot be ordered, only removed. */
function GoneLines({ names, toCart }: { names: readonly string[]; toCart: () => void }) {
  return (
    <div role="alert">
      {names.length > 0 ? (
        <div className="notice">
          <p className="medium">
            <span translate="no">{names.join(', ')}</span> säljs inte längre
          </p>
          <p>{`Inget nytt har beställts. Ta bort ${names.length === 1 ? 'varan' : 'varorna'} ur varukorgen.`}</p>
          <Button className="mt-3" onClick={toCart}>
            Öppna varukorgen
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface ReviewProps {
  state: StateOf<'details' | 'placing'>;
  basket: Basket;
  buyer: Buyer;
  contact: Contact;
  /** Back to the form, with the focus in this field. */
  onEdit: (field: string) => void;
}

const NO_ADDRESS: Failure = { way: null, code: 'NO_ADDRESS' };

/** In place of name and address; null when they are known. */
function registerText(customer: CustomerResponse | null): string | null {
  if (customer === null) return 'Hämtas från folkbokföringen';
  return isProtected(customer) ? 'Lämnas inte ut av folkbokföringen' : null;
}

/** Everything that the law requires before the order button (domain.md 5.3), and the button. */
export function Review({ state, basket, buyer, contact, onEdit }: ReviewProps) {
  const { lines, methods, sums, seenTotal } = basket;
  const { customer } = buyer;
  const { choices, attempt } = state;
  const reported = state.status === 'details' ? state.failure : null;
  const failure =
    reported ?? (customer !== null && isProtected(customer) && choices.delivery.isPickup !== true ? NO_ADDRESS : null);
  // The texts with this action are about the earlier order themselves.
  const isAboutThisAttempt = failure !== null && !failureText(failure).actions.includes('new-order');
  const button = useRef<HTMLButtonElement>(null);
  const isRead = useRef(false);
  const [isEarly, setIsEarly] = useState(false);
  const toCart = useToCart();
  const left = useDeparture();
  const placing = useMutation({ mutationFn: () => placeOrder(contact, sums.total, sums.shipping, left.current) });
  const closed = useOrderingClosed((scope) => closes(scope, lines, true));
  const gone = useCartNotices((notices) => notices.gone);
  const goneNames = lines.filter(({ variantCode }) => gone.has(variantCode)).map(({ name }) => name);
  const isBusy = placing.isPending || state.status === 'placing';
  // The stored choice is known before the offers are loaded; until then the total lacks the delivery price.
  const isPriced = isBusy || methods.delivery.offers.some(({ code }) => code === choices.delivery.code);
  // Reported when the new total is complete: items are priced before delivery is, and a click in between would be lost.
  const changed = isBusy || seenTotal === sums.total ? null : basket.changed;
  const isChanged = changed !== null;

  // The focused box is gone, so the focus moves to the order button.
  useEffect(() => {
    if (failure !== null || !isRead.current) return;
    isRead.current = false;
    button.current?.focus();
  }, [failure]);

  const order = () => {
    if (isBusy) return;
    setIsEarly(false);
    basket.accept();
    placing.mutate();
  };
  const read = () => dispatchCheckout({ type: 'failure-read' });
  const readFailure = () => {
    isRead.current = true;
    read();
  };
  const edit = (field: string) => {
    read();
    onEdit(field);
  };
  // A failure has its own ways on.
  const change = (field: string, name: string) =>
    failure === null ? (
      <button
        className="text-button small"
        disabled={state.status === 'placing'}
        onClick={() => edit(field)}
        type="button"
      >
        Ändra<span className="visually-hidden">{` ${name}`}</span>
      </button>
    ) : null;
  return (
    <div className={styles.sections}>
      <StepHeading>Granska och beställ</StepHeading>
      {failure === null ? null : (
        <FailureBox
          failure={failure}
          on={{
            retry: readFailure,
            details: () => edit('phone'),
            'other-method': () => edit('payment'),
            'other-delivery': () => edit('delivery'),
            cart: toCart,
            'new-order': () => {
              isRead.current = true;
              startOver(attempt);
            },
          }}
        />
      )}
      {isAboutThisAttempt ? <EarlierOrder attempt={attempt} choices={choices} failure={failure} /> : null}
      <FactList
        facts={[
          ['Leverans', choices.delivery.name, change('delivery', 'leverans')],
          ['Betalning', choices.payment.name, change('payment', 'betalning')],
          ['Köpare', customer === null ? null : `${customer.firstName} ${customer.lastName}`.trim()],
          ['Namn och adress', registerText(customer)],
          ['Adress', customer === null ? null : customerAddress(customer)],
          ...OPEN_FIELDS.map((field): Fact => {
            const { label } = contactField(field).input;
            return [label, contact[field] ?? null, change(field, label.toLowerCase())];
          }),
          contact.ssn === null
            ? ['Personnummer', customer?.maskedSsn ?? null]
            : ['Personnummer', maskPersonalNumber(contact.ssn), change('personalNumber', 'personnummer')],
          ['Nyhetsbrev', choices.newsletter ? 'Ja' : 'Nej', change('newsletter', 'nyhetsbrev')],
        ]}
      />
      <BeforeOrdering delivery={choices.delivery} lines={lines} />
      <GoneLines names={goneNames} toCart={toCart} />
      <PriceChange changed={changed} isInDoubt={attempt.inDoubt} now={sums.total} seen={seenTotal} />
      {methods.delivery.hasFailed && !isPriced ? (
        <div className="notice" role="alert">
          <p>
            Fraktpriset kunde inte hämtas, och utan det går det inte att beställa.
            <Reference reference={methods.delivery.reference} />
          </p>
          <Button onClick={methods.retry}>Hämta fraktpriset igen</Button>
        </div>
      ) : null}
      <div className="stack gap-4">
        <p>
          Att betala: <strong translate="no">{formatCharged(sums.total)}</strong>
          {sums.shipping === null ? null : <Wording text={` inklusive frakt ${formatCharged(sums.shipping)}`} />}
        </p>
        {failure === null && !isBusy && closed === null ? <PriceHolds /> : null}
        {failure === null ? (
          <div>
            <SettledButton
              aria-busy={isBusy}
              appearance="primary"
              className={styles.main}
              disabled={closed !== null || !isPriced || goneNames.length > 0}
              onEarly={() => setIsEarly(true)}
              onPress={order}
              ref={button}
              shown={`${sums.total} ${isChanged}`}
              size="large"
            >
              {isChanged ? 'Beställ och betala till nytt pris' : 'Beställ och betala'}
            </SettledButton>
          </div>
        ) : null}
        <p className="quiet small" role="status">
          {isBusy ? <span>Vi skickar din beställning …</span> : null}
          {isEarly && !isBusy ? <span>Inget har beställts än. Läs summan och tryck en gång till.</span> : null}
          {methods.delivery.isLoading && !isPriced ? <span>Vi hämtar fraktpriset …</span> : null}
          {closed === null || isBusy ? null : <span>{closed}</span>}
        </p>
      </div>
    </div>
  );
}
