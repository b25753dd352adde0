import { describe, expect, it } from 'vitest';
import type { CommerceRequest } from '@/lib/sylius/client/http';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { INTENT, NOW, orderBody, proxyScene } from './proxy.fixture';

const key = { 'idempotency-key': INTENT };
const commerz = (name: string) => `sylius/commerz/${name}`;
const cart = { productVariants: { '0': { id: 58, quantity: 1 } } };

/** Responds to create-order with order 991, and to everything else as the test defines. */
function scene(other: (request: CommerceRequest) => Promise<unknown> = async () => ({})) {
  return proxyScene(async (request) =>
    request.path === commerz('create-order') ? { code: 200, message: 'OK', orderId: 991 } : other(request),
  );
}

describe('requests to the backend (contract.md A5)', () => {
  it('carry an order, and the lines of a cart for its delivery methods', async () => {
    const { sent, open } = scene();
    await open().post('create-order', orderBody(), key);
    await open().post('get-shipping-methods', cart);
    expect(sent.map(({ method, path }) => [method, path])).toEqual([
      ['POST', commerz('create-order')],
      ['POST', commerz('get-shipping-methods')],
    ]);
    expect(sent[1]?.body).toEqual(cart);
  });

  it('carry no session for an order that was placed signed out, and for its payment', async () => {
    const { sent, open } = scene();
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    await browser.post('fetch-order', { orderId: 991 });
    await browser.call('get-swish-check-payment?orderId=991');
    expect(sent.slice(1).map(({ path, session }) => [path, session])).toEqual([
      [commerz('fetch-order'), undefined],
      [commerz('get-swish-check-payment'), undefined],
    ]);
    expect(sent[1]?.body).toEqual({ orderId: 991 });
    expect(String(sent[2]?.query)).toBe('orderId=991');
  });
});

it('an order with another number than the requested one is not shown: a cache before the backend may have mixed two', async () => {
  const { open } = scene(async () => ({ order: { orderId: 992, shippingAddress: { email: 'annan@example.com' } } }));
  const browser = open();
  await browser.post('create-order', orderBody(), key);
  expect(await (await browser.post('fetch-order', { orderId: 991 })).json()).toMatchObject({ message: 'UNANSWERED' });
});

describe('a statement of withdrawal (contract.md A6)', () => {
  const statement = { orderNumber: '000991', name: 'Maja Ek', email: 'maja@example.com', goods: '' };

  it('reaches the backend and returns the time of receipt', async () => {
    const { sent, open } = scene(async () => ({ code: 200, reference: 'A1', receivedAt: '2026-02-24T09:00:00Z' }));
    const response = await open().post('withdraw-order', statement);
    expect(await response.json()).toEqual({ reference: 'A1', receivedAt: '2026-02-24T09:00:00.000Z' });
    expect(sent).toMatchObject([{ path: commerz('withdraw-order'), body: statement }]);
  });

  it.each(['2099-01-01T00:00:00Z', '2001-01-01T00:00:00Z', 'i går'])(
    'has the shop’s time of receipt for %s',
    async (at) => {
      const { open } = scene(async () => ({ code: 200, reference: 'A1', receivedAt: at }));
      const { receivedAt } = await (await open().post('withdraw-order', statement)).json();
      expect(receivedAt).toBe(NOW.toISOString());
    },
  );

  it.each([
    [{ code: 422, message: 'no' }, 502],
    ['<html>', 502],
  ])('fails when the backend responds with %j', async (body, status) =>
    expect(
      (
        await scene(async () => body)
          .open()
          .post('withdraw-order', statement)
      ).status,
    ).toBe(status),
  );

  it('is refused with a line break in a name', async () =>
    expect(
      (
        await scene()
          .open()
          .post('withdraw-order', { ...statement, name: 'a\nb' })
      ).status,
    ).toBe(400));
});

describe('a 401 from the backend about an order', () => {
  const gone = () => scene(() => Promise.reject(new CommerceError('unauthorized', '401', { status: 401 })));
  const ask = [
    (browser: ReturnType<ReturnType<typeof gone>['open']>) => browser.post('fetch-order', { orderId: 991 }),
    (browser: ReturnType<ReturnType<typeof gone>['open']>) => browser.call('get-swish-check-payment?orderId=991'),
  ];

  it('ends the session of the customer', async () => {
    const browser = gone().open();
    await browser.signIn();
    const { ssn: _, ...own } = orderBody();
    await browser.post('create-order', own, key);
    for (const call of ask) {
      await browser.signIn();
      expect(await (await call(browser)).json()).toMatchObject({ message: 'SESSION_ENDED' });
    }
  });

  it('is not SESSION_ENDED without a session', async () => {
    const browser = gone().open();
    await browser.post('create-order', orderBody(), key);
    for (const call of ask) expect(await (await call(browser)).text()).not.toContain('SESSION_ENDED');
  });
});
