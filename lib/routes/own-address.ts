import { paths } from '@/lib/routes/paths';

/** Addresses of our own beside those in lib/routes/paths.ts. */
const FILES_AND_RETURNS = [
  '/robots.txt',
  '/sitemap.xml',
  '/gmc_rss.xml',
  '/sentry-test',
  '/login/bankid',
  '/checkout/bankid',
  '/get-bank-id-session',
  '/get-payment-signing-session',
];

const { gold, silver, ...pages } = paths;
const OWN = new Set<string>([...Object.values(pages), ...FILES_AND_RETURNS]);

/**
 * What handlers answer for at any depth, with a 404 of theirs where there is nothing; articles (lib/content/post-address.ts); and versions
 * of the terms (lib/content/terms-address.ts).
 */
const OWN_FOLDERS = /^\/(?:(?:api|images|sylius\/media)\/.|blogg\/[^/]+$|kopvillkor\/\d{4}-\d\d-\d\d$)/;

const ORDER_TERMS = /^\/order\/[A-Za-z0-9_-]{1,32}\/toc$/;

/** Whether a path belongs to a route of our own and not to the catalogue. */
export function isOwnAddress(pathname: string): boolean {
  return OWN.has(pathname) || OWN_FOLDERS.test(pathname) || isOrderTerms(pathname);
}

/** `/order/{ref}/toc` (spec.md section 2) with a reference that an order may have. */
export function isOrderTerms(pathname: string): boolean {
  return ORDER_TERMS.test(pathname);
}
