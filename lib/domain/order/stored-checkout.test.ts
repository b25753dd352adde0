import { describe, expect, it } from 'vitest';
import {
  agreedFixture,
  attemptFixture,
  choicesFixture,
  orderLineFixture,
  placedOrderFixture,
  stateFixtures,
} from './order.fixture';
import { type CheckoutState, initialCheckout } from './state';
import { readStoredCheckout, toStored } from './stored-checkout';

const attempt = attemptFixture({ orderId: 991, owner: '7' });
const choices = choicesFixture();
const order = placedOrderFixture({ lines: [orderLineFixture()] });
const { changed, details, done, doubt, paying, placing, 'choosing-metal': choosing } = stateFixtures(order, attempt);
const HOUR = 3_600_000;
const again = (state: CheckoutState, later = 23 * HOUR) =>
  readStoredCheckout(JSON.parse(JSON.stringify(toStored(state))), order.placedAt + later);

describe('a reload', () => {
  it.each<CheckoutState>([
    { status: 'idle', earlier: attempt },
    { status: 'idle', earlier: attemptFixture({ inDoubt: true }) },
    { ...choosing, attempt },
    { ...details, attempt, failure: { way: 'swish', code: 'RP06' } },
    { ...doubt, attempt: { ...attempt, inDoubt: true } },
    { ...changed, declined: true },
    { ...changed, agreed: agreedFixture({ paymentCode: 'bank_transfer' }), start: { kind: 'signing' } },
    { ...changed, agreed: agreedFixture({ paymentCode: 'bank_transfer', signedIn: true }), start: { kind: 'done' } },
    { ...changed, agreed: agreedFixture({ paymentCode: 'klarna' }), start: { kind: 'signing' } },
    { ...paying, progress: { kind: 'signing' } },
    { ...paying, failure: { way: 'swish', code: 'TM01' } },
    { ...done, order: { ...order, email: '', phone: '' }, choices: { ...done.choices, metal: 'gold' }, verified: true },
  ])('keeps $status', (state) => expect(again(state)).toEqual(state));

  it('of a confirmed order has neither its e-mail address nor its phone number', () => {
    const { email, phone } = agreedFixture();
    const reached = { ...order, email, phone };
    const state = { ...done, order: reached };
    expect([email, phone]).toEqual([expect.stringContaining('@'), expect.stringContaining('070')]);
    expect(JSON.stringify(toStored(state))).not.toMatch(/@|070/);
    expect(again(state)).toMatchObject({ status: 'done', order: { orderId: order.orderId, lines: order.lines } });
  });

  it('a day after its order is no page of thanks', () => expect(again(done, 24 * HOUR)).toEqual(initialCheckout));

  it('turns a pending order into doubt', () =>
    expect(again({ ...placing, attempt })).toMatchObject({
      status: 'doubt',
      attempt: { ...attempt, inDoubt: true },
    }));

  it("drops the provider's URL", () => {
    const progress = { kind: 'redirecting' as const, redirectUrl: 'https://z' };
    const state = { ...paying, progress };
    expect(JSON.stringify(toStored(state))).not.toContain('https://z');
    expect(again(state)).toMatchObject({ status: 'paying', progress: { kind: 'waiting' } });
    const unanswered = { ...changed, agreed: agreedFixture({ paymentCode: 'zimpler' }), start: progress };
    expect(again(unanswered)).toMatchObject({ start: { kind: 'waiting' } });
  });
});

const failedBy = (way: string, code: string) => toStored({ ...paying, failure: { way, code } });
const transfer: CheckoutState = {
  ...changed,
  agreed: agreedFixture({ paymentCode: 'bank_transfer' }),
  start: { kind: 'signing' },
};

/* Field names of spec.md section 3. */
it.each<[string, ReturnType<typeof toStored>, object]>([
  [
    'a payment',
    toStored(paying),
    {
      activeStep: 2,
      selectedDeliveryMethod: choices.delivery,
      selectedPaymentMethod: choices.payment,
      createdOrderId: 991,
      createOrderError: null,
      subscribedToNewsletter: false,
      bankIdVerificationSuccess: false,
      verificationRequired: false,
      blockCreateOrder: false,
      failure: null,
      toPage: '/checkout',
    },
  ],
  ['by Swish', failedBy('swish', 'RF07'), { swishError: 'RF07', bankTransferError: null, zimplerError: false }],
  ['by transfer', failedBy('bank_transfer', 'CB'), { swishError: null, bankTransferError: 'CB', zimplerError: false }],
  ['by Zimpler', failedBy('zimpler', 'ZIMPLER'), { swishError: null, bankTransferError: null, zimplerError: true }],
  ['a failed payment', failedBy('swish', 'RF07'), { createOrderError: null, blockCreateOrder: true }],
  [
    'a failure of create-order',
    toStored({ ...details, failure: { way: null, code: '403' } }),
    { createOrderError: '403', blockCreateOrder: true },
  ],
  ['a pending signature', toStored({ ...paying, progress: { kind: 'signing' } }), { verificationRequired: true }],
  ['one of a changed order', toStored(transfer), { verificationRequired: true, declined: false }],
  ['a changed order without', toStored({ ...transfer, start: { kind: 'waiting' } }), { verificationRequired: false }],
  ['a declined order', toStored({ ...transfer, declined: true }), { declined: true }],
  [
    'a completed signature',
    toStored({ ...done, choices: { ...done.choices, metal: 'silver' }, verified: true }),
    { bankIdVerificationSuccess: true, intent: 'i-1', metal: 'silver' },
  ],
  ['none', toStored(done), { bankIdVerificationSuccess: false }],
])('stores %s', (_, stored, fields) => expect(stored).toMatchObject(fields));

describe('a state with missing fields', () => {
  const inDoubt = toStored(doubt);
  const beingPaid = failedBy('swish', 'XX99');

  it.each<[string, object]>([
    ['the order of a payment', { order: null }],
    ['the order of a changed sum', { status: 'changed', order: null, agreed: agreedFixture() }],
    ['the sum agreed to before it changed', { status: 'changed', agreed: null }],
    ['the date of its order', { order: { ...order, placedAt: 1e308 } }],
    ['a sum of its order', { order: { ...order, orderTotal: -1 } }],
    ['a field of another version', { order: { ...order, lines: 'many' } }],
    ['the sum agreed to', { agreed: { ...agreedFixture(), total: 0.5 } }],
    ['its status', { status: 'waiting' }],
    ['fields that this version has added', { order: null, declined: undefined, failure: undefined, metal: 'platinum' }],
  ])('becomes an attempt that was left, without %s', (_, field) =>
    expect(readStoredCheckout({ ...beingPaid, ...field })).toEqual({ status: 'idle', earlier: attempt }),
  );
  it('stays in doubt, and is dropped without an order, a doubt or an intent', () => {
    const earlier = attemptFixture({ inDoubt: true });
    expect(readStoredCheckout({ ...inDoubt, agreed: null })).toEqual({ status: 'idle', earlier });
    for (const nothing of [
      { ...inDoubt, agreed: null, inDoubt: false },
      { ...beingPaid, intent: null },
      { ...beingPaid, status: 'done', order: null },
    ])
      expect(readStoredCheckout(nothing)).toEqual(initialCheckout);
  });
  it('may have an order when it is unreadable whether it has', () => {
    const unknown = { ...beingPaid, order: null, createdOrderId: {}, inDoubt: undefined };
    expect(readStoredCheckout(unknown)).toMatchObject({ earlier: { intent: 'i-1', orderId: null, inDoubt: true } });
  });
  it('shows a finished order without its intent, and no failure without a text in this version', () => {
    const finished = { ...beingPaid, status: 'done', intent: null };
    expect(readStoredCheckout(finished, HOUR)).toMatchObject({ status: 'done', intent: '' });
    expect(readStoredCheckout(beingPaid)).toMatchObject({ status: 'paying', failure: null });
  });
});

it.each([null, 5, 'x', [], {}, { status: 'paying' }, { status: 'done', order: 3 }])('survives %j', (value) =>
  expect(readStoredCheckout(value)).toEqual(initialCheckout),
);
