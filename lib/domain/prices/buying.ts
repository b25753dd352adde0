import type { Metal } from './goods';
import { fineGrams, finenessesOf } from './metal-value';
import { metalValue } from './metrics';
import { type Ore, ore } from './money';

/** What the dealer pays for one fineness: a share of its metal value (0 to 1), or öre per gram of the object. */
export type BuyingTerm = { readonly share: number } | { readonly orePerGram: number };

/** By the id of a Fineness; a fineness without a term has no promised price. */
export type BuyingTerms = Readonly<Record<string, BuyingTerm>>;

const TERM = /^(?<id>[\w.]+)=(?<amount>\d+(?:\.\d+)?)(?<unit>%|kr)$/;

/**
 * Reads "18=88%,14=260kr": for each fineness a share of the metal value, or kronor per gram. Null for any other text, for a fineness that the
 * shop does not name, and for more than the metal is worth.
 */
export function parseBuyingTerms(metal: Metal, text: string): BuyingTerms | null {
  const known = new Set(finenessesOf(metal).map(({ id }) => id));
  const terms: Record<string, BuyingTerm> = {};
  for (const part of text.split(',').map((one) => one.trim())) {
    if (part === '') continue;
    const { id = '', amount, unit } = TERM.exec(part)?.groups ?? {};
    const value = Number(amount);
    if (!known.has(id) || id in terms || !(value > 0) || (unit === '%' && value > 100)) return null;
    terms[id] = unit === '%' ? { share: value / 100 } : { orePerGram: Math.round(value * 100) };
  }
  return terms;
}

/** Whether what is paid for some fineness changes with each price of the metal. */
export function changesWithMetal(terms: BuyingTerms): boolean {
  return Object.values(terms).some((term) => 'share' in term);
}

/** A piece of metal: grams as weighed, and its fineness. */
export interface Piece {
  readonly grams: number;
  readonly fineness: string;
}

/** What the dealer pays for a piece, in öre, never above its metal value; null without a term for its fineness. */
export function paidFor(metal: Metal, { grams, fineness }: Piece, terms: BuyingTerms, sekPerOunce: number): Ore | null {
  const term = terms[fineness];
  const perMille = finenessesOf(metal).find(({ id }) => id === fineness)?.perMille;
  if (term === undefined || perMille === undefined) return null;
  const value = metalValue(fineGrams(grams, perMille), sekPerOunce);
  return ore(Math.round('share' in term ? value * term.share : Math.min(value, grams * term.orePerGram)));
}
