'use client';

import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { PrintButton } from '@/components/content/print-button';
import { FactList } from '@/components/order/fact-list';
import { getQueryClient } from '@/components/queries/client';
import { Button } from '@/components/ui/button';
import { earlyPress } from '@/components/ui/early-press';
import { Reference } from '@/components/ui/reference';
import { TextField } from '@/components/ui/text-field';
import { callShop, referenceIn, ShopApiError } from '@/lib/browser/api/shop-api';
import { isEmail } from '@/lib/domain/buyer/contact';
import { type Withdrawal as Statement, statementText, withdrawalAddress } from '@/lib/domain/order/withdrawal';
import { withdrawalReceipt } from '@/lib/domain/shop-api/responses';
import { site } from '@/lib/domain/site';
import { typedText } from '@/lib/domain/typed-text';
import { fillInOwnOrder } from './fill-in-own-order';
import styles from './withdrawal-form.module.css';

/** Sends the statement (contract.md A6). */
const withdrawal = {
  mutationFn: (statement: Statement) =>
    callShop('withdraw-order', withdrawalReceipt, { body: statement, isOnce: true }),
};

const EMAIL_ERROR = 'Skriv en giltig mejladress.';
const FILLED_IN = { pattern: '.*\\S.*', required: true };
const FIELDS = [
  { name: 'name', label: 'Namn', autoComplete: 'name', maxLength: 100, ...FILLED_IN },
  { name: 'orderNumber', label: 'Ordernummer', hint: 'Det står i orderbekräftelsen', maxLength: 40, ...FILLED_IN },
  {
    name: 'email',
    label: 'E-post',
    hint: 'Dit skickar vi bekräftelsen',
    autoComplete: 'email',
    required: true,
    spellCheck: false,
    type: 'email',
  },
  {
    name: 'goods',
    label: 'Varor som du ångrar (frivilligt)',
    hint: 'Lämna tomt om du ångrar allt i beställningen',
    maxLength: 500,
  },
] as const;

/** Moves the focus to the new step, since the pressed button is gone. */
function Step({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-label={title} className={styles.step}>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function factsOf({ name, orderNumber, goods, email }: Statement): [string, string][] {
  return [
    ['Namn', name],
    ['Ordernummer', orderNumber],
    ['Varor', goods || 'Hela beställningen'],
    ['Bekräftelse till', email],
  ];
}

function Form({ given, onFilled }: { given: Statement | null; onFilled: (statement: Statement) => void }) {
  const [emailError, setEmailError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    if (given) form.current?.focus();
  }, [given]);
  useEffect(() => (form.current && given === null ? fillInOwnOrder(form.current) : undefined), [given]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string) => typedText(String(fields.get(name) ?? ''));
    const email = text('email');
    if (!isEmail(email)) return setEmailError(EMAIL_ERROR);
    onFilled({ orderNumber: text('orderNumber'), name: text('name'), email, goods: text('goods') });
  };
  // Without a dialog around, a browser sends this method nowhere: before hydration "get" would put a person into the URL.
  return (
    <form
      aria-label="Ditt meddelande"
      className={styles.step}
      method="dialog"
      onSubmit={submit}
      ref={form}
      tabIndex={-1}
    >
      {FIELDS.map((field) => (
        <TextField
          key={field.name}
          {...field}
          defaultValue={given?.[field.name]}
          error={field.name === 'email' ? emailError : undefined}
          id={`withdrawal-${field.name}`}
          onChange={field.name === 'email' ? () => setEmailError(undefined) : undefined}
        />
      ))}
      <Button className={styles.button} appearance="primary" type="submit" {...earlyPress(() => {})}>
        Fortsätt
      </Button>
    </form>
  );
}

/** Whether the statement may have been received. The backend keeps a repeated one once (contract.md A6). */
function isUnknown(error: Error): boolean {
  return error instanceof ShopApiError && ['NETWORK', 'UNANSWERED', 'UPSTREAM'].includes(error.reason);
}

/** Withdraws from a purchase in two steps, and shows a receipt that the buyer can keep. Works signed out. */
export function WithdrawalForm() {
  const [statement, setStatement] = useState<Statement | null>(null);
  const [isEditing, setIsEditing] = useState(true);
  const sending = useMutation(withdrawal, getQueryClient());
  const { mutate, reset, data: receipt, isPending, error } = sending;

  if (receipt && statement) {
    const text = statementText(statement, receipt);
    return (
      <Step key="acknowledged" title="Vi har tagit emot ditt meddelande">
        <p className={styles.receipt} translate="no">
          {text}
        </p>
        <p className="row gap-3 center">
          <a
            className={styles.save}
            download="angrat-kop.txt"
            href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          >
            Spara bekräftelsen
          </a>
          <PrintButton />
        </p>
      </Step>
    );
  }
  if (statement && !isEditing) {
    return (
      <Step key="confirm" title="Bekräfta att du ångrar köpet">
        <FactList facts={factsOf(statement)} />
        <p>Genom att bekräfta meddelar du oss att du frånträder avtalet om de här varorna.</p>
        {error ? (
          <p className="notice" role="alert">
            <span>
              {isUnknown(error)
                ? 'Vi vet inte om meddelandet kom fram. Försök igen (det räknas bara en gång) eller '
                : 'Meddelandet kunde inte skickas. Försök igen eller '}
            </span>
            <a href={withdrawalAddress(statement)}>skicka det som mejl</a> till {site.email}.
            <Reference reference={referenceIn(error)} />
          </p>
        ) : null}
        <p className="row gap-3 center">
          <Button disabled={isPending} appearance="primary" onClick={() => mutate(statement)}>
            {isPending ? 'Skickar …' : 'Bekräfta ångrat köp'}
          </Button>
          <Button
            disabled={isPending}
            onClick={() => {
              reset();
              setIsEditing(true);
            }}
          >
            Ändra
          </Button>
        </p>
      </Step>
    );
  }
  return (
    <>
      <noscript>
        <p>
          Formuläret behöver JavaScript. <a href={withdrawalAddress(null)}>Ångra köpet med ett mejl</a> i stället.
        </p>
      </noscript>
      <Form
        given={statement}
        onFilled={(filled) => {
          setStatement(filled);
          setIsEditing(false);
        }}
      />
    </>
  );
}
