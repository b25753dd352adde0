import { DYNAMIC_PREFIX, STATIC_PREFIX } from '@/lib/routes/listing-address';
import { decoded } from './segment';

/** First segments whose further segments are not category codes: references and article names keep their case. */
const RESERVED = new Set([
  'api',
  '.well-known',
  'blogg',
  'buy',
  'images',
  'order',
  'sylius',
  'get-bank-id-session',
  'get-payment-signing-session',
]);

/** The page that says "not found" in the shop's frame. A finished one: notFound() alone sends an empty page for a script to fill. */
export const NOWHERE = '/not-found';

/** The page for a link to the cart that cannot be read. */
export const BROKEN_LINK = '/felaktig-lank';

/** First segments of pages that no visitor's address may name. */
const INTERNAL = new Set([STATIC_PREFIX, DYNAMIC_PREFIX, NOWHERE.slice(1), BROKEN_LINK.slice(1)]);

/** First segments whose addresses are answered by handlers, at any depth. */
const HANDLERS = new Set(['api', 'images', 'sylius']);

/** No page lies deeper. */
const DEEPEST = 3;

/** No product code is longer. */
const LONGEST_CODE = 120;

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/**
 * The canonical spelling of a requested path (spec.md section 2): category codes in lower case, no slash at the end. Of two segments
 * the second may be a product code, which keeps its case: only the catalogue knows whether it is one.
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

/** Whether no page can have this path: it is too deep, cannot be decoded, or is internal. */
export function isUnroutable(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  const first = segments[0]?.toLowerCase() ?? '';
  if (decoded(pathname) === null) return true;
  if (INTERNAL.has(first)) return true;
  return segments.length > DEEPEST && !HANDLERS.has(first);
}

/** Whether addresses that begin so can never be the catalogue's. */
export function isReserved(pathname: string): boolean {
  return RESERVED.has(segmentsOf(pathname)[0]?.toLowerCase() ?? '');
}

/** The product code of `/guldtackor?slug=code` (spec.md section 2, "a query parameter slug is also read"); null without a usable one. */
export function slugOf(params: URLSearchParams): string | null {
  const slug = params.get('slug');
  return slug !== null && slug !== '' && slug.length <= LONGEST_CODE ? slug : null;
}
