import { eq } from 'drizzle-orm';
import type { BackendContext } from '../core/context';
import { identitySessions } from '../db/order-tables';
import { ShopError } from '../http/errors';
import { holdLines, type Order, paymentsOf, storedOrder, updateOrder, updatePayment } from '../orders/order-store';
import { findPerson } from '../register/register';
import { findIdentitySession } from './identity-sessions';
import { settleDuePayments } from './settle';
import { signer } from './tokens';

/**
 * confirm-manual-payment (contract.md A5): the buyer's own signature confirms a bank transfer. Idempotent: the same
 * signature returns the same response and changes nothing.
 *
 * Throws a ShopError: 401 no usable signature, 403 WRONG_PURPOSE (a login), NOT_BUYER, SIGNATURE_USED (for another order),
 * 404 NOT_FOUND, 409 ORDER_CANCELLED, NOT_BANK_TRANSFER or SOLD_OUT (signed after the reservation ended and the items were
 * sold: the order is unchanged and the signature stays usable), 422 CB.
 */
export function confirmManualPayment({ db, clock }: BackendContext, orderId: number, headers: Headers): Order {
  return db.transaction(
    (tx) => {
      const now = clock.now();
      settleDuePayments(tx, now);
      const { sessionId, customerId } = signer(tx, headers, now);
      const order = storedOrder(tx, orderId);
      if (order.customerId !== customerId) throw new ShopError(403, 'NOT_BUYER');
      const signed = findIdentitySession(tx, sessionId, now)?.orderId ?? orderId;
      if (signed !== orderId) throw new ShopError(403, 'SIGNATURE_USED');
      if (order.state === 'confirmed') return order;
      if (findPerson(order.personalNumber)?.blocked) throw new ShopError(422, 'CB');
      if (order.state === 'cancelled') throw new ShopError(409, 'ORDER_CANCELLED');
      if (order.state !== 'awaiting_verification') throw new ShopError(409, 'NOT_BANK_TRANSFER');
      if (!holdLines(tx, orderId)) throw new ShopError(409, 'SOLD_OUT');
      const [payment] = paymentsOf(tx, orderId);
      if (payment?.state === 'created') updatePayment(tx, payment.id, { plan: 'EXPIRED', planAt: payment.payBefore });
      updateOrder(tx, orderId, { state: 'confirmed', confirmedAt: now.getTime() });
      tx.update(identitySessions).set({ orderId }).where(eq(identitySessions.id, sessionId)).run();
      return storedOrder(tx, orderId);
    },
    { behavior: 'immediate' },
  );
}
