import { describe, expect, it } from 'vitest';
import type { CheckoutEvent } from './events';
import { canPlaceOrder, transition } from './machine';
import {
  agreedFixture,
  attemptFixture,
  choicesFixture,
  orderLineFixture,
  placedOrderFixture,
  responseFixture,
} from './order.fixture';
import { type CheckoutState, initialCheckout, NO_CHOICES, NO_METHOD, type StateOf } from './state';
import { toStored } from './stored-checkout';

const attempt = attemptFixture();
const choices = choicesFixture();
const order = placedOrderFixture();
const made = attemptFixture({ orderId: 991, owner: '7' });
const details: StateOf<'details'> = { status: 'details', attempt, choices, failure: null };
const placing: StateOf<'placing'> = { status: 'placing', attempt, choices, agreed: agreedFixture() };
const doubt: StateOf<'doubt'> = { ...placing, status: 'doubt', attempt: attemptFixture({ inDoubt: true }) };
const paying: StateOf<'paying'> = {
  status: 'paying',
  attempt: made,
  choices,
  order,
  progress: { kind: 'waiting' },
  failure: null,
};
const changed: StateOf<'changed'> = {
  status: 'changed',
  attempt: made,
  choices,
  agreed: agreedFixture(),
  order,
  start: { kind: 'waiting' },
  declined: false,
};

function advance(state: CheckoutState, ...events: readonly CheckoutEvent[]): CheckoutState {
  return events.reduce<CheckoutState>((now, event) => {
    const next = transition(now, event);
    if (next === null) throw new Error(`${event.type} in ${now.status}`);
    return next;
  }, state);
}

describe('an order without a response', () => {
  const unanswered = () => advance(placing, { type: 'order-unanswered', intent: 'i-1' });

  it('blocks the order button, and is stored as in doubt', () => {
    expect(canPlaceOrder(unanswered())).toBe(false);
    expect(toStored(unanswered())).toMatchObject({ status: 'doubt', inDoubt: true, intent: 'i-1' });
  });

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

  it('is still in doubt when its details are reopened', () =>
    expect(advance(unanswered(), { type: 'details-reopened' })).toEqual({
      status: 'details',
      attempt: attemptFixture({ inDoubt: true }),
      choices,
      failure: null,
    }));

  it('is settled by a paid order when its order id is unknown', () =>
    expect(advance(unanswered(), { type: 'payment-settled', order })).toMatchObject({ status: 'done', intent: 'i-1' }));

  it('is not settled by another order when its order id is known', () =>
    expect(
      transition({ ...doubt, attempt: { ...made, orderId: 990 } }, { type: 'payment-settled', order }),
    ).toBeNull());

  it('ignores events of another intent', () => {
    expect(transition(placing, { type: 'order-unanswered', intent: 'i-7' })).toBeNull();
    expect(transition(placing, { type: 'order-not-sent', intent: 'i-7', failure: null })).toBeNull();
  });
});

describe('a payment', () => {
  const failed = () => advance(paying, { type: 'payment-failed', orderId: 991, code: 'RF07' });

  it('that fails stores its failure, and blocks the order button', () => {
    expect(failed()).toMatchObject({ status: 'paying', failure: { way: 'swish', code: 'RF07' } });
    expect(toStored(failed())).toMatchObject({ swishError: 'RF07', blockCreateOrder: true });
  });

  it('that fails with an unknown payment method still fails', () => {
    const state: CheckoutState = { ...paying, order: placedOrderFixture({ paymentCode: 'klarna' }) };
    expect(advance(state, { type: 'payment-failed', orderId: 991, code: 'X' })).toMatchObject({
      failure: { way: null, code: 'X' },
    });
  });

  it('that is paid after a failure clears the error', () => {
    const paid = advance(failed(), { type: 'payment-settled', order });
    expect(paid).toEqual({ status: 'done', intent: 'i-1', order, metal: null, verified: false });
    expect(toStored(paid)).toMatchObject({
      failure: null,
      swishError: null,
      createOrderError: null,
      blockCreateOrder: false,
    });
  });

  it('that is rechecked clears its failure', () =>
    expect(advance(failed(), { type: 'payment-rechecked' })).toEqual(paying));

  it('ignores events of another order', () => {
    const another = placedOrderFixture({ orderId: 5 });
    const news: CheckoutEvent[] = [
      { type: 'payment-failed', orderId: 5, code: 'RF07' },
      { type: 'signing-succeeded', orderId: 5 },
      { type: 'order-ended', intent: 'i-7', nextIntent: 'i-2', code: 'CANCELLED' },
      { type: 'payment-settled', order: another },
    ];
    for (const event of news) expect(transition(paying, event)).toBeNull();
  });

  it('whose order has ended continues with a new intent and a failure', () => {
    for (const state of [paying, changed]) {
      expect(advance(state, { type: 'order-ended', intent: 'i-1', nextIntent: 'i-2', code: 'CANCELLED' })).toEqual({
        status: 'details',
        attempt: { intent: 'i-2', orderId: null, inDoubt: false, owner: null },
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
  const entered: CheckoutEvent = { type: 'entered', mixed: false, intent: 'i-9' };

  it.each<[string, CheckoutState]>([
    ['has an order', { ...details, attempt: made }],
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
      attempt: { intent: 'i-9', orderId: null, inDoubt: false, owner: null },
      choices: NO_CHOICES,
      failure: null,
    });
  });

  it('that is finished is dropped', () => {
    const done: CheckoutState = { status: 'done', intent: 'i-1', order, metal: null, verified: false };
    expect(advance(done, { type: 'cart-opened' })).toEqual(initialCheckout);
    expect(advance(done, entered)).toMatchObject({ attempt: { intent: 'i-9' } });
  });

  const choosing: CheckoutState = { status: 'choosing-metal', attempt: doubt.attempt, choices, failure: null };
  it.each<[string, CheckoutState]>([
    ['choosing-metal', choosing],
    ['details', { ...details, attempt: doubt.attempt }],
  ])('that is found open or ended is no longer in doubt: %s', (_, state) => {
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

  const late = (given: Parameters<typeof responseFixture>[0], intent = 'i-1'): CheckoutEvent => ({
    type: 'order-answered',
    intent,
    answer: responseFixture(given),
    owner: null,
    at: 0,
    nextIntent: 'i-2',
  });
  it('gets a late response', () => {
    const idle: CheckoutState = { status: 'idle', earlier: attemptFixture({ inDoubt: true }) };
    expect(advance(idle, late({}))).toEqual({ status: 'idle', earlier: attemptFixture({ orderId: 991 }) });
    expect(advance(idle, late({ outcome: 'refused', orderId: null }))).toEqual(initialCheckout);
    const known: CheckoutState = { status: 'idle', earlier: attemptFixture({ orderId: 5, inDoubt: true }) };
    expect(advance(known, late({ outcome: 'refused', orderId: null }))).toMatchObject({ earlier: { orderId: 5 } });
    expect(transition(idle, late({}, 'i-7'))).toBeNull();
    expect(transition(initialCheckout, late({}))).toBeNull();
  });
});

describe('choices', () => {
  const method = (code: string, id = 3) => ({ id, code, name: code });
  const offered = (...codes: string[]): CheckoutEvent => ({
    type: 'methods-offered',
    payment: codes.map((c) => method(c, 9)),
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
    expect(advance(details, { type: 'delivery-chosen', method: method('butik') })).toEqual({
      ...details,
      choices: { ...choices, delivery: method('butik') },
    });
    expect(advance(details, { type: 'payment-chosen', method: method('zimpler') })).toEqual({
      ...details,
      choices: { ...choices, payment: method('zimpler') },
    });
    expect(advance(details, { type: 'newsletter-set', subscribed: true })).toEqual({
      ...details,
      choices: { ...choices, newsletter: true },
    });
    const choosing: CheckoutState = { status: 'choosing-metal', attempt, choices, failure: null };
    expect(advance(choosing, { type: 'metal-chosen', metal: 'silver' })).toEqual({
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

describe('a response', () => {
  const answered = (given: Parameters<typeof responseFixture>[0]): CheckoutEvent => ({
    type: 'order-answered',
    intent: 'i-1',
    answer: responseFixture(given),
    owner: '7',
    at: 77,
    nextIntent: 'i-2',
  });
  it('without an order id is ignored', () => expect(transition(placing, answered({ orderId: null }))).toBeNull());
  it('ends the doubt, and sets the time and owner of the order', () =>
    expect(advance(doubt, answered({}))).toMatchObject({
      status: 'paying',
      attempt: { orderId: 991, inDoubt: false },
      order: { placedAt: 77, owner: '7' },
      failure: null,
    }));
  it('with an unknown payment method is waited for, and its refusal becomes 403', () => {
    const klarna: CheckoutState = { ...placing, agreed: agreedFixture({ paymentCode: 'klarna' }) };
    expect(advance(klarna, answered({}))).toMatchObject({ status: 'paying', progress: { kind: 'waiting' } });
    expect(advance(klarna, answered({ outcome: 'refused', code: 422, message: 'X', orderId: null }))).toMatchObject({
      failure: { way: null, code: '403' },
    });
  });
  it('that is a refusal also ends the doubt', () =>
    expect(advance(doubt, answered({ outcome: 'refused', code: 422, message: 'CB', orderId: null }))).toMatchObject({
      status: 'details',
      attempt: { intent: 'i-2', inDoubt: false },
      failure: { way: 'swish', code: 'CB' },
    }));
  it('with other products needs acceptance, and then continues with the payment', () => {
    const transfer: CheckoutState = {
      ...placing,
      agreed: agreedFixture({ paymentCode: 'bank_transfer', signedIn: true }),
    };
    const other = advance(transfer, answered({ orderTotal: null, orderItems: [{ productCode: 'X', quantity: 1 }] }));
    expect(other).toMatchObject({ status: 'changed', start: { kind: 'done' }, declined: false });
    expect(advance(other, { type: 'sum-accepted' })).toMatchObject({ status: 'done', verified: false });
    expect(advance(other, { type: 'details-reopened' })).toMatchObject({ status: 'details', failure: null });
  });
  it('keeps the agreed lines', () =>
    expect(advance(placing, answered({}))).toMatchObject({ order: { lines: [orderLineFixture()] } }));
});
