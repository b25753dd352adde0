import type { Metal } from '@/lib/domain/prices/goods';

/** The whole shop, or the goods of one metal. */
export type ClosedScope = 'all' | Metal;

/** Why the shop takes no orders: the operator has stopped it, or the prices have not followed the market for too long. */
export interface Closed {
  readonly scope: ClosedScope;
  readonly reason: 'stopped' | 'still';
}

/**
 * Whether these goods cannot be ordered when this much of the shop is closed: none of them, or with `asOneOrder` one of them. Goods of
 * unknown metal are ordered with gold (lib/domain/cart/metals.ts).
 */
export function closes(
  scope: ClosedScope,
  goods: readonly { readonly metal: Metal | null }[],
  asOneOrder: boolean,
): boolean {
  const isClosed = goods.map(({ metal }) => (metal ?? 'gold') === scope);
  return scope === 'all' || (isClosed.includes(true) && (asOneOrder || !isClosed.includes(false)));
}
