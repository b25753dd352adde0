import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import { type Order, paymentsOf } from './order-store';

export type SwishCheck =
  | { readonly code: 200; readonly message: 'PAID' }
  | { readonly code: 202; readonly message: 'CREATED' }
  | { readonly code: 422; readonly message: string };

/**
 * Body of get-swish-check-payment (contract.md A5) for an order whose due payments are settled. A paid order is PAID,
 * whatever the method, so that nobody pays again. Throws a ShopError (404) when no Swish payment was tried.
 */
export function swishCheck(db: Database, order: Order): SwishCheck {
  if (order.paymentState === 'paid') return { code: 200, message: 'PAID' };
  const latest = paymentsOf(db, order.id).find(({ method }) => method === 'swish');
  if (!latest) throw new ShopError(404, 'NO_PAYMENT');
  if (latest.state === 'created') return { code: 202, message: 'CREATED' };
  return { code: 422, message: latest.failure ?? 'CANCELLED' };
}
