import type { Metal } from '@/lib/domain/product/product';
import type { WireId } from '@/lib/domain/shop-api/responses';
import type { Failure } from './failure';
import type { AgreedOrder, PlacedOrder } from './order-schema';
import type { PaymentProgress } from './payments';
import type { PaymentStart } from './payments/payment-handler';

export interface ChosenMethod {
  /** Number or string, sent back in the backend's type (contract.md A5). */
  readonly id: WireId;
  readonly code: string;
  readonly name: string;
  /** Of a delivery that is fetched in the shop. */
  readonly isPickup?: boolean | undefined;
}

export type { PaymentMethod, ShippingMethod } from '@/lib/domain/shop-api/responses';
export type { AgreedOrder, OrderLine, PlacedOrder } from './order-schema';

/** The initial choice (spec.md section 3). */
export const NO_METHOD: ChosenMethod = { id: -1, code: '', name: '' };

export interface Choices {
  /** The metal to order from a mixed cart; null for all lines. */
  readonly metal: Metal | null;
  readonly delivery: ChosenMethod;
  readonly payment: ChosenMethod;
  readonly newsletter: boolean;
}

export const NO_CHOICES: Choices = { metal: null, delivery: NO_METHOD, payment: NO_METHOD, newsletter: false };

/** One intended purchase. The server returns the same order for the same intent. */
export interface Attempt {
  readonly intent: string;
  /** The order of this intent; null while unknown. */
  readonly orderId: WireId | null;
  /** The outcome of a create-order is unknown: an order may exist, and may even be paid. */
  readonly inDoubt: boolean;
  /** The customer who was signed in when it was sent, or null when signed out. Hidden from other customers. */
  readonly owner: string | null;
}

export interface Entered {
  readonly attempt: Attempt;
  readonly choices: Choices;
}

/** Contains no personal number and no token, so it may be stored in the browser. */
export type CheckoutState =
  /** No purchase in progress; `earlier` is an unfinished attempt that the shopper left. */
  | { readonly status: 'idle'; readonly earlier: Attempt | null }
  | ({ readonly status: 'choosing-metal'; readonly failure: Failure | null } & Entered)
  | ({ readonly status: 'details'; readonly failure: Failure | null } & Entered)
  /** create-order is pending. */
  | ({ readonly status: 'placing'; readonly agreed: AgreedOrder } & Entered)
  /** The result of create-order is unknown. */
  | ({ readonly status: 'doubt'; readonly agreed: AgreedOrder; readonly reference?: string | undefined } & Entered)
  /** The backend's order differs from the agreed one in total or products. */
  | ({
      readonly status: 'changed';
      readonly agreed: AgreedOrder;
      readonly order: PlacedOrder;
      readonly start: Exclude<PaymentStart, { kind: 'failed' }>;
      readonly declined: boolean;
    } & Entered)
  | ({
      readonly status: 'paying';
      readonly order: PlacedOrder;
      readonly progress: PaymentProgress;
      readonly failure: Failure | null;
    } & Entered)
  /** `isPaid`: what the page says until the order's own response. `verified`: after a signed bank transfer, step 4 instead of 3. */
  | {
      readonly status: 'done';
      readonly intent: string;
      readonly order: PlacedOrder;
      readonly choices: Choices;
      readonly isPaid: boolean;
      readonly verified: boolean;
    };

export type CheckoutStatus = CheckoutState['status'];
export type StateOf<S extends CheckoutStatus> = Extract<CheckoutState, { status: S }>;

export const initialCheckout: CheckoutState = { status: 'idle', earlier: null };

/** 0 choice of metal, 1 details, 2 payment, 3 done, 4 done after a verified bank transfer (spec.md section 4). */
export type CheckoutStep = 0 | 1 | 2 | 3 | 4;

/** The step that the progress bar marks. */
export function activeStep(state: CheckoutState): CheckoutStep {
  switch (state.status) {
    case 'choosing-metal':
      return 0;
    case 'idle':
    case 'details':
    case 'placing':
      return 1;
    case 'doubt':
    case 'changed':
    case 'paying':
      return 2;
    case 'done':
      return state.verified ? 4 : 3;
  }
}

/** The choices of the purchase in progress, or NO_CHOICES. */
export function choicesOf(state: CheckoutState): Choices {
  return 'choices' in state ? state.choices : NO_CHOICES;
}

/** Whether this attempt may have created an order: a new one must not start before that is known. */
export function mayHaveOrder({ orderId, inDoubt }: Attempt): boolean {
  return orderId !== null || inDoubt;
}

/** The attempt of this state, in progress or left; null without one. */
export function attemptOf(state: CheckoutState): Attempt | null {
  if (state.status === 'idle') return state.earlier;
  return state.status === 'done' ? null : state.attempt;
}

/** The state after leaving the checkout: an attempt that may have created an order is all that remains. */
export function leave(attempt: Attempt | null): StateOf<'idle'> {
  return { status: 'idle', earlier: attempt && mayHaveOrder(attempt) ? attempt : null };
}
