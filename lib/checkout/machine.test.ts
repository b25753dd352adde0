import { describe, expect, it } from 'vitest';
import { type CheckoutEvent, canCreateOrder, checkoutReducer, type OrderAnswer, shownError } from './machine';
import { placedOrderFixture } from './order.fixture';
import { type CheckoutState, initialCheckout } from './state';

const run = (state: CheckoutState, ...events: CheckoutEvent[]) => events.reduce(checkoutReducer, state);
const method = (code: string) => ({ id: 3, code, name: code });
const paying = (code: string) =>
  run(
    initialCheckout,
    { type: 'entered', mixed: false, intent: 'i-1' },
    { type: 'delivery-chosen', method: method('postnord') },
    { type: 'payment-chosen', method: method(code) },
    { type: 'order-sent' },
  );
const answered = (answer: Partial<OrderAnswer>): CheckoutEvent => ({
  type: 'order-answered',
  answer: { code: 200, message: 'OK', orderId: '991', redirectUrl: null, verificationRequired: false, ...answer },
  order: null,
  nextIntent: 'i-2',
});

const placed = placedOrderFixture();
const settled: CheckoutEvent = { type: 'order-settled', order: placed };

describe('checkout steps 0 to 4 (spec.md section 4)', () => {
  it('activeStep starts at 1', () => expect(initialCheckout.activeStep).toBe(1));
  it('a mixed cart starts at 0, and choosing a metal leads on', () => {
    const entered = run(initialCheckout, { type: 'entered', mixed: true, intent: 'i' });
    expect(entered.activeStep).toBe(0);
    expect(run(entered, { type: 'metal-chosen', metal: 'silver' })).toMatchObject({ activeStep: 1, metal: 'silver' });
  });
});

describe('card-like provider order (the Zimpler variant)', () => {
  it('after a create-order response the step moves to 2', () => {
    expect(run(paying('zimpler'), answered({ redirectUrl: 'https://z' })).activeStep).toBe(2);
    expect(run(paying('zimpler'), answered({ code: 409, orderId: null })).activeStep).toBe(2);
  });
  it('unless the code is 500 (error cleared)', () =>
    expect(run(paying('zimpler'), answered({ code: 500, orderId: null }))).toMatchObject({
      activeStep: 1,
      createOrderError: null,
    }));
  it("or 403 (error '403')", () =>
    expect(run(paying('zimpler'), answered({ code: 403, orderId: null }))).toMatchObject({
      activeStep: 1,
      createOrderError: '403',
    }));
  it('on code 200 the browser is redirected to redirectUrl', () =>
    expect(run(paying('zimpler'), answered({ redirectUrl: 'https://z' })).redirectZimplerLink).toBe('https://z'));
  it('a response with an orderId but a code other than 200 sets zimplerError', () =>
    expect(run(paying('zimpler'), answered({ code: 409 }))).toMatchObject({
      zimplerError: true,
      createdOrderId: '991',
    }));
  it.each([
    [403, '403'],
    [500, null],
  ])('also when the code is %i, whose own text is the one shown', (code, shown) => {
    const state = run(paying('zimpler'), answered({ code }));
    expect(state).toMatchObject({ activeStep: 1, zimplerError: true });
    expect(shownError(state)).toBe(shown);
  });
});

describe('Swish', () => {
  it('a successful create moves to step 2', () => expect(run(paying('swish'), answered({})).activeStep).toBe(2));
  it('the payment check: code 200 leads to step 3', () =>
    expect(run(paying('swish'), answered({}), { type: 'swish-paid' }).activeStep).toBe(3));
  it('otherwise swishError is set', () =>
    expect(run(paying('swish'), answered({}), { type: 'swish-failed', error: 'RF07' })).toMatchObject({
      activeStep: 2,
      swishError: 'RF07',
    }));
  it('TEL01 also sets RP06, and the TEL01 text is the one shown', () => {
    const state = run(paying('swish'), answered({ code: 400, message: 'TEL01', orderId: null }));
    expect(state.swishError).toBe('RP06');
    expect(shownError(state)).toBe('TEL01');
  });
});

describe('bank transfer', () => {
  it('a successful create moves to step 3', () =>
    expect(run(paying('bank_transfer'), answered({})).activeStep).toBe(3));
  it('or starts identity verification when verification is required', () =>
    expect(run(paying('bank_transfer'), answered({ verificationRequired: true }))).toMatchObject({
      activeStep: 2,
      verificationRequired: true,
    }));
  it('on success the step becomes 4 and bankIdVerificationSuccess is set', () =>
    expect(
      run(paying('bank_transfer'), answered({ verificationRequired: true }), { type: 'verification-succeeded' }),
    ).toMatchObject({ activeStep: 4, bankIdVerificationSuccess: true }));
  it('otherwise the step returns to 2, creation is blocked, and bankTransferError is set', () =>
    expect(
      run(paying('bank_transfer'), answered({ verificationRequired: true }), {
        type: 'verification-failed',
        message: 'CB',
      }),
    ).toMatchObject({ activeStep: 2, blockCreateOrder: true, bankTransferError: 'CB' }));
  it('a failed signature is no news of an order that does not wait for one', () => {
    const failed: CheckoutEvent = { type: 'verification-failed', message: 'CB' };
    const signed = run(paying('bank_transfer'), answered({ verificationRequired: true }), {
      type: 'verification-succeeded',
    });
    const paid = run(paying('swish'), answered({}), { type: 'swish-paid' });
    for (const state of [initialCheckout, paying('bank_transfer'), run(paying('swish'), answered({})), paid, signed])
      expect(checkoutReducer(state, failed)).toBe(state);
  });
});

describe('any create-order failure sets blockCreateOrder until retried', () => {
  it.each(['swish', 'zimpler', 'bank_transfer'])('%s', (code) => {
    for (const status of [400, 403, 500]) {
      const failed = run(paying(code), answered({ code: status, message: 'X', orderId: null }));
      expect(failed.blockCreateOrder).toBe(true);
      expect(canCreateOrder(failed)).toBe(false);
      expect(canCreateOrder(run(failed, { type: 'retried' }))).toBe(true);
    }
  });
});

describe('one order per intent', () => {
  const refused = (wasSent: boolean): CheckoutEvent => ({
    type: 'order-refused',
    code: 403,
    wasSent,
    nextIntent: 'i-2',
  });
  it('a refusal of our own proxy is one of the first attempt only', () =>
    expect(run(paying('swish'), refused(false))).toMatchObject({
      intent: 'i-2',
      orderSent: false,
      createOrderError: '403',
      blockCreateOrder: true,
    }));
  it('and takes nothing from the doubt about an earlier one', () => {
    const again = run(paying('swish'), { type: 'order-unanswered' }, { type: 'retried' }, { type: 'order-sent' });
    const state = run(again, refused(true));
    expect(state).toMatchObject({ intent: 'i-1', orderSent: true, createOrderLoading: false });
    expect(canCreateOrder(state)).toBe(true);
  });
  it('nor from the doubt about one that was left', () => {
    const left = run(paying('swish'), { type: 'cart-opened' }, { type: 'entered', mixed: false, intent: 'i-9' });
    const state = run(left, { type: 'order-sent' }, refused(false));
    expect(state).toMatchObject({ intent: 'i-1', unsettled: { intent: 'i-1', orderId: null } });
  });
  it('cannot be sent twice', () => expect(canCreateOrder(paying('swish'))).toBe(false));
  it('a lost answer keeps the intent, so that asking again gives the same order', () => {
    const lost = run(paying('swish'), { type: 'order-unanswered' });
    expect(lost).toMatchObject({ intent: 'i-1', orderSent: true, createOrderError: 'LOST', createOrderLoading: false });
  });
  it('newer prices hold it back: nothing was sent, nothing has failed, and the same wish can be confirmed', () => {
    const held = run(paying('swish'), { type: 'order-held', wasSent: false });
    expect(held).toMatchObject({ intent: 'i-1', orderSent: false, createdOrderId: null, activeStep: 1 });
    expect(shownError(held)).toBeNull();
    expect(canCreateOrder(held)).toBe(true);
  });
  it('newer prices do not settle what became of an attempt before', () => {
    const again = run(paying('swish'), { type: 'order-unanswered' }, { type: 'retried' }, { type: 'order-sent' });
    expect(run(again, { type: 'order-held', wasSent: true })).toMatchObject({ intent: 'i-1', orderSent: true });
  });
  it('a refusal without an order makes the next attempt a new intent', () =>
    expect(run(paying('swish'), answered({ code: 400, message: 'VR02', orderId: null })).intent).toBe('i-2'));
  it('an order that was paid elsewhere while its payment had failed here is done here too', () =>
    expect(run(paying('swish'), answered({}), { type: 'swish-failed', error: 'TM01' }, settled)).toMatchObject({
      activeStep: 3,
      blockCreateOrder: false,
      swishError: null,
    }));
  it('an order is remembered through failure and change of method', () => {
    const state = run(paying('swish'), answered({ code: 400, message: 'RP06' }), { type: 'details-reopened' });
    expect(state).toMatchObject({ createdOrderId: '991', intent: 'i-1', activeStep: 1, swishError: null });
  });
});

describe('clearing', () => {
  it('clear data resets to step 1', () =>
    expect(run(paying('swish'), answered({}), { type: 'cleared' })).toEqual(initialCheckout));
  it('opening the cart clears checkout data', () =>
    expect(run(paying('swish'), answered({ code: 400, orderId: null }), { type: 'cart-opened' })).toEqual(
      initialCheckout,
    ));
  it('a bank-transfer clear resets to step 4', () =>
    expect(run(paying('bank_transfer'), { type: 'bank-transfer-cleared' }).activeStep).toBe(4));
});

describe('an order that was left unpaid', () => {
  const opened: CheckoutEvent = { type: 'cart-opened' };
  const entered: CheckoutEvent = { type: 'entered', mixed: false, intent: 'i-9' };
  const left = run(paying('swish'), answered({}), opened);

  it('is all that outlives the opening of the cart, however often it is opened', () => {
    const kept = { ...initialCheckout, unsettled: { intent: 'i-1', orderId: '991' } };
    expect(left).toEqual(kept);
    expect(run(left, opened)).toEqual(kept);
  });
  it('is what the next order changes, until more is heard of it', () =>
    expect(run(left, entered)).toMatchObject({ activeStep: 1, intent: 'i-1', createdOrderId: '991', order: null }));
  it('is so too when only its answer was lost', () => {
    const lost = run(paying('swish'), { type: 'order-unanswered' }, opened, entered);
    expect(lost).toMatchObject({ intent: 'i-1', createdOrderId: null, unsettled: { intent: 'i-1', orderId: null } });
    expect(run(lost, { type: 'earlier-order-open', orderId: '991' }).createdOrderId).toBe('991');
  });
  it('makes way for a new order once it is cancelled', () =>
    expect(run(left, entered, { type: 'earlier-order-gone', intent: 'i-9' })).toMatchObject({
      intent: 'i-9',
      createdOrderId: null,
      unsettled: null,
    }));
  it('is shown as done when it was paid after all', () =>
    expect(run(left, entered, settled)).toMatchObject({ activeStep: 3, order: placed, unsettled: null }));
  it('is not unsettled any more when it has been answered anew', () =>
    expect(run(left, entered, { type: 'order-sent' }, answered({}))).toMatchObject({
      createdOrderId: '991',
      unsettled: null,
    }));
  it('does not come from an order that is done', () =>
    expect(run(paying('swish'), answered({}), { type: 'swish-paid' }, opened)).toEqual(initialCheckout));
  it('is forgotten when the customer signs out', () => expect(run(left, { type: 'cleared' })).toEqual(initialCheckout));
});

describe('methods', () => {
  it('keeps a choice that is still offered and takes back one that is not', () => {
    const offered = [
      { ...method('swish'), description: null },
      { ...method('zimpler'), description: null },
    ];
    const loaded = (code: string) => run(paying(code), { type: 'payment-methods-loaded', methods: offered });
    expect(loaded('zimpler').selectedPaymentMethod.code).toBe('zimpler');
    expect(loaded('bank_transfer').selectedPaymentMethod.id).toBe(-1);
  });
});
