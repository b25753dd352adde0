import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MAJA, TOLVAN } from '../support/people';
import type { Json } from '../support/purchase';
import { SOLD_OUT, type StrictBackend, startStrictBackend, WITHOUT_NUMBER } from './strict-backend';

let backend: StrictBackend;
beforeEach(async () => {
  backend = await startStrictBackend();
});
afterEach(() => backend.stop());

/** A call by the contract's own rules, without any code of the shop. */
async function send(path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${backend.url}/sylius/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { Accept: 'application/ld+json', 'Content-Type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, type: response.headers.get('content-type'), body: (await response.json()) as Json };
}

function order(overrides: Record<string, unknown> = {}) {
  return {
    paymentId: 901,
    shippingId: 'ship-postnord',
    phoneNumber: '0701234567',
    email: 'kund@example.com',
    subscribedToNewsletter: false,
    productVariants: { '0': { id: 7001, quantity: 1 } },
    ssn: TOLVAN,
    ...overrides,
  };
}

const create = (overrides: Record<string, unknown> = {}, headers = {}) =>
  send('commerz/create-order', order(overrides), headers);

async function tokens(personalNumber: string, callback = '') {
  const { body } = await send(`commerz/start-hosted-grand-id${callback && `?callbackUrl=${callback}`}`);
  const back = new URL(await backend.pages.identify(String(body.redirectUrl), personalNumber));
  const session = await send(`commerz/get-bankid-session${back.search}`);
  const { access_token, refresh_token, custom_data } = session.body.output ?? {};
  return { access: String(access_token), refresh: String(refresh_token), customerId: custom_data?.customerId, back };
}

const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

async function sign(orderId: unknown, personalNumber: string) {
  const { access, refresh, back } = await tokens(personalNumber, '/get-payment-signing-session');
  expect(back.pathname).toBe('/get-payment-signing-session');
  const headers = { ...bearer(access), 'x-signing-token': `Bearer ${refresh}` };
  return send('commerz/confirm-manual-payment', { orderId }, headers);
}

describe('a purchase', () => {
  it('by Swish, paid', async () => {
    const { status, type, body } = await create();
    expect([status, type]).toEqual([200, 'application/ld+json; charset=utf-8']);
    expect(body).toMatchObject({ code: 200, orderId: 5001, number: 'GK-2026-0001', orderTotal: '1438800' });
    const check = () => send(`commerz/get-swish-check-payment?orderId=${body.orderId}`);
    expect((await check()).body.message).toBe('PENDING');
    await backend.answerSwish(5001, 'approve');
    expect((await check()).body.message).toBe('PAID');
    const { order: fetched } = (await send('commerz/fetch-order', { orderId: 5001 })).body;
    expect(fetched).toMatchObject({ state: 'CONFIRMED', paymentState: 'paid', paymentMethod: 'swish_v2' });
    expect(await backend.orders()).toMatchObject([{ state: 'confirmed', paymentState: 'paid', orderTotal: 1_438_800 }]);
  });

  it('by Swish, declined and tried again on the same order', async () => {
    await create();
    await backend.answerSwish(5001, 'decline');
    const check = await send('commerz/get-swish-check-payment?orderId=5001');
    expect(check.status).toBe(422);
    expect(check.body['hydra:description']).toMatch(/^UA01: /);
    expect((await create({ orderId: 5001 })).body.orderId).toBe(5001);
    await backend.answerSwish(5001, 'approve');
    expect((await create({ orderId: 5001 })).status).toBe(409);
    expect(await backend.orders()).toHaveLength(1);
  });

  it('by Zimpler, approved or aborted at the bank', async () => {
    for (const [decision, paymentState] of [
      ['approve', 'paid'],
      ['abort', 'failed'],
    ] as const) {
      const { body } = await create({ paymentId: 902, shippingId: 'ship-butik' });
      const back = await backend.pages.payAtBank(String(body.redirectUrl), decision);
      expect(back).toBe(`http://localhost:3000/checkout?orderId=${body.orderId}`);
      expect((await backend.orders())[0]).toMatchObject({ paymentMethod: 'zimpler', paymentState });
    }
  });

  it('by bank transfer, signed by the buyer alone', async () => {
    const { body } = await create({ paymentId: 903 });
    expect(body).not.toHaveProperty('verificationRequired');
    expect((await sign(body.orderId, MAJA)).status).toBe(403);
    expect((await sign(body.orderId, TOLVAN)).body).toMatchObject({ code: 200, orderId: 5001 });
    expect(await backend.orders()).toMatchObject([{ state: 'confirmed', paymentState: 'awaiting' }]);
  });

  it('by bank transfer, signed in', async () => {
    const { access, customerId } = await tokens(MAJA);
    const buyer = { paymentId: 903, ssn: undefined, customerId };
    await create(buyer, bearer(access));
    backend.verifyEverybody();
    expect((await create(buyer, bearer(access))).body.verificationRequired).toBe(true);
    expect((await backend.orders()).map(({ state }) => state)).toEqual(['awaiting_verification', 'confirmed']);
  });
});

describe('strictness', () => {
  it.each([
    ['paymentId', { paymentId: '901' }],
    ['shippingId', { shippingId: 1 }],
    ['orderId', { orderId: '5001' }],
    ['productVariants.0.id', { productVariants: { '0': { id: '7001', quantity: 1 } } }],
    ['productVariants.0.quantity', { productVariants: { '0': { id: 7001, quantity: '1' } } }],
    ['subscribedToNewsletter', { subscribedToNewsletter: 0 }],
    ['paymentId', { paymentId: 904 }],
    ['ssn', { customerId: 31 }],
  ])('refuses a wrong %s', async (path, overrides) => {
    const { status, body } = await create(overrides);
    expect([status, body.violations?.[0]?.propertyPath]).toEqual([422, path]);
    expect(body).not.toHaveProperty('code');
    expect(await backend.orders()).toEqual([]);
  });

  it('wants the id of an order as a number in every call about one', async () => {
    await create();
    for (const call of ['fetch-order', 'validate-order', 'confirm-manual-payment']) {
      expect((await send(`commerz/${call}`, { orderId: '5001' })).status).toBe(422);
    }
  });

  it('sends and takes a code where a variant has no number', async () => {
    const variant = await send(`api/v2/shop/product-variants/${WITHOUT_NUMBER}`);
    expect(variant.body).not.toHaveProperty('id');
    const { body } = await create({ productVariants: { '0': { id: WITHOUT_NUMBER, quantity: 2 } } });
    expect(body.orderTotal).toBe('8587900');
  });

  it('names the reason in words of its own, or none', async () => {
    backend.refuseNext('RP06');
    expect((await create()).body['hydra:description']).toMatch(/^RP06: /);
    expect((await create({ ssn: '190001010000' })).body['hydra:description']).toMatch(/^VR02: /);
    const soldOut = { '0': { id: await backend.variantId(SOLD_OUT), quantity: 1 } };
    expect((await create({ productVariants: soldOut })).body).toEqual({
      type: 'about:blank',
      title: 'An error occurred',
    });
    expect(await backend.orders()).toEqual([]);
  });
});

describe('whose order', () => {
  it('wants the session of the customer', async () => {
    const [tolvan, maja] = [await tokens(TOLVAN), await tokens(MAJA)];
    const buyer = { ssn: undefined, customerId: maja.customerId };
    expect((await create(buyer)).status).toBe(401);
    expect((await create(buyer, bearer(tolvan.access))).status).toBe(403);
    expect((await create(buyer, bearer(maja.access))).status).toBe(200);
    const statuses = [{}, bearer(tolvan.access), bearer(maja.access), bearer('stale')].map(async (headers) => [
      (await send('commerz/fetch-order', { orderId: 5001 }, headers)).status,
      (await send('commerz/get-swish-check-payment?orderId=5001', undefined, headers)).status,
      (await create({ ...buyer, orderId: 5001 }, headers)).status,
    ]);
    expect(await Promise.all(statuses)).toEqual([
      [401, 401, 401],
      [403, 403, 403],
      [200, 200, 200],
      [401, 401, 401],
    ]);
    backend.endSessions();
    expect((await send('commerz/fetch-order', { orderId: 5001 }, bearer(maja.access))).status).toBe(401);
  });

  it('lets a typed personal number change its own order and no other', async () => {
    await create();
    expect((await create({ orderId: 5001, ssn: MAJA })).status).toBe(403);
    const { access, customerId } = await tokens(TOLVAN);
    expect((await create({ orderId: 5001, ssn: undefined, customerId }, bearer(access))).status).toBe(403);
    await create({ ssn: undefined, customerId }, bearer(access));
    expect((await create({ orderId: 5002 })).status).toBe(403);
    expect((await create({ orderId: 5001, email: 'ny@example.com' })).status).toBe(200);
    expect((await backend.orders()).map(({ email }) => email)).toEqual(['kund@example.com', 'ny@example.com']);
  });
});

it('makes an order of every call, whatever name the call carries', async () => {
  const headers = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };
  await create({ expectedTotal: 1 }, headers);
  await create({ expectedTotal: 1 }, headers);
  expect(await backend.orders()).toHaveLength(2);
});

it('sells at the prices of the moment, and leaves orders at theirs', async () => {
  await create();
  await backend.changePrices(2);
  expect((await create()).body.itemsTotal).toBe('2857800');
  expect((await backend.orders()).map(({ orderTotal }) => orderTotal)).toEqual([2_867_700, 1_438_800]);
});

it('tells a BankID session once, and how it ended', async () => {
  const start = async (ending: 'cancel' | 'expire') => {
    const { body } = await send('commerz/start-hosted-grand-id');
    const back = new URL(await backend.pages.identify(String(body.redirectUrl), TOLVAN, ending));
    return (await send(`commerz/get-bankid-session${back.search}`)).body['hydra:description'];
  };
  expect([await start('cancel'), await start('expire')]).toEqual(['CANCELLED', 'EXPIRED']);
  const { back, access, customerId } = await tokens(MAJA);
  expect((await send(`commerz/get-bankid-session${back.search}`)).body['hydra:description']).toBe('UNKNOWN');
  const customer = await send(`commerz/get-customer?id=${customerId}`, undefined, bearer(access));
  expect(customer.body).toMatchObject({ firstName: 'Maja', ssn: '19850709-9805' });
  expect((await send('commerz/get-customer?id=31', undefined, bearer(access))).status).toBe(403);
});

it('lists what the shop shows, in a dialect of its own', async () => {
  const products = await send('api/v2/shop/products?page=1&itemsPerPage=9999');
  expect(products.body['hydra:totalItems']).toBe(6);
  const methods = await send('api/v2/shop/payment-methods');
  expect(JSON.stringify(methods.body)).toMatch(/swish_v2.*ZIMPLER.*Bank_Transfer.*klarna/);
  expect((await send('api/v2/shop/payment-methods?page=1')).body['hydra:member']).toEqual([]);
  const shipping = await send('commerz/get-shipping-methods', { productVariants: order().productVariants });
  expect(Object.keys(shipping.body['hydra:member'] ?? {})).toEqual(['0', '1']);
  expect((await send('api/v2/shop/products', undefined, bearer('stale'))).status).toBe(401);
  const delivery = await send('commerz/get-delivery-time?items[1][id]=7001&items[1][quantity]=1');
  expect(delivery.body).toEqual({ '7001': { error: 0, current_stock: 12, delivery_time: null } });
});
