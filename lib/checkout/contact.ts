/** Local part, @, and a dotted domain with at least two letters last, or a bracketed IP address (spec.md section 5). */
const EMAIL =
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|"[^"]+")@(?:\[\d{1,3}(?:\.\d{1,3}){3}\]|(?:[a-z\d-]+\.)+[a-z]{2,})$/i;

const EMAIL_MAX = 254;

export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX && EMAIL.test(value);
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
