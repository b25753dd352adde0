import { asc, desc, eq } from 'drizzle-orm';
import { findStocked, isAvailable, releaseStock, reserveStock } from '../catalogue/stock';
import type { Database } from '../db/client';
import { FOREIGN_VARIANT, orderLines, orders, payments } from '../db/order-tables';

export type Order = typeof orders.$inferSelect;
export type OrderLine = typeof orderLines.$inferSelect;
export type Payment = typeof payments.$inferSelect;

/** The order with this id, or undefined. Does not check who may see it: the caller must. */
export function findOrder(db: Database, id: number): Order | undefined {
  return db.select().from(orders).where(eq(orders.id, id)).get();
}

/** Everything that a customer has ordered, the newest first. */
export function ordersOf(db: Database, customerId: number): Order[] {
  return db.select().from(orders).where(eq(orders.customerId, customerId)).orderBy(desc(orders.id)).all();
}

/** The goods of an order, as they were ordered. */
export function linesOf(db: Database, orderId: number): OrderLine[] {
  const ofOrder = eq(orderLines.orderId, orderId);
  return db.select().from(orderLines).where(ofOrder).orderBy(asc(orderLines.position)).all();
}

/** All attempts to pay, the latest first. */
export function paymentsOf(db: Database, orderId: number): Payment[] {
  return db.select().from(payments).where(eq(payments.orderId, orderId)).orderBy(desc(payments.id)).all();
}

/** Changes columns of an order. An id that does not exist changes nothing, and is no error. */
export function updateOrder(tx: Database, id: number, changes: Partial<Omit<Order, 'id'>>): void {
  tx.update(orders).set(changes).where(eq(orders.id, id)).run();
}

/** The same of an attempt to pay. */
export function updatePayment(tx: Database, id: number, changes: Partial<Omit<Payment, 'id'>>): void {
  tx.update(payments).set(changes).where(eq(payments.id, id)).run();
}

/** Gives back what was set aside for an order that is not going on as it is. Safe to call twice. */
export function releaseLines(tx: Database, orderId: number): void {
  for (const line of linesOf(tx, orderId)) {
    if (line.reserved) releaseStock(tx, line.variantId, line.quantity);
  }
  tx.update(orderLines).set({ reserved: false }).where(eq(orderLines.orderId, orderId)).run();
}

/**
 * Sets aside again whatever was given back of an order's goods: all of it or, when a piece cannot be had any more,
 * nothing. Lines that are set aside stay so; a backorder takes nothing, but has to be available still.
 */
export function holdLines(tx: Database, orderId: number): boolean {
  const missing = linesOf(tx, orderId).filter((line) => !line.reserved && line.variantId !== FOREIGN_VARIANT);
  const stocked = missing.map((line) => ({ line, variant: findStocked(tx, line.variantId) }));
  if (!stocked.every(({ line, variant }) => variant && isAvailable(variant, line.quantity))) return false;
  for (const { line, variant } of stocked) {
    reserveStock(tx, line.variantId, line.quantity);
    const reserved = variant?.deliveryWeeks === null;
    tx.update(orderLines).set({ reserved }).where(eq(orderLines.id, line.id)).run();
  }
  return true;
}

/** As printed in every response: nine digits (contract.md A5). */
export function orderNumber(id: number): string {
  return String(id).padStart(9, '0');
}
