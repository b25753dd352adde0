import { randomBytes } from 'node:crypto';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { swishBehaviour } from '../simulators/swish';
import { type Order, type Payment, paymentsOf, releaseLines, updateOrder, updatePayment } from './order-store';
import { RESERVATION_ENDS } from './settle';

const DAY = 86_400_000;

/** Midnight UTC of the Swedish calendar day of this moment. */
function swedishDate(moment: Date): Date {
  return new Date(`${moment.toLocaleDateString('sv-SE', { timeZone: 'Europe/Stockholm' })}T00:00:00Z`);
}

/** Easter Sunday by the anonymous Gregorian method. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 22 - 1;
  return new Date(Date.UTC(year, 2, 1) + days * DAY);
}

/** Weekdays on which Swedish banks do not book payments. */
function isHoliday(day: Date): boolean {
  const fixed = ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'];
  if (fixed.includes(day.toISOString().slice(5, 10))) return true;
  const sinceEaster = (day.getTime() - easter(day.getUTCFullYear()).getTime()) / DAY;
  if ([-2, 1, 39].includes(sinceEaster)) return true;
  // Midsummer Eve is the Friday between 19 and 25 June.
  return day.getUTCMonth() === 5 && day.getUTCDay() === 5 && day.getUTCDate() >= 19 && day.getUTCDate() <= 25;
}

function isBankDay(day: Date): boolean {
  return day.getUTCDay() % 6 !== 0 && !isHoliday(day);
}

/** Sweden's offset from UTC in hours, at noon of that day. */
function offsetHours(day: Date): number {
  const noon = new Date(day.getTime() + DAY / 2);
  return Number(noon.toLocaleString('sv-SE', { timeZone: 'Europe/Stockholm', hour: '2-digit', hourCycle: 'h23' })) - 12;
}

/** The last second, Swedish time, of the first bank day after this moment's day (domain.md 4.2). */
export function endOfNextBankDay(moment: Date): Date {
  let day = new Date(swedishDate(moment).getTime() + DAY);
  while (!isBankDay(day)) day = new Date(day.getTime() + DAY);
  return new Date(day.getTime() + DAY - 1000 - offsetHours(day) * 3_600_000);
}

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
