import { DYNAMIC_PREFIX, STATIC_PREFIX } from '@/lib/domain/paths/listing-address';
import { decoded } from '@/lib/domain/paths/segment';

/** First segments not followed by category codes: references and article names keep their case. */
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

/** The prerendered "not found" page in the shop's frame; notFound() alone sends an empty page that a script fills. */
export const NOWHERE = '/not-found';

export const BROKEN_LINK = '/felaktig-lank';

/** First segments of internal pages, which are 404 for visitors. */
const INTERNAL = new Set([STATIC_PREFIX, DYNAMIC_PREFIX, NOWHERE.slice(1), BROKEN_LINK.slice(1)]);

/** First segments whose paths handlers serve at any depth. */
const HANDLERS = new Set(['api', 'images', 'sylius']);

/** Maximum number of segments of a page's path. */
const DEEPEST = 3;

const LONGEST_CODE = 120;

const segmentsOf = (pathname: string) => pathname.split('/').filter(Boolean);

/**
 * The canonical spelling of a requested path (spec.md section 2): category codes in lower case, no trailing slash. The
 * second of two segments may be a product code, which keeps its case: only the catalogue knows.
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

/** Whether no page can have this path: too deep, not decodable, or internal. */
export function isUnroutable(pathname: string): boolean {
  const segments = segmentsOf(pathname);
  const first = segments[0]?.toLowerCase() ?? '';
  if (decoded(pathname) === null) return true;
  if (INTERNAL.has(first)) return true;
  return segments.length > DEEPEST && !HANDLERS.has(first);
}

/** Whether a path's first segment can never belong to the catalogue. */
export function isReserved(pathname: string): boolean {
  return RESERVED.has(segmentsOf(pathname)[0]?.toLowerCase() ?? '');
}

/** The product code of `/guldtackor?slug=code` (spec.md section 2, "a query parameter slug is also read"); null if missing or too long. */
export function slugOf(params: URLSearchParams): string | null {
  const slug = params.get('slug');
  return slug !== null && slug !== '' && slug.length <= LONGEST_CODE ? slug : null;
}
