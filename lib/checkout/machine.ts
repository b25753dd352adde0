import type { Metal } from '@/lib/catalogue/product';
import { bankTransferError, type CheckoutErrorCode, swishCreateError } from './errors';
import {
  type CheckoutState,
  type ChosenMethod,
  initialCheckout,
  type PaymentMethod,
  type PlacedOrder,
  type ShippingMethod,
  type UnsettledOrder,
} from './state';

/** What create-order answered, as far as the next step depends on it. */
export interface OrderAnswer {
  readonly code: number;
  readonly message: string;
  readonly orderId: string | null;
  readonly redirectUrl: string | null;
  readonly verificationRequired: boolean;
}

export type CheckoutEvent =
  | { readonly type: 'cleared' }
  | { readonly type: 'cart-opened' }
  | { readonly type: 'bank-transfer-cleared' }
  | { readonly type: 'entered'; readonly mixed: boolean; readonly intent: string }
  /** What the backend says of the order that was left unpaid: it is still open, or of no use any more. */
  | { readonly type: 'earlier-order-open'; readonly orderId: string }
  | { readonly type: 'earlier-order-gone'; readonly intent: string }
  | { readonly type: 'metal-chosen'; readonly metal: Metal }
  | { readonly type: 'payment-methods-loaded'; readonly methods: readonly PaymentMethod[] }
  | { readonly type: 'shipping-methods-loaded'; readonly methods: readonly ShippingMethod[] }
  | { readonly type: 'delivery-chosen'; readonly method: ChosenMethod }
  | { readonly type: 'payment-chosen'; readonly method: ChosenMethod }
  | { readonly type: 'newsletter-set'; readonly subscribed: boolean }
  | { readonly type: 'order-sent' }
  /** `order` is what the customer bought, `intent` names a fresh wish for the next attempt when there is no order. */
  | {
      readonly type: 'order-answered';
      readonly answer: OrderAnswer;
      readonly order: PlacedOrder | null;
      readonly nextIntent: string;
    }
  | { readonly type: 'order-unanswered' }
  /** Our own proxy refused this attempt; `wasSent`: an earlier one is in doubt all the same. */
  | { readonly type: 'order-refused'; readonly code: 403 | 500; readonly wasSent: boolean; readonly nextIntent: string }
  /** Our own server did not pass the order on: prices are newer. An earlier attempt may be in doubt all the same. */
  | { readonly type: 'order-held'; readonly wasSent: boolean }
  | { readonly type: 'retried' }
  | { readonly type: 'details-reopened' }
  | { readonly type: 'swish-paid' }
  | { readonly type: 'swish-failed'; readonly error: CheckoutErrorCode }
  | { readonly type: 'zimpler-paid' }
  | { readonly type: 'zimpler-failed' }
  /** The backend has the order as paid or confirmed, however that came about; `order` for a page that has lost its own. */
  | { readonly type: 'order-settled'; readonly order: PlacedOrder }
  | { readonly type: 'verification-succeeded' }
  | { readonly type: 'verification-failed'; readonly message: string };

const noErrors = {
  blockCreateOrder: false,
  createOrderError: null,
  swishError: null,
  bankTransferError: null,
  zimplerError: false,
} as const;

function pick(method: ChosenMethod): ChosenMethod {
  return { id: method.id, code: method.code, name: method.name };
}

/** Keeps the choice when it is still offered, else takes it back; a single offer needs no choosing. */
function settle(chosen: ChosenMethod, offered: readonly ChosenMethod[]): ChosenMethod {
  const same = offered.find((method) => method.code === chosen.code);
  const [only] = offered;
  if (same) return pick(same);
  return offered.length === 1 && only ? pick(only) : initialCheckout.selectedPaymentMethod;
}

/** What must not be forgotten when everything else is: an order that may still be paid, or may have been written. */
function unsettledOf(state: CheckoutState): UnsettledOrder | null {
  const { activeStep, intent, createdOrderId, orderSent, unsettled } = state;
  if (activeStep >= 3) return null;
  return intent !== null && (createdOrderId !== null || orderSent) ? { intent, orderId: createdOrderId } : unsettled;
}

/** Under the name of the order that was left unpaid from the start, whatever is heard of it later. */
function entered(state: CheckoutState, event: CheckoutEvent & { type: 'entered' }): CheckoutState {
  const unsettled = unsettledOf(state);
  return {
    ...initialCheckout,
    // What is offered is no choice of the customer's, and is asked for anew when the goods have changed.
    paymentMethods: state.paymentMethods,
    shippingMethods: state.shippingMethods,
    activeStep: event.mixed ? 0 : 1,
    intent: unsettled?.intent ?? event.intent,
    createdOrderId: unsettled?.orderId ?? null,
    unsettled,
  };
}

function zimplerAnswered(state: CheckoutState, answer: OrderAnswer): CheckoutState {
  if (answer.code === 200) return { ...state, activeStep: 2, redirectZimplerLink: answer.redirectUrl };
  const failed = { ...state, blockCreateOrder: true, zimplerError: answer.orderId !== null };
  if (answer.code === 500) return { ...failed, createOrderError: null };
  if (answer.code === 403) return { ...failed, createOrderError: '403' };
  return { ...failed, activeStep: 2, createOrderError: 'ZIMPLER' };
}

function swishAnswered(state: CheckoutState, answer: OrderAnswer): CheckoutState {
  if (answer.code === 200) return { ...state, activeStep: 2 };
  if (answer.code === 500) return { ...state, createOrderError: null, blockCreateOrder: true };
  const error = answer.code === 403 ? '403' : swishCreateError(answer.message);
  return {
    ...state,
    blockCreateOrder: true,
    createOrderError: error,
    swishError: error === 'TEL01' ? 'RP06' : error === '403' ? null : error,
  };
}

function bankTransferAnswered(state: CheckoutState, answer: OrderAnswer): CheckoutState {
  if (answer.code === 200) {
    return answer.verificationRequired
      ? { ...state, activeStep: 2, verificationRequired: true }
      : { ...state, activeStep: 3 };
  }
  if (answer.code === 500) return { ...state, createOrderError: null, blockCreateOrder: true };
  const error = answer.code === 403 ? '403' : bankTransferError(answer.message);
  return {
    ...state,
    blockCreateOrder: true,
    createOrderError: error,
    bankTransferError: error === '403' ? null : error,
  };
}

function orderAnswered(state: CheckoutState, event: CheckoutEvent & { type: 'order-answered' }): CheckoutState {
  const { answer } = event;
  const createdOrderId = answer.orderId ?? state.createdOrderId;
  const settled: CheckoutState = {
    ...state,
    ...noErrors,
    createOrderLoading: false,
    orderSent: false,
    createdOrderId,
    unsettled: null,
    order: event.order ?? state.order,
    // Without an order the next attempt is a new wish: the same name would be answered with the same refusal.
    intent: createdOrderId === null ? event.nextIntent : state.intent,
  };
  const { code } = state.selectedPaymentMethod;
  if (code === 'zimpler') return zimplerAnswered(settled, answer);
  if (code === 'bank_transfer') return bankTransferAnswered(settled, answer);
  return swishAnswered(settled, answer);
}

/** As a refusal of the backend. But while nobody knows what came of an earlier attempt, its name and its doubt are kept. */
function orderRefused(state: CheckoutState, event: CheckoutEvent & { type: 'order-refused' }): CheckoutState {
  const { code, wasSent, nextIntent } = event;
  if (wasSent || state.unsettled) return { ...state, createOrderLoading: false, orderSent: wasSent };
  const answer = { code, message: 'DEF', orderId: null, redirectUrl: null, verificationRequired: false };
  return orderAnswered(state, { type: 'order-answered', answer, order: null, nextIntent });
}

/** Whether the order that was made waits for its buyer's signature, and for nothing else. */
export function awaitsSignature({ activeStep, verificationRequired, createdOrderId }: CheckoutState): boolean {
  return activeStep === 2 && verificationRequired && createdOrderId !== null;
}

/** The checkout's one transition function: spec.md section 4, Checkout steps 0 to 4. Pure. */
export function checkoutReducer(state: CheckoutState, event: CheckoutEvent): CheckoutState {
  switch (event.type) {
    case 'cleared':
      return initialCheckout;
    case 'bank-transfer-cleared':
      return { ...initialCheckout, activeStep: 4, order: state.order, bankIdVerificationSuccess: true };
    case 'cart-opened':
      return { ...initialCheckout, unsettled: unsettledOf(state) };
    case 'entered':
      return entered(state, event);
    case 'earlier-order-open':
      return { ...state, createdOrderId: event.orderId };
    case 'earlier-order-gone':
      return { ...state, intent: event.intent, createdOrderId: null, unsettled: null };
    case 'metal-chosen':
      return { ...state, metal: event.metal, activeStep: 1 };
    case 'payment-methods-loaded':
      return {
        ...state,
        paymentMethods: event.methods,
        selectedPaymentMethod: settle(state.selectedPaymentMethod, event.methods),
      };
    case 'shipping-methods-loaded':
      return {
        ...state,
        shippingMethods: event.methods,
        selectedDeliveryMethod: settle(state.selectedDeliveryMethod, event.methods),
      };
    case 'delivery-chosen':
      return { ...state, selectedDeliveryMethod: pick(event.method) };
    case 'payment-chosen':
      return { ...state, selectedPaymentMethod: pick(event.method) };
    case 'newsletter-set':
      return { ...state, subscribedToNewsletter: event.subscribed };
    case 'order-sent':
      return { ...state, ...noErrors, createOrderLoading: true, orderSent: true };
    case 'order-answered':
      return orderAnswered(state, event);
    case 'order-unanswered':
      return { ...state, createOrderLoading: false, blockCreateOrder: true, createOrderError: 'LOST' };
    case 'order-refused':
      return orderRefused(state, event);
    case 'order-held':
      return { ...state, createOrderLoading: false, orderSent: event.wasSent };
    case 'retried':
      return { ...state, ...noErrors };
    case 'details-reopened':
      return { ...state, ...noErrors, activeStep: 1, redirectZimplerLink: null, verificationRequired: false };
    case 'swish-paid':
    case 'zimpler-paid':
      return { ...state, ...noErrors, activeStep: 3, redirectZimplerLink: null };
    case 'order-settled':
      return {
        ...state,
        ...noErrors,
        activeStep: 3,
        redirectZimplerLink: null,
        order: state.order ?? event.order,
        unsettled: null,
      };
    case 'swish-failed':
      return { ...state, activeStep: 2, swishError: event.error, blockCreateOrder: true };
    case 'zimpler-failed':
      return { ...state, activeStep: 2, zimplerError: true, blockCreateOrder: true, redirectZimplerLink: null };
    case 'verification-succeeded':
      return { ...state, ...noErrors, activeStep: 4, bankIdVerificationSuccess: true, verificationRequired: false };
    case 'verification-failed':
      if (!awaitsSignature(state)) return state;
      return {
        ...state,
        activeStep: 2,
        blockCreateOrder: true,
        bankTransferError: bankTransferError(event.message),
        verificationRequired: true,
      };
  }
}

/** The error that stands on the screen now, whichever field carries it; null when nothing has failed. */
export function shownError(state: CheckoutState): CheckoutErrorCode | null {
  if (state.createOrderError) return state.createOrderError;
  // Before the payment it stands beside what the answer's code says, and that is told (spec.md section 4).
  if (state.zimplerError && state.activeStep === 2) return 'ZIMPLER';
  return state.swishError ?? state.bankTransferError;
}

/** Whether "Beställ och betala" may be pressed. */
export function canCreateOrder(state: CheckoutState): boolean {
  return (
    !state.blockCreateOrder &&
    !state.createOrderLoading &&
    state.intent !== null &&
    state.selectedDeliveryMethod.code !== '' &&
    state.selectedPaymentMethod.code !== ''
  );
}
