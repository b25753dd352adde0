import { METALS } from '@/lib/domain/prices/goods';
import { paths } from './paths';
import { calculatorPath } from './price-paths';

/** Our own paths other than those in lib/domain/paths/paths.ts. */
const FILES_AND_RETURNS = [
  '/favicon.ico',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
  '/gmc_rss.xml',
  '/llms.txt',
  '/.well-known/ucp',
  '/sentry-test',
  '/salja-silver',
  '/login/bankid',
  '/checkout/bankid',
  '/get-bank-id-session',
  '/get-payment-signing-session',
];

const { gold, silver, ...pages } = paths;
const OWN = new Set<string>([...Object.values(pages), ...FILES_AND_RETURNS]);

/** Paths that handlers serve at any depth, periods of price pages, articles and versions of the terms. */
const OWN_FOLDERS =
  /^\/(?:(?:api|images|sylius\/media)\/.|(?:guld|silver)pris\/[^/]+$|blogg\/[^/]+$|kopvillkor\/\d{4}-\d\d-\d\d$)/;

const ORDER_PAGES = /^\/order\/[A-Za-z0-9_-]{1,32}(?<terms>\/toc)?$/;

/** Whether one of our own routes serves a path, not the catalogue. */
export function isOwnPath(pathname: string): boolean {
  return OWN.has(pathname) || OWN_FOLDERS.test(pathname) || orderPageOf(pathname) !== null;
}

/** The page behind `/order/{ref}` and `/order/{ref}/toc` (spec.md section 2), the same for every reference; null for others. */
export function orderPageOf(pathname: string): string | null {
  const match = ORDER_PAGES.exec(pathname);
  return match && `/order/1${match.groups?.terms ?? ''}`;
}

const MADE_PER_REQUEST: readonly string[] = [
  paths.search,
  paths.cartLink,
  paths.sharedComparison,
  ...METALS.map(calculatorPath),
];

/** Whether a page is rendered per request from its query, so that its scripts carry a nonce and it is never cached. */
export function isMadePerRequest(pathname: string): boolean {
  return MADE_PER_REQUEST.includes(pathname);
}

/** First segments that never are category codes, so that what follows keeps its case: references, names of articles. */
const RESERVED: ReadonlySet<string> = new Set([
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

/** First segments whose paths handlers serve at any depth. */
const DEEP: ReadonlySet<string> = new Set(['api', 'images', 'sylius']);

/** First segments whose handlers read their query. */
const HANDLERS: ReadonlySet<string> = new Set([
  ...DEEP,
  '_next',
  'buy',
  'get-bank-id-session',
  'get-payment-signing-session',
]);

/** Maximum number of segments of a page's path. */
const DEEPEST = 3;

/** @param first the path's first segment in lower case */
export const isReserved = (first: string): boolean => RESERVED.has(first);

/** Whether a path has more segments than its route can have. */
export function isTooDeep(segments: readonly string[]): boolean {
  return segments.length > DEEPEST && !DEEP.has(segments[0]?.toLowerCase() ?? '');
}

/** Whether a handler, which needs its query, serves the path in this very spelling. */
export function hasHandler(pathname: string): boolean {
  return HANDLERS.has(/^\/([^/]*)/.exec(pathname)?.[1] ?? '');
}
