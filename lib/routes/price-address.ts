import type { Metal } from '@/lib/prices/goods';
import { FIRST_PERIOD, isPeriod, PERIODS, type Period } from '@/lib/prices/periods';
import { paths } from './paths';

const BASE: Readonly<Record<Metal, string>> = { gold: paths.goldPrice, silver: paths.silverPrice };

/** What lies beside the periods: the calculator without scripts, and the picture that is shown where a link is shared. */
export const CALCULATOR = 'rakna';
export const PICTURE = 'bild.png';

/** The address of a metal's price page, or of one of its periods. */
export function pricePath(metal: Metal, period: Period = FIRST_PERIOD): string {
  return period === FIRST_PERIOD ? BASE[metal] : `${BASE[metal]}/${period}`;
}

/** Whether a path is one below a price page (`/guldpris/{period}`) that does not exist. The first period is the page itself. */
export function isUnknownPricePage(pathname: string): boolean {
  const below = /^\/(?:guld|silver)pris\/([^/]+)$/.exec(pathname)?.[1];
  if (below === undefined || below === CALCULATOR || below === PICTURE) return false;
  return !isPeriod(below) || below === FIRST_PERIOD;
}

/** Where the calculator's form leads without scripts. */
export function calculatorPath(metal: Metal): string {
  return `${BASE[metal]}/${CALCULATOR}`;
}

/** The period that the segments below a price page name; null for none of them. */
export function periodOf(segments: readonly string[] | undefined): Period | null {
  const [period, ...more] = segments ?? [];
  if (period === undefined) return FIRST_PERIOD;
  return more.length === 0 && isPeriod(period) && period !== FIRST_PERIOD ? period : null;
}

/** Of the routes of price pages. */
export function periodParams() {
  return PERIODS.map((period) => ({ period: period === FIRST_PERIOD ? [] : [period] }));
}

/** Every price page, for the sitemap. */
export function pricePaths(): readonly string[] {
  return (['gold', 'silver'] as const).flatMap((metal) => PERIODS.map((period) => pricePath(metal, period)));
}
