import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from './backend.fixture';

const { BANK_TRANSFER, orderBody } = fixture;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

const KEY = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };
const SILENT = { phoneNumber: '0700000014' };
const PRICE = { status: 409, body: { code: 409, message: 'PRICE' } };
const create = (overrides: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  backend.post('create-order', orderBody(overrides), headers);
/** The current total of the order, in öre, measured with an order in a separate backend. */
const totalNow = () => {
  const probe = fixture.newBackend();
  probe.clock.set(backend.clock.now());
  return probe.post('create-order', orderBody()).then(({ body }) => Number(body.orderTotal));
};
/** Advances the clock far enough for another price. */
const priceMoves = () => backend.clock.advance(600);

describe('expectedTotal', () => {
  it('accepts an order with the current total', async () => {
    const expectedTotal = await totalNow();
    expect((await create({ expectedTotal })).body).toMatchObject({ code: 200, orderTotal: expectedTotal });
  });

  it.each([1, -1])('rejects a total that is off by %i öre, and writes nothing', async (beside) => {
    const expectedTotal = (await totalNow()) + beside;
    expect(await create({ expectedTotal })).toEqual(PRICE);
    expect(await create({ expectedTotal, paymentId: BANK_TRANSFER })).toEqual(PRICE);
    expect(await backend.storedOrders()).toEqual([]);
  });

  it('leaves an existing order and its open payment untouched when it is rejected', async () => {
    const expectedTotal = await totalNow();
    await create({ ...SILENT, expectedTotal });
    backend.clock.advance(60);
    const before = await backend.storedOrders();
    expect(await create({ ...SILENT, orderId: 1, shippingId: 2, expectedTotal })).toEqual(PRICE);
    expect(await backend.storedOrders()).toEqual(before);
    expect(before[0].payments).toMatchObject([{ state: 'created' }]);
  });

  it('is not compared with an order that the same attempt has already created', async () => {
    const expectedTotal = await totalNow();
    const first = await create({ expectedTotal, paymentId: BANK_TRANSFER }, KEY);
    priceMoves();
    expect(await totalNow()).not.toBe(expectedTotal);
    expect(await create({ expectedTotal, paymentId: BANK_TRANSFER }, KEY)).toEqual(first);
    expect(await create({ expectedTotal, paymentId: BANK_TRANSFER, orderId: 1 })).toEqual(first);
  });
});
