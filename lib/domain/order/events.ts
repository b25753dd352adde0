import type { Metal } from '@/lib/domain/product/product';
import type { CreateOrderResponse } from '@/lib/domain/shop-api/responses';
import type { Failure } from './failure';
import type { AgreedOrder, ChosenMethod, PlacedOrder } from './state';

export type OrderId = PlacedOrder['orderId'];
/** Cancelled without payment, not paid in time, or unknown to the backend. */
export type OrderEnd = 'CANCELLED' | 'EXPIRED' | 'UNKNOWN_ORDER';

export interface Events {
  /** Opening the cart clears checkout data (spec.md section 4), but keeps an attempt that may have created an order. */
  'cart-opened': object;
  /** Sign-in, sign-out or another customer: an attempt is kept, but its order is hidden from other customers. */
  'customer-changed': { readonly customerId: string | null };
  entered: { readonly mixed: boolean; readonly intent: string };
  /** The backend has the order of the earlier attempt, and it can still be paid or changed. */
  'earlier-open': { readonly intent: string; readonly orderId: OrderId };
  /** The order is proven to have ended: the next attempt creates a new one. `code` is the reason to show; null after a refusal. */
  'order-ended': { readonly intent: string; readonly nextIntent: string; readonly code: OrderEnd | null };
  /** The shopper chose to start over, after a warning about the earlier order. */
  'started-over': { readonly intent: string; readonly nextIntent: string };
  'metal-chosen': { readonly metal: Metal };
  /** The backend's methods: a choice that is no longer offered is cleared, with words; a single method is chosen where nothing was. */
  'methods-offered': { readonly delivery?: readonly ChosenMethod[]; readonly payment?: readonly ChosenMethod[] };
  'delivery-chosen': { readonly method: ChosenMethod };
  'payment-chosen': { readonly method: ChosenMethod };
  'newsletter-set': { readonly subscribed: boolean };
  'failure-read': object;
  'order-sent': { readonly agreed: AgreedOrder; readonly owner: string | null };
  /** `nextIntent` is for the next attempt after a definite refusal. */
  'order-responded': {
    readonly intent: string;
    readonly response: CreateOrderResponse;
    /** The result of the intent's last call from our server's record, which has no result while an earlier one is in doubt. */
    readonly isRecovered?: true;
    /** The customer signed in when it was sent. */
    readonly owner: string | null;
    /** Milliseconds since 1970. */
    readonly at: number;
    readonly nextIntent: string;
  };
  'order-unanswered': { readonly intent: string; readonly reference?: string | undefined };
  /** This attempt did not reach the backend. An earlier one may still be in doubt. */
  'order-not-sent': { readonly intent: string; readonly failure: Failure | null };
  /** Back to the details of the same attempt, from doubt, a payment or a changed sum. */
  'details-reopened': object;
  'sum-accepted': object;
  'sum-declined': object;
  /** Check the same payment again. */
  'payment-rechecked': object;
  /** `isPaid`: the payment's own result, or the order's; else it is settled otherwise, as by a signature. */
  'payment-settled': { readonly order: PlacedOrder; readonly isPaid: boolean };
  'payment-failed': { readonly orderId: OrderId; readonly code: string; readonly reference?: string | undefined };
  /** The page has begun to start BankID by itself, and does so once. */
  'signing-started': object;
  'signing-succeeded': { readonly orderId: OrderId };
}

export type CheckoutEventType = keyof Events;
export type CheckoutEvent = { [E in CheckoutEventType]: { readonly type: E } & Events[E] }[CheckoutEventType];
export type EventOf<E extends CheckoutEventType> = Extract<CheckoutEvent, { type: E }>;
