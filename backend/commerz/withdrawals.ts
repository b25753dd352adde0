import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { withdrawals } from '../db/order-tables';

export type Withdrawal = typeof withdrawals.$inferSelect;

/**
 * Stores a statement of withdrawal (contract.md A6) and returns it with its time of receipt in milliseconds since 1970.
 * Idempotent for equal statements. The response does not depend on the order, so it cannot be used to probe for orders.
 */
export function receiveWithdrawal(
  db: Database,
  { orderNumber, name, email, goods }: Omit<Withdrawal, 'id' | 'receivedAt'>,
  now: Date,
): Withdrawal {
  const known = db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderNumber, orderNumber), eq(withdrawals.email, email), eq(withdrawals.goods, goods)))
    .get();
  const values = { orderNumber, name, email, goods, receivedAt: now.getTime() };
  return known ?? db.insert(withdrawals).values(values).returning().get();
}
