import { groupBy } from '@/lib/domain/group-by';
import { type Ore, ore } from '@/lib/domain/prices/money';
import { averageCost } from './holdings';
import type { Purchase } from './purchases';

/** All pieces of a product that were bought up to a moment, and their average cost per piece. Amounts in öre. */
export interface Held {
  readonly quantity: number;
  readonly cost: Ore;
  readonly average: Ore;
}

export interface BasisRow extends Purchase {
  /** After this purchase. */
  readonly held: Held;
}

export interface YearEnd extends Held, Pick<Purchase, 'key' | 'name' | 'productCode'> {}

export interface BasisYear {
  readonly year: string;
  /** By date. */
  readonly purchases: readonly BasisRow[];
  /** Each product that was bought in that year or an earlier one, after the year's last purchase. */
  readonly end: readonly YearEnd[];
}

const NOTHING = { quantity: 0, cost: ore(0) };

/**
 * What a tax return needs about purchases: the date, the number of pieces, the price paid and the average cost per piece, which changes
 * with each purchase of the product. Years without purchases are left out: their averages are those of the year before.
 */
export function taxBasis(purchases: readonly Purchase[]): readonly BasisYear[] {
  const held = new Map<string, YearEnd>();
  return [...groupBy(purchases, ({ day }) => day.slice(0, 4))].map(([year, bought]) => {
    const rows = bought.map((purchase): BasisRow => {
      const { key, name, productCode, paid } = purchase;
      const before = held.get(key) ?? NOTHING;
      const [quantity, cost] = [before.quantity + purchase.quantity, ore(before.cost + paid)];
      const after = { quantity, cost, average: averageCost(cost, quantity) };
      held.set(key, { key, name, productCode, ...after });
      return { ...purchase, held: after };
    });
    return { year, purchases: rows, end: [...held.values()] };
  });
}
