import { asc } from 'drizzle-orm';
import type { Database } from '../db/client';
import { withdrawals } from '../db/order-tables';
import {
  linesOf,
  type Order,
  type OrderLine,
  orderNumber,
  type Payment,
  paymentsOf,
  refundsOf,
  sumOf,
} from '../orders/order-store';
import { paymentWay } from '../payments/ways';
import { shipmentsOf } from './shipments';

export type Withdrawal = typeof withdrawals.$inferSelect;

/** The number of a withdrawal, by which buyer and shop refer to it. */
export const caseNumber = ({ id }: Pick<Withdrawal, 'id'>) => `A${id}`;

export interface Place {
  /** This backend's origin as the client called it, for URLs of its hosted pages. */
  readonly origin: string;
  /** Origin of the storefront. */
  readonly storefront: string;
}

/** Where the browser goes from the provider's page, or when a paid order is requested again (contract.md A5). */
export function returnAddress(storefront: string, orderId: number): string {
  return `${storefront}/checkout?orderId=${orderId}`;
}

/** A provider with a page redirects the browser: to it, or straight to the result when nothing is left to pay. */
function redirectUrl(order: Order, latest: Payment | undefined, place: Place): string | null {
  const path = latest && latest.state !== 'failed' && paymentWay(latest.method).redirectPath?.(latest);
  if (!path) return null;
  const open = latest.state === 'created' && order.state === 'awaiting_payment';
  return open ? `${place.origin}${path}` : returnAddress(place.storefront, order.id);
}

/** 200, or the result of the latest payment attempt: 422 with Swish's code, 409 for Zimpler (contract.md A5 and C1). */
function outcome(order: Order, latest: Payment | undefined): { code: 200 | 409 | 422; message: string } {
  if (order.state === 'cancelled') return { code: 409, message: 'ORDER_CANCELLED' };
  if (order.state !== 'new') return { code: 200, message: 'OK' };
  return { code: latest ? paymentWay(latest.method).failureStatus : 422, message: latest?.failure ?? 'DEF' };
}

/** Body of create-order, built from the stored order, so that a repeated call gets the same response. */
export function createOrderJson(db: Database, order: Order, place: Place) {
  const [latest] = paymentsOf(db, order.id);
  return {
    ...outcome(order, latest),
    orderId: order.id,
    redirectUrl: redirectUrl(order, latest, place),
    orderItems: linesOf(db, order.id).map(({ productCode, quantity }) => ({ productCode, quantity })),
    shippingTotal: order.shippingTotal,
    itemsTotal: order.itemsTotal,
    orderTotal: order.orderTotal,
    number: orderNumber(order.id),
    shippingAddress: { email: order.email },
    verificationRequired: order.state === 'awaiting_verification',
  };
}

/** The VAT in the freight, in öre: freight follows the goods, 25 % on the part that carries taxed ones (domain.md 5.1). */
function shippingVat(lines: readonly OrderLine[], { itemsTotal, shippingTotal }: Order): number {
  const taxed = lines.reduce((sum, { vat, total }) => sum + (vat > 0 ? total : 0), 0);
  return itemsTotal === 0 ? 0 : Math.round((shippingTotal * taxed) / itemsTotal / 5);
}

/** `order` of fetch-order (contract.md A5). `vat` is per piece, `total` per line including VAT; all in öre. */
export function orderJson(db: Database, order: Order, now: Date) {
  return {
    ...orderSummaryJson(db, order, now),
    itemsTotal: order.itemsTotal,
    shippingTotal: order.shippingTotal,
    shippingAddress: { email: order.email },
    agreed: order.agreed === null ? null : (JSON.parse(order.agreed) as unknown),
  };
}

const iso = (moment: number) => new Date(moment).toISOString();

/**
 * The first statement of withdrawal (contract.md A6) that names this order with its e-mail address: who does not know both must not be
 * able to withdraw another's order.
 */
export function withdrawalOf(db: Database, order: Order): Withdrawal | undefined {
  const isSame = ({ email, orderNumber }: Withdrawal) =>
    email.toLowerCase() === order.email.toLowerCase() && Number(orderNumber) === order.id;
  return db.select().from(withdrawals).orderBy(asc(withdrawals.id)).all().find(isSame);
}

function withdrawalJson(withdrawal: Withdrawal) {
  const { receivedAt, goods, decision } = withdrawal;
  return { caseNumber: caseNumber(withdrawal), receivedAt: iso(receivedAt), goods: goods || null, decision };
}

/** The state of the payment with what was paid back: refunds have no state of their own. */
function paymentStateOf({ paymentState, orderTotal }: Order, refunded: number): Order['paymentState'] {
  if (paymentState !== 'paid' || refunded === 0) return paymentState;
  return refunded < orderTotal ? 'partly_refunded' : 'refunded';
}

/** A member of get-orders (contract.md A5). */
export function orderSummaryJson(db: Database, order: Order, now: Date) {
  const [latest] = paymentsOf(db, order.id);
  const lines = linesOf(db, order.id);
  const refunds = refundsOf(db, order.id);
  const withdrawal = withdrawalOf(db, order);
  return {
    orderId: order.id,
    number: orderNumber(order.id),
    state: order.state,
    endedBecause: order.endedBecause,
    paymentState: paymentStateOf(order, sumOf(refunds)),
    createdAt: iso(order.createdAt),
    orderTotal: order.orderTotal,
    shippingVat: shippingVat(lines, order),
    paymentMethod: order.paymentMethod,
    payment: {
      reference: latest?.reference ?? null,
      payBefore: latest?.payBefore ? iso(latest.payBefore) : null,
    },
    refunds: refunds.map(({ amount, at }) => ({ amount, at: iso(at) })),
    shipments: shipmentsOf(db, order, now).map(({ state, at, tracking, lines }) => {
      return { state, at: iso(at), tracking, lines };
    }),
    withdrawal: withdrawal ? withdrawalJson(withdrawal) : null,
    orderItems: lines.map(({ productCode, variantCode, name, quantity, unitPrice, vat, total }) => {
      return { productCode, variantCode, name, quantity, unitPrice, vat, total };
    }),
  };
}
