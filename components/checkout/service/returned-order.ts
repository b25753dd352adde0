import { orderInAddress, showsOrder } from '@/lib/domain/paths/return-address';
import { useCheckout } from '@/stores/checkout-store';

/** The order of the page's return address, unless the checkout shows it anyway; null without one. */
export function returnedOrder(): string | null {
  const orderId = orderInAddress(location.search);
  return orderId === null || showsOrder(useCheckout.getState().checkout, orderId) ? null : orderId;
}
