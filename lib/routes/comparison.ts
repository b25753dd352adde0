import { fromToken, toToken } from './cart-link';
import { paths } from './paths';

const CODES = 'koder';
/** As many as our own handler tells of at a time. */
const MOST = 50;

/** The address of a comparison of these products. */
export function comparisonPath(codes: readonly string[]): string {
  return `${paths.compare}?${CODES}=${codes.slice(0, MOST).map(toToken).join(',')}`;
}

/** The codes of the products that an address wants compared, each once; what is no code is left out. Empty: the visitor's own. */
export function sharedCodes(query: Pick<URLSearchParams, 'get'>): string[] {
  const tokens = (query.get(CODES) ?? '').split(',', MOST);
  const codes = tokens.flatMap((token) => fromToken(token) ?? []);
  return [...new Map(codes.map((code) => [code.toLowerCase(), code])).values()];
}
