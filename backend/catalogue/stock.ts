import { and, eq, gte, isNull, sql } from 'drizzle-orm';
import { variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';

export type Availability = Pick<typeof variants.$inferSelect, 'stock' | 'onHand' | 'deliveryWeeks' | 'soldOut'>;

/**
 * Four states of a variant:
 * - on hand: `onHand`, `stock` pieces are in the shop, no weeks;
 * - limited backorder: weeks, and `stock` is the maximum per order;
 * - open backorder: weeks and `stock` 0, any quantity;
 * - sold out: `stock` 0 and no weeks, or `soldOut`, which overrides everything in the delivery-time check.
 */
export function canBeOrdered(variant: Availability): boolean {
  return variant.stock > 0 || (variant.deliveryWeeks !== null && !variant.soldOut);
}

/** So many pieces in stock. */
export const onHand = (stock: number): Availability => ({ stock, onHand: true, deliveryWeeks: null, soldOut: false });
export const backorder = (deliveryWeeks: number, stock: number): Availability => {
  return { stock, onHand: false, deliveryWeeks, soldOut: false };
};
export const SOLD_OUT: Availability = { stock: 0, onHand: false, deliveryWeeks: null, soldOut: true };

/** Whether this quantity is available: the `error` of get-delivery-time (contract.md A4). */
export function isAvailable(variant: Availability, quantity: number): boolean {
  if (variant.soldOut) return false;
  if (quantity <= variant.stock) return true;
  return variant.deliveryWeeks !== null && variant.stock === 0;
}

/** Stock and delivery time (weeks) of a variant, disabled ones included. Undefined for an id that does not exist. */
export function findStocked(db: Database, variantId: number): Availability | undefined {
  return db.select().from(variants).where(eq(variants.id, variantId)).get();
}

/**
 * Takes pieces out of stock for an order. Returns false and changes nothing when there are not enough. A backorder is
 * not reduced: its `stock` is what a supplier delivers to one order, not what is in the shop.
 */
export function reserveStock(tx: Database, variantId: number, quantity: number): boolean {
  const variant = findStocked(tx, variantId);
  if (!variant || !isAvailable(variant, quantity)) return false;
  if (variant.deliveryWeeks !== null) return true;
  const taken = tx
    .update(variants)
    .set({ stock: sql`${variants.stock} - ${quantity}` })
    .where(and(eq(variants.id, variantId), isNull(variants.deliveryWeeks), gte(variants.stock, quantity)))
    .run();
  return taken.changes === 1;
}

/** Returns what `reserveStock` took, for an order that is cancelled or changed. */
export function releaseStock(tx: Database, variantId: number, quantity: number): void {
  tx.update(variants)
    .set({ stock: sql`${variants.stock} + ${quantity}` })
    .where(and(eq(variants.id, variantId), isNull(variants.deliveryWeeks)))
    .run();
}
