import { describe, expect, it } from 'vitest';
import { cartItem } from '@/lib/domain/cart/cart.fixture';
import { ore } from '@/lib/domain/prices/money';
import { choicesFixture, fetchedFixture, stateFixtures } from './order.fixture';
import {
  type Comparison,
  canSend,
  explained,
  makesRoom,
  mayBeAboutOffers,
  planOrder,
  reviewOf,
  sendingFailure,
} from './order-plan';

it('only a review without a failure and a doubt send anything', () => {
  const states = Object.values(stateFixtures());
  expect(states.filter(canSend).map(({ status }) => status)).toEqual(
    states.filter(({ status }) => status === 'details' || status === 'doubt').map(({ status }) => status),
  );
  const { details } = stateFixtures();
  expect(canSend({ ...details, failure: { way: null, code: 'OFFLINE' } })).toBe(false);
});

describe('the plan for a press', () => {
  const same: Comparison = {
    isLeft: false,
    obstacle: null,
    isLater: false,
    isOther: false,
    isAnyGone: false,
    seenTotal: ore(100),
    total: ore(100),
  };
  const dearer = { total: ore(101) };

  it.each<[string, Partial<Comparison>, ReturnType<typeof planOrder>]>([
    ['sends what the customer has seen', {}, { step: 'send' }],
    ['shows a higher total', dearer, { step: 'review', notice: null }],
    ['shows a lower total, too', { total: ore(99) }, { step: 'review', notice: null }],
    ['shows what is not for sale any more', { isAnyGone: true }, { step: 'review', notice: null }],
    ['explains other contents', { isOther: true }, { step: 'review', notice: 'CHANGED' }],
    ['explains other contents before the total', { isOther: true, ...dearer }, { step: 'review', notice: 'CHANGED' }],
    ['shows a later delivery', { isLater: true }, { step: 'show', notice: 'LATER' }],
    ['shows a later delivery first', { isLater: true, isOther: true, ...dearer }, { step: 'show', notice: 'LATER' }],
    ['stops without cookies', { obstacle: 'COOKIES' }, { step: 'stop', obstacle: 'COOKIES' }],
    ['stops without a shop', { obstacle: 'OFFLINE', isLater: true }, { step: 'stop', obstacle: 'OFFLINE' }],
    ['does nothing once the customer has left', { isLeft: true }, { step: 'nothing' }],
    ['does nothing then, whatever is new', { isLeft: true, obstacle: 'OFFLINE', isLater: true }, { step: 'nothing' }],
  ])('%s', (_, changes, plan) => expect(planOrder({ ...same, ...changes })).toEqual(plan));
});

describe('a create-order that failed', () => {
  it.each([
    ['SESSION', 'SESSION'],
    ['TOO_MANY', 'LIMIT'],
    ['BAD_REQUEST', 'INPUT'],
    ['TOO_LARGE', 'INPUT'],
    ['ORIGIN', 'INPUT'],
    ['NO_PRICE', 'NO_PRICE'],
    ['CLOSED', 'CLOSED'],
    ['ORDER', 'HIDDEN_ORDER'],
  ])('with %s was not sent, and shows %s', (reason, code) => {
    const result = { outcome: 'not-sent', failure: { way: null, code }, isForOther: false };
    for (const orderId of [null, 991]) expect(sendingFailure(reason, orderId)).toMatchObject(result);
  });

  it.each(['NETWORK', 'UNANSWERED', 'SESSION_ENDED', 'UPSTREAM', 'NEW_CODE'])(
    'with %s leaves the order in doubt',
    (reason) => {
      for (const orderId of [null, 991])
        expect(sendingFailure(reason, orderId)).toMatchObject({ outcome: 'doubt', failure: null, isForOther: false });
    },
  );

  it('with newer prices was not sent, and shows no failure', () => {
    expect(sendingFailure('PRICES', null)).toMatchObject({ outcome: 'prices', failure: null, isForOther: false });
  });

  it('for another buyer doubts an earlier order without an id, and names one with an id', () => {
    const codeFor = (orderId: number | null) => sendingFailure('BUYER', orderId).failure?.code;
    expect([codeFor(null), codeFor(991)]).toEqual(['DOUBTED_BUYER', 'OTHER_BUYER']);
    expect(sendingFailure('BUYER', 991)).toMatchObject({ outcome: 'not-sent', isForOther: true });
  });

  it('ends the session when the server says so, and otherwise never', () => {
    const reasons = ['SESSION', 'SESSION_ENDED', 'NETWORK', 'PRICES', 'BUYER', 'ORDER'];
    expect(reasons.filter((reason) => sendingFailure(reason, null).endsSession)).toEqual(['SESSION', 'SESSION_ENDED']);
  });
});

describe('a refusal', () => {
  const now = { isShort: false, deliveries: [{ code: 'postnord' }], payments: [{ code: 'swish' }] };
  const chosen = { ...choicesFixture('swish'), delivery: { id: 1, code: 'postnord', name: 'PostNord' } };
  const because = (given: object, message = 'DEF') => explained({ message }, chosen, { ...now, ...given }).message;

  it('is checked against what is offered now when it may be about that', () => {
    const check = (message: string) => mayBeAboutOffers({ outcome: 'refused', message });
    expect(['DEF', 'SHIPPING_METHOD', 'PAYMENT_METHOD', 'CB'].map(check)).toEqual([true, true, true, false]);
    expect(mayBeAboutOffers({ outcome: 'order', message: 'DEF' })).toBe(false);
  });

  it('without a reason gets the one that is known: sold out, then a delivery or payment that is not offered any more', () => {
    expect(because({})).toBe('DEF');
    expect(because({ isShort: true, deliveries: [] })).toBe('SOLD_OUT');
    expect(because({ deliveries: [{ code: 'hamta' }] })).toBe('SHIPPING_METHOD');
    expect(because({ payments: [] })).toBe('PAYMENT_METHOD');
    expect(because({ deliveries: null, payments: null })).toBe('DEF');
    expect(because({ isShort: true }, 'CB')).toBe('CB');
  });
});

describe('an earlier order makes room for another buyer', () => {
  it.each([
    ['whose payment failed', 'awaiting_payment', 'failed', true],
    ['never begun', 'new', 'awaiting', true],
    ['which may still be paid', 'awaiting_payment', 'awaiting', false],
    ['which is paid', 'new', 'paid', false],
    ['whose payment is not known', 'new', 'unknown', false],
    ['which is to be signed', 'awaiting_verification', 'awaiting', false],
  ] as const)('%s: %s, %s, %s', (_, state, paymentState, expected) => {
    expect(makesRoom({ kind: 'known', order: fetchedFixture({ state, paymentState }) })).toBe(expected);
  });

  it.each(['gone', 'hidden', 'unanswered', 'unnamed'] as const)('never when it is %s', (kind) =>
    expect(makesRoom({ kind })).toBe(false),
  );
});

it('a review is another with another buyer, delivery, payment, quantity, variant or line', () => {
  const choices = choicesFixture();
  const lines = [cartItem()];
  const other = { id: 9, code: 'other', name: 'Other' };
  const reviews = [
    reviewOf(null, choices, lines),
    reviewOf('7', choices, lines),
    reviewOf(null, { ...choices, delivery: other }, lines),
    reviewOf(null, { ...choices, payment: other }, lines),
    reviewOf(null, choices, [cartItem({ qty: 2 })]),
    reviewOf(null, choices, [cartItem({ variantCode: 'other' })]),
    reviewOf(null, choices, [...lines, cartItem({ variantCode: 'other' })]),
  ];
  expect(new Set(reviews).size).toBe(reviews.length);
  expect(reviewOf(null, { ...choices, newsletter: !choices.newsletter }, [cartItem({ name: 'Other' })])).toBe(
    reviews[0],
  );
});
