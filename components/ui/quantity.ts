/** Largest quantity where the item's stock sets no lower limit (spec.md section 5). */
export const DEFAULT_MAXIMUM = 10_000;

/**
 * The quantity that a typed text stands for (spec.md section 5): digits only, without decimals, empty becomes the minimum, and the
 * result lies between `min` and `max`. With `max` 0 (no stock) the response is 0.
 */
export function settleQuantity(text: string, min: number, max: number): number {
  if (max <= 0) return 0;
  const digits = text.replace(/[.,]\d{0,2}$/, '').replace(/\D/g, '');
  const value = digits === '' ? min : Number.parseInt(digits, 10);
  return Math.min(Math.max(value, min), max);
}
