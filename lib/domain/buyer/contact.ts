import { typedText } from '@/lib/domain/typed-text';

/** Unquoted part of a local part (RFC 5322 "atom"). QUOTED allows no control characters and no markup. */
const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const QUOTED = '"(?:[ !#-;=?-\\[\\]-~])+"';
/** Label of a domain, also with å, ä and ö. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** Local part, @, and a dotted domain with at least two letters last, or a bracketed IP address (spec.md section 5). */
const EMAIL = new RegExp(
  `^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:\\[\\d{1,3}(?:\\.\\d{1,3}){3}\\]|(?:${LABEL}\\.)+(?:\\p{L}{2,63}|xn--[a-z\\d-]{2,59}))$`,
  'iu',
);

const EMAIL_MAX = 254;

/** Whether a text is an e-mail address that is safe to show, to use in a mail header and to send to the backend. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && EMAIL.test(value);
}

/** Converts the domain of a valid address to ASCII (`xn--` for å, ä and ö), which every mail server and backend accepts. */
export function asciiEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // A bracketed IP address stays as it is, since it does not parse as a host.
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  return `${email.slice(0, start)}${ascii}`;
}

/** Converts +46, 0046, 46, a missing 0 and punctuation to the ten digits that the shop stores (domain.md 3.7). */
export function normalisePhone(input: string): string {
  const digits = typedText(input).replace(/[\s()./-]/g, '');
  return digits.replace(/^(?:(?:\+|00)?46)?0?(?=7\d{8}$)/, '0');
}

/** Whether a normalised number is a Swedish mobile number: 07 and eight more digits (spec.md section 5). */
export function isMobilePhone(value: string): boolean {
  return /^07\d{8}$/.test(value);
}

/** "070-*** 45 67": recognisable to its owner only. Empty for other numbers. */
export function maskPhone(normalised: string): string {
  return isMobilePhone(normalised)
    ? `${normalised.slice(0, 3)}-*** ${normalised.slice(6, 8)} ${normalised.slice(8)}`
    : '';
}
