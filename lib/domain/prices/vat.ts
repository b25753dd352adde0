import type { Metal, Weighed } from './goods';
import { type Ore, ore } from './money';

/** Percent on the price without VAT, for silver and for gold that is not investment gold (domain.md 5.1). */
export const VAT_PERCENT = 25;

/** Per mille from which gold is investment gold by law. */
const BAR_FINENESS = 995;
const COIN_FINENESS = 900;
/** Grams up to which a bar is never investment gold. */
const SMALL_BAR = 1;

/** Product data that decides the VAT when the backend sends none. */
export interface TaxedGoods extends Weighed {
  readonly metal: Metal | null;
  readonly form: 'bar' | 'coin' | null;
  /** attributes.investeringsguld: the dealer's classification of a product that these rules cannot decide. Null: none. */
  readonly declared?: boolean | null | undefined;
  /** A historic coin: only the dealer knows whether it is on the lists of investment coins. */
  readonly isUsed?: boolean | undefined;
}

/**
 * Whether gold is investment gold and thus free of VAT (domain.md 5.1): bars from 995/1000 above one gram, coins from
 * 900/1000. Null when the data does not decide: sheets of 1 g pieces, historic coins, an unknown fineness, a fineness
 * that suffices for one form only. The dealer's declaration precedes the rule.
 */
export function isInvestmentGold(goods: TaxedGoods): boolean | null {
  const { declared = null, form, isUsed = false, metal, purity, weight, weightType } = goods;
  if (metal !== 'gold') return metal === null ? null : false;
  if (declared !== null) return declared;
  if (weightType === 'x1g' || purity === null) return null;
  if (purity < COIN_FINENESS) return false;
  if (isUsed) return null;
  if (form === 'coin') return true;
  if (form === 'bar' && purity < BAR_FINENESS) return false;
  if (purity < BAR_FINENESS || weight === null) return null;
  if (weight > SMALL_BAR) return true;
  return form === 'bar' ? false : null;
}

/** The VAT included in an amount, in öre, rounded. */
export function vatWithin(gross: Ore): Ore {
  return ore(Math.round((gross * VAT_PERCENT) / (100 + VAT_PERCENT)));
}

/** Öre by which a VAT may deviate from its exact share when it is rounded to whole kronor. */
const ROUNDING = 100;

/** Whether `vat` can be the VAT on `net`: zero, or the one rate for metal. */
export function isPossibleVat(net: Ore, vat: Ore): boolean {
  return vat === 0 || Math.abs(vat - (net * VAT_PERCENT) / 100) <= Math.min(ROUNDING, net / 10);
}

/** The VAT in a price for which the backend sent none (domain.md 5.1). Null when the data does not decide; never 0 as a guess. */
export function lawfulVat(gross: Ore, goods: TaxedGoods): Ore | null {
  if (goods.metal === 'silver') return vatWithin(gross);
  const isFree = isInvestmentGold(goods);
  if (isFree === null) return null;
  return isFree ? ore(0) : vatWithin(gross);
}

/** The VAT of an amount where it is decided: a 0 counts only for investment gold, since other goods may be sold under the margin scheme (domain.md 5.1). */
export function decidedVat({ vat, isInvestmentGold }: { vat: Ore | null; isInvestmentGold: boolean }): Ore | null {
  return vat === 0 && !isInvestmentGold ? null : vat;
}
