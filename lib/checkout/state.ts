import type { WireId } from '@/lib/api/contract/responses';
import type { CartItem } from '@/lib/cart/cart-item';
import type { Ore } from '@/lib/prices/money';
import type { Metal } from '@/lib/product/product';
import type { Failure } from './failure';
import type { PaymentProgress } from './payments';
import type { PaymentStart } from './payments/payment-handler';

export interface ChosenMethod {
  /** As the backend sent it, number or text: it goes back in the same type (contract.md A5). */
  readonly id: WireId;
  readonly code: string;
  readonly name: string;
}

export interface PaymentMethod extends ChosenMethod {
  readonly description: string | null;
}

export interface ShippingMethod extends PaymentMethod {
  /** Null when the price is not known. */
  readonly price: Ore | null;
}

/** What a choice is before it is made (spec.md section 3). */
export const NO_METHOD: ChosenMethod = { id: -1, code: '', name: '' };

export interface Choices {
  /** The metal that this order takes out of a mixed cart; null takes all of it. */
  readonly metal: Metal | null;
  readonly delivery: ChosenMethod;
  readonly payment: ChosenMethod;
  readonly newsletter: boolean;
}

export const NO_CHOICES: Choices = { metal: null, delivery: NO_METHOD, payment: NO_METHOD, newsletter: false };

/** One purchase on its way to an order. The server returns the same order for the same intent. */
export interface Attempt {
  readonly intent: string;
  /** The order that this intent has made; null while there is none that we know of. */
  readonly orderId: WireId | null;
  /** A create-order was sent and what came of it is not known: an order may exist, and may even be paid. */
  readonly inDoubt: boolean;
  /** The customer who was signed in when it was sent; null for none. Anyone who else sits here is not shown what it was. */
  readonly owner: string | null;
}

/** A line of the order with what only the browser knows about the goods: picture, weight, purity. */
export interface OrderLine extends Pick<CartItem, 'image' | 'metal' | 'name' | 'purity' | 'vat' | 'weightLabel'> {
  readonly productCode: string;
  /** Tells the variants of one product apart; null when the line comes from the backend alone. */
  readonly variantCode: string | null;
  readonly quantity: number;
  readonly unitPrice: Ore | null;
  readonly total: Ore | null;
  /** See Product; false as well when the line comes from the backend alone. */
  readonly isInvestmentGold: boolean;
  readonly mayWithdraw: boolean;
  /** Of goods that are ordered for the customer: what the product page says of their stock. Null for others, or when not known. */
  readonly availability: string | null;
}

/** What the customer said yes to: the promise that every response is held against. Holds nothing secret. */
export interface AgreedOrder {
  /** Masked: "070-*** 45 67". */
  readonly phone: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  /** Öre, delivery included. */
  readonly total: Ore;
  /** The part of it that is delivery; null when it is not known. */
  readonly shipping: Ore | null;
  readonly deliveryName: string;
  /** The payment method's code as the backend spells it. */
  readonly paymentCode: string;
  readonly paymentName: string;
  readonly deliveryDays: number | null;
  /** Ordered in the customer's own session, so that a bank transfer needs no signature. */
  readonly signedIn: boolean;
}

export interface PlacedOrder extends Omit<AgreedOrder, 'total' | 'shipping' | 'signedIn'> {
  readonly orderId: WireId;
  readonly number: string | null;
  readonly itemsTotal: Ore | null;
  readonly shippingTotal: Ore | null;
  readonly orderTotal: Ore | null;
  /** When it was placed, milliseconds since 1970: what is left of a payment's time is counted from it. */
  readonly placedAt: number;
  readonly owner: string | null;
}

export interface Entered {
  readonly attempt: Attempt;
  readonly choices: Choices;
}

/**
 * The checkout: one state at a time, each with its own fields only. No personal number and no token is in any of them, so all
 * may be stored in the browser. The steps of spec.md section 4 are derived from it (`activeStep`).
 */
export type CheckoutState =
  /** Nothing is being bought; `earlier` is a purchase that was left before it was finished. */
  | { readonly status: 'idle'; readonly earlier: Attempt | null }
  | ({ readonly status: 'choosing-metal'; readonly failure: Failure | null } & Entered)
  | ({ readonly status: 'details'; readonly failure: Failure | null } & Entered)
  /** create-order is on its way. */
  | ({ readonly status: 'placing'; readonly agreed: AgreedOrder } & Entered)
  /** create-order was sent, and its result is not known. */
  | ({ readonly status: 'doubt'; readonly agreed: AgreedOrder } & Entered)
  /** The backend made the order with another sum or other goods than the customer agreed to. */
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
  /** `verified`: after a signed bank transfer, step 4 instead of 3. */
  | {
      readonly status: 'done';
      readonly intent: string;
      readonly order: PlacedOrder;
      readonly metal: Metal | null;
      readonly verified: boolean;
    };

export type CheckoutStatus = CheckoutState['status'];
export type StateOf<S extends CheckoutStatus> = Extract<CheckoutState, { status: S }>;

export const initialCheckout: CheckoutState = { status: 'idle', earlier: null };

/** 0 goods, 1 details, 2 payment, 3 done, 4 done after a verified bank transfer (spec.md section 4). */
export type CheckoutStep = 0 | 1 | 2 | 3 | 4;

/** The step that the progress bar marks. A purchase that has not begun stands at its details, as does one whose order is being sent. */
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

/** The choices of the purchase that is being made; those of nothing when none is. */
export function choicesOf(state: CheckoutState): Choices {
  return 'choices' in state ? state.choices : NO_CHOICES;
}

/** Whether this purchase may have been made: it is not begun anew before that is known. */
export function mayHaveOrder({ orderId, inDoubt }: Attempt): boolean {
  return orderId !== null || inDoubt;
}

/** The purchase that this state is about, left or being made; null when there is none. */
export function attemptOf(state: CheckoutState): Attempt | null {
  if (state.status === 'idle') return state.earlier;
  return state.status === 'done' ? null : state.attempt;
}
