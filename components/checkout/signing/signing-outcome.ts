import type { IdentityOutcome } from '@/components/identity/use-identity-check';
import { settleOrder } from '@/components/order/settle-order';
import { fetchOrderStatus } from '@/lib/browser/api/order-status';
import { paymentHandler, refusalCode } from '@/lib/domain/order/payments/index';
import { isSettled } from '@/lib/domain/order/placed-order';
import type { StateOf } from '@/lib/domain/order/state';
import type { WireId } from '@/lib/domain/shop-api/responses';
import { useCheckout } from '@/stores/checkout-store';
import { dispatchCheckout } from '@/stores/order-flow';

/** A code without a text of its own: a way to pay that no longer exists in this release. */
const UNKNOWN = 'DEF';

/** @param isCertain the order, or the buyer, said that it is not confirmed */
function failureOf(outcome: Exclude<IdentityOutcome, { state: 'blocked' }>, paymentCode: string, isCertain: boolean) {
  const handler = paymentHandler(paymentCode);
  const failures = handler?.signing?.failures;
  if (!isCertain) return failures?.unknown;
  if (outcome.state === 'refused') return refusalCode(handler, outcome.message) ?? failures?.refused;
  return outcome.state === 'cancelled' || outcome.state === 'expired' ? failures?.[outcome.state] : failures?.refused;
}

/** This browser's order that waits for a signature; null without one. */
function waitingOrder(): StateOf<'paying'> | null {
  const { checkout } = useCheckout.getState();
  return checkout.status === 'paying' && checkout.progress.kind === 'signing' ? checkout : null;
}

/**
 * Reports the outcome of a signature. Without a confirmation the order decides: a session returns its outcome only once.
 * @param signed the order of the signature, when it is known: another one is not changed
 */
export async function settleSignature(outcome: IdentityOutcome, signed?: WireId): Promise<void> {
  const waiting = waitingOrder();
  // Used already, or started elsewhere: the page of the order shows its state.
  if (!waiting || outcome.state === 'blocked') return;
  const { orderId, paymentCode } = waiting.order;
  if (signed !== undefined && String(signed) !== String(orderId)) return;
  const isConfirmed = outcome.state === 'confirmed';
  if (isConfirmed && String(outcome.orderId) === String(orderId))
    return dispatchCheckout({ type: 'signing-succeeded', orderId });
  const status = await fetchOrderStatus(orderId);
  if (status.kind === 'known' && isSettled(status.order)) {
    return dispatchCheckout({ type: 'signing-succeeded', orderId });
  }
  // A signature for another order does not change this one.
  if (settleOrder(status) || isConfirmed) return;
  const isCertain = status.kind === 'known' || outcome.state === 'cancelled' || outcome.state === 'refused';
  dispatchCheckout({
    type: 'payment-failed',
    orderId,
    code: failureOf(outcome, paymentCode, isCertain) ?? UNKNOWN,
    reference: 'reference' in outcome ? outcome.reference : undefined,
  });
}
