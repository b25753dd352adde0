'use client';

import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { type Contact, type ContactField, type ContactForm, readContactForm } from '@/lib/checkout/contact-form';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';
import styles from './checkout.module.css';
import { ContactFields } from './contact-fields';
import { ErrorSummary, type FieldError } from './error-summary';
import { MethodChoice } from './method-choice';
import { StepHeading } from './step-heading';

type Errors = Partial<Record<ContactField | 'delivery' | 'payment', string>>;

/** In the order in which the fields stand on the page. */
const ORDER = ['delivery', 'payment', 'email', 'phone', 'personalNumber'] as const;

interface DetailsFormProps {
  form: ContactForm;
  onChange: (form: ContactForm) => void;
  signedIn: boolean;
  maskedSsn: string;
  /** Loading what the backend offers has failed. */
  failed: boolean;
  onReload: () => void;
  /** What gets the focus when the form appears: the id of a field, the heading, or nothing. */
  focus: string | null;
  /** Everything is filled in and right. */
  onDone: (contact: Contact) => void;
}

export function DetailsForm(props: DetailsFormProps) {
  const { form, onChange, signedIn, maskedSsn, failed, onReload, focus, onDone } = props;
  const checkout = useCheckout();
  const [errors, setErrors] = useState<Errors>({});

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the form appears, and not again.
  useEffect(() => {
    if (focus !== null && focus !== 'heading') document.getElementById(focus)?.focus();
  }, []);

  const change = (field: ContactField, value: string) => {
    onChange({ ...form, [field]: value });
    // What is being corrected is not wrong until it is sent again.
    setErrors({ ...errors, [field]: undefined });
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const result = readContactForm(form, signedIn, new Date());
    const found: Errors = result.ok ? {} : { ...result.errors };
    if (checkout.selectedDeliveryMethod.code === '') found.delivery = 'Välj ett leveranssätt.';
    if (checkout.selectedPaymentMethod.code === '') found.payment = 'Välj ett betalsätt.';
    setErrors(found);
    const first = ORDER.find((field) => found[field]);
    if (first) document.getElementById(first)?.focus();
    else if (result.ok) onDone(result.contact);
  };

  const summary: FieldError[] = ORDER.flatMap((field) => {
    const text = errors[field];
    return text ? [{ field, text }] : [];
  });
  const waiting = failed ? 'Alternativen kunde inte hämtas.' : 'Hämtar alternativ …';

  return (
    <form className={styles.sections} noValidate onSubmit={submit}>
      <StepHeading takesFocus={focus === 'heading'}>Leverans, betalning och uppgifter</StepHeading>
      <ErrorSummary errors={summary} />
      <MethodChoice
        chosen={checkout.selectedDeliveryMethod.code}
        error={errors.delivery}
        id="delivery"
        legend="Leveranssätt"
        offers={checkout.shippingMethods}
        onChoose={(method) => {
          dispatchCheckout({ type: 'delivery-chosen', method });
          setErrors({ ...errors, delivery: undefined });
        }}
        waiting={waiting}
      />
      <MethodChoice
        chosen={checkout.selectedPaymentMethod.code}
        error={errors.payment}
        id="payment"
        legend="Betalsätt"
        offers={checkout.paymentMethods}
        onChoose={(method) => {
          dispatchCheckout({ type: 'payment-chosen', method });
          setErrors({ ...errors, payment: undefined });
        }}
        waiting={waiting}
      />
      {failed ? <Button onClick={onReload}>Hämta leverans- och betalsätt igen</Button> : null}
      <ContactFields
        errors={errors}
        form={form}
        maskedSsn={maskedSsn}
        onChange={change}
        onSubscribe={(subscribed) => dispatchCheckout({ type: 'newsletter-set', subscribed })}
        signedIn={signedIn}
        subscribed={checkout.subscribedToNewsletter}
      />
      <div>
        <Button className={styles.main} look="primary" size="large" type="submit">
          Granska beställningen
        </Button>
        <p className={styles.note}>Du ser hela beställningen innan du betalar.</p>
      </div>
    </form>
  );
}
