import type { CheckoutEvent, CheckoutEventType, EventOf, Events } from './events';
import { done, pay, settleLateResponse, settleResponse } from './order-response';
import { paymentHandler } from './payments';
import {
  type Attempt,
  type CheckoutState,
  type CheckoutStatus,
  type Choices,
  type ChosenMethod,
  initialCheckout,
  mayHaveOrder,
  NO_CHOICES,
  NO_METHOD,
  type StateOf,
} from './state';

/** Null: this event cannot happen in this state, and changes nothing. */
type Transition<S extends CheckoutStatus, E extends CheckoutEventType> = (
  state: StateOf<S>,
  event: EventOf<E>,
) => CheckoutState | null;
type Table = { readonly [S in CheckoutStatus]: { readonly [E in CheckoutEventType]?: Transition<S, E> } };

function pick({ id, code, name }: ChosenMethod): ChosenMethod {
  return { id, code, name };
}

function settle(chosen: ChosenMethod, offered: readonly ChosenMethod[] | undefined): ChosenMethod {
  if (!offered) return chosen;
  const same = offered.find((method) => method.code === chosen.code);
  const [only] = offered;
  if (same) return pick(same);
  return offered.length === 1 && only ? pick(only) : NO_METHOD;
}

/** What must not be forgotten when everything else is: a purchase that may have been made. */
function leftBehind(attempt: Attempt): Attempt | null {
  return mayHaveOrder(attempt) ? attempt : null;
}

function enter(earlier: Attempt | null, { mixed, intent }: Events['entered']): CheckoutState {
  const attempt = earlier ?? newAttempt(intent);
  if (mixed) return { status: 'choosing-metal', attempt, choices: NO_CHOICES, failure: null };
  return { status: 'details', attempt, choices: NO_CHOICES, failure: null };
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

/** Settled is settled, however that came about; the page's own order knows more than what was fetched. */
function settled(state: StateOf<'details' | 'doubt' | 'changed' | 'paying'>, event: EventOf<'payment-settled'>) {
  const { orderId } = event.order;
  const ours = state.attempt.orderId === null ? state.attempt.inDoubt : state.attempt.orderId === orderId;
  return ours ? done(state, event.order) : null;
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
  'started-over': startedOver,
};

/** The attempt was not sent. An earlier attempt that is in doubt stays in doubt. */
function notSent(
  { attempt, choices }: StateOf<'details' | 'placing' | 'doubt'>,
  { intent, failure }: EventOf<'order-not-sent'>,
): CheckoutState | null {
  return intent === attempt.intent ? { status: 'details', attempt, choices, failure } : null;
}

/** Records who sends an attempt. Once it has made an order, the owner no longer changes. */
function sentBy(attempt: Attempt, owner: string | null): Attempt {
  return attempt.orderId === null ? { ...attempt, owner } : attempt;
}

function leave(attempt: Attempt | null): CheckoutState {
  return { status: 'idle', earlier: attempt && leftBehind(attempt) };
}

/** Failures that a sign-in may respond. */
const OF_IDENTITY: ReadonlySet<string> = new Set(['SESSION', 'HIDDEN_ORDER']);

/** Somebody who may be somebody else sits here now: what was ordered is kept, less what it was. */
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
      return state.attempt.owner === customerId ? state : leave(sent(state));
  }
}

/** Possible in every state. Nothing else takes a finished order off the screen. */
const everywhere = {
  'cart-opened': (state: CheckoutState): CheckoutState => leave('attempt' in state ? sent(state) : earlierOf(state)),
  entered: (state: CheckoutState, event: Events['entered']): CheckoutState => {
    const left = leave('attempt' in state ? sent(state) : earlierOf(state));
    return enter(earlierOf(left), event);
  },
  'customer-changed': (state: CheckoutState, { customerId }: Events['customer-changed']): CheckoutState =>
    handedOver(state, customerId),
};

/** A customer who leaves before the response to create-order cannot know whether there is an order. */
function sent(state: Extract<CheckoutState, { attempt: Attempt }>): Attempt {
  return state.status === 'placing' ? { ...state.attempt, inDoubt: true } : state.attempt;
}

function earlierOf(state: CheckoutState): Attempt | null {
  return state.status === 'idle' ? state.earlier : null;
}

/**
 * Every state and what can happen in it (spec.md section 4, Checkout steps 0 to 4). The "bank-transfer clear" of the
 * specification, which resets everything but step 4, is `signing-succeeded`: `done` holds nothing else.
 */
const table: Table = {
  idle: { ...everywhere, 'order-answered': settleLateResponse },
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
    'methods-offered': (state, { delivery, payment }) => ({
      ...state,
      choices: {
        ...state.choices,
        delivery: settle(state.choices.delivery, delivery),
        payment: settle(state.choices.payment, payment),
      },
    }),
    'delivery-chosen': (state, { method }) => choose(state, { delivery: pick(method) }),
    'payment-chosen': (state, { method }) => choose(state, { payment: pick(method) }),
    'newsletter-set': (state, { subscribed }) => choose(state, { newsletter: subscribed }),
    'failure-read': (state) => ({ ...state, failure: null }),
    'order-sent': ({ attempt, choices, failure }, { agreed, owner }) =>
      failure === null ? { status: 'placing', attempt: sentBy(attempt, owner), choices, agreed } : null,
    'order-not-sent': notSent,
    'payment-settled': settled,
  },
  placing: {
    ...everywhere,
    'order-answered': settleResponse,
    'order-unanswered': ({ attempt, choices, agreed }, { intent }) =>
      intent === attempt.intent ? { status: 'doubt', attempt: { ...attempt, inDoubt: true }, choices, agreed } : null,
    'order-not-sent': notSent,
  },
  doubt: {
    ...everywhere,
    'order-sent': ({ attempt, choices }, { agreed, owner }) => ({
      status: 'placing',
      attempt: sentBy(attempt, owner),
      choices,
      agreed,
    }),
    'order-not-sent': notSent,
    'order-answered': settleResponse,
    'details-reopened': reopen,
    'payment-settled': settled,
  },
  changed: {
    ...everywhere,
    'sum-accepted': (state) => pay(state, state.order, state.start),
    'sum-declined': (state) => ({ ...state, declined: true }),
    'details-reopened': reopen,
    'payment-settled': settled,
    'order-ended': ended,
  },
  paying: {
    ...everywhere,
    'details-reopened': reopen,
    'payment-rechecked': (state) => ({ ...state, failure: null }),
    'payment-settled': settled,
    'payment-failed': (state, { orderId, code }) => {
      if (orderId !== state.order.orderId) return null;
      return { ...state, failure: { way: paymentHandler(state.order.paymentCode)?.name ?? null, code } };
    },
    'order-ended': ended,
    'signing-succeeded': (state, { orderId }) =>
      orderId === state.order.orderId ? done(state, state.order, true) : null,
  },
  done: everywhere,
};

/**
 * The checkout's one transition function. Pure.
 * @returns the next state, or null when this event cannot happen in this state
 */
export function transition(state: CheckoutState, event: CheckoutEvent): CheckoutState | null {
  // The table is typed by state and event; looked up by both at once the compiler cannot follow.
  const row: Readonly<Partial<Record<CheckoutEventType, unknown>>> = table[state.status];
  const step = row[event.type] as ((state: CheckoutState, event: CheckoutEvent) => CheckoutState | null) | undefined;
  return step ? step(state, event) : null;
}

/** Whether "Beställ och betala" may be pressed: everything is chosen, and no failure is shown. */
export function canPlaceOrder(state: CheckoutState): state is StateOf<'details'> {
  if (state.status !== 'details' || state.failure !== null) return false;
  return state.choices.delivery.code !== '' && paymentHandler(state.choices.payment.code) !== null;
}
