/** Hyphens, dashes and the minus sign (U+2212). */
const DASHES = /[\p{Pd}\u2043\u2212]/gu;
/** Direction marks, zero-width spaces, soft hyphens, variation selectors: what a field does not show. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** A figure before a fraction in one character: composed, "2½" would become 21/2. */
const BEFORE_FRACTION = /(?<=\d)(?=[\u00bc-\u00be\u2150-\u215e])/g;

/**
 * A text as a person sees it in a field, typed or pasted: without invisible characters, in composed characters, with ordinary
 * spaces, hyphens and fraction slashes. For one line; every field of the shop is read through it.
 */
export function typedText(input: string): string {
  return input
    .replace(INVISIBLE, '')
    .replace(BEFORE_FRACTION, ' ')
    .normalize('NFKC')
    .replace(/\u2044/g, '/')
    .replace(DASHES, '-')
    .replace(/\s+/g, ' ')
    .trim();
}
