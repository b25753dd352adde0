import { eq } from 'drizzle-orm';
import type { FindVariant } from '../catalogue/goods';
import type { BackendContext } from '../context';
import type { Database } from '../db/client';
import { orders } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { spotRates } from '../spot/rates';
import { rememberContact, subscribe } from './customers';
import { type PricedLine, priceLines, refuseMixedMetals, reserveLines } from './lines';
import { requireOrderOwner } from './order-access';
import { type OrderDraft, readDraft } from './order-draft';
import { findOrder, type Order, paymentsOf, releaseLines } from './order-store';
import type { CreateOrderRequest } from './schemas';
import { needsNewAttempt, settleDuePayments } from './settle';
import { startPayment, withdrawPayments } from './start-payment';
import { callerOf, type Token } from './tokens';
import { totalsOf, writeOrder } from './write-order';

/** The order that a call changes: named by its id, or by the Idempotency-Key of the call that made it. */
function findEarlier(tx: Database, orderId: number | null | undefined, key: string | undefined): Order | undefined {
  if (orderId == null) {
    return key === undefined ? undefined : tx.select().from(orders).where(eq(orders.idempotencyKey, key)).get();
  }
  const order = findOrder(tx, orderId);
  if (!order) throw new ShopError(404, 'NOT_FOUND');
  return order;
}

/** An order never changes its buyer: a corrected personal number needs a new order. Throws a ShopError (403 ORDER). */
function refuseIntruder(order: Order, draft: OrderDraft, caller: Token | undefined): void {
  requireOrderOwner(order, caller);
  if (draft.customer.id !== order.customerId) throw new ShopError(403, 'ORDER');
}

/**
 * Nothing is left to do: the order is settled, or the payment of exactly this draft, at the total that the customer
 * agreed to, is already open. A confirmed order without money is a bank transfer; its buyer may still pay in
 * another way, and change nothing else about it.
 */
function isAnswered(tx: Database, order: Order, draft: OrderDraft): boolean {
  if (order.paymentState === 'paid') return true;
  if (order.state === 'confirmed') return draft.payment.code === order.paymentMethod;
  const running = order.state === 'awaiting_payment' || order.state === 'awaiting_verification';
  const same =
    order.fingerprint === draft.fingerprint && (draft.expectedTotal ?? order.orderTotal) === order.orderTotal;
  return running && same && !paymentsOf(tx, order.id).some(needsNewAttempt);
}

/** Throws a ShopError (409 PRICE) when the order would cost something else than the customer agreed to. */
function refuseOtherTotal(draft: OrderDraft, lines: readonly PricedLine[]): void {
  const { orderTotal } = totalsOf(draft, lines);
  if ((draft.expectedTotal ?? orderTotal) !== orderTotal) throw new ShopError(409, 'PRICE');
}

function keepCustomer(tx: Database, draft: OrderDraft): void {
  const { id } = draft.customer;
  if (!draft.signedIn) return;
  rememberContact(tx, id, { email: draft.email, phone: draft.phone });
  if (draft.newsletter) subscribe(tx, id);
}

export interface CreateOrderCall {
  readonly request: CreateOrderRequest;
  readonly find: FindVariant;
  readonly headers: Headers;
  readonly idempotencyKey: string | undefined;
}

/**
 * create-order (contract.md A5), whole or not at all: one synchronous transaction from the first check to the started
 * payment. Returns the order as stored; its latest payment tells how the attempt went.
 *
 * - With `orderId` that order is changed (goods at today's prices, contact, methods) and its payment tried again; an
 *   open payment is withdrawn first. The same request while its payment is open only reads the order again.
 * - An order that is paid is never changed: it is returned as it is, so that a customer who did not hear the first
 *   answer cannot pay twice. The same goes for a confirmed bank transfer, until its buyer wants to pay in another way
 *   and no money has come: then the transfer is withdrawn.
 * - `Idempotency-Key` (a UUID, this backend's own extra) without `orderId`: a second call with a key that has made an
 *   order counts as a call with that order's id, and is refused like one when the order is somebody else's.
 * - `expectedTotal` (öre) is held against the total before anything is withdrawn or written: 409 PRICE.
 *
 * Throws a ShopError when no order is written; one that exists then stays exactly as it was.
 */
export function createOrder({ db, clock, config }: BackendContext, call: CreateOrderCall): Order {
  const { request, find, headers, idempotencyKey } = call;
  return db.transaction(
    (tx) => {
      const now = clock.now();
      settleDuePayments(tx, now);
      const caller = callerOf(tx, headers, now);
      const draft = readDraft(tx, request, caller, now);
      const earlier = findEarlier(tx, request.orderId, idempotencyKey);
      if (earlier) {
        refuseIntruder(earlier, draft, caller);
        if (isAnswered(tx, earlier, draft)) return earlier;
      }
      const lines = priceLines(tx, find, draft.lines, 422);
      refuseMixedMetals(lines);
      refuseOtherTotal(draft, lines);
      if (earlier) {
        withdrawPayments(tx, earlier.id, now);
        releaseLines(tx, earlier.id);
      }
      reserveLines(tx, lines);
      const priceEpoch = spotRates(tx, clock).changed.toISOString();
      const order = writeOrder(tx, earlier, { draft, lines, priceEpoch, idempotencyKey }, now);
      keepCustomer(tx, draft);
      startPayment(tx, order, draft.payment.code, { now, swishSeconds: config.swishSeconds });
      return findOrder(tx, order.id) ?? order;
    },
    { behavior: 'immediate' },
  );
}
