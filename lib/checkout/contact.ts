/** In a local part without quotation marks (RFC 5322 "atom"), and what may stand beside it between them: no control characters, no markup. */
const ATOM = "[\\p{L}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const QUOTED = '"(?:[ !#-;=?-\\[\\]-~])+"';
/** Of a domain, also one with å, ä and ö. */
const LABEL = '[\\p{L}\\p{N}](?:[\\p{L}\\p{M}\\p{N}-]{0,61}[\\p{L}\\p{M}\\p{N}])?';

/** Local part, @, and a dotted domain with at least two letters last, or a bracketed IP address (spec.md section 5). */
const EMAIL = new RegExp(
  `^(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:\\[\\d{1,3}(?:\\.\\d{1,3}){3}\\]|(?:${LABEL}\\.)+(?:\\p{L}{2,63}|xn--[a-z\\d-]{2,59}))$`,
  'iu',
);

const EMAIL_MAX = 254;

/** Whether a text is an e-mail address that can be shown, written into a mail's header, and sent to the backend. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && EMAIL.test(value);
}

/** The same address with its domain in the spelling that every mail server and backend knows: å, ä and ö as `xn--`. Takes a valid one. */
export function asciiEmail(email: string): string {
  const start = email.lastIndexOf('@') + 1;
  const domain = email.slice(start);
  // An address in brackets is no host that can be read so, and needs no other spelling.
  const ascii = URL.parse(`http://${domain}`)?.hostname ?? domain;
  return `${email.slice(0, start)}${ascii}`;
}

/** Brings +46, 0046 and 46 and all punctuation to the ten digits that the shop stores (domain.md 3.7). */
export function normalisePhone(input: string): string {
  const digits = input.replace(/[\s\u00a0().\-\u2010-\u2015]/g, '');
  return digits.replace(/^(?:\+|00)?46(?:\(?0\)?)?(?=7)/, '0');
}

/** A Swedish mobile number: 07 and eight digits more (spec.md section 5). Takes a normalised number. */
export function isMobilePhone(value: string): boolean {
  return /^07\d{8}$/.test(value);
}

/** 070***4567: recognisable to its owner, useless to others. */
export function maskPhone(normalised: string): string {
  return isMobilePhone(normalised)
    ? `${normalised.slice(0, 3)}-*** ${normalised.slice(6, 8)} ${normalised.slice(8)}`
    : '';
}
