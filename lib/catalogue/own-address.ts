import { paths } from '@/lib/config/paths';
import type { Category } from './category';
import { pathTo } from './tree';

/** First segments that other rules than the category tree's stand behind, at any depth. */
const OTHER_RULES = new Set(['api', 'blogg', 'images', 'order', 'sylius']);

/** Addresses of one segment beside those in lib/config/paths.ts. */
const FILES_AND_RETURNS = [
  '/robots.txt',
  '/sitemap.xml',
  '/gmc_rss.xml',
  '/sentry-test',
  '/get-bank-id-session',
  '/get-payment-signing-session',
];

const OWN = new Set<string>([...Object.values(paths), ...FILES_AND_RETURNS]);

/**
 * Whether only the category tree can know an address: one segment, or three. Two may be a product, and then an unknown one leads
 * home instead (spec.md section 2).
 */
export function isCategoryAddress(pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  const [first = ''] = segments;
  return [1, 3].includes(segments.length) && !OWN.has(pathname) && !OTHER_RULES.has(first);
}

/** Whether a path is a category's own, or the code of one alone. Codes in lower case. */
export function isKnownCategoryAddress(roots: readonly Category[], pathname: string): boolean {
  const segments = pathname.split('/').filter(Boolean);
  const way = pathTo(roots, segments.at(-1) ?? '').map(({ code }) => code);
  return way.length > 0 && (segments.length === 1 || way.join('/') === segments.join('/'));
}
