import { eq } from 'drizzle-orm';
import type { Database } from '../db/client';
import { FOREIGN_VARIANT, orderLines, orders } from '../db/order-tables';
import type { PricedLine } from './lines';
import { parcelOf } from './lines';
import type { OrderDraft } from './order-draft';
import { findOrder, type Order, updateOrder } from './order-store';
import { shippingPrice } from './shipping';

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
