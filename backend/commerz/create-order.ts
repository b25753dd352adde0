import { eq } from 'drizzle-orm';
import type { BackendContext } from '../core/context';
import type { Database } from '../db/client';
import { orderLines, orders } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { withdrawPayments } from '../orders/attempt';
import { type Order, paymentsOf, releaseLines, storedOrder, updateOrder } from '../orders/order-store';
import { spotRates } from '../spot/rates';
import { rememberContact } from './customers';
import { type PricedLine, parcelOf, priceLines, refuseMixedMetals, reserveLines } from './lines';
import { type OrderDraft, readDraft } from './order-draft';
import { requireOrderOwner } from './order-owner';
import type { CreateOrderRequest } from './schemas';
import { needsNewAttempt, settleDuePayments } from './settle';
import { shippingPrice } from './shipping';
import { callerOf } from './tokens';

/** In öre, VAT included. */
function totalsOf({ shipping }: OrderDraft, lines: readonly PricedLine[]) {
  const parcel = parcelOf(lines);
  const shippingTotal = shippingPrice(shipping, parcel);
  return { itemsTotal: parcel.value, shippingTotal, orderTotal: parcel.value + shippingTotal };
}

/** The columns derived from the draft, with the buyer's current data from the register. */
function orderValues(draft: OrderDraft, totals: ReturnType<typeof totalsOf>, now: Date) {
  const { personalNumber, firstName, lastName, address, zipcode, city, co } = draft.person;
  const { signedIn, phone, email, newsletter, fingerprint, agreed } = draft;
  return {
    state: 'new' as const,
    paymentState: 'awaiting' as const,
    paymentMethod: draft.payment.code,
    shippingMethod: draft.shipping.code,
    customerId: draft.customer.id,
    ...{ personalNumber, firstName, lastName, address, zipcode, city, co },
    ...{ signedIn, phone, email, newsletter, fingerprint, agreed },
    ...totals,
    changedAt: now.getTime(),
    endedBecause: null,
  };
}

function writeLines(tx: Database, orderId: number, lines: readonly PricedLine[], priceEpoch: string): void {
  tx.delete(orderLines).where(eq(orderLines.orderId, orderId)).run();
  for (const [position, { variant, quantity, total }] of lines.entries()) {
    const { productCode, name, metal, fineWeight, price, vat } = variant;
    tx.insert(orderLines)
      .values({
        ...{ orderId, position, quantity, total, productCode, name, metal, fineWeight, vat, priceEpoch },
        variantId: variant.id,
        variantCode: variant.code,
        unitPrice: price,
        // A backorder reserves nothing, so there is nothing to release either.
        reserved: variant.deliveryWeeks === null,
      })
      .run();
  }
}

/** The order that a call updates: by its id, or by the Idempotency-Key of the call that created it. */
function findEarlier(tx: Database, orderId: number | null | undefined, key: string | undefined): Order | undefined {
  if (orderId != null) return storedOrder(tx, orderId);
  return key === undefined ? undefined : tx.select().from(orders).where(eq(orders.idempotencyKey, key)).get();
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

interface CreateOrderCall {
  readonly request: CreateOrderRequest;
  readonly headers: Headers;
  readonly idempotencyKey: string | undefined;
}

/**
 * create-order (contract.md A5), all or nothing: one synchronous transaction from the first check to the started payment.
 * Returns the stored order; its latest payment holds the outcome of the attempt.
 *
 * - With `orderId`, that order is updated (products at today's prices, contact, methods) and its payment retried; an open
 *   payment is withdrawn first. An identical request while its payment is open only reads the order.
 * - A paid order is returned as it is, so that a customer who missed the first response cannot pay twice. The same applies to
 *   a confirmed bank transfer, until its buyer chooses another payment method before any money has arrived.
 * - `Idempotency-Key` (a UUID, an extension of this backend) without `orderId`: a second call with the key of an existing
 *   order counts as a call with that order's id, and is rejected like one when the order belongs to somebody else.
 * - `expectedTotal` (öre) is compared with the total before anything is withdrawn or written: 409 PRICE.
 *
 * Throws a ShopError when no order is written; an existing order then stays unchanged.
 */
export function createOrder({ db, clock, config }: BackendContext, call: CreateOrderCall): Order {
  const { request, headers, idempotencyKey } = call;
  return db.transaction(
    (tx) => {
      const now = clock.now();
      settleDuePayments(tx, now);
      const caller = callerOf(tx, headers, now);
      const draft = readDraft(tx, request, caller, now);
      const earlier = findEarlier(tx, request.orderId, idempotencyKey);
      if (earlier) {
        requireOrderOwner(earlier, caller);
        // An order never changes its buyer: a corrected personal number requires a new one.
        if (draft.customer.id !== earlier.customerId) throw new ShopError(403, 'ORDER');
        if (isAlreadyDone(tx, earlier, draft)) return earlier;
      }
      const lines = priceLines({ db: tx, clock }, draft.lines, 422);
      refuseMixedMetals(lines);
      const totals = totalsOf(draft, lines);
      if ((draft.expectedTotal ?? totals.orderTotal) !== totals.orderTotal) throw new ShopError(409, 'PRICE');
      const values = orderValues(draft, totals, now);
      if (earlier) {
        withdrawPayments(tx, earlier.id, now);
        releaseLines(tx, earlier.id);
        // Once a session has proved who the buyer is, calls without a session are rejected.
        const signedIn = earlier.signedIn || values.signedIn;
        updateOrder(tx, earlier.id, { ...values, signedIn, confirmedAt: null });
      }
      reserveLines(tx, lines);
      const fresh = { ...values, idempotencyKey, createdAt: now.getTime() };
      const id = earlier?.id ?? tx.insert(orders).values(fresh).returning({ id: orders.id }).get().id;
      writeLines(tx, id, lines, spotRates(tx, clock).changed.toISOString());
      if (draft.signedIn) rememberContact(tx, draft);
      draft.payment.start(tx, storedOrder(tx, id), { now, swishSeconds: config.swishSeconds });
      return storedOrder(tx, id);
    },
    { behavior: 'immediate' },
  );
}
