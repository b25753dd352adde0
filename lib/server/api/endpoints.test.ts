import { describe, expect, it, vi } from 'vitest';
import { ore } from '@/lib/domain/prices/money';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { inTurn, NOW, proxyScene, type TestBrowser } from './proxy.fixture';

const commerz = (name: string) => `sylius/commerz/${name}`;
const CREATED = { code: 200, message: 'OK', orderId: 991 };

const refusal = (status: number, body?: object) => new CommerceError('http', 'x', { status, code: status, body });

const calls = [
  (browser: TestBrowser) => browser.post('fetch-order', { orderId: 991 }),
  (browser: TestBrowser) => browser.call('get-swish-check-payment?orderId=991'),
];

it('a call about an order that was placed signed out carries its id and no session', async () => {
  const { sent, open } = proxyScene(inTurn(CREATED, {}));
  const browser = open();
  await browser.order();
  for (const call of calls) await call(browser);
  expect(sent.slice(1)).toEqual([
    { method: 'POST', path: commerz('fetch-order'), body: { orderId: 991 } },
    { path: commerz('get-swish-check-payment'), query: new URLSearchParams({ orderId: '991' }) },
  ]);
});

it('an order with another number than the requested one is not shown: a cache before the backend may have mixed two', async () => {
  const other = { order: { orderId: 992, shippingAddress: { email: 'annan@example.com' } } };
  const browser = proxyScene(inTurn(CREATED, other)).open();
  await browser.order();
  expect((await browser.post('fetch-order', { orderId: 991 })).body).toMatchObject({ message: 'UNANSWERED' });
});

it.each([
  ['are listed', { orders: [{ orderId: 991, state: 'new' }] }, [{ orderId: 991 }]],
  ['are unknown to a backend without the call', refusal(404, { code: 404 }), null],
  ['are uncertain after a router’s 404', refusal(404), { message: 'UNANSWERED' }],
  ['are uncertain after an error with a list', refusal(500, { orders: [] }), { message: 'UNANSWERED' }],
  ['are uncertain without a list', {}, { message: 'UNANSWERED' }],
  ['end with the session', refusal(401, { code: 401 }), { message: 'SESSION_ENDED' }],
])('the customer’s orders %s (contract.md A5)', async (_, response, expected) => {
  const { sent, open } = proxyScene(inTurn(response));
  const browser = open();
  expect(await browser.call('get-orders')).toMatchObject({ status: 401, body: { message: 'SESSION' } });
  await browser.signIn();
  const { body } = await browser.call('get-orders');
  if (expected === null) expect(body).toBeNull();
  else expect(body).toMatchObject(expected);
  expect(sent).toMatchObject([{ path: commerz('get-orders'), session: { accessToken: 'access-1' } }]);
});

it('the customer’s orders come with what their goods are today, from our own catalogue', async () => {
  const orders = [{ orderId: 991, orderItems: [{ productCode: 'GT', variantCode: 'GT-S', quantity: 2, total: 250 }] }];
  const goods = { path: '/a/GT', metal: 'gold', fineGrams: 9.999, buyBackPrice: ore(120), spotValue: null } as const;
  const today = vi.fn(() => goods);
  const prices = () => ({ changed: NOW.toISOString(), byVariant: new Map(), today });
  const browser = proxyScene(inTurn({ orders }), { prices }).open();
  await browser.signIn();
  expect((await browser.call('get-orders')).body).toMatchObject([{ orderItems: [{ total: 250, goods }] }]);
  expect(today.mock.calls).toEqual([['GT', 'GT-S']]);
});

describe('the latest order of this browser', () => {
  const latest = async (browser: TestBrowser) => (await browser.call('latest-order')).body;

  it('is a guest’s newest one, without a call to the backend', async () => {
    const { sent, open } = proxyScene(inTurn(CREATED, { ...CREATED, orderId: 992 }));
    const browser = open();
    expect(await latest(browser)).toBeNull();
    await browser.order();
    await browser.order({}, '5b0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c91');
    const calls = sent.length;
    expect(await latest(browser)).toEqual({ orderId: 992 });
    expect(sent).toHaveLength(calls);
  });

  it('is not shown to a customer who has signed in, whose orders are on Mina sidor', async () => {
    const browser = proxyScene(inTurn(CREATED)).open();
    await browser.order();
    await browser.signIn();
    expect(await latest(browser)).toBeNull();
  });
});

describe('the buyer on a receipt', () => {
  const person = { firstName: 'Tolvan', lastName: 'Ek', email: 'kund@example.com', ssn: '191212121212' };
  const buyerOf = async (orderId: number) => {
    const { open } = proxyScene(async ({ path }) =>
      path.endsWith('get-orders') ? { orders: [{ orderId: 991, state: 'confirmed' }] } : person,
    );
    const browser = open();
    const signedOut = await browser.post('receipt-buyer', { orderId });
    await browser.signIn();
    return [signedOut, await browser.post('receipt-buyer', { orderId })].map(({ status, body }) => ({ status, body }));
  };

  it('is named in full to the order’s own signed-in customer only', async () => {
    expect(await buyerOf(991)).toMatchObject([
      { status: 401, body: { message: 'SESSION' } },
      { status: 200, body: { name: 'Tolvan Ek', personalNumber: '19121212-1212' } },
    ]);
    expect(await buyerOf(992)).toMatchObject([{ status: 401 }, { body: { message: 'ORDER' } }]);
  });
});

describe('a statement of withdrawal (contract.md A6)', () => {
  const statement = { orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com', goods: '' };
  const withdraw = async (response: unknown, more: object = {}) => {
    const { sent, open } = proxyScene(inTurn(response));
    const { status, body } = await open().post('withdraw-order', { ...statement, ...more });
    return { status, body, sent };
  };
  const received = (receivedAt: string) => ({ code: 200, reference: 'A1', receivedAt });

  it('reaches the backend and returns the time of receipt', async () =>
    expect(await withdraw(received('2026-02-24T09:00:00Z'))).toMatchObject({
      body: { reference: 'A1', receivedAt: '2026-02-24T09:00:00.000Z' },
      sent: [{ path: commerz('withdraw-order'), body: statement }],
    }));

  it.each(['2099-01-01T00:00:00Z', '2001-01-01T00:00:00Z', 'i går'])(
    'has the shop’s time of receipt for %s',
    async (at) => expect((await withdraw(received(at))).body.receivedAt).toBe(NOW.toISOString()),
  );

  it.each([[{ code: 422, message: 'no' }], ['<html>']])('fails when the backend responds with %j', async (response) =>
    expect((await withdraw(response)).status).toBe(502),
  );

  it('is refused with a line break in a name', async () =>
    expect((await withdraw({}, { name: 'a\nb' })).status).toBe(400));
});

it.each([
  ['ends the session of the customer', true],
  ['is not SESSION_ENDED without a session', false],
])('a 401 from the backend about an order %s', async (_, isSignedIn) => {
  const gone = new CommerceError('unauthorized', '401', { status: 401 });
  const browser = proxyScene(inTurn(CREATED, gone)).open();
  if (isSignedIn) await browser.signIn();
  await browser.order(isSignedIn ? { ssn: undefined } : {});
  for (const call of calls) {
    if (isSignedIn) await browser.signIn();
    const { message } = (await call(browser)).body;
    if (isSignedIn) expect(message).toBe('SESSION_ENDED');
    else expect(message).not.toBe('SESSION_ENDED');
  }
});
