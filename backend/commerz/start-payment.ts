import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { swishBehaviour } from '../simulators/swish';
import { endOfNextBankDay } from './bank-days';
import { type Order, type Payment, paymentsOf, releaseLines, updateOrder, updatePayment } from './order-store';
import { RESERVATION_ENDS } from './settle';

/** Milliseconds before an unused payment page expires. */
const ZIMPLER_TIMEOUT = 15 * 60_000;

const byAmount: Readonly<Record<number, 403 | 500 | 409>> = { 13: 403, 14: 500, 15: 409 };
const byPhone: Readonly<Record<string, 403 | 500 | 409>> = {
  '0700000403': 403,
  '0700000500': 500,
  '0700000409': 409,
};

/**
 * The status with which Zimpler refuses a payment, by the last two digits of the amount in öre (contract.md C1). Catalogue
 * prices are whole kronor, so three phone numbers trigger the same errors. Only 409 leaves an order behind.
 */
export function zimplerRefusal(amount: number, phone: string): 403 | 500 | 409 | undefined {
  return byAmount[amount % 100] ?? byPhone[phone];
}

/** Luhn check digit: every second digit from the right is doubled, and 12 counts as 1 + 2. */
function checkDigit(digits: string): number {
  const sum = [...digits].reverse().reduce((total, figure, index) => {
    const value = Number(figure) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

/**
 * A Bankgirot payment reference: the digits, a length digit (the total length modulo 10) and a check digit (domain.md 4.3).
 * "12345" -> "1234574".
 */
function ocrReference(digits: string): string {
  const withLength = `${digits}${(digits.length + 2) % 10}`;
  return `${withLength}${checkDigit(withLength)}`;
}

/** Milliseconds for which stock is reserved for an unsigned transfer (docs/decisions/0001). */
const UNSIGNED_RESERVATION = 15 * 60_000;

export interface Start {
  readonly now: Date;
  /** Seconds until a Swish payer responds. */
  readonly swishSeconds: number;
}

type NewPayment = Omit<typeof payments.$inferInsert, 'orderId' | 'amount' | 'ref' | 'createdAt'>;

function insert(tx: Database, order: Order, now: Date, payment: NewPayment): void {
  const ref = randomBytes(16).toString('hex');
  tx.insert(payments)
    .values({ orderId: order.id, amount: order.orderTotal, ref, createdAt: now.getTime(), ...payment })
    .run();
}

/** Records a payment that the provider refused to start: the order stays new and can be retried. */
function refused(tx: Database, order: Order, now: Date, method: Payment['method'], failure: string): void {
  insert(tx, order, now, { method, state: 'failed', failure, phone: order.phone, settledAt: now.getTime() });
  releaseLines(tx, order.id);
  updateOrder(tx, order.id, { state: 'new', paymentState: 'failed' });
}

function hasOpenSwish(tx: Database, order: Order): boolean {
  const open = and(
    eq(payments.method, 'swish'),
    eq(payments.state, 'created'),
    isNotNull(payments.plan),
    eq(payments.phone, order.phone),
    ne(payments.orderId, order.id),
  );
  return tx.select({ id: payments.id }).from(payments).where(open).limit(1).get() !== undefined;
}

type NewPaymentOf = Omit<NewPayment, 'method'>;

function opened(tx: Database, order: Order, now: Date, method: Payment['method'], payment: NewPaymentOf): void {
  insert(tx, order, now, { ...payment, method });
  updateOrder(tx, order.id, { state: 'awaiting_payment', paymentState: 'awaiting' });
}

function startSwish(tx: Database, order: Order, { now, swishSeconds }: Start): void {
  const behaviour = swishBehaviour(order.phone, swishSeconds);
  if ('refusal' in behaviour) refused(tx, order, now, 'swish', behaviour.refusal);
  else if (hasOpenSwish(tx, order)) refused(tx, order, now, 'swish', 'RP06');
  else {
    const planAt = now.getTime() + behaviour.after;
    opened(tx, order, now, 'swish', { state: 'created', phone: order.phone, plan: behaviour.result, planAt });
  }
}

function startZimpler(tx: Database, order: Order, { now }: Start): void {
  const refusal = zimplerRefusal(order.orderTotal, order.phone);
  if (refusal === 403) throw new ShopError(403, 'Forbidden');
  if (refusal === 500) throw new ShopError(500, 'Internal Server Error');
  const planAt = now.getTime() + ZIMPLER_TIMEOUT;
  if (refusal === 409) refused(tx, order, now, 'zimpler', 'DEF');
  else opened(tx, order, now, 'zimpler', { state: 'created', plan: 'EXPIRED', planAt });
}

/** A typed personal number has to be proved with a signature; a session has already proved it (contract.md A5). */
function startBankTransfer(tx: Database, order: Order, { now }: Start): void {
  const payBefore = endOfNextBankDay(now).getTime();
  const reference = ocrReference(String(100_000 + order.id));
  const reservedUntil = now.getTime() + UNSIGNED_RESERVATION;
  const planned = order.signedIn ? {} : { plan: RESERVATION_ENDS, planAt: Math.min(reservedUntil, payBefore) };
  insert(tx, order, now, { method: 'bank_transfer', state: 'created', reference, payBefore, ...planned });
  const changes = order.signedIn
    ? ({ state: 'confirmed', confirmedAt: now.getTime() } as const)
    : ({ state: 'awaiting_verification' } as const);
  updateOrder(tx, order.id, { ...changes, paymentState: 'awaiting' });
}

const starters = { swish: startSwish, zimpler: startZimpler, bank_transfer: startBankTransfer };

/**
 * Starts the payment inside the transaction that wrote the order, and stores the provider's response. Throws a ShopError
 * when no order may be written (Zimpler's 403 and 500).
 */
export function startPayment(tx: Database, order: Order, method: Payment['method'], start: Start): void {
  starters[method](tx, order, start);
}

/** Withdraws the open payment of an order before the order is changed. */
export function withdrawPayments(tx: Database, orderId: number, now: Date): void {
  for (const payment of paymentsOf(tx, orderId)) {
    if (payment.state !== 'created') continue;
    updatePayment(tx, payment.id, { state: 'cancelled', settledAt: now.getTime(), plan: null, planAt: null });
  }
}
