import type { Metal, Weighed } from './goods';
import { amountOrNull, type Ore, ore } from './money';
import type { Rates } from './rates';

/** Grams in a troy ounce as the backend counts them (spec.md section 9). */
export const GRAMS_PER_OUNCE = 31.103;
const TRUE_GRAMS_PER_OUNCE = 31.1034768;

/**
 * Pure metal in troy ounces. The backend's weight is already the fine weight for `oz` kinds (an alloyed coin weighs
 * more) and the physical weight for the others, where purity counts (domain.md 8.2). Null without a weight or a purity
 * that is needed.
 */
export function fineOunces({ weight, weightType, purity }: Weighed): number | null {
  if (weight === null || weight <= 0) return null;
  if (weightType === 'oz' || weightType === 'x1/10oz') return weight / GRAMS_PER_OUNCE;
  return purity === null ? null : (weight * purity) / 1000 / TRUE_GRAMS_PER_OUNCE;
}

/** Grams on the label, counted like the fine weight in true ounces, so that the two agree. Null when unknown. */
export function netWeight(product: Weighed): number | null {
  const isOunces = product.weightType === 'oz' || product.weightType === 'x1/10oz';
  return isOunces ? fineWeight(product) : product.weight;
}

/** Pure metal in grams, or null (see fineOunces). */
export function fineWeight(product: Weighed): number | null {
  const ounces = fineOunces(product);
  return ounces === null ? null : ounces * TRUE_GRAMS_PER_OUNCE;
}

/** Relative difference within which a stated gross weight and the one computed from fine weight and fineness are the same. */
const GROSS_TOLERANCE = 0.01;

function computedGross(product: Weighed): number | null {
  const { weight, weightType, purity } = product;
  if (weightType !== 'oz' && weightType !== 'x1/10oz') return weight;
  const fine = fineWeight(product);
  return fine === null || !purity ? null : (fine * 1000) / purity;
}

/**
 * The whole piece in grams, alloy included. The dealer's figure (attributes.grossWeight) when it agrees with fine weight and fineness;
 * it does not for another size of the product. Null when unknown.
 */
export function grossWeight({
  attributes,
  ...product
}: Weighed & { readonly attributes: Readonly<Record<string, number | string>> }): number | null {
  const computed = computedGross(product);
  const stated = attributes.grossWeight;
  if (typeof stated !== 'number') return computed;
  return computed === null || Math.abs(stated - computed) <= computed * GROSS_TOLERANCE ? stated : computed;
}

/** Öre per gram of fine metal (domain.md 5.4). Null without a price or a fine weight, and for an impossibly small weight. */
export function pricePerGram({ price, ...goods }: Weighed & { readonly price: Ore | null }): Ore | null {
  const grams = fineWeight(goods);
  return price === null || grams === null ? null : amountOrNull(Math.round(price / grams));
}

function valueInOre(fineGrams: number, sekPerOunce: number): number {
  return Math.round((fineGrams / TRUE_GRAMS_PER_OUNCE) * sekPerOunce * 100);
}

/** The value in öre of `fineGrams` of pure metal at `sekPerOunce`. Throws a RangeError when it is not a safe integer. */
export function metalValue(fineGrams: number, sekPerOunce: number): Ore {
  return ore(valueInOre(fineGrams, sekPerOunce));
}

/** The metal value of a product at spot, in öre; null when metal, weight or rate is unknown, or so large that it must be wrong. */
export function metalValueOf(goods: Weighed & { readonly metal: Metal | null }, rates: Rates): Ore | null {
  const grams = fineWeight(goods);
  const rate = goods.metal === null ? undefined : rates[goods.metal];
  return grams === null || rate === undefined ? null : amountOrNull(valueInOre(grams, rate.sekPerOunce));
}

/** Percent of the metal value; negative when below. */
export interface Premium {
  /** What the buyer pays above the metal value, VAT included. */
  readonly paid: number;
  /** The same without VAT; null when the price includes none, or it is unknown. */
  readonly beforeVat: number | null;
}

/** How much the price exceeds the metal value; null when either is unknown. */
export function premium(
  goods: Weighed & { readonly metal: Metal | null; readonly price: Ore | null; readonly netPrice: Ore | null },
  rates: Rates,
): Premium | null {
  const value = metalValueOf(goods, rates);
  const { price, netPrice } = goods;
  if (value === null || value <= 0 || price === null) return null;
  const over = (amount: Ore) => (amount / value - 1) * 100;
  return { paid: over(price), beforeVat: netPrice === null || netPrice === price ? null : over(netPrice) };
}

export interface Spread {
  /** Price minus buy-back price, in öre. */
  readonly amount: Ore;
  readonly percent: number;
}

/** The cost of buying and selling back at once; null without both prices. */
export function spread({ price, buyBackPrice }: Readonly<Record<'buyBackPrice' | 'price', Ore | null>>): Spread | null {
  if (price === null || price <= 0 || buyBackPrice === null) return null;
  const amount = ore(price - buyBackPrice);
  return { amount, percent: (amount / price) * 100 };
}
