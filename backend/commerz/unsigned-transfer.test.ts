import { beforeEach, describe, expect, it } from 'vitest';
import * as fixture from './backend.fixture';

const { BACKORDER, BANK_TRANSFER, GOLD_TWO, MAJA, TOLVAN } = fixture;

let backend: fixture.Backend;
beforeEach(() => {
  backend = fixture.newBackend();
});

const MINUTES = 60;
const all = { productVariants: { '0': { id: GOLD_TWO, quantity: 3 } } };
const transfer = (overrides: Record<string, unknown> = {}) =>
  backend.create({ ...all, paymentId: BANK_TRANSFER, ...overrides });
const inStock = () => backend.inStock(GOLD_TWO);
const sign = async (person: string, orderId: number) =>
  backend.post('confirm-manual-payment', { orderId }, (await fixture.identify(backend, person, 'signing')).headers);

describe('a transfer that nobody has signed', () => {
  it('keeps its stock for a quarter of an hour, then others can buy it', async () => {
    await transfer();
    backend.clock.advance(15 * MINUTES - 1);
    expect((await transfer({ ssn: MAJA })).body.message).toBe('STOCK');
    backend.clock.advance(1);
    expect((await transfer({ ssn: MAJA })).body).toMatchObject({ code: 200, orderId: 2 });
    expect(await backend.fetchOrder(1)).toMatchObject({ state: 'awaiting_verification', paymentState: 'awaiting' });
  });

  it('can be signed later while the items are available, and then keeps them', async () => {
    await transfer();
    backend.clock.advance(3600);
    expect([(await backend.fetchOrder()).state, inStock()]).toEqual(['awaiting_verification', 3]);
    expect((await sign(TOLVAN, 1)).status).toBe(200);
    expect([(await backend.fetchOrder()).state, inStock()]).toEqual(['confirmed', 0]);
    backend.clock.set(new Date('2026-03-11T22:59:58Z'));
    expect([(await backend.fetchOrder()).state, inStock()]).toEqual(['confirmed', 0]);
  });

  it('is rejected with SOLD_OUT when the items are sold, and nothing is sold twice', async () => {
    await transfer();
    backend.clock.advance(15 * MINUTES);
    await transfer({ ssn: MAJA, productVariants: { '0': { id: GOLD_TWO, quantity: 1 } } });
    const before = await backend.storedOrders();
    expect(await sign(TOLVAN, 1)).toEqual({ status: 409, body: { code: 409, message: 'SOLD_OUT' } });
    expect(await backend.storedOrders()).toEqual(before);
    expect(inStock()).toBe(2);
    expect((await sign(MAJA, 2)).status).toBe(200);
    expect(inStock()).toBe(2);
  });

  it('gets its stock back when the money arrives first, if it is still available', async () => {
    await transfer();
    backend.clock.advance(15 * MINUTES);
    const [{ payments }] = await backend.storedOrders();
    expect(inStock()).toBe(3);
    await backend.submit(`/sim/bank-transfers/${payments[0].ref}`);
    expect(inStock()).toBe(0);
    backend.clock.advance(3 * 86_400);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'awaiting_verification', paymentState: 'paid' });
    expect((await sign(TOLVAN, 1)).status).toBe(200);
    expect(inStock()).toBe(0);
    expect(await backend.fetchOrder()).toMatchObject({ state: 'confirmed', paymentState: 'paid' });
  });

  it('on backorder can be signed at any time: a backorder reserves no stock', async () => {
    await transfer({ productVariants: { '0': { id: BACKORDER, quantity: 2 } } });
    backend.clock.advance(3600);
    expect((await sign(TOLVAN, 1)).status).toBe(200);
  });
});
