import { METALS, type Metal } from '@/lib/domain/prices/goods';
import { FIRST_PERIOD, PERIODS, type Period } from '@/lib/domain/prices/periods';
import { paths } from './paths';

const BASE: Readonly<Record<Metal, string>> = { gold: paths.goldPrice, silver: paths.silverPrice };

export const CALCULATOR = 'rakna';
export const PICTURE = 'bild.png';
/** The calculator without scripts, the preview image for shared links, and the curve in the price strip. */
const BESIDE_PERIODS: readonly string[] = [CALCULATOR, PICTURE, 'dygn.svg'];

export function pricePath(metal: Metal, period: Period = FIRST_PERIOD): string {
  return period === FIRST_PERIOD ? BASE[metal] : `${BASE[metal]}/${period}`;
}

/** Whether a path below a price page (`/guldpris/{period}`) does not exist. The first period has the page's own path. */
export function isUnknownPricePage(pathname: string): boolean {
  const below = /^\/(?:guld|silver)pris\/([^/]+)$/.exec(pathname)?.[1];
  return below !== undefined && !BESIDE_PERIODS.includes(below) && laterPeriod(below) === null;
}

export function calculatorPath(metal: Metal): string {
  return `${BASE[metal]}/${CALCULATOR}`;
}

/** The period for a segment below a price page; null for none. The first period has the page's own path. */
export function laterPeriod(segment: string): Period | null {
  return PERIODS.find((period) => period === segment && period !== FIRST_PERIOD) ?? null;
}

export function periodParams() {
  return PERIODS.filter((period) => period !== FIRST_PERIOD).map((period) => ({ period }));
}

export function pricePaths(): readonly string[] {
  return METALS.flatMap((metal) => PERIODS.map((period) => pricePath(metal, period)));
}
