import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { withdrawals } from '../db/order-tables';

export type Withdrawal = typeof withdrawals.$inferSelect;

/**
 * Keeps a statement of withdrawal (contract.md A6) and returns it with the time at which it came in, in milliseconds since 1970. The same
 * statement sent again is the first one. It says nothing about the order, so it is no way to find out about orders.
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
