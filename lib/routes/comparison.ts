import { fromToken, toToken } from './cart-link';
import { paths } from './paths';

/** Query parameter. */
export const CODES = 'koder';
/** The limit of our own handler. */
const MOST = 50;

/** Path of a shared comparison. */
export function comparisonPath(codes: readonly string[]): string {
  return `${paths.sharedComparison}?${CODES}=${codes.slice(0, MOST).map(toToken).join(',')}`;
}

/** The codes in the first `koder` of a shared comparison, without duplicates and invalid ones. */
export function sharedCodes(value: string | readonly string[] | undefined): string[] {
  const [first = ''] = value === undefined || typeof value === 'string' ? [value] : value;
  const codes = first.split(',', MOST).flatMap((token) => fromToken(token) ?? []);
  return [...new Map(codes.map((code) => [code.toLowerCase(), code])).values()];
}
