import type { CustomerResponse } from '@/lib/domain/shop-api/responses';
import { typedText } from '@/lib/domain/typed-text';
import { isEmail, isMobilePhone, normalisePhone } from './contact';
import { shownEmail } from './customer-view';
import { type PersonalNumberProblem, readPersonalNumber } from './personal-number';

/** Attributes of the field; `label` also names it in the review. */
interface Input {
  readonly label: string;
  readonly hint?: string;
  readonly type: 'email' | 'tel' | 'text';
  readonly autoComplete: string;
  readonly inputMode?: 'numeric';
  readonly maxLength?: number;
  readonly spellCheck?: boolean;
}

type Read = { readonly ok: true; readonly value: string } | { readonly ok: false; readonly error: string };

/** A field of the checkout's form. What is typed in it is kept in the tab, reviewed with a button to change it, and sent. */
interface FieldOfForm {
  readonly input: Input;
  /** The normalised value, or what to correct (spec.md section 5). */
  readonly read: (typed: string, now: Date) => Read;
  /** May be left empty, which is not read, reviewed or sent. */
  readonly isOptional?: true;
  /** What is known of a signed-in customer. */
  readonly ofCustomer?: (customer: CustomerResponse) => string;
  readonly isSecret?: true;
}

interface OpenFieldOfForm extends FieldOfForm {
  /** Its name in create-order (contract.md A5). */
  readonly sentAs: string;
  readonly isSecret?: never;
}

/** The personal number: for guests only, never kept, and sent and masked in the review by code of its own. */
interface SecretField extends FieldOfForm {
  readonly isSecret: true;
}

const personalNumberTexts: Record<PersonalNumberProblem, string> = {
  empty: 'Ange ditt personnummer.',
  format: 'Ange personnumret med 10 eller 12\u00a0siffror, till exempel 19121212-1212.',
  check: 'Personnumret stämmer inte. Kontrollera siffrorna.',
  'birth-date': 'Personnumret stämmer inte. Kontrollera födelsedatumet.',
  'under-age': 'Du måste ha fyllt 18\u00a0år för att handla hos oss.',
  'age-unknown': 'Numret visar inte om du har fyllt 18\u00a0år. Logga in med BankID i stället.',
};

function reading(
  normalise: (typed: string) => string,
  isValid: (value: string) => boolean,
  texts: { readonly missing: string; readonly wrong: string },
): FieldOfForm['read'] {
  return (typed) => {
    const value = normalise(typed);
    if (value === '') return { ok: false, error: texts.missing };
    return isValid(value) ? { ok: true, value } : { ok: false, error: texts.wrong };
  };
}

/** In the order of the form, of its errors and of the review. */
export const CONTACT_FIELDS = {
  email: {
    input: { label: 'E-post', type: 'email', autoComplete: 'email', spellCheck: false },
    read: reading(typedText, isEmail, {
      missing: 'Ange din mejladress.',
      wrong: 'Mejladressen ser inte rätt ut. Skriv den som namn@exempel.se.',
    }),
    sentAs: 'email',
    ofCustomer: ({ email }) => shownEmail(email),
  },
  phone: {
    input: { label: 'Mobilnummer', hint: 'Tio siffror som börjar på 07', type: 'tel', autoComplete: 'tel-national' },
    read: reading(normalisePhone, isMobilePhone, {
      missing: 'Ange ditt mobilnummer.',
      wrong: 'Ange ett svenskt mobilnummer som börjar på 07 och har 10\u00a0siffror.',
    }),
    sentAs: 'phoneNumber',
    ofCustomer: ({ phone }) => phone,
  },
  personalNumber: {
    input: {
      label: 'Personnummer',
      hint: 'ÅÅÅÅMMDD-XXXX',
      type: 'text',
      autoComplete: 'off',
      inputMode: 'numeric',
      maxLength: 40,
    },
    read: (typed, now) => {
      const number = readPersonalNumber(typed, now);
      return number.ok ? number : { ok: false, error: personalNumberTexts[number.problem] };
    },
    isSecret: true,
  },
} as const satisfies Readonly<Record<string, OpenFieldOfForm | SecretField>>;

type Fields = typeof CONTACT_FIELDS;

export type ContactField = keyof Fields;
type FieldWith<Mark> = { [F in ContactField]: Fields[F] extends Mark ? F : never }[ContactField];

/** What is kept, reviewed and sent as it is: all but the personal number. */
export type OpenField = Exclude<ContactField, FieldWith<{ readonly isSecret: true }>>;
type OptionalField = FieldWith<{ readonly isOptional: true }>;
type RequiredField = Exclude<OpenField, OptionalField>;

export const CONTACT_FIELD_NAMES = Object.keys(CONTACT_FIELDS) as ContactField[];

/** A field's row, with what other rows have and it has not. */
export const contactField = (name: ContactField): FieldOfForm => CONTACT_FIELDS[name];

export const OPEN_FIELDS = CONTACT_FIELD_NAMES.filter((name): name is OpenField => !contactField(name).isSecret);

/** The normalised values; an optional one that was left empty is missing. */
export type OpenContact = { readonly [F in RequiredField]: string } & { readonly [F in OptionalField]?: string };

/** The same by the names of create-order. */
export type SentContact = { readonly [F in RequiredField as Fields[F]['sentAs']]: string } & {
  readonly [F in OptionalField as Fields[F]['sentAs']]?: string;
};

export function sentContact(contact: OpenContact): SentContact {
  const sent = OPEN_FIELDS.flatMap((name) => (contact[name] ? [[CONTACT_FIELDS[name].sentAs, contact[name]]] : []));
  return Object.fromEntries(sent);
}
