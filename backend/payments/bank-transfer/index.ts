import { bankDaysLater } from '../../core/bank-days';
import type { Database } from '../../db/client';
import { storeAttempt } from '../../orders/attempt';
import { type Order, releaseLines, updateOrder, updatePayment } from '../../orders/order-store';
import type { PaymentWay, Start } from '../../orders/payment-way';
import { transferPages } from './pages';

const CODE = 'bank_transfer';

/** The plan of an unsigned transfer: its stock is released, but it can still be signed and paid. */
const RESERVATION_ENDS = 'RESERVATION_ENDS';

/** The plan of any transfer: an order that is not paid by its last day has ended. */
const EXPIRED = 'EXPIRED';

/** Milliseconds for which stock is reserved for an unsigned transfer (docs/decisions/0001). */
const UNSIGNED_RESERVATION = 15 * 60_000;

/** The last second, Swedish time, of the next bank day (domain.md 4.2). */
function endOfNextBankDay(moment: Date): Date {
  const day = bankDaysLater(moment, 1);
  day.setHours(23, 59, 59, 0);
  return day;
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

/** A typed personal number has to be proved with a signature; a session has already proved it (contract.md A5). */
function start(tx: Database, order: Order, { now }: Start): void {
  const payBefore = endOfNextBankDay(now).getTime();
  const reference = ocrReference(String(100_000 + order.id));
  const reservedUntil = now.getTime() + UNSIGNED_RESERVATION;
  const planned = order.signedIn
    ? { plan: EXPIRED, planAt: payBefore }
    : { plan: RESERVATION_ENDS, planAt: Math.min(reservedUntil, payBefore) };
  const payment = { method: CODE, state: 'created', reference, payBefore, ...planned } as const;
  storeAttempt(tx, order, now, payment, order.signedIn ? 'confirmed' : 'awaiting_verification');
  if (order.signedIn) updateOrder(tx, order.id, { confirmedAt: now.getTime() });
}

export const bankTransfer: PaymentWay = {
  id: 5,
  code: CODE,
  name: 'Banköverföring eller bankgiro',
  description:
    'Du betalar från din egen internetbank. Priset låses när du beställer och gäller om du betalar senast nästa bankdag.',
  instructions:
    'Betala från ditt eget konto och ange betalningsreferensen. Betalningar från någon annans konto skickar vi tillbaka.',
  buyerCodes: { phone: 'DEF', age: 'DEF', unknown: 'DEF' },
  failureStatus: 422,
  failedState: 'cancelled',
  start,
  /** Releases the stock of an unsigned transfer, which can be signed until its last day (docs/decisions/0001). */
  execute(tx, { id, orderId, plan, payBefore }) {
    if (plan !== RESERVATION_ENDS) return false;
    updatePayment(tx, id, { plan: EXPIRED, planAt: payBefore });
    releaseLines(tx, orderId);
    return true;
  },
  needsNewAttempt: ({ plan }) => plan === EXPIRED,
  pages: transferPages,
  overview: { path: '/sim/bank-transfers', label: 'Banköverföringar som inte har kommit in' },
};
