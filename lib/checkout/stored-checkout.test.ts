import { describe, expect, it } from 'vitest';
import { agreedFixture, attemptFixture, choicesFixture, orderLineFixture, placedOrderFixture } from './order.fixture';
import { type CheckoutState, initialCheckout } from './state';
import { readStoredCheckout, toStored } from './stored-checkout';

const attempt = attemptFixture({ orderId: 991, owner: '7' });
const choices = choicesFixture();
const order = placedOrderFixture({ lines: [orderLineFixture()] });
const again = (state: CheckoutState) => readStoredCheckout(JSON.parse(JSON.stringify(toStored(state))));

describe('a reload', () => {
  it.each<CheckoutState>([
    { status: 'idle', earlier: attempt },
    { status: 'idle', earlier: attemptFixture({ inDoubt: true }) },
    { status: 'choosing-metal', attempt, choices },
    { status: 'details', attempt, choices, failure: { way: 'swish', code: 'RP06' } },
    { status: 'doubt', attempt: { ...attempt, inDoubt: true }, choices, agreed: agreedFixture() },
    {
      status: 'changed',
      attempt,
      choices,
      agreed: agreedFixture(),
      order,
      start: { kind: 'waiting' },
      declined: true,
    },
    { status: 'paying', attempt, choices, order, progress: { kind: 'signing' }, failure: null },
    {
      status: 'paying',
      attempt,
      choices,
      order,
      progress: { kind: 'waiting' },
      failure: { way: 'swish', code: 'TM01' },
    },
    { status: 'done', intent: 'i-1', order: { ...order, email: '', phone: '' }, metal: 'gold', verified: true },
  ])('keeps $status', (state) => expect(again(state)).toEqual(state));

  it('of a confirmed order knows neither its e-mail address nor its phone, which are no longer needed', () => {
    const { email, phone } = agreedFixture();
    const reached = { ...order, email, phone };
    const state: CheckoutState = { status: 'done', intent: 'i-1', order: reached, metal: 'gold', verified: false };
    expect([email, phone]).toEqual([expect.stringContaining('@'), expect.stringContaining('070')]);
    expect(JSON.stringify(toStored(state))).not.toMatch(/@|070/);
    expect(again(state)).toMatchObject({ status: 'done', order: { orderId: order.orderId, lines: order.lines } });
  });

  it('makes a doubt of an order that was on its way', () =>
    expect(again({ status: 'placing', attempt, choices, agreed: agreedFixture() })).toMatchObject({
      status: 'doubt',
      attempt: { ...attempt, inDoubt: true },
    }));

  it("forgets the provider's address", () => {
    const progress = { kind: 'redirecting' as const, redirectUrl: 'https://z' };
    const state: CheckoutState = { status: 'paying', attempt, choices, order, progress, failure: null };
    expect(JSON.stringify(toStored(state))).not.toContain('https://z');
    expect(again(state)).toMatchObject({ status: 'paying', progress: { kind: 'waiting' } });
  });
});

it('is stored under the names of spec.md section 3', () => {
  const state: CheckoutState = {
    status: 'paying',
    attempt,
    choices,
    order,
    progress: { kind: 'waiting' },
    failure: { way: 'swish', code: 'RF07' },
  };
  expect(toStored(state)).toMatchObject({
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

/** As the version before stored it: steps, and a field for each kind of error. */
const before = {
  activeStep: 1,
  selectedDeliveryMethod: choices.delivery,
  selectedPaymentMethod: choices.payment,
  metal: null,
  order: null,
  createdOrderId: null,
  intent: 'i-1',
  unsettled: null,
  orderSent: false,
  blockCreateOrder: false,
  createOrderError: null,
  swishError: null,
  bankTransferError: null,
  zimplerError: false,
  subscribedToNewsletter: false,
  verificationRequired: false,
  bankIdVerificationSuccess: false,
  toPage: '/checkout',
};

describe('what the version before has stored', () => {
  it('an order that was being paid is being paid', () =>
    expect(readStoredCheckout({ ...before, activeStep: 2, createdOrderId: '991', order })).toMatchObject({
      status: 'paying',
      attempt: { orderId: '991', intent: 'i-1' },
    }));
  it('a transfer that waits for its signature waits for it', () =>
    expect(
      readStoredCheckout({ ...before, activeStep: 2, createdOrderId: '991', order, verificationRequired: true }),
    ).toMatchObject({ progress: { kind: 'signing' } }));
  it('an order that was on its way is not forgotten', () =>
    expect(readStoredCheckout({ ...before, orderSent: true })).toMatchObject({
      status: 'idle',
      earlier: { intent: 'i-1', inDoubt: true },
    }));
  it('an order that was left is not forgotten', () =>
    expect(readStoredCheckout({ ...before, unsettled: { intent: 'i-0', orderId: '990' } })).toMatchObject({
      earlier: { intent: 'i-0', orderId: '990' },
    }));
  it('a finished one is finished', () =>
    expect(readStoredCheckout({ ...before, activeStep: 4, order, bankIdVerificationSuccess: true })).toMatchObject({
      status: 'done',
      verified: true,
    }));
  it('what was being filled in begins anew', () => expect(readStoredCheckout(before)).toEqual(initialCheckout));
});

it.each([null, 5, 'x', [], {}, { status: 'paying' }, { ...before, activeStep: 9 }, { status: 'done', order: 3 }])(
  'survives %j',
  (value) => expect(readStoredCheckout(value)).toEqual(initialCheckout),
);
