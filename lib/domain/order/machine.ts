import type { CheckoutEvent, CheckoutEventType, EventOf, Events } from './events';
import type { Failure } from './failure';
import { done, pay, settleLateOrderResponse, settleOrderResponse } from './order-response';
import { paymentHandler } from './payments';
import {
  type Attempt,
  attemptOf,
  type CheckoutState,
  type CheckoutStatus,
  type Choices,
  type ChosenMethod,
  initialCheckout,
  leave,
  NO_CHOICES,
  NO_METHOD,
  type StateOf,
} from './state';

/** Null: the event is not possible in this state and is ignored. */
type Transition<S extends CheckoutStatus, E extends CheckoutEventType> = (
  state: StateOf<S>,
  event: EventOf<E>,
) => CheckoutState | null;
type Table = { readonly [S in CheckoutStatus]: { readonly [E in CheckoutEventType]?: Transition<S, E> } };

function pick({ id, code, name, isPickup }: ChosenMethod): ChosenMethod {
  return { id, code, name, ...(isPickup ? { isPickup } : {}) };
}

/** A single offer is chosen by itself only where nothing was chosen; one that has disappeared keeps its name, but no code. */
function settleMethod(chosen: ChosenMethod, offered: readonly ChosenMethod[] | undefined): ChosenMethod {
  if (!offered) return chosen;
  const same = offered.find((method) => method.code === chosen.code);
  if (same) return pick(same);
  if (chosen.name !== '') return { ...NO_METHOD, name: chosen.name };
  const [only] = offered;
  return offered.length === 1 && only ? pick(only) : NO_METHOD;
}

/** Why a chosen method has to be chosen anew; null when none has disappeared. */
function disappeared(before: Choices, now: Choices): Failure | null {
  if (before.delivery.code !== '' && now.delivery.code === '') return { way: null, code: 'DELIVERY_GONE' };
  return before.payment.code !== '' && now.payment.code === '' ? { way: null, code: 'PAYMENT_GONE' } : null;
}

function settleOffers(state: StateOf<'details'>, { delivery, payment }: Events['methods-offered']): CheckoutState {
  const choices = {
    ...state.choices,
    delivery: settleMethod(state.choices.delivery, delivery),
    payment: settleMethod(state.choices.payment, payment),
  };
  return { ...state, choices, failure: state.failure ?? disappeared(state.choices, choices) };
}

/** After the first order of a mixed cart its delivery and payment are chosen for the second one; a consent is given for each. */
function firstChoices(state: CheckoutState): Choices {
  if (state.status !== 'done' || state.choices.metal === null) return NO_CHOICES;
  return { ...state.choices, metal: null, newsletter: false };
}

function enter(state: CheckoutState, { mixed, intent }: Events['entered']): CheckoutState {
  const attempt = left(state).earlier ?? newAttempt(intent);
  return { status: mixed ? 'choosing-metal' : 'details', attempt, choices: firstChoices(state), failure: null };
}

function choose(state: StateOf<'details'>, choices: Partial<Choices>): CheckoutState {
  return { ...state, failure: null, choices: { ...state.choices, ...choices } };
}

function reopen({ attempt, choices }: StateOf<'doubt' | 'changed' | 'paying'>): CheckoutState {
  return { status: 'details', attempt, choices, failure: null };
}

function newAttempt(intent: string): Attempt {
  return { intent, orderId: null, inDoubt: false, owner: null };
}

function ended(
  state: StateOf<'choosing-metal' | 'details' | 'changed' | 'paying'>,
  { intent, nextIntent, code }: EventOf<'order-ended'>,
): CheckoutState | null {
  if (intent !== state.attempt.intent) return null;
  const attempt = newAttempt(nextIntent);
  const failure = code === null ? null : { way: null, code };
  if (state.status === 'choosing-metal') return { ...state, attempt, failure };
  return { status: 'details', attempt, choices: state.choices, failure };
}

function startedOver(
  state: StateOf<'choosing-metal' | 'details'>,
  { intent, nextIntent }: EventOf<'started-over'>,
): CheckoutState | null {
  return intent === state.attempt.intent ? { ...state, attempt: newAttempt(nextIntent), failure: null } : null;
}

/** Accepts a payment for the attempt's order, or for any order while the attempt is in doubt. */
function paymentSettled(
  state: StateOf<'choosing-metal' | 'details' | 'doubt' | 'changed' | 'paying'>,
  event: EventOf<'payment-settled'>,
) {
  const { orderId } = event.order;
  const ours = state.attempt.orderId === null ? state.attempt.inDoubt : state.attempt.orderId === orderId;
  return ours ? done(state, event.order, { isPaid: event.isPaid }) : null;
}

const earlierEvents = {
  'earlier-open': <S extends StateOf<'choosing-metal' | 'details'>>(
    state: S,
    event: Events['earlier-open'],
  ): S | null => {
    if (event.intent !== state.attempt.intent) return null;
    return { ...state, attempt: { ...state.attempt, orderId: event.orderId, inDoubt: false } };
  },
  'order-ended': ended,
  'payment-settled': paymentSettled,
  'started-over': startedOver,
};

/** An earlier attempt that is in doubt stays in doubt. */
function notSent(
  { attempt, choices }: StateOf<'details' | 'placing' | 'doubt'>,
  { intent, failure }: EventOf<'order-not-sent'>,
): CheckoutState | null {
  return intent === attempt.intent ? { status: 'details', attempt, choices, failure } : null;
}

/** Sets the owner of the attempt, unless it already has an order. */
function sent(
  { attempt, choices }: StateOf<'details' | 'doubt'>,
  { agreed, owner }: EventOf<'order-sent'>,
): CheckoutState {
  const owned = attempt.orderId === null ? { ...attempt, owner } : attempt;
  return { status: 'placing', attempt: owned, choices, agreed };
}

/** Failures that a sign-in may resolve. */
const OF_IDENTITY: ReadonlySet<string> = new Set(['SESSION', 'HIDDEN_ORDER', 'CB']);

/** Leaving before the response of create-order leaves the attempt in doubt. */
function left(state: CheckoutState): StateOf<'idle'> {
  const attempt = attemptOf(state);
  return leave(attempt && state.status === 'placing' ? { ...attempt, inDoubt: true } : attempt);
}

/** After a change of customer: keeps an attempt, but hides its order unless the customer owns it. */
function handedOver(state: CheckoutState, customerId: string | null): CheckoutState {
  switch (state.status) {
    case 'idle':
      return state;
    case 'done':
      return state.order.owner === customerId ? state : initialCheckout;
    case 'choosing-metal':
    case 'details':
      return customerId !== null && OF_IDENTITY.has(state.failure?.code ?? '') ? { ...state, failure: null } : state;
    default:
      return state.attempt.owner === customerId ? state : left(state);
  }
}

/** Events of every state, and the only ones that leave `done`. */
const everywhere = {
  'cart-opened': left,
  entered: enter,
  'customer-changed': (state: CheckoutState, { customerId }: Events['customer-changed']): CheckoutState =>
    handedOver(state, customerId),
};

/**
 * All transitions (spec.md section 4, Checkout steps 0 to 4). The "bank-transfer clear" of the specification, which resets everything
 * but step 4, is `signing-succeeded`: `done` has no other fields.
 */
const table: Table = {
  idle: { ...everywhere, 'order-responded': settleLateOrderResponse },
  'choosing-metal': {
    ...everywhere,
    ...earlierEvents,
    'metal-chosen': ({ attempt, choices, failure }, { metal }) => ({
      status: 'details',
      attempt,
      choices: { ...choices, metal },
      failure,
    }),
  },
  details: {
    ...everywhere,
    ...earlierEvents,
    'methods-offered': settleOffers,
    'delivery-chosen': (state, { method }) => choose(state, { delivery: pick(method) }),
    'payment-chosen': (state, { method }) => choose(state, { payment: pick(method) }),
    'newsletter-set': (state, { subscribed }) => choose(state, { newsletter: subscribed }),
    'failure-read': (state) => ({ ...state, failure: null }),
    'order-sent': (state, event) => (state.failure === null ? sent(state, event) : null),
    'order-not-sent': notSent,
  },
  placing: {
    ...everywhere,
    'order-responded': settleOrderResponse,
    'order-unanswered': ({ attempt, choices, agreed }, { intent, reference }) =>
      intent === attempt.intent
        ? { status: 'doubt', attempt: { ...attempt, inDoubt: true }, choices, agreed, reference }
        : null,
    'order-not-sent': notSent,
  },
  doubt: {
    ...everywhere,
    'order-sent': sent,
    'order-not-sent': notSent,
    'order-responded': settleOrderResponse,
    'details-reopened': reopen,
    'payment-settled': paymentSettled,
  },
  changed: {
    ...everywhere,
    'sum-accepted': (state) => pay(state, state.order, state.start),
    'sum-declined': (state) => ({ ...state, declined: true }),
    'details-reopened': reopen,
    'payment-settled': paymentSettled,
    'order-ended': ended,
  },
  paying: {
    ...everywhere,
    'details-reopened': reopen,
    'payment-rechecked': (state) => ({ ...state, failure: null }),
    'payment-settled': paymentSettled,
    'payment-failed': (state, { orderId, code, reference }) => {
      if (orderId !== state.order.orderId) return null;
      return { ...state, failure: { way: paymentHandler(state.order.paymentCode)?.name ?? null, code, reference } };
    },
    'order-ended': ended,
    'signing-started': (state) =>
      state.progress.kind === 'signing' ? { ...state, progress: { kind: 'signing' } } : state,
    'signing-succeeded': (state, { orderId }) =>
      orderId === state.order.orderId ? done(state, state.order, { verified: true }) : null,
  },
  done: everywhere,
};

/** The transition function of the checkout. Pure. Null when the event is not possible in this state. */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState | null {
  // TypeScript cannot relate the types of state and event in a lookup by both.
  const row: Readonly<Partial<Record<CheckoutEventType, unknown>>> = table[state.status];
  const step = row[event.type] as ((state: CheckoutState, event: CheckoutEvent) => CheckoutState | null) | undefined;
  return step ? step(state, event) : null;
}

/** Whether both methods are chosen, and this version knows the payment method. */
export function hasBothMethods({ delivery, payment }: Choices): boolean {
  return delivery.code !== '' && paymentHandler(payment.code) !== null;
}

/** Whether "Beställ och betala" is enabled: both methods are chosen and no failure is shown. */
export function canPlaceOrder(state: CheckoutState): state is StateOf<'details'> {
  return state.status === 'details' && state.failure === null && hasBothMethods(state.choices);
}
