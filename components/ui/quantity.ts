/** Maximum quantity unless the item's stock is lower (spec.md section 5). */
export const DEFAULT_MAXIMUM = 10_000;

/** A typed quantity (spec.md section 5): digits, no decimals, empty is 1, between 1 and `max`; 0 when `max` is 0. */
export function settleQuantity(text: string, max: number): number {
  if (max <= 0) return 0;
  const digits = text.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '');
  const value = digits === '' ? 1 : Number.parseInt(digits, 10);
  return Math.min(Math.max(value, 1), max);
}
