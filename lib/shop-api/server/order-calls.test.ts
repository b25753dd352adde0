import { describe, expect, it } from 'vitest';
import { CommerceError } from '@/lib/commerce/client/errors';
import type { CommerceRequest } from '@/lib/commerce/client/http';
import { ore } from '@/lib/pricing/money';
import { INTENT, orderBody, proxyScene } from './proxy.fixture';

/** A backend that makes a new order for every call without orderId, and does not know Idempotency-Key. */
function countingBackend() {
  let next = 991;
  return async ({ path, body }: CommerceRequest) => {
    if (!path.endsWith('create-order')) return { code: 200, order: { orderId: 991 } };
    const given = body as { orderId?: number };
    if (given.orderId === undefined) next += 1;
    return { code: 200, message: 'OK', orderId: given.orderId ?? next - 1, orderTotal: 4298900, secret: 'x' };
  };
}

const key = { 'idempotency-key': INTENT };
const otherKey = { 'idempotency-key': '11111111-2222-4333-8444-555555555555' };
const made = (sent: readonly CommerceRequest[]) =>
  sent.filter(({ path, body }) => path.endsWith('create-order') && !Object.hasOwn(body ?? {}, 'orderId')).length;

describe('one order per intent', () => {
  it('a double click makes one order', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    const answers = await Promise.all([1, 2].map(() => browser.post('create-order', orderBody(), key)));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { orderId: '991', orderTotal: 4298900 },
      { orderId: '991' },
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBe(INTENT);
  });

  it('a browser that lost the answer, and its cookie, gets the same order', async () => {
    const { sent, open } = proxyScene(countingBackend());
    await open().post('create-order', orderBody(), key);
    const again = open();
    expect(await (await again.call('order-answer', { headers: key })).json()).toMatchObject({ orderId: '991' });
    expect(await (await again.post('create-order', orderBody(), key)).json()).toMatchObject({ orderId: '991' });
    expect(made(sent)).toBe(1);
  });

  it('a changed order under the same intent changes the order that there is', async () => {
    const { sent, open } = proxyScene(countingBackend());
    await open().post('create-order', orderBody(), key);
    const answer = await open().post('create-order', orderBody({ phoneNumber: '0707654321' }), key);
    expect(await answer.json()).toMatchObject({ orderId: '991' });
    expect(made(sent)).toBe(1);
  });

  it('a browser that did not hear how its change went hears of the change, and not of what came before', async () => {
    const { open } = proxyScene(async ({ body }) => {
      const verificationRequired = (body as { paymentId: number }).paymentId === 5;
      return { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900, verificationRequired };
    });
    const browser = open();
    const news = async () => (await browser.call('order-answer', { headers: key })).json();
    await browser.post('create-order', orderBody(), key);
    expect(await news()).toMatchObject({ orderId: '991', verificationRequired: false });
    await browser.post('create-order', orderBody({ paymentId: 5, orderId: 991 }), key);
    expect(await news()).toMatchObject({ orderId: '991', verificationRequired: true });
  });

  it('a second tab that has not heard of the order does not make another', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    await browser.post('create-order', orderBody({ email: 'ny@example.com' }), key);
    await browser.post('create-order', orderBody(), key);
    expect(made(sent)).toBe(1);
  });

  it('asks the backend again, under the same name, when it gave no answer', async () => {
    let calls = 0;
    const { sent, open } = proxyScene(async () => {
      calls += 1;
      if (calls === 1) throw new CommerceError('timeout', 'x');
      return { code: 200, orderId: 991 };
    });
    const browser = open();
    expect((await browser.post('create-order', orderBody(), key)).status).toBe(504);
    expect((await browser.post('create-order', orderBody(), key)).status).toBe(200);
    expect(sent.map((request) => request.idempotencyKey)).toEqual([INTENT, INTENT]);
  });

  it('a new intent is a new order', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    await browser.post('create-order', orderBody(), otherKey);
    expect(made(sent)).toBe(2);
  });

  it('needs an intent', async () => {
    const { sent, open } = proxyScene(countingBackend());
    expect((await open().post('create-order', orderBody())).status).toBe(400);
    expect(sent).toEqual([]);
  });
});

describe('the prices that the customer agreed to', () => {
  const AGREED = '2026-03-01T09:55:00.000Z';
  const NEWER = '2026-03-01T10:05:00.000Z';
  const list = (changed: string, price: number) => ({ changed, byVariant: new Map([['58', ore(price)]]) });
  const ordered = async (prices: ReturnType<typeof list> | null, body = orderBody()) => {
    const { sent, open } = proxyScene(countingBackend(), undefined, () => prices);
    const response = await open().post('create-order', body, key);
    return { status: response.status, answer: await response.json(), sent };
  };

  it('stop the order, unsent, when a newer epoch has another price for a line', async () => {
    const { status, answer, sent } = await ordered(list(NEWER, 4_300_000));
    expect([status, answer]).toEqual([409, { code: 409, message: 'PRICES' }]);
    expect(sent).toEqual([]);
  });

  it('stop it too when the page did not know its epoch', async () => {
    const unknown = orderBody({ agreed: { ...orderBody().agreed, epoch: null } });
    expect((await ordered(list(AGREED, 4_300_000), unknown)).status).toBe(409);
  });

  it.each([
    ['a newer epoch that left the lines alone', list(NEWER, 4_289_000)],
    ['their own epoch', list(AGREED, 4_300_000)],
    ['a server that has not heard of their epoch yet', list('2026-03-01T09:45:00.000Z', 4_300_000)],
    ['a server without prices', null],
  ])('let it pass with %s', async (_, prices) => expect((await ordered(prices)).status).toBe(200));

  it('go no further than the proxy (contract.md A5 lists what does)', async () => {
    const { sent } = await ordered(list(AGREED, 4_289_000));
    const { agreed: _, ...contract } = orderBody();
    expect(sent[0]?.body).toEqual(contract);
  });

  it('must be there for every line, and add up', async () => {
    const { agreed, ...without } = orderBody();
    expect((await ordered(null, { ...without } as ReturnType<typeof orderBody>)).status).toBe(400);
    for (const wrong of [{ prices: {} }, { prices: { '1': 4_289_000 } }, { total: 4_288_999 }])
      expect((await ordered(null, orderBody({ agreed: { ...agreed, ...wrong } }))).status).toBe(400);
  });

  it('ask for one confirmation and make one order of it', async () => {
    let prices = list(NEWER, 4_300_000);
    const { sent, open } = proxyScene(countingBackend(), undefined, () => prices);
    const browser = open();
    expect((await browser.post('create-order', orderBody(), key)).status).toBe(409);
    const confirmed = orderBody({ agreed: { epoch: NEWER, prices: { '0': 4_300_000 }, total: 4_309_900 } });
    expect((await browser.post('create-order', confirmed, key)).status).toBe(200);
    // Prices move on: the same attempt, asked about again, is answered as it was.
    prices = list('2026-03-01T10:15:00.000Z', 4_400_000);
    expect(await (await browser.post('create-order', confirmed, key)).json()).toMatchObject({ orderId: '991' });
    expect(made(sent)).toBe(1);
  });
});

describe('who an order belongs to', () => {
  it('opens an order for the browser that made it and for no other', async () => {
    const { open } = proxyScene(countingBackend());
    const mine = open();
    await mine.post('create-order', orderBody(), key);
    expect((await mine.post('fetch-order', { orderId: 991 })).status).toBe(200);
    expect((await mine.post('fetch-order', { orderId: 990 })).status).toBe(403);
    const stranger = open();
    expect((await stranger.post('fetch-order', { orderId: 991 })).status).toBe(403);
    expect((await stranger.call('get-swish-check-payment?orderId=991')).status).toBe(403);
    expect((await stranger.post('create-order', orderBody({ orderId: 991 }), otherKey)).status).toBe(403);
  });

  it("takes the customer's id from the sealed session, never from the body", async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    const { ssn: _, ...body } = orderBody();
    expect((await browser.post('create-order', { ...body, customerId: 8 }, key)).status).toBe(400);
    await browser.post('create-order', body, key);
    expect(sent[0]).toMatchObject({ body: { customerId: 7 }, session: { accessToken: 'access-1' } });
    expect(sent[0]?.body).not.toHaveProperty('ssn');
  });

  it('takes either a personal number or a session, and neither is a refusal', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const { ssn: _, ...body } = orderBody();
    expect((await open().post('create-order', body, key)).status).toBe(401);
    const browser = open();
    await browser.signIn();
    await browser.post('create-order', orderBody(), key);
    expect(sent[0]?.body).not.toHaveProperty('customerId');
    expect(sent[0]?.session).toBeUndefined();
  });
});

describe('refusals of the backend', () => {
  it('passes on a known word and drops the rest', async () => {
    const error = new CommerceError('http', 'x', {
      status: 422,
      code: 422,
      body: { code: 422, message: 'RP06: payer 46701234567 has an open request', trace: ['db01'] },
    });
    const response = await proxyScene(() => Promise.reject(error))
      .open()
      .post('create-order', orderBody(), key);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ code: 422, message: 'RP06', orderId: null });
    expect(text).not.toMatch(/467012|db01/);
  });

  it('takes a gateway error for no answer, since the order may exist', async () => {
    const error = new CommerceError('http', 'x', { status: 502 });
    expect(
      (
        await proxyScene(() => Promise.reject(error))
          .open()
          .post('create-order', orderBody(), key)
      ).status,
    ).toBe(504);
  });

  it('sends the browser only to an https address or to this very machine', async () => {
    const to = async (redirectUrl: string) => {
      const scene = proxyScene(async () => ({ code: 200, orderId: 1, redirectUrl }));
      return (await (await scene.open().post('create-order', orderBody(), key)).json()).redirectUrl;
    };
    expect(await to('https://zimpler.example/pay/1')).toBe('https://zimpler.example/pay/1');
    expect(await to('http://localhost:4000/zimpler/1')).toBe('http://localhost:4000/zimpler/1');
    expect(await to('javascript:alert(1)')).toBeNull();
    expect(await to('http://elak.example/')).toBeNull();
  });
});
