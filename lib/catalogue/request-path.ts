import { DYNAMIC_PREFIX, internalListingPath, STATIC_PREFIX } from './listing-address';

/** First segments whose further segments are not category codes: references and article names keep their case. */
const RESERVED = new Set([
  'api',
  'blogg',
  'images',
  'order',
  'sylius',
  'get-bank-id-session',
  'get-payment-signing-session',
]);

/** Whether addresses that begin so can never be a product's. */
export function isReserved(firstSegment: string): boolean {
  return RESERVED.has(firstSegment.toLowerCase());
}

/** First segments whose addresses are answered by handlers, at any depth. */
const HANDLERS = new Set(['api', 'images', 'sylius']);

/** No page lies deeper. */
const DEEPEST = 3;

/** One-segment pages of our own that read parameters of their own. */
const PAGES = new Set(['checkout', 'login', 'profile', 'sok', 'salja-guld', 'faq', 'onskelista', 'jamfor']);

/** A product code in an address; longer or stranger ones are nobody's product. */
const CODE = /^[\w.,+~-]{1,120}$/;

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/**
 * The canonical spelling of a requested path (spec.md section 2): category codes in lower case, no slash at the end. Of two segments
 * the second may be a product code, which keeps its case: the page itself knows whether it is one.
 */
export function canonicalPath(pathname: string): string {
  const segments = segmentsOf(pathname);
  const [first, ...rest] = segments;
  if (first === undefined || segments.length > DEEPEST) return pathname;
  const lower = first.toLowerCase();
  if (RESERVED.has(lower)) return pathname;
  const below = rest.length === 1 ? rest : rest.map((segment) => segment.toLowerCase());
  return `/${[lower, ...below].join('/')}`;
}

/** An address that no visitor's page has: too deep, or internal and typed in by somebody. */
export function isNowhere(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  const first = segments[0]?.toLowerCase() ?? '';
  if ([STATIC_PREFIX, DYNAMIC_PREFIX].includes(first)) return true;
  return segments.length > DEEPEST && !HANDLERS.has(first);
}

/**
 * Where an address with parameters is rendered, or null for "as it stands". `/guldtackor?slug=code` is the product page (spec.md
 * section 2, "a query parameter slug is also read"; the path comes first); filters and page numbers of a category are
 * listing-address.ts's.
 */
export function renderedPath(pathname: string, params: URLSearchParams): string | null {
  const segments = segmentsOf(pathname);
  const [first = ''] = segments;
  if (segments.length === 0 || segments.length > DEEPEST || RESERVED.has(first) || PAGES.has(first)) return null;
  const slug = params.get('slug');
  if (segments.length === 1 && slug !== null && CODE.test(slug)) return `/${first}/${slug}`;
  return internalListingPath(pathname, params);
}
