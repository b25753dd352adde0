import type { CreateOrderResponse } from '@/lib/domain/shop-api/responses';
import { differs } from './agreed';
import type { EventOf } from './events';
import type { Failure } from './failure';
import { type PaymentHandler, paymentHandler, refusalCode } from './payments';
import { placedOrder } from './placed-order';
import type { Attempt, CheckoutState, Entered, PlacedOrder, StateOf } from './state';

/* Transitions of the checkout machine after a response of create-order. */

function refusalOf(handler: PaymentHandler | null, { message, code, reference }: CreateOrderResponse): Failure {
  const known = refusalCode(handler, message);
  return { way: handler?.name ?? null, code: known ?? handler?.otherRefusal(code) ?? '403', reference };
}

/**
 * Without an order the next attempt gets a new intent, because the backend may repeat its refusal for the same one. A refusal is no
 * proof about an earlier attempt in doubt: only our server's record of all of them is.
 */
function refused(state: StateOf<'placing' | 'doubt'>, event: EventOf<'order-responded'>): CheckoutState {
  const { attempt, choices, agreed } = state;
  const { response } = event;
  const handler = paymentHandler(agreed.paymentCode);
  const failure = refusalOf(handler, response);
  // Also after a 404 about the order to change: its status is checked before it is dropped.
  const orderId = response.orderId ?? attempt.orderId;
  const inDoubt = attempt.inDoubt && orderId === null && event.isRecovered !== true;
  const intent = orderId === null && !inDoubt ? event.nextIntent : attempt.intent;
  const owner = response.orderId === null ? attempt.owner : event.owner;
  const next: Attempt = { intent, orderId, inDoubt, owner };
  const order = placedOrder(response, agreed, owner, event.at);
  if (order && handler?.movesOnWhenRefused?.(response.code)) {
    return { status: 'paying', attempt: next, choices, order, progress: { kind: 'waiting' }, failure };
  }
  return { status: 'details', attempt: next, choices, failure };
}

export function pay(
  state: StateOf<'placing' | 'doubt' | 'changed'>,
  order: PlacedOrder,
  start: StateOf<'changed'>['start'],
) {
  const { attempt, choices } = state;
  if (start.kind === 'done') return done(state, order);
  // A result that is found later, by itself, takes nobody to BankID.
  const progress = start.kind === 'signing' && state.status !== 'doubt' ? ({ ...start, isNew: true } as const) : start;
  return { status: 'paying', attempt, choices, order, progress, failure: null } as const;
}

export function done(
  { attempt, choices }: Entered,
  order: PlacedOrder,
  { isPaid = false, verified = false }: Partial<Pick<StateOf<'done'>, 'isPaid' | 'verified'>> = {},
): CheckoutState {
  return { status: 'done', intent: attempt.intent, order, choices, isPaid, verified };
}

export function settleOrderResponse(
  state: StateOf<'placing' | 'doubt'>,
  event: EventOf<'order-responded'>,
): CheckoutState | null {
  const { agreed, choices } = state;
  const { response } = event;
  if (event.intent !== state.attempt.intent) return null;
  if (response.outcome === 'refused') return refused(state, event);
  const { owner } = event;
  const order = placedOrder(response, agreed, owner, event.at);
  if (!order) return null;
  const attempt: Attempt = { ...state.attempt, orderId: order.orderId, inDoubt: false, owner };
  const { redirectUrl, verificationRequired } = response;
  const handler = paymentHandler(agreed.paymentCode);
  const start = handler?.start({ redirectUrl, verificationRequired, signedIn: agreed.signedIn }) ?? { kind: 'waiting' };
  if (start.kind === 'failed') {
    const failure = { way: handler?.name ?? null, code: start.code };
    return { status: 'paying', attempt, choices, order, progress: { kind: 'waiting' }, failure };
  }
  const known = { ...state, attempt };
  return differs(response, agreed)
    ? { status: 'changed', attempt, choices, agreed, order, start, declined: false }
    : pay(known, order, start);
}

/** A response that arrives after the shopper has left the checkout. Whether a refusal settles the attempt is looked up on return. */
export function settleLateOrderResponse(
  state: StateOf<'idle'>,
  { intent, response }: EventOf<'order-responded'>,
): CheckoutState | null {
  if (state.earlier?.intent !== intent) return null;
  const orderId = response.orderId ?? state.earlier.orderId;
  return { status: 'idle', earlier: { ...state.earlier, orderId, inDoubt: orderId === null } };
}
