import { fromToken, toToken } from './cart-link';
import { paths } from './paths';

/** Name in the query. */
export const CODES = 'koder';
/** As many as our own handler tells of at a time. */
const MOST = 50;

/** The address of a shared comparison of these products. */
export function comparisonPath(codes: readonly string[]): string {
  return `${paths.sharedComparison}?${CODES}=${codes.slice(0, MOST).map(toToken).join(',')}`;
}

/**
 * The codes of the products that an address wants compared, each once; what is no code is left out.
 * @param value of `koder`; of several the first counts
 */
export function sharedCodes(value: string | readonly string[] | undefined): string[] {
  const [first = ''] = value === undefined || typeof value === 'string' ? [value] : value;
  const codes = first.split(',', MOST).flatMap((token) => fromToken(token) ?? []);
  return [...new Map(codes.map((code) => [code.toLowerCase(), code])).values()];
}
