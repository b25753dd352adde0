import type { CatalogueFacts } from './catalogue-file';
import { chance } from './random';

/** The best sellers; the others follow in a random but repeatable order. */
const favourites = [
  'guldtacka-10g-valcambi',
  'guldmynt-1oz-krugerrand',
  'guldtacka-1oz-pamp-fortuna',
  'silvermynt-1oz-maple-leaf',
  'guldtacka-5g-valcambi',
  'guldmynt-1oz-maple-leaf',
  'guldmynt-20-kronor-oscar-ii',
  'guldtacka-20g-umicore',
  'silvertacka-1kg-valcambi',
  'guldmynt-1oz-wiener-philharmoniker',
  'guldtacka-50g-valcambi',
  'guldmynt-1-4oz-krugerrand',
];

/** Product codes, best seller first. */
export function salesRanking(catalogue: readonly CatalogueFacts[], seed: number): readonly string[] {
  const rest = catalogue
    .map((facts) => facts.code)
    .filter((code) => !favourites.includes(code))
    .map((code) => ({ code, weight: chance(seed, code, 'sales') }))
    .sort((a, b) => a.weight - b.weight)
    .map(({ code }) => code);
  return [...favourites, ...rest];
}

/** The text on the picture (attributes.etikett), which is true for this product. */
export function labelOf(facts: CatalogueFacts, rank: number, lowestPremium: ReadonlySet<string>): string | null {
  if (rank < 5) return 'Bästsäljare';
  if (lowestPremium.has(facts.code)) return 'Lägst påslag';
  if (facts.year === 2026) return 'Nyhet 2026';
  return null;
}

/** Share of the ordinary price during a campaign. Gold only: without VAT, `sale_price` equals the displayed price. */
export const campaigns: Readonly<Record<string, { readonly price: number; readonly until: string }>> = {
  'guldtacka-20g-heraeus': { price: 0.988, until: '2026-12-31' },
  'guldmynt-1-2oz-wiener-philharmoniker': { price: 0.985, until: '2026-12-31 23:59:59' },
  'guldmynt-sovereign-george-v': { price: 0.99, until: '2027-01-31T23:59:59+01:00' },
};

/** A product's mean rating in stars: 0 (no reviews) for 85 per cent of the codes, otherwise 2.5 to 5 with one decimal. */
export function ratingOf(code: string, seed: number): number {
  const share = chance(seed, code, 'rating');
  return share < 0.85 ? 0 : Math.round((2.5 + 2.5 * ((share - 0.85) / 0.15)) * 10) / 10;
}

/** Products without a picture, and one with a broken picture path. */
export const withoutPictures: ReadonlySet<string> = new Set([
  'guldtacka-20g-metalor',
  'guldmynt-10-kronen-osterrike',
  'silvermynt-1oz-niue-aten-uggla',
]);
export const brokenPicture = 'silvermynt-2oz-libertad';

const oddlyWritten: Readonly<Record<string, number>> = {
  'guldtacka-20g-valcambi': 1,
  'guldmynt-1oz-britannia': 1,
  'silvermynt-1oz-britannia': 1,
  'guldtacka-100g-pamp-fortuna': 2,
  'guldmynt-1-10oz-maple-leaf': 2,
  'silvertacka-500g-heraeus': 2,
};

/** The JSON form of a product (contract.md part B section 9): plain for favourites, never plain for the named ones. */
export function wireFormOf(code: string, seed: number): number {
  if (favourites.includes(code)) return 0;
  return oddlyWritten[code] ?? (chance(seed, code, 'wire') < 0.08 ? 1 : 0);
}

const english: Readonly<Record<string, string>> = {
  'guldtacka-5g-valcambi': '5 g gold bar Valcambi',
  'guldtacka-10g-valcambi': '10 g gold bar Valcambi',
  'guldtacka-1oz-pamp-fortuna': '1 oz gold bar PAMP Fortuna',
  'guldmynt-1oz-krugerrand': '1 oz gold coin Krugerrand',
  'guldmynt-1oz-maple-leaf': '1 oz gold coin Maple Leaf',
  'silvermynt-1oz-maple-leaf': '1 oz silver coin Maple Leaf',
};

/** The name in the en_US translation; null for a product without one. */
export function englishName(code: string): string | null {
  return english[code] ?? null;
}
