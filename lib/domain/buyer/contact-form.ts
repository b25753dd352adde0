import { typedText } from '@/lib/domain/typed-text';
import { isEmail, isMobilePhone, normalisePhone } from './contact';
import { type PersonalNumberProblem, readPersonalNumber } from './personal-number';

export interface ContactForm {
  readonly email: string;
  readonly phone: string;
  /** Never stored. Unused when the customer is signed in. */
  readonly personalNumber: string;
}

export type ContactField = keyof ContactForm;

export interface Contact {
  readonly email: string;
  /** Ten digits. */
  readonly phone: string;
  /** Twelve digits; null for a signed-in customer. */
  readonly ssn: string | null;
}

export type ContactResult =
  | { readonly ok: true; readonly contact: Contact }
  | { readonly ok: false; readonly errors: Partial<Record<ContactField, string>> };

const personalNumberTexts: Record<PersonalNumberProblem, string> = {
  empty: 'Ange ditt personnummer.',
  format: 'Ange personnumret med 10 eller 12\u00a0siffror, till exempel 19121212-1212.',
  check: 'Personnumret stämmer inte. Kontrollera siffrorna.',
  'birth-date': 'Personnumret stämmer inte. Kontrollera födelsedatumet.',
  'under-age': 'Du måste ha fyllt 18\u00a0år för att handla hos oss.',
  'age-unknown': 'Numret visar inte om du har fyllt 18\u00a0år. Logga in med BankID i stället.',
};

function emailError(email: string): string | null {
  if (email === '') return 'Ange din mejladress.';
  return isEmail(email) ? null : 'Mejladressen ser inte rätt ut. Skriv den som namn@exempel.se.';
}

function phoneError(phone: string): string | null {
  if (phone === '') return 'Ange ditt mobilnummer.';
  return isMobilePhone(phone) ? null : 'Ange ett svenskt mobilnummer som börjar på 07 och har 10\u00a0siffror.';
}

/** Validates the contact fields, with a message for each error (spec.md section 5). */
export function readContactForm(form: ContactForm, signedIn: boolean, now: Date): ContactResult {
  const email = typedText(form.email);
  const phone = normalisePhone(form.phone);
  const personal = signedIn ? null : readPersonalNumber(form.personalNumber, now);
  const found = {
    email: emailError(email),
    phone: phoneError(phone),
    personalNumber: personal && !personal.ok ? personalNumberTexts[personal.problem] : null,
  };
  const errors = Object.fromEntries(
    Object.entries(found).flatMap(([field, error]) => (error === null ? [] : [[field, error]])),
  );
  if (Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, contact: { email, phone, ssn: personal?.ok ? personal.value : null } };
}
