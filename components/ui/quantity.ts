/** Maximum quantity unless the item's stock is lower (spec.md section 5). */
export const DEFAULT_MAXIMUM = 10_000;

/**
 * Parses a typed quantity (spec.md section 5): digits only, without decimals; empty is 1; the result is between 1 and `max`.
 * Returns 0 when `max` is 0 (no stock).
 */
export function settleQuantity(text: string, max: number): number {
  if (max <= 0) return 0;
  const digits = text.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '');
  const value = digits === '' ? 1 : Number.parseInt(digits, 10);
  return Math.min(Math.max(value, 1), max);
}
