import type { Metal } from '@/lib/domain/prices/goods';

/** The whole shop, or the goods of one metal. */
export type ClosedScope = 'all' | Metal;

/** Why the shop takes no orders: the operator has stopped it, or the prices have not followed the market for too long. */
export interface Closed {
  readonly scope: ClosedScope;
  readonly reason: 'stopped' | 'still';
}

/**
 * Whether goods of these metals cannot be ordered: all of them, or with `asOneOrder` any of them. Goods of unknown metal are ordered with
 * gold (lib/domain/cart/metals.ts).
 */
export function closes(
  { scope }: Pick<Closed, 'scope'>,
  metals: readonly (Metal | null)[],
  asOneOrder: boolean,
): boolean {
  const isClosed = metals.map((metal) => (metal ?? 'gold') === scope);
  return scope === 'all' || (isClosed.includes(true) && (asOneOrder || !isClosed.includes(false)));
}
