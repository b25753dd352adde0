import { describe, expect, it, vi } from 'vitest';
import { INTENT, orderBody, proxyScene } from '@/lib/api/server/proxy.fixture';
import { purchaseTerms } from '@/lib/content/terms';
import { ore } from '@/lib/prices/money';
import type { CommerceRequest } from '@/lib/sylius/client/http';
import { CommerceError } from '@/lib/sylius/faults/errors';

/** A backend that creates an order for every call without orderId, and ignores Idempotency-Key. */
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

/** A browser that has placed an order. */
async function placed() {
  const scene = proxyScene(countingBackend());
  const browser = scene.open();
  await browser.post('create-order', orderBody(), key);
  return { ...scene, browser };
}

describe('one order per intent', () => {
  it('a double click creates one order', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    const answers = await Promise.all([1, 2].map(() => browser.post('create-order', orderBody(), key)));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toMatchObject([
      { orderId: 991, orderTotal: 4298900 },
      { orderId: 991 },
    ]);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toBe(INTENT);
  });

  it('a browser that lost the response and its cookie gets the same order', async () => {
    const { sent, open } = await placed();
    const again = open();
    expect(await (await again.call('order-answer', { headers: key })).json()).toMatchObject({ orderId: 991 });
    expect(await (await again.post('create-order', orderBody(), key)).json()).toMatchObject({ orderId: 991 });
    expect(made(sent)).toBe(1);
  });

  it.each([-60, 60])('so does one after the clock has jumped by %i minutes', async (minutes) => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { sent, open } = await placed();
    vi.setSystemTime(Date.now() + minutes * 60_000);
    const answer = await open()
      .post('create-order', orderBody(), key)
      .finally(() => vi.useRealTimers());
    expect(await answer.json()).toMatchObject({ orderId: 991 });
    expect(made(sent)).toBe(1);
  });

  it('a changed request under the same intent changes the existing order', async () => {
    const { sent, open } = await placed();
    const answer = await open().post('create-order', orderBody({ phoneNumber: '0707654321' }), key);
    expect(await answer.json()).toMatchObject({ orderId: 991 });
    expect(made(sent)).toBe(1);
  });

  it('a browser that lost the response to a change gets the result of the change, never the one before', async () => {
    let isDown = false;
    const { open } = proxyScene(async ({ body }) => {
      if (isDown) throw new CommerceError('timeout', 'x');
      const verificationRequired = (body as { paymentId: number }).paymentId === 5;
      return { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900, verificationRequired };
    });
    const browser = open();
    const lastAnswer = async () => (await browser.call('order-answer', { headers: key })).json();
    await browser.post('create-order', orderBody(), key);
    expect(await lastAnswer()).toMatchObject({ orderId: 991, verificationRequired: false });
    await browser.post('create-order', orderBody({ paymentId: 5, orderId: 991 }), key);
    expect(await lastAnswer()).toMatchObject({ orderId: 991, verificationRequired: true });
    isDown = true;
    expect((await browser.post('create-order', orderBody({ orderId: 991 }), key)).status).toBe(504);
    expect(await lastAnswer()).toMatchObject({ message: 'UNKNOWN' });
  });

  it('a change that is answered with another order is uncertain', async () => {
    let orderId = 991;
    const { open } = proxyScene(async () => ({ code: 200, message: 'OK', orderId, orderTotal: 4298900 }));
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    orderId = 992;
    expect((await browser.post('create-order', orderBody({ orderId: 991 }), key)).status).toBe(504);
  });

  it('retries with the same Idempotency-Key when the backend did not respond', async () => {
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

  it('a request without an intent is refused', async () => {
    const { sent, open } = proxyScene(countingBackend());
    expect((await open().post('create-order', orderBody())).status).toBe(400);
    expect(sent).toEqual([]);
  });
});

describe('the prices that the customer agreed to', () => {
  const AGREED = '2026-03-01T09:55:00.000Z';
  const NEWER = '2026-03-01T10:05:00.000Z';
  const list = (changed: string, price: number | null) => ({
    changed,
    byVariant: new Map([['58', price === null ? null : ore(price)]]),
  });
  const ordered = async (prices: ReturnType<typeof list> | null, body = orderBody()) => {
    const { sent, open } = proxyScene(countingBackend(), { prices: () => prices });
    const response = await open().post('create-order', body, key);
    return { status: response.status, answer: await response.json(), sent };
  };

  it('stop the order before it is sent when a newer epoch has another price for a line', async () => {
    const { status, answer, sent } = await ordered(list(NEWER, 4_300_000));
    expect([status, answer]).toEqual([409, { code: 409, message: 'PRICES' }]);
    expect(sent).toEqual([]);
  });

  it('stop it when their epoch is an earlier one with a later time, after a clock correction', async () => {
    const corrected = { ...list('2026-03-01T08:55:00.000Z', 4_300_000), past: new Set([AGREED]) };
    expect((await ordered(corrected)).status).toBe(409);
  });

  it('stop it when the page did not know its epoch', async () => {
    const unknown = orderBody({ agreed: { ...orderBody().agreed, epoch: null } });
    expect((await ordered(list(AGREED, 4_300_000), unknown)).status).toBe(409);
  });

  it('stop it when a line has no price in this shop, whatever epoch the request claims', async () => {
    const claimed = orderBody({ agreed: { ...orderBody().agreed, epoch: '2099-01-01T00:00:00.000Z' } });
    const { answer, sent } = await ordered(list(AGREED, null), claimed);
    expect([answer, sent]).toEqual([{ code: 409, message: 'NO_PRICE' }, []]);
  });

  it.each([
    ['a newer epoch that left the lines alone', list(NEWER, 4_289_000)],
    ['their own epoch', list(AGREED, 4_300_000)],
    ['a server that does not have their epoch yet', list('2026-03-01T09:45:00.000Z', 4_300_000)],
    ['a server without prices', null],
  ])('allow the order with %s', async (_, prices) => expect((await ordered(prices)).status).toBe(200));

  it('are reduced to the total and the agreed facts for the backend (contract.md A5)', async () => {
    const { sent } = await ordered(list(AGREED, 4_289_000));
    const { agreed, ...contract } = orderBody();
    const kept = {
      terms: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      delivery: '',
      payment: '',
      deliveryDays: null,
      lines: [],
    };
    expect(sent[0]?.body).toEqual({ ...contract, expectedTotal: agreed.total, agreed: kept });
  });

  it('are refused with PRICES when the backend has another total', async () => {
    const body = { code: 409, message: 'PRICE' };
    const { open } = proxyScene(() => Promise.reject(new CommerceError('http', 'PRICE', { status: 409, body })));
    expect(await (await open().post('create-order', orderBody(), key)).json()).toMatchObject({ message: 'PRICES' });
  });

  it('are not compared when an attempt is repeated that has already created its order', async () => {
    let prices = list(AGREED, 4_289_000);
    const { sent, open } = proxyScene(countingBackend(), { prices: () => prices });
    const browser = open();
    expect((await browser.post('create-order', orderBody(), key)).status).toBe(200);
    prices = list(NEWER, 4_400_000);
    expect(await (await browser.post('create-order', orderBody(), key)).json()).toMatchObject({ orderId: 991 });
    expect(made(sent)).toBe(1);
  });

  it('are sent with ids in the type of the backend', async () => {
    const { sent } = await ordered({ ...list(AGREED, 4_289_000), textIds: new Set(['58']) } as ReturnType<typeof list>);
    expect(sent[0]?.body).toMatchObject({ productVariants: { '0': { id: '58', quantity: 1 } } });
  });
});

describe('the purchase terms of an order', () => {
  const order = { orderId: 991, state: 'new', createdAt: '2026-03-01T10:00:00Z' };
  const fetched = async (browser: ReturnType<ReturnType<typeof proxyScene>['open']>) =>
    (await (await browser.post('fetch-order', { orderId: 991 })).json()) as { readonly terms: string | null };

  it('are known to the browser that placed it when the backend does not store them', async () => {
    const created = countingBackend();
    const { open } = proxyScene((request) =>
      request.path.endsWith('fetch-order') ? Promise.resolve({ code: 200, order }) : created(request),
    );
    const mine = open();
    // The second response comes from memory, and must not overwrite the stored terms.
    for (const _ of [1, 2]) await mine.post('create-order', orderBody(), key);
    expect((await fetched(mine)).terms).toBe(purchaseTerms()[0]?.version);
    const elsewhere = open();
    await elsewhere.signIn();
    expect((await fetched(elsewhere)).terms).toBeNull();
  });
});

describe('the owner of an order', () => {
  it('opens an order only for the browser that placed it', async () => {
    const { open, browser: mine } = await placed();
    expect((await mine.post('fetch-order', { orderId: 991 })).status).toBe(200);
    expect((await mine.post('fetch-order', { orderId: 990 })).status).toBe(403);
    const stranger = open();
    expect((await stranger.post('fetch-order', { orderId: 991 })).status).toBe(403);
    expect((await stranger.call('get-swish-check-payment?orderId=991')).status).toBe(403);
    expect((await stranger.post('create-order', orderBody({ orderId: 991 }), otherKey)).status).toBe(403);
  });

  it('comes from the sealed session, never from the body', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    const { ssn: _, ...body } = orderBody();
    expect((await browser.post('create-order', { ...body, customerId: 8 }, key)).status).toBe(400);
    await browser.post('create-order', body, key);
    expect(sent[0]).toMatchObject({ body: { customerId: 7 }, session: { accessToken: 'access-1' } });
    expect(sent[0]?.body).not.toHaveProperty('ssn');
  });

  it('is a personal number or a session; a request without either is refused', async () => {
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

describe('access to orders of others', () => {
  const { ssn: _, ...own } = orderBody();

  it('another signed-in customer who types a personal number does not reach an order by its id', async () => {
    const { sent, open } = await placed();
    const stranger = open();
    await stranger.signIn();
    for (const endpoint of ['fetch-order', 'validate-order']) await stranger.post(endpoint, { orderId: 991 });
    const taken = await stranger.post('create-order', orderBody({ orderId: 991 }), otherKey);
    expect([taken.status, await taken.json()]).toEqual([403, { code: 403, message: 'ORDER' }]);
    // A request with a session about an unknown order id goes to the backend with its tokens, and the backend decides.
    for (const { path, session } of sent.slice(1)) expect([path, session?.accessToken]).toEqual([path, 'access-1']);
    expect(sent).toHaveLength(3);
  });

  it('a customer may change their order that this browser does not know, with their tokens', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    expect((await browser.post('create-order', { ...own, orderId: 991 }, key)).status).toBe(200);
    expect(sent[0]).toMatchObject({ body: { orderId: 991 }, session: { accessToken: 'access-1' } });
  });

  it('an order placed signed out is hidden after a login', async () => {
    const { browser } = await placed();
    await browser.signIn();
    expect((await browser.post('fetch-order', { orderId: 991 })).status).toBe(403);
    expect((await browser.call('get-swish-check-payment?orderId=991')).status).toBe(403);
    expect((await browser.call('order-answer', { headers: key })).status).toBe(404);
  });

  it('an order of a customer is hidden after they sign out', async () => {
    const { open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    await browser.post('create-order', own, key);
    browser.cookies.delete('__Host-guldkajen-session');
    expect((await browser.post('fetch-order', { orderId: 991 })).status).toBe(403);
    expect((await browser.call('order-answer', { headers: key })).status).toBe(404);
  });

  it('nor does the same request from a signed-in customer get an order that was placed signed out', async () => {
    const { sent, open } = await placed();
    const other = open();
    await other.signIn();
    expect(await (await other.post('create-order', orderBody(), key)).json()).toMatchObject({ message: 'ORDER' });
    expect(made(sent)).toBe(1);
  });

  it('an order is not changed into another buyer’s', async () => {
    const { sent, browser } = await placed();
    for (const orderId of [991, undefined]) {
      const other = orderBody({ ssn: '198507099805', ...(orderId === undefined ? {} : { orderId }) });
      const answer = await browser.post('create-order', other, key);
      expect(await answer.json()).toMatchObject({ message: 'BUYER' });
    }
    expect(sent).toHaveLength(1);
  });

  it('an order is not changed into another buyer’s under another intent: the cookie stores the buyer', async () => {
    const { sent, browser } = await placed();
    const other = orderBody({ ssn: '198507099805', orderId: 991 });
    expect(await (await browser.post('create-order', other, otherKey)).json()).toMatchObject({ message: 'BUYER' });
    expect(sent).toHaveLength(1);
  });

  it('a refusal does not prove that an earlier attempt without a response made no order', async () => {
    let calls = 0;
    const { sent, open } = proxyScene(async () => {
      calls += 1;
      if (calls === 1) throw new CommerceError('timeout', 'x');
      throw new CommerceError('http', 'x', { status: 422, body: { code: 422, message: 'STOCK' } });
    });
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    const answer = await browser.post('create-order', orderBody({ email: 'b@example.com' }), key);
    expect(await answer.json()).toMatchObject({ outcome: 'refused', message: 'STOCK' });
    expect((await browser.call('order-answer', { headers: key })).status).toBe(404);
    const other = await browser.post('create-order', orderBody({ ssn: '198507099805' }), key);
    expect(await other.json()).toMatchObject({ message: 'BUYER' });
    expect(sent).toHaveLength(2);
  });

  it('a refused change does not forget the order that only our server knows', async () => {
    let calls = 0;
    const { open } = proxyScene(async () => {
      calls += 1;
      if (calls === 1) return { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900 };
      throw new CommerceError('http', 'x', { status: 422, body: { code: 422, message: 'STOCK' } });
    });
    await open().post('create-order', orderBody(), key);
    await open().post('create-order', orderBody({ email: 'b@example.com' }), key);
    const last = await open().call('order-answer', { headers: key });
    expect(await last.json()).toMatchObject({ outcome: 'refused', orderId: 991 });
  });

  it('an attempt without a response is not repeated for another buyer', async () => {
    const { sent, open } = proxyScene(() => Promise.reject(new CommerceError('timeout', 'x')));
    const browser = open();
    await browser.post('create-order', orderBody(), key);
    const answer = await browser.post('create-order', orderBody({ ssn: '198507099805' }), key);
    expect(await answer.json()).toMatchObject({ message: 'BUYER' });
    expect(sent).toHaveLength(1);
  });
});

describe('an uncertain response', () => {
  const write = { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900 };
  const failing = (error: CommerceError) => {
    let calls = 0;
    return proxyScene(async () => {
      calls += 1;
      if (calls === 1) throw error;
      return write;
    });
  };
  it.each([500, 429])('%i in JSON is not stored as a result', async (status) => {
    const body = { code: status, message: 'x' };
    const { sent, open } = failing(new CommerceError('http', 'x', { status, code: status, body }));
    const browser = open();
    expect((await browser.post('create-order', orderBody(), key)).status).toBe(504);
    expect((await browser.call('order-answer', { headers: key })).status).toBe(404);
    expect(await (await browser.post('create-order', orderBody(), key)).json()).toMatchObject({ orderId: 991 });
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([INTENT, INTENT]);
  });
  it('a 401 ends the session and leaves the order uncertain', async () => {
    const { open } = proxyScene(() =>
      Promise.reject(new CommerceError('unauthorized', 'x', { status: 401, body: { code: 401 } })),
    );
    const { ssn: _, ...body } = orderBody();
    const browser = open();
    await browser.signIn();
    const answer = await browser.post('create-order', body, key);
    expect([answer.status, (await answer.json()).message]).toEqual([401, 'SESSION_ENDED']);
    expect([...browser.cookies.keys()]).toEqual([]);
  });
});

it('two calls of one intent run in sequence: the second changes the order of the first', async () => {
  const { sent, open } = proxyScene(countingBackend());
  const browser = open();
  await Promise.all([
    browser.post('create-order', orderBody(), key),
    browser.post('create-order', orderBody({ email: 'ny@example.com' }), key),
  ]);
  expect(sent.map(({ body }) => (body as { orderId?: number }).orderId)).toEqual([undefined, 991]);
});

it('a retry with an order id calls the backend instead of returning the stored result', async () => {
  const { sent, browser } = await placed();
  for (const _ of [1, 2]) await browser.post('create-order', orderBody({ orderId: 991 }), key);
  expect(sent).toHaveLength(3);
});

it('a refusal of the backend passes on its code when it is known, and nothing else', async () => {
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
