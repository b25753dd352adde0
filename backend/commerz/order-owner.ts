import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { type Order, storedOrder } from '../orders/order-store';
import { callerOf, type Token } from './tokens';

/**
 * Who may read or change an order (contract.md A5, docs/decisions/0001): a session or signature gives access to its own
 * person's orders; a call without tokens, to orders placed without a session. Such calls come from the storefront's
 * server, which checks the browser's sealed cookie before it passes on an order id; that is why this backend listens on
 * the loopback address only. Throws a ShopError (403 ORDER) without details of the order.
 */
export function requireOrderOwner(order: Order, caller: Token | undefined): void {
  const theirs = caller ? caller.customerId === order.customerId : !order.signedIn;
  if (!theirs) throw new ShopError(403, 'ORDER');
}

/** The order, for a call that reads it. Throws a ShopError: 401 bad token, 403 ORDER, 404 NOT_FOUND. */
export function openOrder(db: Database, id: number, headers: Headers, now: Date): Order {
  const caller = callerOf(db, headers, now);
  const order = storedOrder(db, id);
  requireOrderOwner(order, caller);
  return order;
}
