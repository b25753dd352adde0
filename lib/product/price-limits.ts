import type { Metal, Weighed } from '@/lib/prices/goods';
import { metalValueOf } from '@/lib/prices/metrics';
import type { Ore } from '@/lib/prices/money';
import type { Rates } from '@/lib/prices/rates';

/** Both ends count. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** Shares of the metal value between which an amount is believed (docs/operations.md, PRICE_BAND and BUY_BACK_BAND). */
export interface PriceBands {
  readonly price: Range;
  readonly buyBack: Range;
}

/** The amounts, in öre, that are believed of one piece. */
export interface PriceLimits {
  readonly price: Range;
  readonly buyBack: Range;
}

/** What may be asked and paid for goods at these rates; undefined while their metal value is not known. */
export function priceLimits(
  goods: Weighed & { readonly metal: Metal | null },
  rates: Rates,
  { price, buyBack }: PriceBands,
): PriceLimits | undefined {
  const value = metalValueOf(goods, rates);
  if (value === null || value <= 0) return undefined;
  const times = ({ lowest, highest }: Range): Range => ({ lowest: value * lowest, highest: value * highest });
  return { price: times(price), buyBack: times(buyBack) };
}

/** Whether an amount is believed; without limits any is. */
export function isWithin(amount: Ore, range: Range | undefined): boolean {
  return range === undefined || (amount >= range.lowest && amount <= range.highest);
}
