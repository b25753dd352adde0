import type { Metal, Weighed } from '@/lib/domain/prices/goods';
import { fineWeight, metalValue } from '@/lib/domain/prices/metrics';
import type { Ore } from '@/lib/domain/prices/money';
import type { Spot, Spots } from '@/lib/domain/prices/spot';

/** Inclusive at both ends. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** Plausible amounts: in öre, or as shares of the metal value (.env.example, PRICE_BAND and BUY_BACK_BAND). */
export type PriceLimits = Readonly<Record<'buyBack' | 'price', Range>>;

/** Share by which both bands are wider while the spot price is an earlier one. */
const OLD_SPOT_MARGIN = 0.08;
/** Per mille: nine carat. Silver coins of the trade have 400 and more. */
const LEAST_PURITY = 375;

/** The metal value in öre, between that of the least and of pure metal when the purity is unknown; null without a weight. */
function valueBetween(goods: Weighed, { sekPerOunce }: Spot): Range | null {
  const least = fineWeight(goods) ?? fineWeight({ ...goods, purity: LEAST_PURITY });
  const most = fineWeight(goods) ?? fineWeight({ ...goods, purity: 1000 });
  if (least === null || most === null) return null;
  return { lowest: metalValue(least, sekPerOunce), highest: metalValue(most, sekPerOunce) };
}

/**
 * The plausible prices without VAT and buy-back prices at these spot prices. Undefined: nothing limits them, since there is no metal, or
 * no weight while the metal's spot price is believed. Null: they cannot be checked, and are not valid.
 */
export function priceLimits(
  goods: Weighed & { readonly metal: Metal | null },
  spots: Spots,
  { price, buyBack }: PriceLimits,
): PriceLimits | null | undefined {
  if (goods.metal === null) return undefined;
  const spot = spots[goods.metal];
  if (spot === undefined) return null;
  const value = valueBetween(goods, spot);
  if (value === null) return undefined;
  const margin = spot.isOld ? OLD_SPOT_MARGIN : 0;
  const times = ({ lowest, highest }: Range): Range => ({
    lowest: value.lowest * lowest * (1 - margin),
    highest: value.highest * highest * (1 + margin),
  });
  return { price: times(price), buyBack: times(buyBack) };
}

/** Whether an amount in öre is plausible: always when nothing limits it, never when it cannot be checked (null). */
export function isWithin(amount: Ore, limits: PriceLimits | null | undefined, kind: keyof PriceLimits): boolean {
  if (limits === undefined) return true;
  return limits !== null && amount >= limits[kind].lowest && amount <= limits[kind].highest;
}
