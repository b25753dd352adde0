import type { CheckoutState } from '@/lib/domain/order/state';
import { isAbout } from '@/lib/domain/paths/return-address';

/**
 * Changes with everything that this browser's checkout does to an order: pays, fails, signs, tries again or otherwise, ends. What was
 * requested in an earlier chapter may be from before that, and is never shown in the present one.
 */
export function chapterOf(checkout: CheckoutState, orderId: number | string): string {
  if (!isAbout(checkout, orderId)) return '';
  const { status } = checkout;
  if (status !== 'paying') return status;
  const { order, progress, failure } = checkout;
  return [status, order.paymentCode, progress.kind, failure?.code].filter(Boolean).join(' ');
}
