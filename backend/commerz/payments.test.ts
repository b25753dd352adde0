import { beforeEach, describe, expect, it } from 'vitest';
import { paymentWays } from '../payments/ways';
import { zimplerRefusal } from '../payments/zimpler';
import * as fixture from './backend.fixture';

const { BANK_TRANSFER, MAJA, TOLVAN, ZIMPLER, STOREFRONT } = fixture;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

const check = (orderId = 1) => backend.get(`get-swish-check-payment?orderId=${orderId}`);

describe('Swish, by the number', () => {
  const silent = { phoneNumber: '0700000014' };
  const pending = { status: 202, body: { code: 202, message: 'CREATED' } };

  it.each([
    ['0700000001', 'TEL01'],
    ['0700000002', 'RP06'],
    ['0700000003', 'VR01'],
    ['0700000004', 'VR02'],
    ['0700000005', 'ACMT03'],
    ['0700000006', 'AM21'],
    ['0700000007', 'AM02'],
    ['0700000008', 'CB'],
    ['0700000009', 'XX99'],
  ])('%s is rejected at create with %s, and the order can be retried', async (phoneNumber, message) => {
    const { status, body } = await backend.create({ phoneNumber });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 422, message, orderId: 1 });
    expect(await backend.fetchOrder()).toMatchObject({ state: 'new', paymentState: 'failed' });
    expect((await check()).body).toEqual({ code: 422, message });
    expect(backend.inStock()).toBe(12);
    expect((await backend.create({ orderId: 1 })).body).toMatchObject({ code: 200, orderId: 1 });
  });

  const failed = { state: 'new', paymentState: 'failed' };
  it.each([
    ['0700000010', 'RF07', 422, failed, 12],
    ['0700000011', 'UA01', 422, failed, 12],
    ['0700000012', 'AM21', 422, failed, 12],
    ['0700000013', 'AM02', 422, failed, 12],
    ['0701740612', 'PAID', 200, { state: 'confirmed', paymentState: 'paid', paymentMethod: 'swish' }, 11],
  ])('%s is %s at the check after three seconds', async (phoneNumber, message, code, order, left) => {
    expect((await backend.create({ phoneNumber })).body.code).toBe(200);
    backend.clock.advance(2);
    expect(await check()).toEqual(pending);
    expect(backend.inStock()).toBe(11);
    backend.clock.advance(1);
    expect(await check()).toEqual({ status: code, body: { code, message } });
    expect(await backend.fetchOrder()).toMatchObject(order);
    expect(backend.inStock()).toBe(left);
  });

  it('0700000014 never responds: it stays CREATED, and releases its number and stock after three minutes', async () => {
    await backend.create(silent);
    expect((await backend.create(silent)).body).toMatchObject({ message: 'RP06', orderId: 2 });
    backend.clock.advance(179);
    expect(await check()).toEqual(pending);
    expect(backend.inStock()).toBe(11);
    backend.clock.advance(1);
    expect(await check()).toEqual(pending);
    expect(backend.inStock()).toBe(12);
    expect((await backend.create({ ...silent, orderId: 2 })).body.code).toBe(200);
    backend.clock.advance(86_400);
    expect(await check()).toEqual(pending);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'awaiting_payment', paymentState: 'awaiting' });
  });

  it('an order can be paid after a time-out, with the same phone number or another', async () => {
    const states = async () =>
      (await backend.storedOrders())[0].payments.map((payment: { state: string }) => payment.state);
    await backend.create(silent);
    backend.clock.advance(180);
    expect((await backend.create({ ...silent, orderId: 1 })).body).toMatchObject({ code: 200, orderId: 1 });
    expect(await states()).toEqual(['created', 'cancelled']);
    expect(backend.inStock()).toBe(11);
    backend.clock.advance(180);
    await backend.create({ orderId: 1 });
    backend.clock.advance(3);
    expect((await check()).body).toEqual({ code: 200, message: 'PAID' });
    expect(await states()).toEqual(['paid', 'cancelled', 'cancelled']);
    expect(backend.inStock()).toBe(11);
  });
});

describe('Zimpler', () => {
  const pay = async () => {
    const { body } = await backend.create({ paymentId: ZIMPLER });
    return new URL(body.redirectUrl).pathname;
  };

  it('can be aborted, and ignores a later approval', async () => {
    const page = await pay();
    const response = await backend.submit(page, { decision: 'abort' });
    expect(response.headers.get('location')).toBe(`${STOREFRONT}/checkout?orderId=1`);
    await backend.submit(page, { decision: 'approve', bank: 'Testbanken' });
    expect(await backend.fetchOrder()).toMatchObject({ state: 'new', paymentState: 'failed' });
    expect(backend.inStock()).toBe(12);
    const again = await backend.create({ paymentId: ZIMPLER, orderId: 1 });
    expect(again.body.code).toBe(200);
    expect(new URL(again.body.redirectUrl).pathname).not.toBe(page);
  });

  it('stays open when the customer leaves, and is paid when approved later', async () => {
    const page = await pay();
    backend.clock.advance(14 * 60);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'awaiting_payment', paymentState: 'awaiting' });
    expect((await backend.create({ paymentId: ZIMPLER, orderId: 1 })).body.redirectUrl).toContain(page);
    await backend.submit(page, { decision: 'approve', bank: 'Testbanken' });
    expect(await backend.fetchOrder()).toMatchObject({
      state: 'confirmed',
      paymentState: 'paid',
      paymentMethod: 'zimpler',
    });
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({ code: 200, message: 'OK' });
    expect(backend.inStock()).toBe(11);
  });

  /** Catalogue prices are whole kronor, so three phone numbers trigger the same errors. */
  it.each([
    [13, '0700000403', { code: 403, message: 'Forbidden' }, 0],
    [14, '0700000500', { code: 500, message: 'Internal Server Error' }, 0],
    [15, '0700000409', { code: 409, message: 'DEF', orderId: 1 }, 1],
  ])('rejects an amount ending in %i öre, and the number %s', async (ending, phoneNumber, expected, written) => {
    expect(zimplerRefusal(42_989_00 + ending, '0701740612')).toBe(expected.code);
    const { status, body } = await backend.create({ paymentId: ZIMPLER, phoneNumber });
    expect(status).toBe(expected.code);
    expect(body).toMatchObject(expected);
    expect(await backend.storedOrders()).toHaveLength(written);
    expect(backend.inStock()).toBe(12);
  });
});

describe('bank transfer', () => {
  const transfer = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
    backend.create({ paymentId: BANK_TRANSFER, ...overrides }, headers);
  const confirm = (headers: Record<string, string>, orderId = 1) =>
    backend.post('confirm-manual-payment', { orderId }, headers);

  it.each([
    ['the hour that occurs twice', '2026-10-25T00:59:00Z', '2026-10-26T22:59:59.000Z'],
    ['the last weekday before summer time', '2026-03-27T11:00:00Z', '2026-03-30T21:59:59.000Z'],
    ['the Good Friday before summer time', '2027-03-26T11:00:00Z', '2027-03-30T21:59:59.000Z'],
    ['the day before Christmas Eve', '2026-12-23T11:00:00Z', '2026-12-28T22:59:59.000Z'],
    ['the day before New Year’s Eve', '2026-12-30T11:00:00Z', '2027-01-04T22:59:59.000Z'],
    ['the day before Midsummer Eve', '2026-06-18T11:00:00Z', '2026-06-22T21:59:59.000Z'],
  ])('is to be paid by the end of the next bank day in Sweden, ordered in %s', async (_, now, payBefore) => {
    backend.clock.set(new Date(now));
    await transfer();
    expect(await backend.fetchOrder()).toMatchObject({ payment: { payBefore } });
  });

  it('requires a signature when the personal number was typed', async () => {
    expect((await transfer()).body).toMatchObject({ code: 200, verificationRequired: true, redirectUrl: null });
    expect(await backend.fetchOrder()).toMatchObject({
      state: 'awaiting_verification',
      paymentState: 'awaiting',
      payment: { reference: '10000180', payBefore: '2026-03-11T22:59:59.000Z' },
    });
  });

  it("is confirmed at once in the customer's own session", async () => {
    const maja = await fixture.identify(backend, MAJA);
    const { body } = await transfer({ ssn: undefined, customerId: maja.customerId }, maja.headers);
    expect(body).toMatchObject({ code: 200, verificationRequired: false });
    const { order } = (await backend.post('fetch-order', { orderId: 1 }, maja.headers)).body;
    expect(order).toMatchObject({ state: 'confirmed', paymentState: 'awaiting' });
  });

  it("is confirmed by the buyer's signature, once or twice", async () => {
    await transfer();
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    const expected = { status: 200, body: { code: 200, message: 'OK', orderId: 1 } };
    expect(await confirm(headers)).toEqual(expected);
    const after = await backend.storedOrders();
    expect(await confirm(headers)).toEqual(expected);
    expect(await backend.storedOrders()).toEqual(after);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'confirmed', paymentState: 'awaiting' });
  });

  it("rejects another person's signature, a login, half a signature and none", async () => {
    await transfer();
    const maja = await fixture.identify(backend, MAJA, 'signing');
    const login = await fixture.identify(backend, TOLVAN);
    const tolvan = (await fixture.identify(backend, TOLVAN, 'signing')).headers as Record<string, string>;
    expect(await confirm(maja.headers)).toEqual({ status: 403, body: { code: 403, message: 'NOT_BUYER' } });
    const asSignature = { ...login.headers, 'x-signing-token': `Bearer ${login.output.refresh_token}` };
    expect((await confirm(asSignature)).body).toEqual({ code: 403, message: 'WRONG_PURPOSE' });
    const mixed = { ...tolvan, 'x-signing-token': maja.headers['x-signing-token'] ?? '' };
    expect((await confirm(mixed)).status).toBe(401);
    const { 'x-signing-token': _, ...accessOnly } = tolvan;
    expect((await confirm(accessOnly)).status).toBe(401);
    expect((await confirm({})).status).toBe(401);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'awaiting_verification' });
  });

  it('accepts a signature for one order and for a quarter of an hour', async () => {
    await transfer();
    await transfer();
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    await confirm(headers);
    expect((await confirm(headers, 2)).body).toEqual({ code: 403, message: 'SIGNATURE_USED' });
    const late = await fixture.identify(backend, TOLVAN, 'signing');
    backend.clock.advance(900);
    expect((await confirm(late.headers, 2)).status).toBe(401);
  });

  it('is the only method that a signature confirms', async () => {
    await backend.create({ phoneNumber: '0700000014' });
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    expect((await confirm(headers)).body).toEqual({ code: 409, message: 'NOT_BANK_TRANSFER' });
    expect((await confirm(headers, 9)).body).toEqual({ code: 404, message: 'NOT_FOUND' });
  });

  it('is cancelled when nobody signs in time, and can be ordered again', async () => {
    await transfer();
    backend.clock.set(new Date('2026-03-11T23:00:00Z'));
    expect(await backend.fetchOrder()).toMatchObject({ state: 'cancelled', paymentState: 'failed' });
    expect((await backend.post('validate-order', { orderId: 1 })).body).toEqual({
      code: 409,
      message: 'ORDER_CANCELLED',
    });
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    expect((await confirm(headers)).body.message).toBe('ORDER_CANCELLED');
    expect(backend.inStock()).toBe(12);
    expect((await transfer({ orderId: 1 })).body).toMatchObject({ code: 200, verificationRequired: true });
  });

  it('may be changed to Swish under the same number before the transfer arrives', async () => {
    await transfer();
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    await confirm(headers);
    const [{ payments }] = await backend.storedOrders();
    expect((await backend.create({ orderId: 1 })).body).toMatchObject({ code: 200, orderId: 1, number: '000000001' });
    expect(await backend.fetchOrder()).toMatchObject({ state: 'awaiting_payment', paymentMethod: 'swish' });
    // Money for a withdrawn transfer no longer belongs to this order.
    await backend.submit(`/sim/bank-transfers/${payments[0].ref}`);
    expect(await backend.fetchOrder()).toMatchObject({ paymentState: 'awaiting' });
    backend.clock.advance(3);
    expect((await check()).body).toEqual({ code: 200, message: 'PAID' });
    const [order] = await backend.storedOrders();
    expect(order).toMatchObject({ state: 'confirmed', paymentState: 'paid' });
    expect(order.payments.map((payment: { state: string }) => payment.state)).toEqual(['paid', 'cancelled']);
    expect(backend.inStock()).toBe(11);
  });

  it('stays unchanged once paid, or once confirmed and requested as a transfer again', async () => {
    await transfer();
    const { headers } = await fixture.identify(backend, TOLVAN, 'signing');
    await confirm(headers);
    const before = await backend.storedOrders();
    expect((await transfer({ orderId: 1, email: 'ny@post.test' })).body).toMatchObject({ code: 200 });
    expect(await backend.storedOrders()).toEqual(before);
    expect((await backend.create({ orderId: 1, ssn: MAJA })).body).toEqual({ code: 403, message: 'ORDER' });
    await backend.submit(`/sim/bank-transfers/${before[0].payments[0].ref}`);
    expect((await backend.create({ orderId: 1 })).body).toMatchObject({ code: 200, orderId: 1 });
    expect(await backend.fetchOrder()).toMatchObject({
      state: 'confirmed',
      paymentState: 'paid',
      paymentMethod: 'bank_transfer',
    });
  });
});

it.each(['id', 'code', 'name', 'description', 'instructions'] as const)(
  'no two ways to pay share their %s',
  (field) => {
    const values = paymentWays.flatMap((way) => way[field] ?? []);
    expect(values).toEqual([...new Set(values)]);
  },
);
