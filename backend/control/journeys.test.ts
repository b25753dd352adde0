import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type Json, membersOf } from '../testing/test-app';

const backend = createTestApp();
const VARIANT = '/sylius/api/v2/shop/product-variants';
const ZIMPLER = 4;
const TOLVAN = '191212121212';

beforeEach(() => backend.control('reset'));

const orderOf = (variantId: unknown, overrides: object = {}) => ({
  paymentId: ZIMPLER,
  shippingId: 2,
  phoneNumber: '0701740612',
  email: 'kund@post.test',
  subscribedToNewsletter: false,
  productVariants: { '0': { id: variantId, quantity: 1 } },
  ssn: TOLVAN,
  ...overrides,
});
const order = (body: object) => backend.post('/sylius/commerz/create-order', body);
const orders = async (): Promise<Json[]> => Object.values((await backend.json('/__control/orders')).orders ?? {});
const created = async (code: string, facts: object) =>
  (await backend.control('product', { create: { code, name: code, ...facts } })).body.variantId;

describe('a product with an exact price', () => {
  it('costs that to the öre in every call, whatever the metal does', async () => {
    await created('prov-guld', { price: 1_000_013 });
    await created('prov-silver', { price: 40_000, metal: 'silver', mainTaxon: 'silvertackor' });
    const shown = async (code: string) => {
      const { price, originalPrice, vat } = await backend.json(`${VARIANT}/${code}`);
      return { price, originalPrice, vat };
    };
    await backend.control('tick', { gold: 1.2, silver: 1.2 });
    expect(await shown('prov-guld')).toEqual({ price: 1_000_013, originalPrice: 1_000_013, vat: 0 });
    expect(await shown('prov-silver')).toEqual({ price: 40_000, originalPrice: 40_000, vat: 10_000 });
    const cheapest = await backend.json(
      '/sylius/api/v2/shop/products?order[price]=asc&productTaxons.taxon.code=silvertackor',
    );
    const codes = membersOf(cheapest).map(({ code }) => code);
    expect(codes).toContain('prov-silver');
    const prices = await Promise.all(codes.map(async (code) => Number((await shown(String(code))).price)));
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it.each([
    [13, 403, false],
    [14, 500, false],
    [15, 409, true],
  ])('ending in %i öre makes Zimpler answer %i to the order', async (ending, code, written) => {
    const variantId = await created(`prov-${ending}`, { price: 1_000_000 + ending });
    const { status, body } = await order(orderOf(variantId));
    expect([status, Number(body.code)]).toEqual([code, code]);
    expect('orderId' in body).toBe(written);
    const stored = await orders();
    expect(stored.map(({ orderTotal }) => Number(orderTotal))).toEqual(written ? [1_000_000 + ending] : []);
  });

  it('ending otherwise is paid for on the page of Zimpler', async () => {
    const { body } = await order(orderOf(await created('prov-16', { price: 1_000_016 })));
    expect(body).toMatchObject({
      code: 200,
      orderTotal: 1_000_016,
      redirectUrl: expect.stringContaining('/sim/zimpler/'),
    });
  });
});

describe('a lost answer', () => {
  const key = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };
  const bar = 'guldtacka-10g-valcambi';

  it.each([
    [{ drop: true }, 500],
    [{ status: 504 }, 504],
    [{ body: '<html>' }, 200],
  ])('by %j comes after the order is written, and the second call finds that order', async (fault, status) => {
    await backend.control('faults', { match: 'create-order', after: true, ...fault });
    const lost = await backend.fetch('/sylius/commerz/create-order', key, orderOf(bar));
    expect(lost.status).toBe(status);
    expect(await lost.text()).not.toContain('orderId');
    expect(await orders()).toHaveLength(1);
    const again = await backend.fetch('/sylius/commerz/create-order', key, orderOf(bar));
    expect(await again.json()).toMatchObject({ code: 200, orderId: 1 });
    expect(await orders()).toHaveLength(1);
  });

  it('that is only late is the answer', async () => {
    await backend.control('faults', { match: 'create-order', after: true, delayMs: 5 });
    expect((await order(orderOf(bar))).body).toMatchObject({ code: 200, orderId: 1 });
  });

  it('without "after" nothing is written', async () => {
    await backend.control('faults', { match: 'create-order', status: 504 });
    expect((await order(orderOf(bar))).status).toBe(504);
    expect(await orders()).toEqual([]);
  });
});

describe('ten minutes on the clock', () => {
  it('make a new price epoch, end an open identification and pay an open Swish', async () => {
    await backend.control('clock', { now: '2026-03-10T10:00:00+01:00' });
    const bar = 'guldtacka-10g-valcambi';
    const state = async () => ({
      price: (await backend.json(`${VARIANT}/${bar}`)).price,
      changed: (await backend.json('/sylius/commerz/get-system-status')).changed,
      rate: membersOf(await backend.json('/sylius/commerz/get-rates')).find(
        ({ currency }) => String(currency) === 'XAU',
      )?.rate,
    });
    const { redirectUrl } = await backend.json('/sylius/commerz/start-hosted-grand-id');
    const page = new URL(String(redirectUrl)).pathname;
    const session = () => backend.fetch(`/sylius/commerz/get-bankid-session?grandidsession=${page.split('/').at(-1)}`);
    await order(orderOf(bar, { paymentId: 3 }));
    const check = () => backend.json('/sylius/commerz/get-swish-check-payment?orderId=1');
    const before = await state();
    expect(await (await session()).json()).toEqual({ output: { message: 'NOTLOGGEDIN' } });
    expect(await check()).toEqual({ code: 202, message: 'CREATED' });

    await backend.control('clock', { advanceSeconds: 600 });

    const after = await state();
    expect(before.changed).toBe('2026-03-10T08:55:00.000Z');
    expect(after.changed).toBe('2026-03-10T09:05:00.000Z');
    expect(after.price).not.toBe(before.price);
    expect(after.rate).not.toBe(before.rate);
    const ended = await session();
    expect([ended.status, await ended.json()]).toEqual([400, { code: 400, message: 'EXPIRED' }]);
    expect((await backend.fetch(page)).status).toBe(410);
    expect(await check()).toEqual({ code: 200, message: 'PAID' });
    await backend.control('tick', { gold: 1.1 });
    expect((await state()).changed).toMatch(/^2026-03-10T09:10:0/);
  });
});
