import type { Product } from './product';

/** `backorder`: not in the shop, but ordered from the supplier for the customer. */
export type AvailabilityKind = 'inStock' | 'backorder' | 'soldOut';

export interface Availability {
  readonly kind: AvailabilityKind;
  /** As a shopper reads it, on every page, in the dialog and on every line of an order. */
  readonly text: string;
  /** The longest that it takes; null when it is in the shop, sold out, or not known. */
  readonly weeks: number | null;
}

/** What a product, a variant and a line of the cart know about it. */
export type Stocked = Pick<Product, 'deliveryDays' | 'inStock' | 'onHand' | 'stock'>;

const DAYS_PER_WEEK = 7;

/** Ten years. A larger value is an error of the backend, and no date can be computed from it. */
export const LONGEST_WEEKS = 520;

/** "1 vecka", "5 veckor" */
export function weeksText(weeks: number): string {
  return `${weeks}\u00a0${weeks === 1 ? 'vecka' : 'veckor'}`;
}

/** The days that a line carries for a response in weeks. */
export function daysOfWeeks(weeks: number): number {
  return weeks * DAYS_PER_WEEK;
}

/** The weeks that are said for a number of days: started ones count. */
export function weeksOfDays(days: number): number {
  return Math.ceil(days / DAYS_PER_WEEK);
}

/**
 * Whether, and when, one can have it. The owner's two stock texts (spec.md section 2) say what lies in the shop; what is ordered
 * for the customer is "Ej i lager" and says how long that takes. A backend that knows nothing of the shop's own `onHand` and
 * `deliveryStatus` means by `inStock` what lies in the shop.
 */
export function availability({ inStock, onHand, stock, deliveryDays }: Stocked): Availability {
  if (!inStock) return { kind: 'soldOut', text: 'Ej i lager', weeks: null };
  const isOrdered = stock < 1 || (!onHand && deliveryDays !== null);
  if (!isOrdered) return { kind: 'inStock', text: 'Finns i lager', weeks: null };
  const weeks = deliveryDays === null || deliveryDays <= 0 ? null : weeksOfDays(deliveryDays);
  const text = ['Ej i lager · Beställningsvara', weeks === null ? null : `upp till ${weeksText(weeks)}`];
  return { kind: 'backorder', text: text.filter(Boolean).join(', '), weeks };
}
