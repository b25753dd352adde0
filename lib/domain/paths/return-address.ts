import { attemptOf, type CheckoutState } from '@/lib/domain/order/state';
import { paths } from './paths';

/** The order that a return address names (contract.md A5), also after a signature; null without one. */
export function orderInAddress(search: string): string | null {
  const orderId = new URLSearchParams(search).get('orderId') ?? '';
  return /^[A-Za-z0-9_.-]{1,64}$/.test(orderId) ? orderId : null;
}

/** Whether the returning identification was replaced by another one of this browser: nothing of it is awaited. */
export function isReplacedReturn(search: string): boolean {
  return new URLSearchParams(search).has('replaced');
}

/** The address at which the checkout shows this order, whatever this browser has stored. */
export function returnAddress(orderId: number | string): string {
  return `${paths.checkout}?${new URLSearchParams({ orderId: String(orderId) })}`;
}

/** Whether this attempt or finished purchase is about this order. A backend may send an id as another type later. */
export function isAbout(checkout: CheckoutState, orderId: number | string): boolean {
  const own = checkout.status === 'done' ? checkout.order.orderId : attemptOf(checkout)?.orderId;
  return own != null && String(own) === String(orderId);
}

/** The states that show their order and no form. */
const SHOWS_ORDER: ReadonlySet<CheckoutState['status']> = new Set(['doubt', 'changed', 'paying', 'done']);

/** Whether the checkout in this state already shows the order of a return address. */
export function showsOrder(checkout: CheckoutState, orderId: number | string): boolean {
  return SHOWS_ORDER.has(checkout.status) && isAbout(checkout, orderId);
}
