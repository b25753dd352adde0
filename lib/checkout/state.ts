import type { Metal } from '@/lib/catalogue/product';
import type { Ore } from '@/lib/pricing/money';
import type { CheckoutErrorCode } from './errors';

export type MethodId = number | string;

export interface ChosenMethod {
  readonly id: MethodId;
  readonly code: string;
  readonly name: string;
}

export interface PaymentMethod extends ChosenMethod {
  readonly description: string | null;
}

export interface ShippingMethod extends PaymentMethod {
  /** Null when the backend has not told the price. */
  readonly price: Ore | null;
}

/** What a choice is before it is made (spec.md section 3). */
export const NO_METHOD: ChosenMethod = { id: -1, code: '', name: '' };

/** 0 goods, 1 details, 2 payment, 3 done, 4 done after a verified bank transfer. */
export type CheckoutStep = 0 | 1 | 2 | 3 | 4;

/** A line of the order with what only the browser knows about the goods: picture, weight, purity. */
export interface OrderLine {
  readonly productCode: string;
  readonly name: string;
  readonly quantity: number;
  readonly unitPrice: Ore | null;
  readonly vat: Ore | null;
  readonly total: Ore | null;
  readonly image: string | null;
  readonly metal: Metal | null;
  readonly weightLabel: string | null;
  readonly purity: number | null;
}

export interface PlacedOrder {
  readonly orderId: string;
  readonly number: string | null;
  /** Masked: "070-*** 45 67". */
  readonly phone: string;
  readonly email: string;
  readonly lines: readonly OrderLine[];
  readonly itemsTotal: Ore | null;
  readonly shippingTotal: Ore | null;
  readonly orderTotal: Ore | null;
  readonly deliveryName: string;
  readonly paymentCode: string;
  readonly paymentName: string;
  readonly deliveryDays: number | null;
  /** When it was placed, milliseconds since 1970: what is left of the payment's three minutes is counted from it. */
  readonly placedAt: number;
  /** The customer saw another total when ordering. */
  readonly totalChanged: boolean;
}

/** An order, or an attempt at one, that the customer left before it was paid. */
export interface UnsettledOrder {
  readonly intent: string;
  /** Null when its answer was never heard. */
  readonly orderId: string | null;
}

/**
 * The checkout as spec.md section 3 lists it, less the signing tokens, which never leave the server's sealed cookie.
 * Everything in it may be stored in the browser: no personal number, no token.
 */
export interface CheckoutState {
  readonly activeStep: CheckoutStep;
  readonly paymentMethods: readonly PaymentMethod[];
  readonly shippingMethods: readonly ShippingMethod[];
  readonly selectedDeliveryMethod: ChosenMethod;
  readonly selectedPaymentMethod: ChosenMethod;
  /** The metal that this order takes out of a mixed cart; null takes all of it. */
  readonly metal: Metal | null;
  readonly order: PlacedOrder | null;
  readonly createdOrderId: string | null;
  /** Names one wish to buy; the server answers the same name with the same order. */
  readonly intent: string | null;
  /**
   * Outlives the clearing when the cart is opened: whoever then orders again changes this order, and never makes a second
   * one beside it.
   */
  readonly unsettled: UnsettledOrder | null;
  /** A create-order was sent and has not been answered. Survives a reload. */
  readonly orderSent: boolean;
  readonly createOrderLoading: boolean;
  readonly blockCreateOrder: boolean;
  readonly createOrderError: CheckoutErrorCode | null;
  readonly swishError: CheckoutErrorCode | null;
  readonly bankTransferError: CheckoutErrorCode | null;
  readonly zimplerError: boolean;
  readonly redirectZimplerLink: string | null;
  readonly subscribedToNewsletter: boolean;
  /** The placed order waits for the buyer's signature. */
  readonly verificationRequired: boolean;
  readonly bankIdVerificationSuccess: boolean;
  /** Where the customer goes when verification fails. */
  readonly toPage: string;
}

export const initialCheckout: CheckoutState = {
  activeStep: 1,
  paymentMethods: [],
  shippingMethods: [],
  selectedDeliveryMethod: NO_METHOD,
  selectedPaymentMethod: NO_METHOD,
  metal: null,
  order: null,
  createdOrderId: null,
  intent: null,
  unsettled: null,
  orderSent: false,
  createOrderLoading: false,
  blockCreateOrder: false,
  createOrderError: null,
  swishError: null,
  bankTransferError: null,
  zimplerError: false,
  redirectZimplerLink: null,
  subscribedToNewsletter: false,
  verificationRequired: false,
  bankIdVerificationSuccess: false,
  toPage: '/checkout',
};
