import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/fuzz/inputs';
import { ore } from '@/lib/prices/money';
import type { CheckoutEvent, CheckoutEventType, EventOf } from './events';
import { canPlaceOrder, transition } from './machine';
import {
  agreedFixture,
  attemptFixture,
  choicesFixture,
  placedOrderFixture,
  responseFixture,
  stateFixtures,
} from './order.fixture';
import {
  activeStep,
  attemptOf,
  type CheckoutState,
  type CheckoutStatus,
  initialCheckout,
  mayHaveOrder,
  NO_CHOICES,
  NO_METHOD,
  type StateOf,
} from './state';

const states = stateFixtures();
const choices = choicesFixture();
const order = placedOrderFixture();
const known = attemptFixture({ orderId: 991 });
const method = (code: string) => ({ id: 3, code, name: code });

const answered = (given: Parameters<typeof responseFixture>[0] = {}, intent = 'i-1'): EventOf<'order-answered'> => ({
  type: 'order-answered',
  intent,
  answer: responseFixture(given),
  owner: null,
  at: 0,
  nextIntent: 'i-2',
});

/** One of each, for the attempt of the states above. */
const events: { readonly [E in CheckoutEventType]: Extract<CheckoutEvent, { type: E }> } = {
  'cart-opened': { type: 'cart-opened' },
  'customer-changed': { type: 'customer-changed', customerId: null },
  entered: { type: 'entered', mixed: false, intent: 'i-9' },
  'earlier-open': { type: 'earlier-open', intent: 'i-1', orderId: 991 },
  'order-ended': { type: 'order-ended', intent: 'i-1', nextIntent: 'i-2', code: 'CANCELLED' },
  'started-over': { type: 'started-over', intent: 'i-1', nextIntent: 'i-2' },
  'metal-chosen': { type: 'metal-chosen', metal: 'silver' },
  'methods-offered': { type: 'methods-offered', payment: [method('swish'), method('zimpler')] },
  'delivery-chosen': { type: 'delivery-chosen', method: method('butik') },
  'payment-chosen': { type: 'payment-chosen', method: method('zimpler') },
  'newsletter-set': { type: 'newsletter-set', subscribed: true },
  'failure-read': { type: 'failure-read' },
  'order-sent': { type: 'order-sent', agreed: agreedFixture(), owner: null },
  'order-answered': answered(),
  'order-unanswered': { type: 'order-unanswered', intent: 'i-1' },
  'order-not-sent': { type: 'order-not-sent', intent: 'i-1', failure: null },
  'details-reopened': { type: 'details-reopened' },
  'sum-accepted': { type: 'sum-accepted' },
  'sum-declined': { type: 'sum-declined' },
  'payment-rechecked': { type: 'payment-rechecked' },
  'payment-settled': { type: 'payment-settled', order },
  'payment-failed': { type: 'payment-failed', orderId: 991, code: 'RF07' },
  'signing-succeeded': { type: 'signing-succeeded', orderId: 991 },
};

/** The next status for each status and event; events that are not listed must return null. */
const leads: { readonly [S in CheckoutStatus]: Partial<Record<CheckoutEventType, CheckoutStatus>> } = {
  idle: {
    'cart-opened': 'idle',
    'customer-changed': 'idle',
    entered: 'details',
    'order-answered': 'idle',
  },
  'choosing-metal': {
    'cart-opened': 'idle',
    'customer-changed': 'choosing-metal',
    entered: 'details',
    'earlier-open': 'choosing-metal',
    'order-ended': 'choosing-metal',
    'started-over': 'choosing-metal',
    'metal-chosen': 'details',
  },
  details: {
    'cart-opened': 'idle',
    'customer-changed': 'details',
    entered: 'details',
    'earlier-open': 'details',
    'order-ended': 'details',
    'started-over': 'details',
    'methods-offered': 'details',
    'delivery-chosen': 'details',
    'payment-chosen': 'details',
    'newsletter-set': 'details',
    'failure-read': 'details',
    'order-sent': 'placing',
    'order-not-sent': 'details',
  },
  placing: {
    'cart-opened': 'idle',
    'customer-changed': 'placing',
    entered: 'details',
    'order-answered': 'paying',
    'order-unanswered': 'doubt',
    'order-not-sent': 'details',
  },
  doubt: {
    'cart-opened': 'idle',
    'customer-changed': 'doubt',
    entered: 'details',
    'order-sent': 'placing',
    'order-answered': 'paying',
    'order-not-sent': 'details',
    'details-reopened': 'details',
    'payment-settled': 'done',
  },
  changed: {
    'cart-opened': 'idle',
    'customer-changed': 'changed',
    entered: 'details',
    'sum-accepted': 'paying',
    'sum-declined': 'changed',
    'details-reopened': 'details',
    'payment-settled': 'done',
    'order-ended': 'details',
  },
  paying: {
    'cart-opened': 'idle',
    'customer-changed': 'paying',
    entered: 'details',
    'details-reopened': 'details',
    'payment-rechecked': 'paying',
    'payment-settled': 'done',
    'payment-failed': 'paying',
    'order-ended': 'details',
    'signing-succeeded': 'done',
  },
  done: { 'cart-opened': 'idle', 'customer-changed': 'done', entered: 'details' },
};

const statuses = Object.keys(states) as CheckoutStatus[];
const types = Object.keys(events) as CheckoutEventType[];

describe('every event in every state', () => {
  it.each(statuses.flatMap((status) => types.map((type) => [status, type] as const)))('%s, %s', (status, type) => {
    const next = transition(states[status], events[type]);
    expect(next?.status ?? null).toBe(leads[status][type] ?? null);
  });
});

function advance(from: CheckoutState, ...path: readonly CheckoutEvent[]): CheckoutState {
  return path.reduce((state, event) => {
    const next = transition(state, event);
    if (next === null) throw new Error(`${event.type} in ${state.status}`);
    return next;
  }, from);
}
const { changed, details, doubt, idle, paying, placing } = states;

const placingWith = (paymentCode: string, agreed = {}): StateOf<'placing'> => ({
  ...placing,
  agreed: agreedFixture({ paymentCode, ...agreed }),
});

describe('checkout steps 0 to 4 (spec.md section 4)', () => {
  it('starts at 1', () => expect(activeStep(initialCheckout)).toBe(1));
  it('a mixed cart starts at 0', () => {
    const entered = transition(initialCheckout, { type: 'entered', mixed: true, intent: 'i' });
    expect(entered && activeStep(entered)).toBe(0);
  });
  it('each status has its step', () =>
    expect(statuses.map((status) => activeStep(states[status]))).toEqual([1, 0, 1, 1, 2, 2, 2, 3]));
  it('a verified transfer is step 4', () =>
    expect(activeStep(advance(paying, { type: 'signing-succeeded', orderId: 991 }))).toBe(4));
});

describe('the response of create-order', () => {
  it('swish: waits for the payment', () =>
    expect(transition(placingWith('swish_v2'), answered())).toMatchObject({
      status: 'paying',
      progress: { kind: 'waiting' },
      attempt: { orderId: 991, inDoubt: false },
    }));
  it('zimpler: code 200 redirects', () =>
    expect(transition(placingWith('ZIMPLER'), answered({ redirectUrl: 'https://z' }))).toMatchObject({
      progress: { kind: 'redirecting', redirectUrl: 'https://z' },
    }));
  it('zimpler: fails without a redirect URL', () =>
    expect(transition(placingWith('zimpler'), answered())).toMatchObject({
      status: 'paying',
      failure: { code: 'ZIMPLER' },
    }));
  it('zimpler: a refused order with an id moves to step 2 unless the code is 403', () => {
    const refused = (code: number) =>
      transition(placingWith('zimpler'), answered({ outcome: 'refused', code, message: 'DEF' }));
    expect(refused(409)).toMatchObject({ status: 'paying', failure: { code: 'ZIMPLER' } });
    expect(refused(403)).toMatchObject({ status: 'details', failure: { code: '403' } });
  });
  it('bank transfer: signed unless the customer is signed in', () => {
    expect(transition(placingWith('Bank_Transfer'), answered())).toMatchObject({ progress: { kind: 'signing' } });
    expect(transition(placingWith('bank_transfer', { signedIn: true }), answered())?.status).toBe('done');
    const required = answered({ verificationRequired: true });
    expect(transition(placingWith('bank_transfer', { signedIn: true }), required)).toMatchObject({
      progress: { kind: 'signing' },
    });
  });
  it.each([
    ['swish', 'VR02', 'VR02'],
    ['swish', 'ACMT03', 'VR02'],
    ['swish', 'DEF', 'DEF'],
    ['bank_transfer', 'CB', 'CB'],
    ['bank_transfer', 'VR02', 'DEF'],
    ['swish', 'SOLD_OUT', 'STOCK'],
  ])('%s refused with %s becomes %s, with a new intent', (payment, message, code) => {
    const next = transition(placingWith(payment), answered({ outcome: 'refused', code: 422, message, orderId: null }));
    expect(next).toMatchObject({ status: 'details', failure: { code }, attempt: { intent: 'i-2', orderId: null } });
  });
  it('keeps the intent and the order id of a refused order', () =>
    expect(
      transition(placingWith('swish'), answered({ outcome: 'refused', code: 422, message: 'RP06' })),
    ).toMatchObject({
      attempt: { intent: 'i-1', orderId: 991 },
    }));
  it('keeps the order to change after a 404, until its status is checked', () => {
    const changing = { ...placing, attempt: known };
    const next = transition(changing, answered({ outcome: 'refused', code: 404, message: 'DEF', orderId: null }));
    expect(next).toMatchObject({ attempt: { intent: 'i-1', orderId: 991 } });
  });
  it('is ignored for another intent', () => expect(transition(placing, answered({}, 'i-7'))).toBeNull());
  it('without an order id is ignored', () => expect(transition(placing, answered({ orderId: null }))).toBeNull());
  it('ends the doubt, and sets the time and owner of the order', () =>
    expect(advance(doubt, { ...events['order-answered'], owner: '7', at: 77 })).toMatchObject({
      status: 'paying',
      attempt: { orderId: 991, inDoubt: false },
      order: { placedAt: 77, owner: '7' },
      failure: null,
    }));
  it('with an unknown payment method is waited for, and its refusal becomes 403', () => {
    const klarna = placingWith('klarna');
    expect(advance(klarna, answered())).toMatchObject({ status: 'paying', progress: { kind: 'waiting' } });
    expect(advance(klarna, answered({ outcome: 'refused', code: 422, message: 'X', orderId: null }))).toMatchObject({
      failure: { way: null, code: '403' },
    });
  });
  it('that is a refusal says nothing about an earlier attempt in doubt, unless our server knows each result', () => {
    const refusal = answered({ outcome: 'refused', code: 422, message: 'CB', orderId: null });
    expect(advance(doubt, refusal)).toMatchObject({
      status: 'details',
      attempt: { intent: 'i-1', inDoubt: true },
      failure: { way: 'swish', code: 'CB' },
    });
    expect(advance(doubt, { ...refusal, isRecovered: true })).toMatchObject({
      attempt: { intent: 'i-2', inDoubt: false },
    });
  });
  it('with other products needs acceptance, and then continues with the payment', () => {
    const transfer = placingWith('bank_transfer', { signedIn: true });
    const other = advance(transfer, answered({ orderTotal: null, orderItems: [{ productCode: 'X', quantity: 1 }] }));
    expect(other).toMatchObject({ status: 'changed', start: { kind: 'done' }, declined: false });
    expect(advance(other, { type: 'sum-accepted' })).toMatchObject({ status: 'done', verified: false });
    expect(advance(other, { type: 'details-reopened' })).toMatchObject({ status: 'details', failure: null });
  });
});

describe('an order that differs from the agreed one', () => {
  it.each(['swish', 'zimpler', 'bank_transfer'])('stops before payment, redirect or confirmation by %s', (payment) => {
    const other = answered({ orderTotal: ore(1_456_000), redirectUrl: 'https://z' });
    expect(transition(placingWith(payment, { signedIn: true }), other)?.status).toBe('changed');
  });
  it('stays after being declined, and can still be paid', () => {
    const declined = advance(changed, { type: 'sum-declined' });
    expect(declined).toMatchObject({ status: 'changed', declined: true });
    expect(transition(declined, events['payment-settled'])?.status).toBe('done');
  });
});

describe('an order without a response', () => {
  const unanswered = () => advance(placing, events['order-unanswered']);

  it('keeps its intent when it is sent again, and gets the owner of the new attempt', () => {
    const again = advance(unanswered(), {
      type: 'order-sent',
      agreed: agreedFixture({ email: 'ny@x.se' }),
      owner: '7',
    });
    expect(again).toMatchObject({
      status: 'placing',
      attempt: { intent: 'i-1', inDoubt: true, owner: '7' },
      agreed: { email: 'ny@x.se' },
    });
  });

  it('is left in doubt, also while create-order is pending', () => {
    for (const state of [doubt, placing]) expect(advance(state, events['cart-opened'])).toEqual(idle);
  });

  it('is still in doubt after an attempt that was not sent', () =>
    expect(advance(doubt, events['order-sent'], events['order-not-sent'])).toMatchObject({
      attempt: { inDoubt: true },
    }));

  it('is still in doubt when its details are reopened', () =>
    expect(advance(unanswered(), { type: 'details-reopened' })).toEqual({
      status: 'details',
      attempt: attemptFixture({ inDoubt: true }),
      choices,
      failure: null,
    }));

  it('is not settled by another order when its order id is known', () =>
    expect(
      transition({ ...doubt, attempt: attemptFixture({ orderId: 990 }) }, { type: 'payment-settled', order }),
    ).toBeNull());

  it('ignores events of another intent', () => {
    expect(transition(placing, { type: 'order-unanswered', intent: 'i-7' })).toBeNull();
    expect(transition(placing, { type: 'order-not-sent', intent: 'i-7', failure: null })).toBeNull();
  });
});

describe('a payment', () => {
  const failed = () => advance(paying, { type: 'payment-failed', orderId: 991, code: 'RF07' });

  it('that fails has its failure', () =>
    expect(failed()).toMatchObject({ status: 'paying', failure: { way: 'swish', code: 'RF07' } }));

  it('that fails with an unknown payment method still fails', () => {
    const state: CheckoutState = { ...paying, order: placedOrderFixture({ paymentCode: 'klarna' }) };
    expect(advance(state, { type: 'payment-failed', orderId: 991, code: 'X' })).toMatchObject({
      failure: { way: null, code: 'X' },
    });
  });

  it('that arrives while the next metal is chosen is confirmed', () =>
    expect(advance({ ...states['choosing-metal'], attempt: known }, events['payment-settled']).status).toBe('done'));

  it('that is rechecked clears its failure', () =>
    expect(advance(failed(), { type: 'payment-rechecked' })).toEqual(paying));

  it('ignores events of another order', () => {
    const another = placedOrderFixture({ orderId: 5 });
    const others: CheckoutEvent[] = [
      { type: 'payment-failed', orderId: 5, code: 'RF07' },
      { type: 'signing-succeeded', orderId: 5 },
      { type: 'order-ended', intent: 'i-7', nextIntent: 'i-2', code: 'CANCELLED' },
      { type: 'payment-settled', order: another },
    ];
    for (const event of others) expect(transition(paying, event)).toBeNull();
  });

  it('whose order has ended continues with a new intent and a failure', () => {
    for (const state of [paying, changed]) {
      expect(advance(state, events['order-ended'])).toEqual({
        status: 'details',
        attempt: attemptFixture({ intent: 'i-2' }),
        choices,
        failure: { way: null, code: 'CANCELLED' },
      });
    }
  });

  it('keeps the chosen metal', () => {
    const silver: CheckoutState = { ...paying, choices: { ...choices, metal: 'silver' } };
    expect(advance(silver, { type: 'payment-settled', order })).toMatchObject({ metal: 'silver', verified: false });
    expect(advance(silver, { type: 'signing-succeeded', orderId: 991 })).toMatchObject({ verified: true });
  });
});

describe('an earlier purchase', () => {
  const { entered } = events;

  it.each<[string, CheckoutState]>([
    ['has an order', { ...details, attempt: known }],
    ['is in doubt', { ...details, attempt: attemptFixture({ inDoubt: true }) }],
    ['is pending', placing],
    ['is being paid', paying],
  ])('that %s is kept when the cart is opened, and continued', (_, state) => {
    const left = advance(state, { type: 'cart-opened' });
    expect(left).toMatchObject({ status: 'idle', earlier: { intent: 'i-1' } });
    expect(advance(left, entered)).toMatchObject({ status: 'details', attempt: { intent: 'i-1' } });
    expect(advance(state, entered)).toMatchObject({
      status: 'details',
      attempt: { intent: 'i-1' },
      choices: NO_CHOICES,
    });
    expect(advance(left, { type: 'cart-opened' })).toEqual(left);
  });

  it('that was never sent is dropped, and the next one has a new intent', () => {
    expect(advance(details, { type: 'cart-opened' })).toEqual(initialCheckout);
    expect(advance(details, entered)).toEqual({
      status: 'details',
      attempt: attemptFixture({ intent: 'i-9' }),
      choices: NO_CHOICES,
      failure: null,
    });
  });

  it('that is finished is dropped', () => {
    expect(advance(states.done, { type: 'cart-opened' })).toEqual(initialCheckout);
    expect(advance(states.done, entered)).toMatchObject({ attempt: { intent: 'i-9' } });
  });

  it.each(['choosing-metal', 'details'] as const)('that is found open or ended is no longer in doubt: %s', (status) => {
    const state = { ...states[status], attempt: doubt.attempt };
    expect(advance(state, { type: 'earlier-open', intent: 'i-1', orderId: 5 })).toEqual({
      ...state,
      attempt: attemptFixture({ orderId: 5 }),
    });
    for (const code of ['UNKNOWN_ORDER', null] as const)
      expect(advance(state, { type: 'order-ended', intent: 'i-1', nextIntent: 'i-2', code })).toEqual({
        ...state,
        attempt: attemptFixture({ intent: 'i-2' }),
        failure: code === null ? null : { way: null, code },
      });
    expect(advance(state, { type: 'started-over', intent: 'i-1', nextIntent: 'i-2' })).toEqual({
      ...state,
      attempt: attemptFixture({ intent: 'i-2' }),
    });
    expect(transition(state, { type: 'earlier-open', intent: 'i-7', orderId: 5 })).toBeNull();
    expect(transition(state, { type: 'order-ended', intent: 'i-7', nextIntent: 'i-2', code: null })).toBeNull();
    expect(transition(state, { type: 'started-over', intent: 'i-7', nextIntent: 'i-2' })).toBeNull();
  });

  it('gets a late response', () => {
    expect(advance(idle, answered({}))).toEqual({ status: 'idle', earlier: attemptFixture({ orderId: 991 }) });
    expect(advance(idle, answered({ outcome: 'refused', orderId: null }))).toEqual(idle);
    const withOrder: CheckoutState = { status: 'idle', earlier: attemptFixture({ orderId: 5, inDoubt: true }) };
    expect(advance(withOrder, answered({ outcome: 'refused', orderId: null }))).toMatchObject({
      earlier: { orderId: 5 },
    });
    expect(transition(idle, answered({}, 'i-7'))).toBeNull();
    expect(transition(initialCheckout, answered({}))).toBeNull();
  });
});

describe('choices', () => {
  const offered = (...codes: string[]): CheckoutEvent => ({
    type: 'methods-offered',
    payment: codes.map((code) => ({ ...method(code), id: 9 })),
  });

  it('keep a method that is still offered, with its new id', () =>
    expect(advance(details, offered('swish', 'zimpler'))).toMatchObject({
      choices: { payment: { code: 'swish', id: 9 }, delivery: choices.delivery },
    }));
  it('lose a method that is not offered', () =>
    expect(advance(details, offered('zimpler', 'bank_transfer'))).toMatchObject({ choices: { payment: NO_METHOD } }));
  it('select a single method automatically', () =>
    expect(advance(details, offered('zimpler'))).toMatchObject({ choices: { payment: { code: 'zimpler' } } }));
  it('are empty without methods', () =>
    expect(advance(details, offered())).toMatchObject({ choices: { payment: NO_METHOD } }));

  it('change one at a time', () => {
    expect(advance(details, events['delivery-chosen'])).toEqual({
      ...details,
      choices: { ...choices, delivery: method('butik') },
    });
    expect(advance(details, events['payment-chosen'])).toEqual({
      ...details,
      choices: { ...choices, payment: method('zimpler') },
    });
    expect(advance(details, events['newsletter-set'])).toEqual({
      ...details,
      choices: { ...choices, newsletter: true },
    });
    expect(advance(states['choosing-metal'], events['metal-chosen'])).toEqual({
      ...details,
      choices: { ...choices, metal: 'silver' },
    });
  });
  it('store only the id, code and name of the method', () => {
    const offer = { ...method('butik'), description: 'text', price: null };
    expect(advance(details, { type: 'delivery-chosen', method: offer })).toMatchObject({
      choices: { delivery: expect.not.objectContaining({ description: 'text' }) },
    });
  });

  it('cannot be ordered while a failure is unread', () => {
    const failed: CheckoutState = { ...details, failure: { way: null, code: '403' } };
    const sent: CheckoutEvent = { type: 'order-sent', agreed: agreedFixture(), owner: '7' };
    expect(transition(failed, sent)).toBeNull();
    expect(advance(failed, { type: 'failure-read' }, sent)).toMatchObject({
      status: 'placing',
      attempt: { owner: '7' },
    });
  });
});

describe('a change of customer', () => {
  const somebodyElse: CheckoutEvent = { type: 'customer-changed', customerId: '8' };
  it.each(['placing', 'doubt', 'changed', 'paying'] as const)('keeps only the attempt of %s', (status) => {
    const after = advance(states[status], somebodyElse);
    expect(after).toEqual({ status: 'idle', earlier: expect.objectContaining({ intent: 'i-1' }) });
    expect(transition(after, events.entered)).toMatchObject({ status: 'details', attempt: { intent: 'i-1' } });
  });
  it.each(['idle', 'choosing-metal', 'details'] as const)('does not change %s, which shows no order', (status) =>
    expect(advance(states[status], somebodyElse)).toBe(states[status]),
  );
  it('hides a finished order', () => expect(advance(states.done, somebodyElse)).toEqual(initialCheckout));
  it('to the owner changes nothing', () => {
    const owned: CheckoutState = { ...paying, attempt: { ...known, owner: '8' } };
    expect(transition(owned, somebodyElse)).toBe(owned);
  });
  it('clears a failure that needs another sign-in', () => {
    const failed: CheckoutState = { ...details, failure: { way: null, code: 'HIDDEN_ORDER' } };
    expect(transition(failed, somebodyElse)).toEqual(details);
  });
  it('changes the owner of an order only when the backend has changed the order', () => {
    const owned: CheckoutState = { ...details, attempt: known };
    const sent = transition(owned, { type: 'order-sent', agreed: agreedFixture(), owner: '7' });
    expect(sent).toMatchObject({ status: 'placing', attempt: { owner: null } });
    const answer: CheckoutEvent = { ...events['order-answered'], owner: '7' };
    expect(sent && transition(sent, answer)).toMatchObject({ attempt: { owner: '7' }, order: { owner: '7' } });
  });
});

describe('"Beställ och betala"', () => {
  it.each([
    ['everything chosen', details, true],
    ['an unread failure', { ...details, failure: { way: 'swish', code: 'RP06' } }, false],
    ['no delivery', { ...details, choices: { ...choices, delivery: method('') } }, false],
    ['an unknown payment method', { ...details, choices: choicesFixture('klarna') }, false],
    ['create-order pending', placing, false],
    ['create-order without a response', doubt, false],
  ] as const)('%s: %j', (_, state, expected) => expect(canPlaceOrder(state)).toBe(expected));
  it('a new choice clears the failure', () => {
    const failed: CheckoutState = { ...details, failure: { way: 'swish', code: 'RP06' } };
    expect(transition(failed, events['payment-chosen'])).toMatchObject({ failure: null });
  });
});

describe('any sequence of events', () => {
  const intent = fc.constantFrom('i-1', 'i-2', 'i-3');
  const orderId = fc.constantFrom(991, 992);
  const owner = fc.constantFrom(null, '7', '8');
  const agreed = fc.record({
    paymentCode: fc.constantFrom('swish', 'zimpler', 'bank_transfer', 'klarna'),
    signedIn: fc.boolean(),
  });
  const answer = fc.record({
    outcome: fc.constantFrom('order' as const, 'refused' as const),
    code: fc.constantFrom(200, 403, 404, 409, 422),
    message: fc.constantFrom('OK', 'DEF', 'VR02', 'SOLD_OUT'),
    orderId,
    orderTotal: fc.constantFrom(ore(1_438_900), ore(1), null),
    redirectUrl: fc.constantFrom(null, 'https://z'),
    verificationRequired: fc.boolean(),
  });
  /** Each event ignores the fields that it does not have. */
  const fields = fc.record({
    intent,
    nextIntent: intent,
    orderId,
    owner,
    customerId: owner,
    mixed: fc.boolean(),
    agreed: agreed.map(agreedFixture),
    answer: answer.map(responseFixture),
    order: orderId.map((id) => placedOrderFixture({ orderId: id })),
  });
  const asListed = fc.constantFrom(...types).map((type): CheckoutEvent => events[type]);
  const event = fc.oneof(
    asListed,
    fc.tuple(asListed, fields).map(([known, given]) => ({ ...known, ...given }) as CheckoutEvent),
  );
  /** The only events that may leave `done`. */
  const BEGINS: ReadonlySet<CheckoutEventType> = new Set(['cart-opened', 'entered', 'customer-changed']);
  /** The only events that may drop an attempt with a possible order. A response of create-order may be a refusal. */
  const ENDS: ReadonlySet<CheckoutEventType> = new Set([
    'order-answered',
    'payment-settled',
    'signing-succeeded',
    'sum-accepted',
    'order-ended',
    'started-over',
  ]);

  it('keeps a finished order, and never drops an attempt that may have an order', () => {
    holds(
      fc.property(fc.array(event, { maxLength: 30 }), (sequence) => {
        let state: CheckoutState = initialCheckout;
        for (const next of sequence) {
          const after: CheckoutState = transition(state, next) ?? state;
          if (state.status === 'done' && !BEGINS.has(next.type)) expect(after).toBe(state);
          const left = attemptOf(state);
          if (left && mayHaveOrder(left) && !ENDS.has(next.type)) {
            expect(attemptOf(after)).toMatchObject({ intent: left.intent });
            expect(attemptOf(after)?.orderId ?? null).toBe(left.orderId ?? attemptOf(after)?.orderId ?? null);
          }
          state = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
