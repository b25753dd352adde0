import { and, eq } from 'drizzle-orm';
import { withdrawalOf } from '../commerz/order-json';
import { endPayment } from '../commerz/settle';
import type { Database } from '../db/client';
import { refunds, shipments, withdrawals } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { withdrawPayments } from '../orders/attempt';
import {
  linesOf,
  type Order,
  paymentsOf,
  refundsOf,
  releaseLines,
  storedOrder,
  sumOf,
  updateOrder,
} from '../orders/order-store';
import type { OrderEvent } from './schemas';

type Event<Name extends OrderEvent['event']> = Extract<OrderEvent, { event: Name }>;

/** The money of the latest payment arrives, also for an order that has ended. */
function pay(tx: Database, order: Order, now: Date): void {
  const [latest] = paymentsOf(tx, order.id);
  if (!latest || latest.state === 'paid') throw new ShopError(409, 'PAID');
  endPayment(tx, latest, 'paid', now.getTime());
}

/** Also of money that came after the order had ended. */
function refund(tx: Database, order: Order, { amount }: Event<'refund'>, now: Date): void {
  const left = order.orderTotal - sumOf(refundsOf(tx, order.id));
  if (order.paymentState !== 'paid' || left === 0) throw new ShopError(409, 'NOT_PAID');
  if (amount !== undefined && amount > left) throw new ShopError(409, `at most ${left}`);
  tx.insert(refunds)
    .values({ orderId: order.id, amount: amount ?? left, at: now.getTime() })
    .run();
}

/** The order ends; what is paid stays paid until it is refunded. */
function cancel(tx: Database, order: Order, because: Event<'cancel'>['because'], now: Date): void {
  if (order.state === 'cancelled') throw new ShopError(409, 'ORDER_CANCELLED');
  withdrawPayments(tx, order.id, now);
  releaseLines(tx, order.id);
  const paymentState = order.paymentState === 'awaiting' ? 'failed' : order.paymentState;
  updateOrder(tx, order.id, { state: 'cancelled', endedBecause: because, paymentState });
}

/** A parcel gets another state; it keeps its tracking and its contents unless others are given. */
function moveParcel(tx: Database, order: Order, event: Event<'parcel'>, now: Date): void {
  const { orderId, parcel, state, tracking, lines } = event;
  const ordered = new Set(linesOf(tx, orderId).map(({ variantCode }) => variantCode));
  const foreign = lines?.find(({ variantCode }) => !ordered.has(variantCode));
  if (foreign) throw new ShopError(409, `${foreign.variantCode} is not of this order`);
  if (order.state !== 'confirmed') throw new ShopError(409, 'NOT_CONFIRMED');
  const same = and(eq(shipments.orderId, orderId), eq(shipments.parcel, parcel));
  const known = tx.select().from(shipments).where(same).get();
  const kept = { tracking: tracking ?? known?.tracking ?? null, lines: lines ?? known?.lines ?? null };
  const values = { orderId, parcel, state, at: now.getTime(), ...kept };
  if (known) tx.update(shipments).set(values).where(same).run();
  else tx.insert(shipments).values(values).run();
}

/**
 * The shop decides a withdrawal. An accepted one from the whole order ends it when it is not paid; one that is paid gets its money by a
 * refund. One from some of the goods leaves the order, whose new sum a person sends.
 */
function decide(tx: Database, order: Order, { decision }: Event<'withdrawal'>, now: Date): void {
  const statement = withdrawalOf(tx, order);
  if (!statement) throw new ShopError(409, 'NO_WITHDRAWAL');
  tx.update(withdrawals).set({ decision }).where(eq(withdrawals.id, statement.id)).run();
  const isOwed = order.state !== 'cancelled' && order.paymentState !== 'paid';
  if (decision === 'accepted' && isOwed && statement.goods === '') cancel(tx, order, 'customer', now);
}

/**
 * Lets something happen to an order after the purchase (contract.md C2). Throws a ShopError: 404 NOT_FOUND, 409 with the reason for what
 * cannot happen to it.
 */
export function playOrderEvent(tx: Database, event: OrderEvent, now: Date): void {
  const order = storedOrder(tx, event.orderId);
  if (event.event === 'pay') pay(tx, order, now);
  else if (event.event === 'payment') updateOrder(tx, order.id, { paymentState: event.state });
  else if (event.event === 'refund') refund(tx, order, event, now);
  else if (event.event === 'parcel') moveParcel(tx, order, event, now);
  else if (event.event === 'withdrawal') decide(tx, order, event, now);
  else cancel(tx, order, event.because, now);
}
