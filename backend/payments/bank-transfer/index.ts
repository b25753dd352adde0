import { bankDaysLater } from '../../core/bank-days';
import type { Database } from '../../db/client';
import { storeAttempt } from '../../orders/attempt';
import { type Order, releaseLines, updateOrder, updatePayment } from '../../orders/order-store';
import type { PaymentWay, Start } from '../../orders/payment-way';
import { ocrReference } from './ocr';
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
  description: 'Du betalar från din egen internetbank. Priset gäller från beställningen om du betalar inom en bankdag.',
  instructions:
    'Betala från ett eget konto och ange betalningsreferensen. Betalningar från någon annans konto skickas tillbaka.',
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
