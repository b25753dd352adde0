import type { Metal, Weighed } from '@/lib/prices/goods';
import { metalValueOf } from '@/lib/prices/metrics';
import type { Ore } from '@/lib/prices/money';
import type { Rates } from '@/lib/prices/rates';

/** Inclusive at both ends. */
export interface Range {
  readonly lowest: number;
  readonly highest: number;
}

/** Plausible amounts: in öre, or as shares of the metal value (.env.example, PRICE_BAND and BUY_BACK_BAND). */
export type PriceLimits = Readonly<Record<'buyBack' | 'price', Range>>;

/** The plausible sell and buy-back prices at these rates; undefined while the metal value is unknown. */
export function priceLimits(
  goods: Weighed & { readonly metal: Metal | null },
  rates: Rates,
  { price, buyBack }: PriceLimits,
): PriceLimits | undefined {
  const value = metalValueOf(goods, rates);
  if (value === null || value <= 0) return undefined;
  const times = ({ lowest, highest }: Range): Range => ({ lowest: value * lowest, highest: value * highest });
  return { price: times(price), buyBack: times(buyBack) };
}

/** Whether an amount is plausible; always true without limits. */
export function isWithin(amount: Ore, range: Range | undefined): boolean {
  return range === undefined || (amount >= range.lowest && amount <= range.highest);
}
