import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { payments } from '../../db/order-tables';
import { storeAttempt, storeRefusal } from '../../orders/attempt';
import { type Order, releaseLines, updatePayment } from '../../orders/order-store';
import type { PaymentWay, Start } from '../../orders/payment-way';
import { swishPages } from './pages';
import { NO_ANSWER, swishBehaviour } from './payer';

const CODE = 'swish';

function hasOpenRequest(tx: Database, order: Order): boolean {
  const open = and(
    eq(payments.method, CODE),
    eq(payments.state, 'created'),
    isNotNull(payments.plan),
    eq(payments.phone, order.phone),
    ne(payments.orderId, order.id),
  );
  return tx.select({ id: payments.id }).from(payments).where(open).limit(1).get() !== undefined;
}

function start(tx: Database, order: Order, { now, swishSeconds }: Start): void {
  const behaviour = swishBehaviour(order.phone, swishSeconds);
  if ('refusal' in behaviour) storeRefusal(tx, order, now, CODE, behaviour.refusal);
  else if (hasOpenRequest(tx, order)) storeRefusal(tx, order, now, CODE, 'RP06');
  else {
    const planned = { plan: behaviour.result, planAt: now.getTime() + behaviour.after };
    const payment = { method: CODE, state: 'created', phone: order.phone, ...planned } as const;
    storeAttempt(tx, order, now, payment, 'awaiting_payment');
  }
}

const hasLapsed: PaymentWay['hasLapsed'] = ({ plan }) => plan === null;

export const swish: PaymentWay = {
  id: 3,
  code: CODE,
  name: 'Swish',
  description:
    'Du godkänner betalningen i Swish-appen med BankID. Beloppet måste rymmas inom den gräns du har hos din bank.',
  instructions: 'Ange ditt mobilnummer och öppna Swish när betalningen har skickats. Du har tre minuter på dig.',
  buyerCodes: { phone: 'TEL01', age: 'VR01', unknown: 'VR02' },
  failureStatus: 422,
  failedState: 'new',
  start,
  /**
   * An unanswered request has timed out: it can no longer be paid, so its stock is released, but no failure was reported. It stays
   * CREATED, without a plan, until its order is retried.
   */
  execute(tx, { id, orderId, plan }) {
    if (plan !== NO_ANSWER) return false;
    updatePayment(tx, id, { plan: null, planAt: null });
    releaseLines(tx, orderId);
    return true;
  },
  hasLapsed,
  needsNewAttempt: hasLapsed,
  pages: swishPages,
  overview: { path: '/sim/swish', label: 'Swish: obesvarade betalningar' },
};
