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
const again = (state: CheckoutState) => readStoredCheckout(JSON.parse(JSON.stringify(toStored(state))));

describe('a reload', () => {
  it.each<CheckoutState>([
    { status: 'idle', earlier: attempt },
    { status: 'idle', earlier: attemptFixture({ inDoubt: true }) },
    { ...choosing, attempt },
    { ...details, attempt, failure: { way: 'swish', code: 'RP06' } },
    { ...doubt, attempt: { ...attempt, inDoubt: true } },
    { ...changed, declined: true },
    { ...paying, progress: { kind: 'signing' } },
    { ...paying, failure: { way: 'swish', code: 'TM01' } },
    { ...done, order: { ...order, email: '', phone: '' }, metal: 'gold', verified: true },
  ])('keeps $status', (state) => expect(again(state)).toEqual(state));

  it('of a confirmed order has neither its e-mail address nor its phone number', () => {
    const { email, phone } = agreedFixture();
    const reached = { ...order, email, phone };
    const state = { ...done, order: reached };
    expect([email, phone]).toEqual([expect.stringContaining('@'), expect.stringContaining('070')]);
    expect(JSON.stringify(toStored(state))).not.toMatch(/@|070/);
    expect(again(state)).toMatchObject({ status: 'done', order: { orderId: order.orderId, lines: order.lines } });
  });

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
  });
});

it('uses the field names of spec.md section 3', () => {
  expect(toStored({ ...paying, failure: { way: 'swish', code: 'RF07' } })).toMatchObject({
    activeStep: 2,
    selectedDeliveryMethod: choices.delivery,
    selectedPaymentMethod: choices.payment,
    createdOrderId: 991,
    swishError: 'RF07',
    bankTransferError: null,
    zimplerError: false,
    createOrderError: null,
    blockCreateOrder: true,
    subscribedToNewsletter: false,
    bankIdVerificationSuccess: false,
    toPage: '/checkout',
  });
});

describe('the stored form of failures and signatures', () => {
  const transfer: CheckoutState = {
    ...changed,
    agreed: agreedFixture({ paymentCode: 'bank_transfer' }),
    start: { kind: 'signing' },
  };

  it.each([
    ['bank_transfer', 'NOT_BUYER', { bankTransferError: 'NOT_BUYER', swishError: null, zimplerError: false }],
    ['zimpler', 'ZIMPLER', { bankTransferError: null, swishError: null, zimplerError: true }],
    ['swish', 'TM01', { bankTransferError: null, swishError: 'TM01', zimplerError: false }],
  ])('%s', (way, code, fields) =>
    expect(toStored({ ...paying, failure: { way, code } })).toMatchObject({ ...fields, createOrderError: null }),
  );
  it('a failure of create-order', () =>
    expect(toStored({ ...details, failure: { way: null, code: '403' } })).toMatchObject({
      createOrderError: '403',
      blockCreateOrder: true,
    }));
  it('no failure', () => expect(toStored(paying)).toMatchObject({ blockCreateOrder: false, failure: null }));

  it('a pending signature', () => {
    const waits = (state: CheckoutState) => toStored(state).verificationRequired;
    expect([waits(paying), waits({ ...paying, progress: { kind: 'signing' } })]).toEqual([false, true]);
    expect([waits(transfer), waits({ ...transfer, start: { kind: 'waiting' } })]).toEqual([true, false]);
  });
  it('a completed signature', () => {
    const signed = toStored({ ...done, metal: 'silver', verified: true });
    expect(signed).toMatchObject({ bankIdVerificationSuccess: true, intent: 'i-1', metal: 'silver' });
    expect(toStored(done).bankIdVerificationSuccess).toBe(false);
    expect(toStored(paying).bankIdVerificationSuccess).toBe(false);
  });
  it('a changed order, declined or not, and the start of its payment', () => {
    expect([toStored(transfer).declined, toStored({ ...transfer, declined: true }).declined]).toEqual([false, true]);
    expect(again(transfer)).toEqual(transfer);
    const signedIn = agreedFixture({ paymentCode: 'bank_transfer', signedIn: true });
    const settled: CheckoutState = { ...transfer, agreed: signedIn, start: { kind: 'done' } };
    expect(again(settled)).toEqual(settled);
    const zimpler = agreedFixture({ paymentCode: 'zimpler' });
    const away: CheckoutState = {
      ...transfer,
      agreed: zimpler,
      start: { kind: 'redirecting', redirectUrl: 'https://z' },
    };
    expect(again(away)).toMatchObject({ start: { kind: 'waiting' } });
    const unknown: CheckoutState = { ...transfer, agreed: agreedFixture({ paymentCode: 'klarna' }) };
    expect(again(unknown)).toMatchObject({ start: { kind: 'signing' } });
  });
});

describe('a state with missing fields', () => {
  const inDoubt = toStored(doubt);
  const beingPaid = toStored({ ...paying, failure: { way: 'swish', code: 'XX99' } });

  it('becomes an attempt that was left', () => {
    expect(readStoredCheckout({ ...inDoubt, agreed: null })).toEqual({
      status: 'idle',
      earlier: attemptFixture({ inDoubt: true }),
    });
    expect(readStoredCheckout({ ...beingPaid, order: null })).toEqual({ status: 'idle', earlier: attempt });
    for (const missing of [{ order: null, agreed: agreedFixture() }, { agreed: null }])
      expect(readStoredCheckout({ ...beingPaid, status: 'changed', ...missing })).toMatchObject({ status: 'idle' });
  });
  it('is dropped without an order and without doubt', () =>
    expect(readStoredCheckout({ ...inDoubt, agreed: null, inDoubt: false })).toEqual(initialCheckout));
  it.each([
    ['the date of its order', { order: { ...order, placedAt: 1e308 } }],
    ['a sum of its order', { order: { ...order, orderTotal: -1 } }],
    ['a field of another version', { order: { ...order, lines: 'many' } }],
    ['the sum agreed to', { agreed: { ...agreedFixture(), total: 0.5 } }],
    ['its status', { status: 'waiting' }],
    [
      'a field that this version has added',
      { order: null, declined: undefined, failure: undefined, metal: 'platinum' },
    ],
  ])('is not forgotten for an unreadable field: %s', (_, field) =>
    expect(readStoredCheckout({ ...beingPaid, ...field })).toEqual({ status: 'idle', earlier: attempt }),
  );
  it('may have an order when it is unreadable whether it has', () => {
    const unknown = { ...beingPaid, order: null, createdOrderId: {}, inDoubt: undefined };
    expect(readStoredCheckout(unknown)).toMatchObject({ earlier: { intent: 'i-1', orderId: null, inDoubt: true } });
  });
  it('is dropped without an intent', () => {
    expect(readStoredCheckout({ ...beingPaid, intent: null })).toEqual(initialCheckout);
    expect(readStoredCheckout({ ...beingPaid, status: 'done', order: null })).toEqual(initialCheckout);
    expect(readStoredCheckout({ ...beingPaid, status: 'done', intent: null })).toMatchObject({
      status: 'done',
      intent: '',
    });
  });
  it('drops a failure without a text in this version', () =>
    expect(readStoredCheckout(beingPaid)).toMatchObject({ status: 'paying', failure: null }));
});

it.each([null, 5, 'x', [], {}, { status: 'paying' }, { status: 'done', order: 3 }])('survives %j', (value) =>
  expect(readStoredCheckout(value)).toEqual(initialCheckout),
);
