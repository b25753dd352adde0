import { REDACTED, redactText } from '@/lib/domain/reporting/redact';

/** Words of a backend's errors that may begin with a capital letter. Any other such word may be a name. */
const KNOWN = new Set(
  'a access address amount an at bad bankid cart channel customer delivery duplicate entry error failed forbidden gateway id in internal invalid is item locked method missing mode no not of on order parameter payment payments phone price product quantity request required resource seller server service session shipping signature stock swish temporarily the this timeout to token too unable unauthorized unavailable unknown validation value variant zimpler'.split(
    ' ',
  ),
);
/** NOT_BUYER, and alone CB or AM02: a code of the backend. A single word in capitals inside a sentence may be a name. */
const CODE = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+$/;
const ONLY_CODE = /^[A-Z][A-Z0-9_]{1,39}$/;
const PLAIN = /^[a-zåäö]{1,24}$/;
/** Of markup, JSON, a query or a stack trace, in which fields have values. */
const STRUCTURE = /[{}<>=&\\|@]/;
const LONGEST_MESSAGE = 200;

/**
 * What a backend's error says, for the log: its codes and ordinary words. Backends repeat requests in their errors, so whatever may be a
 * name, a street, a number or a token becomes "…" (domain.md 5.7); a text with fields and values is left out.
 */
export function backendMessage(text: string): string {
  const short = text.trim().slice(0, LONGEST_MESSAGE);
  if (ONLY_CODE.test(short)) return short;
  if (STRUCTURE.test(short)) return '…';
  const words = redactText(short)
    .replaceAll(REDACTED, '0')
    .split(/[^\p{L}\p{N}_]+/u)
    .filter(Boolean)
    .map((word) => (CODE.test(word) || PLAIN.test(word) || KNOWN.has(word.toLowerCase()) ? word : '…'));
  return words.join(' ').replace(/…(?: …)+/g, '…');
}
