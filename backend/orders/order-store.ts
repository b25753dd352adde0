import { asc, desc, eq } from 'drizzle-orm';
import { findStocked, isAvailable, releaseStock, reserveStock } from '../catalogue/stock';
import type { Database } from '../db/client';
import { orderLines, orders, payments, refunds } from '../db/order-tables';
import { ShopError } from '../http/errors';

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** The order with this id. Does not check access: the caller must. Throws a ShopError (404 NOT_FOUND). */
export function storedOrder(db: Database, id: number): Order {
  const order = db.select().from(orders).where(eq(orders.id, id)).get();
  if (!order) throw new ShopError(404, 'NOT_FOUND');
  return order;
}

/** All orders of a customer, newest first. */
export function ordersOf(db: Database, customerId: number): Order[] {
  return db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(desc(orders.id)).all();
}

/** The lines of an order. */
export function linesOf(db: Database, orderId: number): OrderLine[] {
  const ofOrder = eq(orderLines.orderId, orderId);
  return db.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position)).all();
}

/** All payment attempts, latest first. */
export function paymentsOf(db: Database, orderId: number): Payment[] {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)).all();
}

/** What was paid back, first to last. */
export function refundsOf(db: Database, orderId: number) {
  return db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.id)).all();
}

/** In öre. */
export const sumOf = (list: readonly { readonly amount: number }[]) =>
  list.reduce((sum, { amount }) => sum + amount, 0);

/** Updates columns of an order. Ignores an unknown id. */
export function updateOrder(tx: Database, id: number, changes: Partial<Omit<Order, 'id'>>): void {
  tx.update(orders).set(changes).where(eq(orders.id, id)).run();
}

/** Updates columns of a payment. Ignores an unknown id. */
export function updatePayment(tx: Database, id: number, changes: Partial<Omit<Payment, 'id'>>): void {
  tx.update(payments).set(changes).where(eq(payments.id, id)).run();
}

/** Releases the reserved stock of an order that is cancelled or changed. Safe to call twice. */
export function releaseLines(tx: Database, orderId: number): void {
  for (const line of linesOf(tx, orderId)) {
    if (line.reserved) releaseStock(tx, line.variantId, line.quantity);
  }
  tx.update(orderLines).set({ reserved: false }).where(eq(orderLines.orderId, orderId)).run();
}

/**
 * Reserves again the released lines of an order: all of them, or none when a piece is no longer available. Reserved lines
 * stay reserved; a backorder reserves nothing but must still be available.
 */
export function holdLines(tx: Database, orderId: number): boolean {
  const missing = linesOf(tx, orderId).filter((line) => !line.reserved);
  const stocked = missing.map((line) => ({ line, variant: findStocked(tx, line.variantId) }));
  if (!stocked.every(({ line, variant }) => variant && isAvailable(variant, line.quantity))) return false;
  for (const { line, variant } of stocked) {
    reserveStock(tx, line.variantId, line.quantity);
    const reserved = variant?.deliveryWeeks === null;
    tx.update(orderLines).set({ reserved }).where(eq(orderLines.id, line.id)).run();
  }
  return true;
}

/** The order number in every response: nine digits (contract.md A5). */
export function orderNumber(id: number): string {
  return String(id).padStart(9, '0');
}
