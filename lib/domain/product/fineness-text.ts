import { fold } from '@/lib/domain/slug';
import type { Metal } from './product';

/** Per mille by carat (domain.md 8.1). */
const CARATS: Readonly<Record<string, number>> = {
  '24': 999.9,
  '23': 958.3,
  '22': 916.7,
  '21.6': 900,
  '21': 875,
  '20': 833.3,
  '18': 750,
  '14': 585,
  '10': 416.7,
  '9': 375,
  '8': 333,
};

/** Coins whose fineness has never changed (domain.md 8.1 and 8.2). */
const SERIES: readonly { readonly name: RegExp; readonly gold?: number; readonly silver?: number }[] = [
  { name: /krugerrand/, gold: 916.7, silver: 999 },
  { name: /philharmoni/, gold: 999.9, silver: 999 },
  { name: /american eagle/, gold: 916.7, silver: 999 },
  { name: /maple leaf/, gold: 999.9, silver: 999.9 },
  { name: /buffalo/, gold: 999.9 },
  { name: /sovereign/, gold: 916.7 },
];

const LEAST = 100;

/** Per mille from a number in any common scale: 0.9999, 24 (carat), 99.99 (percent), 999.9, 9999. Null for nonsense. */
export function perMilleOf(value: number): number | null {
  const round = (perMille: number) => Math.round(perMille * 10) / 10;
  if (value <= 0 || value > 10_000) return null;
  if (value <= 1) return round(value * 1000) || null;
  if (value <= 24) return CARATS[String(value)] ?? null;
  if (value < 100) return round(value * 10);
  return value <= 1000 ? value : round(value / 10);
}

/** A metal beside a fineness, in Swedish, English or German, or its symbol. */
const METAL_WORD = `(?:au|ag|fin(?:e ?)?(?:silver|guld|gold)|fein(?:silber|gold)|sterling(?: ?silver)?|fin(?:eness|het|halt))`;
/** A number with one of these is a weight, a sum or an age. */
const OTHER_UNIT = String.raw`(?!\d|\s*(?:g|gr|gram|kg|oz|kr|sek|kronor|ar)\b)`;

interface Pattern {
  readonly pattern: RegExp;
  readonly read: (found: string) => number | null;
  readonly ofGold?: true;
}

const PATTERNS: readonly Pattern[] = [
  {
    // The carats of silver are those of its gilding.
    ofGold: true,
    pattern: /(?<![\d.])(\d{1,2}(?:\.\d)?)[\s-]*(?:karats?|carats?|kts?|cts?|k)\b/g,
    read: (carat) => CARATS[carat] ?? null,
  },
  { pattern: /(?<![\d.])(\d{3}(?:\.\d+)?)\s*(?:\/\s*1000|‰|promille)/g, read: Number },
  { pattern: /(?<![\d.])(\d{2}(?:\.\d+)?)\s*%/g, read: (percent) => perMilleOf(Number(percent)) },
  { pattern: /(?<![\d.])(9\d{2}\.\d)(?![\d%])/g, read: Number },
  { pattern: /(?<!\d)0?\.(9\d{2,3})(?!\d)/g, read: (digits) => perMilleOf(Number(`0.${digits}`)) },
  { pattern: new RegExp(String.raw`(?<![a-z])${METAL_WORD}[\s:]*(\d{3}(?:\.\d)?)${OTHER_UNIT}`, 'g'), read: Number },
  { pattern: /(?<!\d)(\d{3})er\s*(?:fein)?(?:silber|gold)/g, read: Number },
];

/** Names of a fineness, where no number states it. */
const NAMED: readonly (readonly [name: RegExp, perMille: number])[] = [
  [/\b(?:fin(?:e )?silver|feinsilber)\b/, 999],
  [/\bsterling ?silver\b/, 925],
];

/** Two spellings of one fineness: "916/1000 (22 karat)". */
const TOLERANCE = 1;

const plainOf = (text: string) => fold(text).replace(/(\d),(\d)/g, '$1.$2');

/** That of the numbers; null for several, undefined for none. */
function numberIn(plain: string, metal: Metal | null): number | null | undefined {
  const stated = PATTERNS.filter(({ ofGold }) => !ofGold || metal !== 'silver').flatMap(({ pattern, read }) =>
    [...plain.matchAll(pattern)].map(([, found]) => (found === undefined ? null : read(found))),
  );
  const [first] = stated;
  if (first === undefined) return undefined;
  if (first === null || first < LEAST) return null;
  const isOne = stated.every((other) => other !== null && Math.abs(other - first) <= TOLERANCE);
  // The one with a decimal is the more exact.
  return isOne ? (stated.find((other) => other !== null && other % 1 !== 0) ?? first) : null;
}

function seriesIn(plain: string, metal: Metal | null): number | null {
  const series = SERIES.filter(({ name }) => name.test(plain));
  return (metal !== null && series.length === 1 && series[0]?.[metal]) || null;
}

/** The per mille in a text ("999,9", "24 karat", "99,99 %", ".9999"), or that of the coin it names; null for none or several. */
export function finenessInText(text: string, metal: Metal | null): number | null {
  const plain = plainOf(text);
  const stated = numberIn(plain, metal);
  if (stated !== undefined) return stated;
  const [, named] = NAMED.find(([name]) => name.test(plain)) ?? [];
  return named ?? seriesIn(plain, metal);
}

const LOWEST = 333;

/** The same when it is certain: "12 g finsilver" may be in a coin of any fineness, and "25 %" the VAT. */
export function certainFineness(text: string, metal: Metal | null): number | null {
  const plain = plainOf(text);
  const stated = numberIn(plain, metal);
  if (stated === undefined) return seriesIn(plain, metal);
  return stated !== null && stated >= LOWEST ? stated : null;
}

const FINE = /(?<![a-z])(?:au|ag|guld|gold|silver|silber|sterling|fine?|fein|min(?:st)?)(?![a-z])/;
/** Names of a fineness that state it alone. */
const ALONE: readonly (readonly [name: RegExp, perMille: number])[] = [
  [/^sterling$/, 925],
  [/^(?:finguld|feingold|fine gold)$/, 999.9],
];

/** The per mille in a text that states nothing else: one number from 333 to 999.9 beside a metal's name ("Guld 916", "999 fine") is one. */
export function finenessOf(text: string): number | null {
  const found = finenessInText(text, null);
  if (found !== null) return found;
  const plain = plainOf(text);
  const [, alone] = ALONE.find(([name]) => name.test(plain.trim())) ?? [];
  if (alone !== undefined) return alone;
  const [number, ...others] = [...plain.matchAll(/\d+(?:\.\d+)?/g)].map(([digits]) => Number(digits));
  const isFineness = number !== undefined && others.length === 0 && number >= LOWEST && number < 1000;
  return isFineness && FINE.test(plain) ? number : null;
}
