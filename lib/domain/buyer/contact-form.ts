import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { typedText } from '@/lib/domain/typed-text';
import { CONTACT_FIELD_NAMES, type ContactField, contactField, type OpenContact } from './contact-fields';

/** What is typed. The personal number is never stored, and unused when the customer is signed in. */
export type ContactForm = Readonly<Record<ContactField, string>>;

export type Contact = OpenContact & {
  /** Twelve digits; null for a signed-in customer. */
  readonly ssn: string | null;
};

export type ContactResult =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly errors: Partial<Record<ContactField, string>> };

/** A form with one value for each field. */
export function contactForm(textOf: (name: ContactField) => string): ContactForm {
  return Object.fromEntries(CONTACT_FIELD_NAMES.map((name) => [name, textOf(name)])) as ContactForm;
}

export const EMPTY_FORM = contactForm(() => '');

/** Fills in what is known of a signed-in customer, where nothing has been typed. */
export function prefilled(form: ContactForm, customer: CustomerResponse): ContactForm {
  return contactForm((name) => form[name] || (contactField(name).ofCustomer?.(customer) ?? ''));
}

/** Validates the contact fields, with a message for each error (spec.md section 5). */
export function readContactForm(form: ContactForm, signedIn: boolean, now: Date): ContactResult {
  const values: Partial<Record<ContactField, string>> = {};
  const errors: Partial<Record<ContactField, string>> = {};
  for (const name of CONTACT_FIELD_NAMES) {
    const { read, isOptional, isSecret } = contactField(name);
    if ((isSecret && signedIn) || (isOptional && typedText(form[name]) === '')) continue;
    const result = read(form[name], now);
    if (result.ok) values[name] = result.value;
    else errors[name] = result.error;
  }
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  const { personalNumber: ssn = null, ...open } = values;
  // Every required field has been read, which the compiler cannot know.
  return { ok: true, contact: { ...(open as OpenContact), ssn } };
}
