import type { CartItem } from '@/lib/domain/cart/cart-item';
import type { Ore } from '@/lib/domain/prices/money';
import type { CreateOrderResponse, WireId } from '@/lib/domain/shop-api/responses';
import type { Failure } from './failure';
import { canPlaceOrder } from './machine';
import type { OrderStatus } from './order-status';
import type { CheckoutState, Choices, ChosenMethod, StateOf } from './state';

/*
 * What a press on "Beställ och betala" leads to. Pure: components/checkout/service/place-order.ts carries it out. None of it makes a
 * second order: an attempt keeps its intent until its order is certainly not open (docs/orders.md).
 */

/** Whether a press sends anything in this state. */
export function canSend(state: CheckoutState): state is StateOf<'details' | 'doubt'> {
  return canPlaceOrder(state) || state.status === 'doubt';
}

/** The reviewed order and its buyer as one string, to detect a change in another tab before or after the press. */
export function reviewOf(customerId: string | null, choices: Choices, lines: readonly CartItem[]): string {
  const contents = lines.map(({ variantCode, qty }) => `${variantCode} ${qty}`);
  return [customerId, choices.delivery.code, choices.payment.code, ...contents].join(', ');
}

/** Why nothing may be sent now: the browser keeps no cookies, or stops calls, or the shop cannot be reached. */
export type Obstacle = 'COOKIES' | 'BLOCKED' | 'OFFLINE';

/** The order as it is now, compared with what the customer reviewed. */
export interface Comparison {
  /** The customer has left the button. */
  readonly isLeft: boolean;
  readonly obstacle: Obstacle | null;
  /** Delivered later than the page says. */
  readonly isLater: boolean;
  /** Other contents, methods or buyer. */
  readonly isOther: boolean;
  /** A product is not for sale any more. */
  readonly isAnyGone: boolean;
  /** Öre, delivery included: as displayed beside the button, and now. */
  readonly seenTotal: Ore;
  readonly total: Ore;
}

export type Plan =
  | { readonly step: 'send' }
  | { readonly step: 'nothing' }
  | { readonly step: 'stop'; readonly obstacle: Obstacle }
  /** The page shows what is new, and the customer presses again. */
  | { readonly step: 'show'; readonly notice: 'LATER' }
  /** As `show`; from doubt the customer returns to the review. Without a notice the new total says it. */
  | { readonly step: 'review'; readonly notice: 'CHANGED' | null };

/** Sends only what the customer has seen (docs/architecture.md: a price is never swapped silently). */
export function planOrder({ isLeft, obstacle, isLater, isOther, isAnyGone, seenTotal, total }: Comparison): Plan {
  if (isLeft) return { step: 'nothing' };
  if (obstacle) return { step: 'stop', obstacle };
  if (isLater) return { step: 'show', notice: 'LATER' };
  if (isOther) return { step: 'review', notice: 'CHANGED' };
  return total === seenTotal && !isAnyGone ? { step: 'send' } : { step: 'review', notice: null };
}

/** Errors of our own server from before it forwarded anything: the attempt certainly created no order. */
const NOT_SENT: Readonly<Record<string, string>> = {
  SESSION: 'SESSION',
  TOO_MANY: 'LIMIT',
  BAD_REQUEST: 'INPUT',
  OLD_PAGE: 'OLD_PAGE',
  TOO_LARGE: 'INPUT',
  ORIGIN: 'INPUT',
  NO_PRICE: 'NO_PRICE',
  CLOSED: 'CLOSED',
  ORDER: 'HIDDEN_ORDER',
  BUYER: 'OTHER_BUYER',
};

/** What became of a create-order that failed. */
export interface SendingFailure {
  /** `prices`: not sent, and our server has newer prices. `doubt`: an order may exist. */
  readonly outcome: 'prices' | 'not-sent' | 'doubt';
  /** Of `not-sent`. */
  readonly failure: Failure | null;
  /** The customer is not signed in any more. */
  readonly endsSession: boolean;
  /** The begun order is another buyer's: it makes room once it can no longer be paid. */
  readonly isForOther: boolean;
}

/**
 * @param reason the error code of our server, NETWORK, or OLD_PAGE for a body that a server of another release cannot read
 * @param orderId of the attempt: a change to a known order of another buyer is no doubt
 */
export function sendingFailure(reason: string, orderId: WireId | null): SendingFailure {
  const code = reason === 'BUYER' && orderId === null ? 'DOUBTED_BUYER' : NOT_SENT[reason];
  return {
    outcome: reason === 'PRICES' ? 'prices' : code === undefined ? 'doubt' : 'not-sent',
    failure: code === undefined ? null : { way: null, code },
    endsSession: reason === 'SESSION' || reason === 'SESSION_ENDED',
    isForOther: reason === 'BUYER',
  };
}

/** What the goods and the chosen methods are now, where that is known. */
export interface OffersNow {
  readonly isShort: boolean;
  readonly deliveries: readonly { readonly code: string }[] | null;
  readonly payments: readonly { readonly code: string }[] | null;
}

/** The refusal of an order, where what is offered now explains it better than the backend did. */
export function explained<T extends Pick<CreateOrderResponse, 'message'>>(
  response: T,
  choices: Pick<Choices, 'delivery' | 'payment'>,
  { isShort, deliveries, payments }: OffersNow,
): T {
  const lacks = (offers: OffersNow['payments'], { code }: ChosenMethod) =>
    offers !== null && !offers.some((offer) => offer.code === code);
  if (response.message !== 'DEF') return response;
  if (isShort) return { ...response, message: 'SOLD_OUT' };
  if (lacks(deliveries, choices.delivery)) return { ...response, message: 'SHIPPING_METHOD' };
  return lacks(payments, choices.payment) ? { ...response, message: 'PAYMENT_METHOD' } : response;
}

/** Whether a refusal may be about the goods or methods, so that what is offered now is requested. */
export function mayBeAboutOffers({ outcome, message }: Pick<CreateOrderResponse, 'outcome' | 'message'>): boolean {
  return outcome === 'refused' && ['DEF', 'SHIPPING_METHOD', 'PAYMENT_METHOD'].includes(message);
}

/** Whether an earlier order is certainly neither paid nor open, so that it does not block a new one. */
export function makesRoom(status: OrderStatus): boolean {
  if (status.kind !== 'known') return false;
  const { state, paymentState } = status.order;
  return paymentState === 'failed' || (state === 'new' && paymentState === 'awaiting');
}
