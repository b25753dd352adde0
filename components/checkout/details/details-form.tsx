import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Methods, Offers } from '@/components/checkout/service/use-methods';
import styles from '@/components/order/order.module.css';
import type { Buyer } from '@/components/order/use-buyer';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/link';
import { Reference } from '@/components/ui/reference';
import { StepHeading } from '@/components/ui/step-heading';
import { CONTACT_FIELD_NAMES, type ContactField } from '@/lib/domain/buyer/contact-fields';
import { type Contact, type ContactForm, contactForm, readContactForm } from '@/lib/domain/buyer/contact-form';
import type { Choices, ChosenMethod } from '@/lib/domain/order/state';
import { paths } from '@/lib/domain/paths/paths';
import { site } from '@/lib/domain/site';
import { dispatchCheckout } from '@/stores/order-flow';
import { ContactFields } from './contact-fields';
import summaryStyles from './error-summary.module.css';
import { MethodChoice } from './method-choice';

interface ErrorSummaryProps {
  errors: readonly { field: string; text: string }[];
  /** Number of submits so far. */
  submits: number;
}

/** All invalid fields, each with a link. Only its first sentence is announced, after each submit: the list changes while one types. */
function ErrorSummary({ errors, submits }: ErrorSummaryProps) {
  const hasErrors = errors.length > 0;
  return (
    <div className={hasErrors ? summaryStyles.box : 'visually-hidden'}>
      <div role="alert">
        {hasErrors ? (
          <p className="medium" key={submits}>
            Det här behöver rättas
          </p>
        ) : null}
      </div>
      {hasErrors ? (
        <ul className={summaryStyles.list}>
          {errors.map(({ field, text }) => (
            <li key={field}>
              <Link href={`#${field}`}>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

type Errors = Partial<Record<ContactField | 'delivery' | 'payment', string>>;

/** The text in place of the offers: while they are loading, after an error, and when there are none. */
function waitingText({ isLoading, hasFailed }: Offers<unknown>): string {
  if (hasFailed) return 'Alternativen kunde inte hämtas.';
  if (isLoading) return 'Hämtar alternativ …';
  return `Inget alternativ finns för de här varorna just nu. Ring ${site.phone.display}, så hjälper vi dig.`;
}

const ORDER = ['delivery', 'payment', ...CONTACT_FIELD_NAMES] as const;

interface DetailsFormProps {
  form: ContactForm;
  onChange: (form: ContactForm) => void;
  buyer: Buyer;
  choices: Choices;
  methods: Methods;
  /** Initial focus: the id of a field, the heading, or nothing. */
  focus: string | null;
  onDone: (contact: Contact) => void;
}

export function DetailsForm(props: DetailsFormProps) {
  const { form, onChange, buyer, choices, methods, focus, onDone } = props;
  const isSignedIn = buyer.customerId !== null;
  const isMinor = buyer.customer?.isAdult === false;
  const [errors, setErrors] = useState<Errors>({});
  const [submits, setSubmits] = useState(0);

  const focusFirst = useEffectEvent(() => {
    if (focus !== null && focus !== 'heading') document.getElementById(focus)?.focus();
  });
  useEffect(() => focusFirst(), []);

  const change = (field: ContactField, value: string) => {
    onChange({ ...form, [field]: value });
    // Hides the error of a field while it is being corrected, until the next submit.
    setErrors({ ...errors, [field]: undefined });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // As shown: some password managers fill in a field without an event.
    const { elements } = event.currentTarget;
    const filledIn = contactForm((field) => {
      const input = elements.namedItem(field);
      return input !== null && 'value' in input ? String(input.value) : form[field];
    });
    onChange(filledIn);
    const result = readContactForm(filledIn, isSignedIn, new Date());
    const found: Errors = result.ok ? {} : { ...result.errors };
    if (choices.delivery.code === '') found.delivery = 'Välj ett leveranssätt.';
    if (choices.payment.code === '') found.payment = 'Välj ett betalsätt.';
    setErrors(found);
    setSubmits(submits + 1);
    const first = ORDER.find((field) => found[field]);
    if (first) document.getElementById(first)?.focus();
    else if (result.ok && !isMinor) onDone(result.contact);
  };

  const summary = ORDER.flatMap((field) => {
    const text = errors[field];
    return text ? [{ field, text }] : [];
  });
  const { delivery, payment, retry } = methods;
  const choiceOf = (kind: 'delivery' | 'payment') => ({
    chosen: choices[kind].code,
    error: errors[kind],
    id: kind,
    onChoose: (method: ChosenMethod) => {
      dispatchCheckout({ type: `${kind}-chosen`, method });
      setErrors({ ...errors, [kind]: undefined });
    },
    waiting: waitingText(methods[kind]),
  });

  return (
    <form className={cx(styles.sections, styles.form)} noValidate onSubmit={submit}>
      <StepHeading takesFocus={focus === 'heading'}>Leverans, betalning och uppgifter</StepHeading>
      <ErrorSummary errors={summary} submits={submits} />
      {isSignedIn ? null : (
        <div className="row center gap-3">
          <ButtonLink href={`${paths.login}?redirectTo=${paths.checkout}`}>Logga in med BankID</ButtonLink>
          <p className="quiet small">Då slipper du fylla i personnummer.</p>
        </div>
      )}
      <MethodChoice {...choiceOf('delivery')} legend="Leveranssätt" offers={delivery.offers} />
      <MethodChoice {...choiceOf('payment')} legend="Betalsätt" offers={payment.offers} />
      {delivery.hasFailed || payment.hasFailed ? (
        <div>
          <Button onClick={retry}>Hämta leverans- och betalsätt igen</Button>
          <Reference reference={delivery.reference ?? payment.reference} />
        </div>
      ) : null}
      <ContactFields
        errors={errors}
        form={form}
        // Another buyer gets fields of their own.
        key={buyer.customerId}
        maskedSsn={buyer.customer?.maskedSsn ?? ''}
        onChange={change}
        onSubscribe={(subscribed) => dispatchCheckout({ type: 'newsletter-set', subscribed })}
        signedIn={isSignedIn}
        subscribed={choices.newsletter}
      />
      {isMinor ? (
        <p className="notice" role="alert">
          Du måste ha fyllt 18&nbsp;år för att handla hos oss. Enligt dina uppgifter är du yngre, och därför går det
          inte att beställa. Kontakta oss om det är fel.
        </p>
      ) : null}
      <div>
        <Button className={styles.main} disabled={isMinor} appearance="primary" size="large" type="submit">
          Granska beställningen
        </Button>
        <p className="quiet small mt-3">Du ser hela beställningen innan du betalar.</p>
      </div>
    </form>
  );
}
