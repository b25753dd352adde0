import { eq } from 'drizzle-orm';
import type { BackendContext } from '../context';
import type { Database } from '../db/client';
import { orders } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { spotRates } from '../spot/rates';
import { rememberContact, subscribe } from './customers';
import { priceLines, refuseMixedMetals, reserveLines } from './lines';
import { refuseStranger } from './order-access';
import { findOrder, type Order, paymentsOf, releaseLines } from './order-store';
import type { CreateOrderRequest } from './schemas';
import { hasLapsed, settleDuePayments } from './settle';
import { startPayment, withdrawPayments } from './start-payment';
import { callerOf, type Token } from './tokens';
import { readWish, type Wish } from './wish';
import { writeOrder } from './write-order';

/** The order that a call changes: named by its id, or by the Idempotency-Key of the call that made it. */
function findEarlier(tx: Database, orderId: number | null | undefined, key: string | undefined): Order | undefined {
  if (orderId == null) {
    return key === undefined ? undefined : tx.select().from(orders).where(eq(orders.idempotencyKey, key)).get();
  }
  const order = findOrder(tx, orderId);
  if (!order) throw new ShopError(404, 'NOT_FOUND');
  return order;
}

/**
 * Who may change it: the customer whose session made it, in that session; or, for an order on a typed personal number,
 * whoever the storefront lets through. That number may be corrected while nothing is settled.
 */
function refuseIntruder(order: Order, wish: Wish, caller: Token | undefined): void {
  refuseStranger(order, caller);
  const sameBuyer = wish.customer.id === order.customerId;
  if (!sameBuyer && (order.signedIn || order.state === 'confirmed')) throw new ShopError(403, 'FORBIDDEN');
}

/**
 * Nothing is left to do for this wish: the order is settled, or this very wish is on its way to being paid. A confirmed
 * order without money is a bank transfer; its buyer may still pay in another way, and change nothing else about it.
 */
function isAnswered(tx: Database, order: Order, wish: Wish): boolean {
  if (order.paymentState === 'paid') return true;
  if (order.state === 'confirmed') return wish.payment.code === order.paymentMethod;
  const running = order.state === 'awaiting_payment' || order.state === 'awaiting_verification';
  return running && order.fingerprint === wish.fingerprint && !paymentsOf(tx, order.id).some(hasLapsed);
}

function keepCustomer(tx: Database, wish: Wish): void {
  const { id } = wish.customer;
  if (!wish.signedIn) return;
  rememberContact(tx, id, { email: wish.email, phone: wish.phone });
  if (wish.newsletter) subscribe(tx, id);
}

export interface CreateOrderCall {
  readonly request: CreateOrderRequest;
  readonly headers: Headers;
  readonly idempotencyKey: string | undefined;
}

/**
 * create-order (contract.md A5), whole or not at all: one synchronous transaction from the first look to the started
 * payment. Returns the order as stored; its latest payment tells how the attempt went.
 *
 * - With `orderId` that order is changed (goods at today's prices, contact, methods) and its payment tried again; an
 *   open payment is withdrawn first. The same wish while its payment is open only reads the order again.
 * - An order that is paid is never changed: it is returned as it is, so that a customer who did not hear the first
 *   answer cannot pay twice. The same goes for a confirmed bank transfer, until its buyer wants to pay in another way
 *   and no money has come: then the transfer is withdrawn.
 * - `Idempotency-Key` (a UUID, this backend's own extra) without `orderId`: a second call with a key that has made an
 *   order counts as a call with that order's id.
 *
 * Throws a ShopError when no order is written; one that exists then stays exactly as it was.
 */
export function createOrder({ db, clock }: BackendContext, call: CreateOrderCall): Order {
  const { request, headers, idempotencyKey } = call;
  return db.transaction(
    (tx) => {
      const now = clock.now();
      settleDuePayments(tx, now);
      const caller = callerOf(tx, headers, now);
      const wish = readWish(tx, request, caller, now);
      const earlier = findEarlier(tx, request.orderId, idempotencyKey);
      if (earlier) {
        refuseIntruder(earlier, wish, caller);
        if (isAnswered(tx, earlier, wish)) return earlier;
        withdrawPayments(tx, earlier.id, now);
        releaseLines(tx, earlier.id);
      }
      const lines = priceLines(tx, clock, wish.lines, 422);
      refuseMixedMetals(lines);
      reserveLines(tx, lines);
      const priceEpoch = spotRates(tx, clock).changed.toISOString();
      const order = writeOrder(tx, earlier, { wish, lines, priceEpoch, idempotencyKey }, now);
      keepCustomer(tx, wish);
      startPayment(tx, order, wish.payment.code, now);
      return findOrder(tx, order.id) ?? order;
    },
    { behavior: 'immediate' },
  );
}
