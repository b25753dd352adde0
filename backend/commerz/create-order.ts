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

/** The order that a call updates: by its id, or by the Idempotency-Key of the call that created it. */
function findEarlier(tx: Database, orderId: number | null | undefined, key: string | undefined): Order | undefined {
  if (orderId == null) {
    return key === undefined ? undefined : tx.select().from(orders).where(eq(orders.idempotencyKey, key)).get();
  }
  const order = findOrder(tx, orderId);
  if (!order) throw new ShopError(404, 'NOT_FOUND');
  return order;
}

/** An order never changes its buyer: a corrected personal number requires a new order. Throws a ShopError (403 ORDER). */
function refuseIntruder(order: Order, draft: OrderDraft, caller: Token | undefined): void {
  requireOrderOwner(order, caller);
  if (draft.customer.id !== order.customerId) throw new ShopError(403, 'ORDER');
}

/**
 * Whether the stored order already is the response: it is paid, or a payment for exactly this draft, at the total that the
 * customer agreed to, is open. A confirmed but unpaid order is a bank transfer, whose buyer may only switch to another
 * payment method.
 */
function isAlreadyDone(tx: Database, order: Order, draft: OrderDraft): boolean {
  if (order.paymentState === 'paid') return true;
  if (order.state === 'confirmed') return draft.payment.code === order.paymentMethod;
  const running = order.state === 'awaiting_payment' || order.state === 'awaiting_verification';
  const same =
    order.fingerprint === draft.fingerprint && (draft.expectedTotal ?? order.orderTotal) === order.orderTotal;
  return running && same && !paymentsOf(tx, order.id).some(needsNewAttempt);
}

/** Throws a ShopError (409 PRICE) when the total differs from the one that the customer agreed to. */
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
 * create-order (contract.md A5), all or nothing: one synchronous transaction from the first check to the started payment.
 * Returns the stored order; its latest payment holds the outcome of the attempt.
 *
 * - With `orderId`, that order is updated (products at today's prices, contact, methods) and its payment retried; an open
 *   payment is withdrawn first. An identical request while its payment is open only reads the order.
 * - A paid order is never changed but returned as it is, so that a customer who missed the first response cannot pay
 *   twice. The same applies to a confirmed bank transfer, until its buyer chooses another payment method before any money
 *   has arrived: then the transfer is withdrawn.
 * - `Idempotency-Key` (a UUID, an extension of this backend) without `orderId`: a second call with the key of an existing
 *   order counts as a call with that order's id, and is rejected like one when the order belongs to somebody else.
 * - `expectedTotal` (öre) is compared with the total before anything is withdrawn or written: 409 PRICE.
 *
 * Throws a ShopError when no order is written; an existing order then stays unchanged.
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
        if (isAlreadyDone(tx, earlier, draft)) return earlier;
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
