import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { findOrder, type Order } from './order-store';
import { callerOf, type Token } from './tokens';

/** A token, of a session or a signature, opens the orders of its own person only. */
export function refuseStranger(order: Order, caller: Token | undefined): void {
  if (caller && caller.customerId !== order.customerId) throw new ShopError(403, 'FORBIDDEN');
}

/**
 * An order for a call about it. A call without tokens comes from the storefront's server, which checks the browser's
 * sealed cookie before it passes an order id on (contract.md A5), and is served; so this backend listens on the loopback
 * address alone. A call with tokens is held to them.
 * Throws a ShopError: 401 bad token, 403 somebody else's order, 404 no such order.
 */
export function openOrder(db: Database, id: number, headers: Headers, now: Date): Order {
  const caller = callerOf(db, headers, now);
  const order = findOrder(db, id);
  if (!order) throw new ShopError(404, 'NOT_FOUND');
  refuseStranger(order, caller);
  return order;
}
