import type { CreateOrderResponse } from '@/lib/api/contract/responses';
import type { Metal } from '@/lib/product/product';
import type { Failure } from './failure';
import type { AgreedOrder, ChosenMethod, PlacedOrder } from './state';

export type OrderId = PlacedOrder['orderId'];
/** Cancelled without having been paid, or unknown to the backend. */
export type OrderEnd = 'CANCELLED' | 'UNKNOWN_ORDER';

export interface Events {
  /** Opening the cart clears checkout data (spec.md section 4); a purchase that may have been made is remembered. */
  'cart-opened': object;
  /** Sign-in, sign-out, or another customer: what was ordered is kept, and no longer shown to anyone who may be somebody else. */
  'customer-changed': { readonly customerId: string | null };
  entered: { readonly mixed: boolean; readonly intent: string };
  /** The backend has the order that was left, and it can still be paid or changed. */
  'earlier-open': { readonly intent: string; readonly orderId: OrderId };
  /** A proven end of the order: the next attempt makes a new one. `code` names the failure that tells why; null after a refusal. */
  'order-ended': { readonly intent: string; readonly nextIntent: string; readonly code: OrderEnd | null };
  /** Confirmed by the shopper after reading what can still happen to the order. */
  'started-over': { readonly intent: string; readonly nextIntent: string };
  'metal-chosen': { readonly metal: Metal };
  /** What the backend offers: a choice that is no longer among it is taken back, a single offer needs no choosing. */
  'methods-offered': { readonly delivery?: readonly ChosenMethod[]; readonly payment?: readonly ChosenMethod[] };
  'delivery-chosen': { readonly method: ChosenMethod };
  'payment-chosen': { readonly method: ChosenMethod };
  'newsletter-set': { readonly subscribed: boolean };
  'failure-read': object;
  'order-sent': { readonly agreed: AgreedOrder; readonly owner: string | null };
  /** `nextIntent` names the next attempt when this one has been refused for good. */
  'order-answered': {
    readonly intent: string;
    readonly answer: CreateOrderResponse;
    /** Who was signed in when it was sent. */
    readonly owner: string | null;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly nextIntent: string;
  };
  'order-unanswered': { readonly intent: string };
  /** This attempt was not sent, or our own server did not pass it on. An earlier one may be in doubt all the same. */
  'order-not-sent': { readonly intent: string; readonly failure: Failure | null };
  /** From doubt, a failed or an open payment, or a changed sum, back to the details of the same purchase. */
  'details-reopened': object;
  'sum-accepted': object;
  'sum-declined': object;
  /** Look at the same payment again. */
  'payment-rechecked': object;
  'payment-settled': { readonly order: PlacedOrder };
  'payment-failed': { readonly orderId: OrderId; readonly code: string };
  'signing-succeeded': { readonly orderId: OrderId };
}

export type CheckoutEventType = keyof Events;
export type CheckoutEvent = { [E in CheckoutEventType]: { readonly type: E } & Events[E] }[CheckoutEventType];
export type EventOf<E extends CheckoutEventType> = Extract<CheckoutEvent, { type: E }>;
