import { fromToken, toToken } from './cart-link';
import { paths } from './paths';

export const CODES = 'koder';
const MOST_COMPARED = 50;

/** The address at which others see a comparison of these products. */
export function comparisonAddress(codes: readonly string[]): string {
  return `${paths.sharedComparison}?${CODES}=${codes.slice(0, MOST_COMPARED).map(toToken).join(',')}`;
}

/** The codes in the first `koder` of a shared comparison, without duplicates and invalid ones. */
export function sharedCodes(value: string | readonly string[] | undefined): string[] {
  const [first = ''] = value === undefined || typeof value === 'string' ? [value] : value;
  const codes = first.split(',', MOST_COMPARED).flatMap((token) => fromToken(token) ?? []);
  return [...new Map(codes.map((code) => [code.toLowerCase(), code])).values()];
}
