import { randomBytes } from 'node:crypto';
import { TZDate } from '@date-fns/tz';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../db/client';
import { payments } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { swishBehaviour } from '../simulators/swish';
import { type Order, type Payment, paymentsOf, releaseLines, updateOrder, updatePayment } from './order-store';
import { RESERVATION_ENDS } from './settle';

const DAY = 86_400_000;

/** Easter Sunday by the anonymous Gregorian method. */
function easter(year: number): Date {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((8 * b + 13) / 25);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  return new Date(Date.UTC(year, 2, h + l - 7 * m + 22));
}

/** Whether Swedish banks book payments on the day of this Swedish time. */
function isBankDay(day: Date): boolean {
  const [month, date] = [day.getMonth() + 1, day.getDate()];
  const fixed = ['1-1', '1-6', '5-1', '6-6', '12-24', '12-25', '12-26', '12-31'];
  const sinceEaster = (Date.UTC(day.getFullYear(), month - 1, date) - easter(day.getFullYear()).getTime()) / DAY;
  // The Friday between 19 and 25 June.
  const isMidsummer = month === 6 && day.getDay() === 5 && date >= 19 && date <= 25;
  const isHoliday = fixed.includes(`${month}-${date}`) || [-2, 1, 39].includes(sinceEaster) || isMidsummer;
  return day.getDay() % 6 !== 0 && !isHoliday;
}

/** The last second, Swedish time, of the first bank day after this moment's day (domain.md 4.2). */
function endOfNextBankDay(moment: Date): Date {
  const day = new TZDate(moment, 'Europe/Stockholm');
  do day.setDate(day.getDate() + 1);
  while (!isBankDay(day));
  day.setHours(23, 59, 59, 0);
  return day;
}

/** Milliseconds before an unused payment page expires. */
const ZIMPLER_TIMEOUT = 15 * 60_000;

/** By the last two digits of the amount in öre, or by the phone number: catalogue prices are whole kronor. */
const zimplerRefusals: Readonly<Record<string, 403 | 500 | 409>> = {
  13: 403,
  14: 500,
  15: 409,
  '0700000403': 403,
  '0700000500': 500,
  '0700000409': 409,
};

/** The status with which Zimpler refuses a payment (contract.md C1). Only 409 leaves an order behind. */
export function zimplerRefusal(amount: number, phone: string): 403 | 500 | 409 | undefined {
  return zimplerRefusals[amount % 100] ?? zimplerRefusals[phone];
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

interface Start {
  readonly now: Date;
  /** Seconds until a Swish payer responds. */
  readonly swishSeconds: number;
}

type NewPayment = Omit<typeof payments.$inferInsert, 'orderId' | 'amount' | 'ref' | 'createdAt'>;

/** Stores a payment, whose order gets this state. */
function insert(tx: Database, order: Order, now: Date, payment: NewPayment, state: Order['state']): void {
  const ref = randomBytes(16).toString('hex');
  tx.insert(payments)
    .values({ orderId: order.id, amount: order.orderTotal, ref, createdAt: now.getTime(), ...payment })
    .run();
  updateOrder(tx, order.id, { state, paymentState: payment.state === 'failed' ? 'failed' : 'awaiting' });
}

/** Records a payment that the provider refused to start: the order stays new and can be retried. */
function refused(tx: Database, order: Order, now: Date, method: Payment['method'], failure: string): void {
  const payment = { method, state: 'failed', failure, phone: order.phone, settledAt: now.getTime() } as const;
  insert(tx, order, now, payment, 'new');
  releaseLines(tx, order.id);
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

function startSwish(tx: Database, order: Order, { now, swishSeconds }: Start): void {
  const behaviour = swishBehaviour(order.phone, swishSeconds);
  if ('refusal' in behaviour) refused(tx, order, now, 'swish', behaviour.refusal);
  else if (hasOpenSwish(tx, order)) refused(tx, order, now, 'swish', 'RP06');
  else {
    const planned = { plan: behaviour.result, planAt: now.getTime() + behaviour.after };
    const payment = { method: 'swish', state: 'created', phone: order.phone, ...planned } as const;
    insert(tx, order, now, payment, 'awaiting_payment');
  }
}

function startZimpler(tx: Database, order: Order, { now }: Start): void {
  const refusal = zimplerRefusal(order.orderTotal, order.phone);
  if (refusal === 403) throw new ShopError(403, 'Forbidden');
  if (refusal === 500) throw new ShopError(500, 'Internal Server Error');
  const planned = { plan: 'EXPIRED', planAt: now.getTime() + ZIMPLER_TIMEOUT };
  if (refusal === 409) refused(tx, order, now, 'zimpler', 'DEF');
  else insert(tx, order, now, { method: 'zimpler', state: 'created', ...planned }, 'awaiting_payment');
}

/** A typed personal number has to be proved with a signature; a session has already proved it (contract.md A5). */
function startBankTransfer(tx: Database, order: Order, { now }: Start): void {
  const payBefore = endOfNextBankDay(now).getTime();
  const reference = ocrReference(String(100_000 + order.id));
  const reservedUntil = now.getTime() + UNSIGNED_RESERVATION;
  const planned = order.signedIn ? {} : { plan: RESERVATION_ENDS, planAt: Math.min(reservedUntil, payBefore) };
  const payment = { method: 'bank_transfer', state: 'created', reference, payBefore, ...planned } as const;
  insert(tx, order, now, payment, order.signedIn ? 'confirmed' : 'awaiting_verification');
  if (order.signedIn) updateOrder(tx, order.id, { confirmedAt: now.getTime() });
}

/**
 * Starts the payment inside the transaction that wrote the order, by its method, and stores the provider's response. Throws a
 * ShopError when no order may be written (Zimpler's 403 and 500).
 */
export const startPayment = { swish: startSwish, zimpler: startZimpler, bank_transfer: startBankTransfer } as const;

/** Withdraws the open payment of an order before the order is changed. */
export function withdrawPayments(tx: Database, orderId: number, now: Date): void {
  for (const payment of paymentsOf(tx, orderId)) {
    if (payment.state !== 'created') continue;
    updatePayment(tx, payment.id, { state: 'cancelled', settledAt: now.getTime(), plan: null, planAt: null });
  }
}
