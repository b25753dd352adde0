import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { ore } from '@/lib/domain/prices/money';
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
  type Choices,
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

const responded = (given: Parameters<typeof responseFixture>[0] = {}, intent = 'i-1'): EventOf<'order-responded'> => ({
  type: 'order-responded',
  intent,
  response: responseFixture(given),
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
  'order-responded': responded(),
  'order-unanswered': { type: 'order-unanswered', intent: 'i-1' },
  'order-not-sent': { type: 'order-not-sent', intent: 'i-1', failure: null },
  'details-reopened': { type: 'details-reopened' },
  'sum-accepted': { type: 'sum-accepted' },
  'sum-declined': { type: 'sum-declined' },
  'payment-rechecked': { type: 'payment-rechecked' },
  'payment-settled': { type: 'payment-settled', order, isPaid: true },
  'payment-failed': { type: 'payment-failed', orderId: 991, code: 'RF07' },
  'signing-started': { type: 'signing-started' },
  'signing-succeeded': { type: 'signing-succeeded', orderId: 991 },
};

const statuses = Object.keys(states) as CheckoutStatus[];
const types = Object.keys(events) as CheckoutEventType[];

type Leads = Partial<Record<CheckoutStatus, CheckoutStatus>>;
const inAll = (to: (from: CheckoutStatus) => CheckoutStatus): Leads =>
  Object.fromEntries(statuses.map((status) => [status, to(status)]));
const inForms: Leads = { 'choosing-metal': 'choosing-metal', details: 'details' };
const inDetails: Leads = { details: 'details' };

/** The next status for each event, by the status before; an event must return null in all others. */
const leads: Readonly<Record<CheckoutEventType, Leads>> = {
  'cart-opened': inAll(() => 'idle'),
  'customer-changed': inAll((from) => from),
  entered: inAll(() => 'details'),
  'earlier-open': inForms,
  'order-ended': { ...inForms, changed: 'details', paying: 'details' },
  'started-over': inForms,
  'metal-chosen': { 'choosing-metal': 'details' },
  'methods-offered': inDetails,
  'delivery-chosen': inDetails,
  'payment-chosen': inDetails,
  'newsletter-set': inDetails,
  'failure-read': inDetails,
  'order-sent': { details: 'placing', doubt: 'placing' },
  'order-responded': { idle: 'idle', placing: 'paying', doubt: 'paying' },
  'order-unanswered': { placing: 'doubt' },
  'order-not-sent': { details: 'details', placing: 'details', doubt: 'details' },
  'details-reopened': { doubt: 'details', changed: 'details', paying: 'details' },
  'sum-accepted': { changed: 'paying' },
  'sum-declined': { changed: 'changed' },
  'payment-rechecked': { paying: 'paying' },
  'payment-settled': { doubt: 'done', changed: 'done', paying: 'done' },
  'payment-failed': { paying: 'paying' },
  'signing-started': { paying: 'paying' },
  'signing-succeeded': { paying: 'done' },
};

it.each(types)('%s, in every state', (type) => {
  const next = statuses.flatMap((status) => {
    const after = transition(states[status], events[type]);
    return after ? [[status, after.status]] : [];
  });
  expect(Object.fromEntries(next)).toEqual(leads[type]);
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

it('each status has its step: 0 to 4 (spec.md section 4)', () => {
  expect(statuses.map((status) => activeStep(states[status]))).toEqual([1, 0, 1, 1, 2, 2, 2, 3]);
  expect(activeStep(advance(paying, events['signing-succeeded']))).toBe(4);
  expect(advance(initialCheckout, { ...events.entered, mixed: true }).status).toBe('choosing-metal');
});

describe('the response of create-order', () => {
  const refused = (code: number, message: string, orderId: number | null = null) =>
    ({ outcome: 'refused', code, message, orderId }) as const;
  const byPayment = (way: string | null, code: string, intent = 'i-2') => ({
    status: 'details',
    failure: { way, code },
    attempt: { intent },
  });
  const signing = { status: 'paying', progress: { kind: 'signing' } };

  it.each<[string, string, Parameters<typeof responseFixture>[0], object]>([
    ['swish', 'is waited for', {}, { status: 'paying', progress: { kind: 'waiting' }, attempt: known, failure: null }],
    [
      'ZIMPLER',
      'redirects',
      { redirectUrl: 'https://z' },
      { progress: { kind: 'redirecting', redirectUrl: 'https://z' } },
    ],
    ['zimpler', 'fails without a redirect', {}, { status: 'paying', failure: { code: 'ZIMPLER' } }],
    [
      'zimpler',
      'refused with an id moves on',
      refused(409, 'DEF', 991),
      { status: 'paying', failure: { code: 'ZIMPLER' } },
    ],
    ['zimpler', 'refused with 403 does not', refused(403, 'DEF', 991), byPayment('zimpler', '403', 'i-1')],
    ['Bank_Transfer', 'is signed', {}, signing],
    ['klarna', 'that is unknown is waited for', {}, { status: 'paying', progress: { kind: 'waiting' } }],
    ['klarna', 'that is unknown is refused', refused(422, 'X'), byPayment(null, '403')],
    ['swish', 'has its own code', refused(422, 'VR02'), byPayment('swish', 'VR02')],
    ['swish', 'has no known code', refused(422, 'DEF'), byPayment('swish', 'DEF')],
    ['bank_transfer', 'has no other method’s code', refused(422, 'VR02'), byPayment('bank_transfer', 'DEF')],
    ['swish', 'has a code of all methods', refused(422, 'SOLD_OUT'), byPayment('swish', 'STOCK')],
    [
      'swish',
      'keeps the id of a refused order',
      refused(422, 'RP06', 991),
      { attempt: { intent: 'i-1', orderId: 991 } },
    ],
  ])('%s: %s', (payment, _, given, expected) =>
    expect(advance(placingWith(payment), responded(given))).toMatchObject(expected),
  );
  it('bank transfer needs no signature of a signed-in customer, unless the backend requires it', () => {
    const transfer = placingWith('bank_transfer', { signedIn: true });
    expect(advance(transfer, responded()).status).toBe('done');
    expect(advance(transfer, responded({ verificationRequired: true }))).toMatchObject(signing);
  });
  it('a signature is started by itself after the press that ordered, not after a result that was found later, and once', () => {
    const doubted = { ...doubt, agreed: agreedFixture({ paymentCode: 'bank_transfer' }) };
    const ordered = advance(placingWith('bank_transfer'), responded());
    expect(ordered).toMatchObject({ progress: { kind: 'signing', isNew: true } });
    expect(advance(ordered, events['signing-started'])).toMatchObject({ progress: { kind: 'signing' } });
    for (const state of [advance(ordered, events['signing-started']), advance(doubted, responded())])
      expect(state).not.toMatchObject({ progress: { isNew: true } });
  });
  it('keeps the order to change after a 404, until its status is checked', () =>
    expect(advance({ ...placing, attempt: known }, responded(refused(404, 'DEF')))).toMatchObject({ attempt: known }));
  it('is ignored for another intent and without an order id', () => {
    expect(transition(placing, responded({}, 'i-7'))).toBeNull();
    expect(transition(placing, responded({ orderId: null }))).toBeNull();
  });
  it('ends the doubt, and sets the time and owner of the order', () =>
    expect(advance(doubt, { ...events['order-responded'], owner: '7', at: 77 })).toMatchObject({
      status: 'paying',
      attempt: { orderId: 991, inDoubt: false },
      order: { placedAt: 77, owner: '7' },
      failure: null,
    }));
  it('that is a refusal says nothing about an earlier attempt in doubt, unless our server knows each result', () => {
    const refusal = responded(refused(422, 'CB'));
    expect(advance(doubt, refusal)).toMatchObject({ ...byPayment('swish', 'CB', 'i-1'), attempt: { inDoubt: true } });
    expect(advance(doubt, { ...refusal, isRecovered: true })).toMatchObject({
      attempt: { intent: 'i-2', inDoubt: false },
    });
  });
});

describe('an order that differs from the agreed one', () => {
  it.each(['swish', 'zimpler', 'bank_transfer'])('stops before payment, redirect or confirmation by %s', (payment) => {
    const other = responded({ orderTotal: ore(1_456_000), redirectUrl: 'https://z' });
    expect(transition(placingWith(payment, { signedIn: true }), other)?.status).toBe('changed');
  });
  it('in its products needs acceptance, and then continues with the payment', () => {
    const transfer = placingWith('bank_transfer', { signedIn: true });
    const other = advance(transfer, responded({ orderTotal: null, orderItems: [{ productCode: 'X', quantity: 1 }] }));
    expect(other).toMatchObject({ status: 'changed', start: { kind: 'done' }, declined: false });
    expect(advance(other, { type: 'sum-accepted' })).toMatchObject({ status: 'done', verified: false });
  });
  it('stays after being declined, and can still be paid', () => {
    const declined = advance(changed, { type: 'sum-declined' });
    expect(declined).toMatchObject({ status: 'changed', declined: true });
    expect(transition(declined, events['payment-settled'])?.status).toBe('done');
  });
});

describe('an order without a response', () => {
  it('keeps its intent when it is sent again, and gets the owner of the new attempt', () => {
    const agreed = agreedFixture({ email: 'ny@x.se' });
    const attempt = attemptFixture({ inDoubt: true, owner: '7' });
    const again = advance(placing, events['order-unanswered'], { type: 'order-sent', agreed, owner: '7' });
    expect(again).toEqual({ status: 'placing', attempt, choices, agreed });
  });
  it.each<[string, CheckoutState]>([
    ['after an attempt that was not sent', advance(doubt, events['order-sent'], events['order-not-sent'])],
    ['when its details are reopened', advance(doubt, events['details-reopened'])],
  ])('is still in doubt %s', (_, state) => expect(state).toEqual({ ...details, attempt: doubt.attempt }));
  it('is left in doubt, also while create-order is pending', () => {
    for (const state of [doubt, placing]) expect(advance(state, events['cart-opened'])).toEqual(idle);
  });
});

describe('a payment', () => {
  const failed = { type: 'payment-failed', orderId: 991, code: 'RF07' } as const;

  it('that fails has its failure, until it is rechecked', () => {
    const state = advance(paying, failed);
    expect(state).toEqual({ ...paying, failure: { way: 'swish', code: 'RF07' } });
    expect(advance(state, { type: 'payment-rechecked' })).toEqual(paying);
  });
  it('that fails with an unknown payment method still fails', () => {
    const unknown = { ...paying, order: placedOrderFixture({ paymentCode: 'klarna' }) };
    expect(advance(unknown, failed)).toMatchObject({ failure: { way: null, code: 'RF07' } });
  });
  it('that arrives while the next metal is chosen is confirmed', () =>
    expect(advance({ ...states['choosing-metal'], attempt: known }, events['payment-settled']).status).toBe('done'));
  it('whose order has ended continues with a new intent and a failure', () => {
    const attempt = attemptFixture({ intent: 'i-2' });
    for (const state of [paying, changed])
      expect(advance(state, events['order-ended'])).toEqual({
        ...details,
        attempt,
        failure: { way: null, code: 'CANCELLED' },
      });
  });
  it('keeps the chosen metal', () => {
    const silver: CheckoutState = { ...paying, choices: { ...choices, metal: 'silver' } };
    expect(advance(silver, events['payment-settled'])).toMatchObject({ choices: { metal: 'silver' }, verified: false });
    expect(advance(silver, events['signing-succeeded'])).toMatchObject({ verified: true });
  });
  it('leaves delivery and payment to the order of the other metal, but no consent, and nothing to any other order', () => {
    const { delivery, payment } = choices;
    const first = { ...states.done, choices: { ...choices, metal: 'gold' as const, newsletter: true } };
    const second = { metal: null, delivery, payment, newsletter: false };
    expect(advance(first, events.entered)).toMatchObject({ status: 'details', choices: second });
    expect(advance({ ...first, choices }, events.entered)).toMatchObject({ choices: NO_CHOICES });
  });
});

it.each<[CheckoutState, CheckoutEvent]>([
  [paying, { type: 'payment-failed', orderId: 5, code: 'RF07' }],
  [paying, { type: 'signing-succeeded', orderId: 5 }],
  [paying, { type: 'payment-settled', order: placedOrderFixture({ orderId: 5 }), isPaid: true }],
  [{ ...doubt, attempt: attemptFixture({ orderId: 990 }) }, events['payment-settled']],
  [paying, { ...events['order-ended'], intent: 'i-7' }],
  [placing, { ...events['order-unanswered'], intent: 'i-7' }],
  [placing, { ...events['order-not-sent'], intent: 'i-7' }],
  ...[states['choosing-metal'], details].flatMap((state): [CheckoutState, CheckoutEvent][] => [
    [state, { ...events['earlier-open'], intent: 'i-7' }],
    [state, { ...events['order-ended'], intent: 'i-7' }],
    [state, { ...events['started-over'], intent: 'i-7' }],
  ]),
])('$status ignores $type of another order or intent', (state, event) => expect(transition(state, event)).toBeNull());

describe('an earlier purchase', () => {
  const { entered } = events;

  it.each(['details', 'done'] as const)(
    '%s, never sent or finished, is dropped; the next has a new intent',
    (status) => {
      expect(advance(states[status], { type: 'cart-opened' })).toEqual(initialCheckout);
      const attempt = attemptFixture({ intent: 'i-9' });
      expect(advance(states[status], entered)).toEqual({ ...details, attempt, choices: NO_CHOICES });
    },
  );

  it.each(['choosing-metal', 'details'] as const)('that is found open or ended is no longer in doubt: %s', (status) => {
    const state = { ...states[status], attempt: doubt.attempt };
    const next = { ...state, attempt: attemptFixture({ intent: 'i-2' }) };
    const ended = events['order-ended'];
    expect(advance(state, events['earlier-open'])).toEqual({ ...state, attempt: known });
    expect(advance(state, ended)).toEqual({ ...next, failure: { way: null, code: 'CANCELLED' } });
    expect(advance(state, { ...ended, code: null })).toEqual(next);
    expect(advance(state, events['started-over'])).toEqual(next);
  });

  it('gets a late response', () => {
    const refusal = responded({ outcome: 'refused', orderId: null });
    const withOrder: CheckoutState = { status: 'idle', earlier: attemptFixture({ orderId: 5, inDoubt: true }) };
    expect(advance(idle, responded())).toEqual({ status: 'idle', earlier: known });
    expect(advance(idle, refusal)).toEqual(idle);
    expect(advance(withOrder, refusal)).toMatchObject({ earlier: { orderId: 5 } });
    expect(transition(idle, responded({}, 'i-7'))).toBeNull();
    expect(transition(initialCheckout, responded())).toBeNull();
  });
});

describe('choices', () => {
  /** A method that was chosen and disappeared: without a code, and not like one that was never chosen. */
  const GONE = { ...NO_METHOD, name: method('swish').name };
  const offered = (...codes: string[]): CheckoutEvent => ({
    type: 'methods-offered',
    payment: codes.map((code) => ({ ...method(code), id: 9 })),
  });

  it.each([
    ['keep a method that is still offered, with its new id', ['swish', 'zimpler'], { ...method('swish'), id: 9 }],
    ['lose a method that is not offered', ['zimpler', 'bank_transfer'], GONE],
    ['never have a single other one put in its place', ['zimpler'], GONE],
    ['are empty without methods', [], GONE],
  ])('%s', (_, codes, payment) => {
    const failure = payment === GONE ? { way: null, code: 'PAYMENT_GONE' } : null;
    const next = advance(details, offered(...codes));
    expect(next).toMatchObject({ choices: { ...choices, payment }, failure });
    // As after a reload, and once the words are read.
    const read = advance(next, { type: 'failure-read' });
    expect(advance(read, offered(...codes))).toMatchObject({ choices: { payment }, failure: null });
  });
  it('select a single method by themselves only where nothing was chosen', () => {
    const fresh = { ...details, choices: { ...choices, payment: NO_METHOD } };
    expect(advance(fresh, offered('zimpler'))).toMatchObject({
      choices: { payment: { ...method('zimpler'), id: 9 } },
      failure: null,
    });
    expect(advance(details, { type: 'methods-offered', delivery: [method('butik')] })).toMatchObject({
      choices: { delivery: { code: '' } },
      failure: { code: 'DELIVERY_GONE' },
    });
  });
  it.each<[CheckoutState, CheckoutEvent, Partial<Choices>]>([
    [details, events['delivery-chosen'], { delivery: method('butik') }],
    [details, events['payment-chosen'], { payment: method('zimpler') }],
    [details, events['newsletter-set'], { newsletter: true }],
    [states['choosing-metal'], events['metal-chosen'], { metal: 'silver' }],
  ])('change one at a time: $status, $type', (state, event, change) =>
    expect(advance(state, event)).toEqual({ ...details, choices: { ...choices, ...change } }),
  );
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
    expect(advance(failed, events['failure-read'], sent)).toMatchObject({ status: 'placing', attempt: { owner: '7' } });
    expect(advance(failed, events['payment-chosen'])).toMatchObject({ failure: null });
  });
  it.each([
    ['everything chosen', details, true],
    ['an unread failure', { ...details, failure: { way: 'swish', code: 'RP06' } }, false],
    ['no delivery', { ...details, choices: { ...choices, delivery: method('') } }, false],
    ['an unknown payment method', { ...details, choices: choicesFixture('klarna') }, false],
    ['create-order pending', placing, false],
    ['create-order without a response', doubt, false],
  ] as const)('enable "Beställ och betala" with %s: %j', (_, state, expected) =>
    expect(canPlaceOrder(state)).toBe(expected),
  );
});

it('a sign-in keeps the form, without a failure that it may resolve', () => {
  const signedIn: CheckoutEvent = { type: 'customer-changed', customerId: '8' };
  const refused: CheckoutState = { ...details, failure: { way: 'swish', code: 'RP06' } };
  expect(advance(refused, signedIn)).toBe(refused);
  expect(advance({ ...details, failure: { way: null, code: 'HIDDEN_ORDER' } }, signedIn)).toEqual(details);
});

it('the owner of an order changes only when the backend has changed the order', () => {
  const sent = advance({ ...details, attempt: known }, { ...events['order-sent'], owner: '7' });
  expect(sent).toMatchObject({ status: 'placing', attempt: { owner: null } });
  const response = { ...events['order-responded'], owner: '7' };
  expect(advance(sent, response)).toMatchObject({ attempt: { owner: '7' }, order: { owner: '7' } });
});

describe('any sequence of events', () => {
  const intent = fc.constantFrom('i-1', 'i-2', 'i-3');
  const orderId = fc.constantFrom(991, 992);
  const owner = fc.constantFrom(null, '7', '8');
  const agreed = fc.record({
    paymentCode: fc.constantFrom('swish', 'zimpler', 'bank_transfer', 'klarna'),
    signedIn: fc.boolean(),
  });
  const response = fc.record({
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
    response: response.map(responseFixture),
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
    'order-responded',
    'payment-settled',
    'signing-succeeded',
    'sum-accepted',
    'order-ended',
    'started-over',
  ]);

  it('keeps a finished order, and never drops an attempt that may have an order', () => {
    holds(
      fc.property(fc.constantFrom<CheckoutState>(...Object.values(states)), fc.array(event), (start, sequence) => {
        let state = start;
        for (const next of sequence) {
          const after: CheckoutState = transition(state, next) ?? state;
          if (state.status === 'done' && !BEGINS.has(next.type)) expect(after).toBe(state);
          const left = attemptOf(state);
          if (left && mayHaveOrder(left) && !ENDS.has(next.type)) {
            const kept = attemptOf(after);
            expect(kept).toMatchObject({ intent: left.intent });
            expect(kept && mayHaveOrder(kept)).toBe(true);
            // Dispatched only for an attempt without an order.
            if (next.type !== 'earlier-open') expect(kept?.orderId ?? null).toBe(left.orderId ?? kept?.orderId ?? null);
          }
          state = after;
        }
      }),
      { numRuns: 1_000 },
    );
  });
});
