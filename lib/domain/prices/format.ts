import type { Premium } from './metrics';
import type { Ore } from './money';
import { changePercent, type Rate } from './rates';

/** Separates digit groups, and a number from its unit, without allowing a line break. */
const SPACE = '\u00a0';
const MINUS = '\u2212';

/** "12 345" from "12345", with no-break spaces. */
export function grouped(digits: string | number): string {
  return String(digits).replace(/\B(?=(\d{3})+$)/g, SPACE);
}

/** "12 345,60". Without Intl, so that server and browser agree. Halves are rounded away from zero; zero has no sign. */
export function formatNumber(value: number, decimals = 0): string {
  const factor = 10 ** decimals;
  // 1.005 * 100 is 100.49999...: adding a few units in the last place restores the half.
  const scaled = Math.round(Math.abs(value) * factor * (1 + Number.EPSILON * 4));
  const digits = String(scaled).padStart(decimals + 1, '0');
  const whole = grouped(digits.slice(0, digits.length - decimals));
  const fraction = decimals > 0 ? `,${digits.slice(-decimals)}` : '';
  return `${value < 0 && scaled > 0 ? MINUS : ''}${whole}${fraction}`;
}

/** Whole kronor from öre, rounded (spec.md section 9), for display, the feed and analytics. */
export function wholeKronor(amount: Ore): number {
  return Math.round(amount / 100);
}

/** "14 290 SEK": whole kronor. */
export function formatSek(amount: Ore): string {
  return `${formatNumber(wholeKronor(amount))}${SPACE}SEK`;
}

/** "14 290,40 SEK" */
export function formatSekWithOre(amount: Ore): string {
  return `${formatNumber(amount / 100, 2)}${SPACE}SEK`;
}

/** "1 429 SEK/g" from öre per gram; with öre below 100 kr ("14,73 SEK/g"), where whole kronor are too coarse, or when `isExact`. */
export function formatKrPerGram(perGram: Ore, isExact = false): string {
  return `${formatNumber(perGram / 100, isExact || perGram < 10_000 ? 2 : 0)}${SPACE}SEK/g`;
}

const FINE = { gold: 'finguld', silver: 'finsilver' } as const;

/** "1 429 SEK/g finguld" from öre per gram of fine metal. */
export function formatPerFineGram(perGram: Ore, metal: keyof typeof FINE | null): string {
  return metal === null ? formatKrPerGram(perGram) : `${formatKrPerGram(perGram)}${SPACE}${FINE[metal]}`;
}

/** "7,7 %" */
export function formatPercent(percent: number, decimals = 1): string {
  return `${formatNumber(percent, decimals)}${SPACE}%`;
}

/** "5,1 %", for silver "38,4 % (10,7 % före moms)". */
export function formatPremium({ paid, beforeVat }: Premium): string {
  return beforeVat === null ? formatPercent(paid) : `${formatPercent(paid)} (${formatPercent(beforeVat)} före moms)`;
}

/** A spot price in SEK per troy ounce: "41 287 SEK/oz"; with öre below 10 000 kr ("512,60 SEK/oz"). */
export function formatRate(sekPerOunce: number): string {
  return `${formatNumber(sekPerOunce, sekPerOunce < 10_000 ? 2 : 0)}${SPACE}SEK/oz`;
}

/** The change of a spot price, signed, in percent: "+0,42 %", "−0,18 %", "0,00 %". */
export function formatChange(rate: Rate): string {
  const percent = changePercent(rate);
  const text = formatPercent(percent, 2);
  return percent > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

// Created on first use: it takes a phone some 80 ms, and most pages show no time.
let clock: Intl.DateTimeFormat | undefined;

/** A time in Swedish notation: "10.05". */
export function formatClock(moment: Date): string {
  clock ??= new Intl.DateTimeFormat('sv-SE', { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Stockholm' });
  return clock.format(moment).replace(':', '.');
}

/** A number with up to `decimals` decimals and no trailing zeros: "9,999", "10". */
export function formatTrimmed(value: number, decimals: number): string {
  const text = formatNumber(value, decimals);
  return decimals > 0 ? text.replace(/,?0+$/, '') : text;
}

/** "9,999 g", "10 g" */
export function formatGrams(grams: number): string {
  return `${formatTrimmed(grams, 3)}${SPACE}g`;
}

/** Per mille as the trade writes it: "999,9". */
export function formatPurity(perMille: number): string {
  return formatTrimmed(perMille, 1);
}
