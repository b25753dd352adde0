import { paths } from './paths';

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
export function isOwnAddress(pathname: string): boolean {
  return OWN.has(pathname) || OWN_FOLDERS.test(pathname) || orderPageOf(pathname) !== null;
}

/** The page behind `/order/{ref}` and `/order/{ref}/toc` (spec.md section 2), the same for every reference; null for others. */
export function orderPageOf(pathname: string): string | null {
  const found = ORDER_PAGES.exec(pathname);
  return found && `/order/1${found.groups?.terms ?? ''}`;
}
