import type { Product } from './product';

/** `backorder`: not in the shop, but ordered from the supplier for the customer. */
export type AvailabilityKind = 'inStock' | 'backorder' | 'soldOut';

export interface Availability {
  readonly kind: AvailabilityKind;
  /** The text for shoppers on pages, in dialogs and on order lines. */
  readonly text: string;
  /** The longest delivery time; null when in the shop, sold out, or unknown. */
  readonly weeks: number | null;
}

/** The availability data that products, variants and cart lines share. */
export type Stocked = Pick<Product, 'deliveryDays' | 'inStock' | 'onHand' | 'stock'>;

const DAYS_PER_WEEK = 7;

/** Ten years. A larger value is an error of the backend; no date can be computed from it. */
export const LONGEST_WEEKS = 520;

/** "1 vecka", "5 veckor" */
export function weeksText(weeks: number): string {
  return `${weeks}\u00a0${weeks === 1 ? 'vecka' : 'veckor'}`;
}

/** "Beställningsvara, upp till 5 veckor", the same on product, in cart and checkout. @param weeks null when unknown */
export function backorderText(weeks: number | null): string {
  return ['Beställningsvara', ...(weeks === null ? [] : [`upp till ${weeksText(weeks)}`])].join(', ');
}

/** Inverse of `weeksOfDays`, for lines that store days. */
export function daysOfWeeks(weeks: number): number {
  return weeks * DAYS_PER_WEEK;
}

/** Rounded up to whole weeks. */
export function weeksOfDays(days: number): number {
  return Math.ceil(days / DAYS_PER_WEEK);
}

/**
 * Availability and delivery time. The owner's two stock texts (spec.md section 2) describe the shop's own stock; a
 * product ordered for the customer is "Ej i lager" with its delivery time. A backend without `onHand` and
 * `deliveryStatus` means the shop's own stock by `inStock`.
 */
export function availability({ inStock, onHand, stock, deliveryDays }: Stocked): Availability {
  if (!inStock) return { kind: 'soldOut', text: 'Ej i lager', weeks: null };
  const isOrdered = stock < 1 || (!onHand && deliveryDays !== null);
  if (!isOrdered) return { kind: 'inStock', text: 'Finns i lager', weeks: null };
  const weeks = deliveryDays === null || deliveryDays <= 0 ? null : weeksOfDays(deliveryDays);
  return { kind: 'backorder', text: `Ej i lager. ${backorderText(weeks)}`, weeks };
}
