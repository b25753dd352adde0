import { beforeEach, describe, expect, it } from 'vitest';
import { currentVariant } from '../catalogue/goods';
import { customers } from '../db/order-tables';
import * as fixture from './backend.fixture';

const { BACKORDER, BANK_TRANSFER, GOLD, GOLD_TWO, MAJA, SILVER, SOLD_OUT, ZIMPLER } = fixture;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

const lines = (...list: [id: number | string, quantity: number][]) => ({
  productVariants: Object.fromEntries(list.map(([id, quantity], index) => [index, { id, quantity }])),
});
const gross = (id: number) => {
  const variant = currentVariant(backend.db, backend.clock, id);
  return (variant?.price ?? 0) + (variant?.vat ?? 0);
};
const KEY = '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90';

describe('a new order', () => {
  it('responds as the contract says', async () => {
    const { status, body } = await backend.create(lines([GOLD, 2], [GOLD_TWO, 1]));
    const itemsTotal = 2 * gross(GOLD) + gross(GOLD_TWO);
    expect(status).toBe(200);
    expect(body).toEqual({
      code: 200,
      message: 'OK',
      orderId: 1,
      redirectUrl: null,
      orderItems: [
        { productCode: 'guldtacka-10g', quantity: 2 },
        { productCode: 'guldmynt-1oz', quantity: 1 },
      ],
      shippingTotal: 149_00,
      itemsTotal,
      orderTotal: itemsTotal + 149_00,
      number: '000000001',
      shippingAddress: { email: 'kund@post.test' },
      verificationRequired: false,
    });
  });

  it('keeps the price, the VAT and the price epoch of the time of ordering', async () => {
    await backend.create(lines([SILVER, 2]));
    const before = gross(SILVER);
    backend.clock.advance(3600);
    expect(gross(SILVER)).not.toBe(before);
    const [order] = await backend.storedOrders();
    const [line] = order.lines;
    expect(line).toMatchObject({
      metal: 'silver',
      quantity: 2,
      total: 2 * before,
      priceEpoch: '2026-03-10T08:55:00.000Z',
    });
    expect(line.unitPrice + line.vat).toBe(before);
    expect(line.vat).toBe(line.unitPrice / 4);
    expect(order.orderTotal).toBe(order.itemsTotal + order.shippingTotal);
    expect(order.itemsTotal).toBe(line.total);
  });

  it('accepts codes for variants and methods, and merges lines of the same variant', async () => {
    const { body } = await backend.create({
      ...lines(['guldtacka-10g', 1], [GOLD, 2]),
      paymentId: 'swish',
      shippingId: 'butik-malmo',
    });
    expect(body.orderItems).toEqual([{ productCode: 'guldtacka-10g', quantity: 3 }]);
    expect(body.shippingTotal).toBe(0);
  });
});

describe('no order is written', () => {
  it.each<[string, Record<string, unknown>, number, string]>([
    ['gold and silver together', lines([GOLD, 1], [SILVER, 1]), 422, 'MIXED_METALS'],
    ['more than there is', lines([GOLD, 13]), 422, 'STOCK'],
    ['more than there is, on two lines', lines([GOLD, 7], ['guldtacka-10g', 6]), 422, 'STOCK'],
    ['more than a supplier delivers', lines([BACKORDER, 6]), 422, 'STOCK'],
    ['something sold out', lines([SOLD_OUT, 1]), 422, 'STOCK'],
    ['something unknown', lines([999, 1]), 422, 'UNKNOWN_VARIANT'],
    ['nothing', { productVariants: {} }, 400, 'Bad request: productVariants'],
    ['no piece', lines([GOLD, 0]), 400, 'Bad request: productVariants'],
    ['half a piece', lines([GOLD, 1.5]), 400, 'Bad request: productVariants'],
    ['an unknown payment method', { paymentId: 99 }, 422, 'PAYMENT_METHOD'],
    ['an unknown shipping method', { shippingId: 99 }, 422, 'SHIPPING_METHOD'],
    ['a bad e-mail address', { email: 'kund@post' }, 422, 'EMAIL'],
    ['a bad number, Swish', { phoneNumber: '08123456' }, 422, 'TEL01'],
    ['a bad number, transfer', { phoneNumber: '08123456', paymentId: BANK_TRANSFER }, 422, 'DEF'],
    ['nobody', { ssn: undefined }, 400, 'BUYER'],
    ['two buyers', { customerId: 1 }, 400, 'BUYER'],
    ['a wrong personal number, Swish', { ssn: '191212121213' }, 422, 'VR02'],
    ['an unknown person, Swish', { ssn: '190001019802' }, 422, 'VR02'],
    ['an unknown person, transfer', { ssn: '190001019802', paymentId: BANK_TRANSFER }, 422, 'DEF'],
    ['an unknown person, Zimpler', { ssn: '190001019802', paymentId: ZIMPLER }, 422, 'DEF'],
    ['a minor, Swish', { ssn: fixture.MINOR }, 422, 'VR01'],
    ['a minor, transfer', { ssn: fixture.MINOR, paymentId: BANK_TRANSFER }, 422, 'DEF'],
    ['a blocked customer, Swish', { ssn: fixture.BLOCKED }, 422, 'CB'],
    ['a blocked customer, transfer', { ssn: fixture.BLOCKED, paymentId: BANK_TRANSFER }, 422, 'CB'],
    ['an order that does not exist', { orderId: 77 }, 404, 'NOT_FOUND'],
    ['a customer without their session', { ssn: undefined, customerId: 1 }, 403, 'FORBIDDEN'],
  ])('for %s', async (_, overrides, code, message) => {
    expect(await backend.create(overrides)).toEqual({ status: code, body: { code, message } });
    expect(await backend.storedOrders()).toEqual([]);
    expect(backend.db.select().from(customers).all()).toEqual([]);
    expect([backend.inStock(GOLD), backend.inStock(SILVER)]).toEqual([12, 40]);
  });
});

describe('a signed-in customer', () => {
  it('orders with their id in their own session', async () => {
    const maja = await fixture.identify(backend, MAJA);
    const mine = { ssn: undefined, customerId: maja.customerId, subscribedToNewsletter: true };
    expect((await backend.create(mine, maja.headers)).body.code).toBe(200);
    expect((await backend.get(`get-customer?id=${maja.customerId}`, maja.headers)).body).toMatchObject({
      email: 'kund@post.test',
      phoneNumber: '0701740612',
      subscribedToNewsletter: true,
    });
  });

  it('cannot order for somebody else, nor with a signature', async () => {
    const maja = await fixture.identify(backend, MAJA);
    const tolvan = await fixture.identify(backend, fixture.TOLVAN);
    const signature = await fixture.identify(backend, MAJA, 'signing');
    const mine = { ssn: undefined, customerId: maja.customerId };
    expect((await backend.create(mine, tolvan.headers)).status).toBe(403);
    expect((await backend.create(mine, signature.headers)).status).toBe(403);
    expect((await backend.create(mine, { Authorization: 'Bearer old' })).status).toBe(401);
    expect(await backend.storedOrders()).toEqual([]);
  });

  it('keeps their record unchanged when somebody else types their number', async () => {
    await backend.create({ ssn: MAJA, email: 'elak@post.test' });
    const maja = await fixture.identify(backend, MAJA);
    const { body } = await backend.get(`get-customer?id=${maja.customerId}`, maja.headers);
    expect(body.email).toBe('maja.lindqvist@post.test');
  });
});

describe('the same order again', () => {
  const stays = { phoneNumber: '0700000014' };

  it('is updated instead of duplicated, and its payment is retried', async () => {
    await backend.create({ phoneNumber: '0700000004' });
    const { body } = await backend.create({ orderId: 1, ...lines([GOLD, 3]), email: 'ny@post.test', shippingId: 2 });
    expect(body).toMatchObject({
      code: 200,
      orderId: 1,
      number: '000000001',
      shippingAddress: { email: 'ny@post.test' },
    });
    const stored = await backend.storedOrders();
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({ state: 'awaiting_payment', shippingTotal: 0, itemsTotal: 3 * gross(GOLD) });
    expect(stored[0].lines).toHaveLength(1);
    expect(stored[0].payments.map((payment: { state: string }) => payment.state)).toEqual(['created', 'failed']);
    expect(backend.inStock(GOLD)).toBe(9);
  });

  it('can use the pieces that it has reserved itself, and releases those that are no longer ordered', async () => {
    await backend.create({ ...stays, ...lines([GOLD, 12]) });
    expect((await backend.create({ ...stays, orderId: 1, ...lines([GOLD, 12], [GOLD_TWO, 1]) })).body.code).toBe(200);
    await backend.create({ ...stays, orderId: 1, ...lines([GOLD_TWO, 1]) });
    expect([backend.inStock(GOLD), backend.inStock(GOLD_TWO)]).toEqual([12, 2]);
  });

  it('is read only when nothing has changed and the payment is open', async () => {
    const first = await backend.create(stays);
    backend.clock.advance(60);
    expect(await backend.create({ ...stays, orderId: 1 })).toEqual(first);
    expect((await backend.storedOrders())[0].payments).toHaveLength(1);
  });

  it('is returned unchanged once paid, so that a lost response never causes a second payment', async () => {
    const first = await backend.create();
    backend.clock.advance(3);
    expect(await backend.create({ orderId: 1 })).toEqual(first);
    const before = await backend.storedOrders();
    expect(before).toMatchObject([{ state: 'confirmed', paymentState: 'paid' }]);
    expect((await backend.create({ orderId: 1, paymentId: BANK_TRANSFER, ...lines([GOLD, 9]) })).body).toEqual(
      first.body,
    );
    expect(await backend.storedOrders()).toEqual(before);
  });

  it('stays unchanged when the change is rejected', async () => {
    await backend.create(stays);
    const before = await backend.storedOrders();
    expect((await backend.create({ ...stays, orderId: 1, ...lines([GOLD, 1], [SILVER, 1]) })).body.message).toBe(
      'MIXED_METALS',
    );
    expect((await backend.create({ ...stays, orderId: 1, ...lines([GOLD, 99]) })).body.message).toBe('STOCK');
    expect((await backend.create({ ...stays, orderId: 1, shippingId: 2, expectedTotal: 1 })).body.message).toBe(
      'PRICE',
    );
    expect(await backend.storedOrders()).toEqual(before);
    expect(backend.inStock(GOLD)).toBe(11);
  });

  it("is priced at today's prices", async () => {
    await backend.create({ phoneNumber: '0700000004' });
    const before = gross(GOLD);
    backend.clock.advance(3600);
    expect(gross(GOLD)).not.toBe(before);
    expect((await backend.create({ orderId: 1 })).body.itemsTotal).toBe(gross(GOLD));
  });
});

describe('Idempotency-Key', () => {
  const key = { 'Idempotency-Key': KEY };

  it('creates one order for a call whose response was lost', async () => {
    const first = await backend.create({}, key);
    expect(await backend.create({}, key)).toEqual(first);
    backend.clock.advance(10);
    expect(await backend.create({}, key)).toEqual(first);
    expect(await backend.storedOrders()).toHaveLength(1);
    expect((await backend.storedOrders())[0].payments).toHaveLength(1);
  });

  it('updates the order that it created when the request has changed', async () => {
    await backend.create({ phoneNumber: '0700000004' }, key);
    expect((await backend.create(lines([GOLD, 2]), key)).body).toMatchObject({ code: 200, orderId: 1 });
    expect(await backend.storedOrders()).toHaveLength(1);
  });
});

describe('expectedTotal', () => {
  const PRICE = { status: 409, body: { code: 409, message: 'PRICE' } };
  /** The current total of the order, in öre. */
  const totalNow = () => gross(GOLD) + 99_00;

  it.each([1, -1])('rejects a total that is off by %i öre, and writes nothing', async (beside) => {
    const expectedTotal = totalNow() + beside;
    expect(await backend.create({ expectedTotal })).toEqual(PRICE);
    expect(await backend.storedOrders()).toEqual([]);
  });

  it('is not compared with an order that the same attempt has already created', async () => {
    const expectedTotal = totalNow();
    const first = await backend.create({ expectedTotal, paymentId: BANK_TRANSFER }, { 'Idempotency-Key': KEY });
    backend.clock.advance(600);
    expect(totalNow()).not.toBe(expectedTotal);
    expect(await backend.create({ expectedTotal, paymentId: BANK_TRANSFER }, { 'Idempotency-Key': KEY })).toEqual(
      first,
    );
    expect(await backend.create({ expectedTotal, paymentId: BANK_TRANSFER, orderId: 1 })).toEqual(first);
  });
});
