import { formatClock, formatNumber, formatPercent, formatRate } from './format';
import type { Metal } from './goods';
import { metalValue } from './metrics';
import type { PriceComparison, Since } from './views';

export const METAL_NAMES: Readonly<Record<Metal, { readonly name: string; readonly definite: string }>> = {
  gold: { name: 'guld', definite: 'guldet' },
  silver: { name: 'silver', definite: 'silvret' },
};

/** The change from an earlier price in percent; both prices in the same unit. */
export function percentSince(price: number, earlier: number): number {
  return (price / earlier - 1) * 100;
}

/** The direction of a change that is visible at two decimals, else 'still'. */
export function directionOf(percent: number): 'up' | 'down' | 'still' {
  if (Math.abs(percent) < 0.005) return 'still';
  return percent > 0 ? 'up' : 'down';
}

const SINCE: Readonly<Record<Since, string>> = {
  closing: 'vid föregående stängning',
  week: 'för en vecka sedan',
  month: 'för en månad sedan',
  year: 'för ett år sedan',
};

function comparison(price: number, { since, price: earlier }: PriceComparison): string {
  const percent = percentSince(price, earlier);
  const direction = directionOf(percent);
  if (direction === 'still') return `lika mycket som ${SINCE[since]}`;
  if (Math.abs(percent) < 0.05) return `ungefär lika mycket som ${SINCE[since]}`;
  return `${formatPercent(Math.abs(percent))} ${direction === 'up' ? 'mer' : 'mindre'} än ${SINCE[since]}`;
}

/** "1 327,42 SEK/g" from SEK per troy ounce. */
export function perGramText(sekPerOunce: number): string {
  return `${formatNumber(metalValue(1, sekPerOunce) / 100, 2)}\u00a0SEK/g`;
}

/** "1 327 423 SEK/kg" from SEK per troy ounce. */
export function perKiloText(sekPerOunce: number): string {
  return `${formatNumber(metalValue(1000, sekPerOunce) / 100)}\u00a0SEK/kg`;
}

/** The metal's price since `changed`, and how it compares with earlier ones, in two sentences. */
export function summaryOf(
  metal: Metal,
  sekPerOunce: number,
  changed: Date,
  changes: readonly PriceComparison[],
): string {
  const { definite } = METAL_NAMES[metal];
  const name = definite.charAt(0).toUpperCase() + definite.slice(1);
  const now = `${name} kostar ${formatRate(sekPerOunce)}, alltså ${perGramText(sekPerOunce)}, sedan kl.\u00a0${formatClock(changed)}.`;
  const shown = changes.filter(({ since }) => since === 'closing' || since === 'year');
  if (shown.length === 0) return now;
  return `${now} Det är ${shown.map((change) => comparison(sekPerOunce * 100, change)).join(' och ')}.`;
}
