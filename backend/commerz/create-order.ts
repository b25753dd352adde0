import { eq } from 'drizzle-orm';
import type { FindVariant } from '../catalogue/goods';
import type { BackendContext } from '../context';
import type { Database } from '../db/client';
import { FOREIGN_VARIANT, orderLines, orders } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { spotRates } from '../spot/rates';
import { rememberContact, subscribe } from './customers';
import { type PricedLine, parcelOf, priceLines, refuseMixedMetals, reserveLines } from './lines';
import { type OrderDraft, readDraft } from './order-draft';
import { findOrder, type Order, paymentsOf, releaseLines, requireOrderOwner, updateOrder } from './order-store';
import type { CreateOrderRequest } from './schemas';
import { needsNewAttempt, settleDuePayments } from './settle';
import { shippingPrice } from './shipping';
import { startPayment, withdrawPayments } from './start-payment';
import { callerOf, type Token } from './tokens';

/** The totals of an order, in öre, VAT included. */
export function totalsOf({ shipping }: OrderDraft, lines: readonly PricedLine[]) {
  const parcel = parcelOf(lines);
  const shippingTotal = shippingPrice(shipping, parcel);
  return { itemsTotal: parcel.value, shippingTotal, orderTotal: parcel.value + shippingTotal };
}

/** The columns derived from the draft, with the buyer's current data from the register. */
function orderValues(draft: OrderDraft, lines: readonly PricedLine[], now: Date) {
  const { personalNumber, firstName, lastName, address, zipcode, city, co } = draft.person;
  return {
    state: 'new' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: draft.payment.code,
    shippingMethod: draft.shipping.code,
    customerId: draft.customer.id,
    signedIn: draft.signedIn,
    ...{ personalNumber, firstName, lastName, address, zipcode, city, co },
    phone: draft.phone,
    email: draft.email,
    newsletter: draft.newsletter,
    ...totalsOf(draft, lines),
    fingerprint: draft.fingerprint,
    agreed: draft.agreed,
    changedAt: now.getTime(),
  };
}

function writeLines(tx: Database, orderId: number, lines: readonly PricedLine[], priceEpoch: string): void {
  tx.delete(orderLines).where(eq(orderLines.orderId, orderId)).run();
  for (const [position, { variant, quantity, total }] of lines.entries()) {
    const { productCode, name, metal, fineWeight, price, vat } = variant;
    tx.insert(orderLines)
      .values({
        ...{ orderId, position, quantity, total, productCode, name, metal, fineWeight, vat, priceEpoch },
        variantId: variant.id ?? FOREIGN_VARIANT,
        variantCode: variant.code,
        unitPrice: price,
        // A backorder reserves nothing, so there is nothing to release either.
        reserved: variant.id !== null && variant.deliveryWeeks === null,
      })
      .run();
  }
}

interface NewState {
  readonly draft: OrderDraft;
  readonly lines: readonly PricedLine[];
  readonly priceEpoch: string;
  readonly idempotencyKey: string | undefined;
}

/** Writes a new order, or updates an unfinished one under the same id and number. */
export function writeOrder(tx: Database, earlier: Order | undefined, next: NewState, now: Date): Order {
  const values = orderValues(next.draft, next.lines, now);
  if (earlier) {
    // Once a session has proved who the buyer is, calls without a session are rejected.
    const signedIn = earlier.signedIn || values.signedIn;
    updateOrder(tx, earlier.id, { ...values, signedIn, confirmedAt: null });
  }
  const { idempotencyKey } = next;
  const fresh = { ...values, idempotencyKey, createdAt: now.getTime() };
  const id = earlier?.id ?? tx.insert(orders).values(fresh).returning({ id: orders.id }).get().id;
  writeLines(tx, id, next.lines, next.priceEpoch);
  const written = findOrder(tx, id);
  if (!written) throw new Error('the order that was just written is not there');
  return written;
}

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
