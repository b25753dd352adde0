import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { abortByFakeTimers, respondAfter } from '@/lib/domain/abort-timers.fixture';
import { ore } from '@/lib/domain/prices/money';
import { INTENT, inTurn, orderBody, proxyScene, type TestBrowser } from '@/lib/server/api/proxy.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { purchaseTerms } from '@/lib/server/content/terms';
import { type CommerceRequest, commerceRequest } from '@/lib/server/sylius/client/http';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import type { PriceList } from './agreed';

const OTHER_INTENT = '11111111-2222-4333-8444-555555555555';
const OTHER_BUYER = '198507099805';
const MADE = { code: 200, message: 'OK', orderId: 991, orderTotal: 4298900 };
const NO_RESPONSE = new CommerceError('timeout', 'x');
const refusal = (status: number, message = 'x') =>
  new CommerceError('http', 'x', { status, code: status, body: { code: status, message } });

/** A backend that creates an order for every call without orderId, and ignores Idempotency-Key. */
function countingBackend() {
  let made = 990;
  return async ({ path, body }: CommerceRequest) => {
    if (!path.endsWith('create-order')) return { code: 200, order: { orderId: 991 } };
    const { orderId: changed } = body as { orderId?: number };
    if (changed === undefined) made += 1;
    return { ...MADE, orderId: changed ?? made };
  };
}

/** The same, for a session whose customer has this personal number, or fails to be read. */
function backendOf(person: string | CommerceError) {
  const orders = countingBackend();
  return async (request: CommerceRequest) => {
    if (!request.path.endsWith('get-customer')) return orders(request);
    if (person instanceof CommerceError) throw person;
    return { firstName: 'Tolvan', ssn: person };
  };
}

const created = (sent: readonly CommerceRequest[]) => sent.filter(({ path }) => path.endsWith('create-order'));
const orderIds = (sent: readonly CommerceRequest[]) => sent.map(({ body }) => (body as { orderId?: number }).orderId);

/** A browser that has placed an order. */
async function placed() {
  const scene = proxyScene(countingBackend());
  const browser = scene.open();
  await browser.order();
  return { ...scene, browser };
}

describe('one order per intent', () => {
  it('a double click creates one order', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    const results = await Promise.all([browser.order(), browser.order()]);
    expect(results.map(({ body }) => body)).toMatchObject([{ orderId: 991, orderTotal: 4298900 }, { orderId: 991 }]);
    expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([INTENT]);
  });

  it.each([0, -60, 60])(
    'a browser that lost the response and its cookie gets the same order, also when the clock jumps by %i minutes',
    async (minutes) => {
      vi.useFakeTimers({ toFake: ['Date'] });
      onTestFinished(() => void vi.useRealTimers());
      const { sent, open } = await placed();
      vi.setSystemTime(Date.now() + minutes * 60_000);
      const again = open();
      const results = [await again.storedResult(), await again.order()];
      expect(results.map(({ body }) => body)).toMatchObject([{ orderId: 991 }, { orderId: 991 }]);
      expect(sent).toHaveLength(1);
    },
  );

  it('a changed request under the same intent changes the existing order', async () => {
    const { sent, open } = await placed();
    expect((await open().order({ phoneNumber: '0707654321' })).body).toMatchObject({ orderId: 991 });
    expect(orderIds(sent)).toEqual([undefined, 991]);
  });

  it('two calls run in sequence: the second changes the order of the first', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await Promise.all([browser.order(), browser.order({ email: 'ny@example.com' })]);
    expect(orderIds(sent)).toEqual([undefined, 991]);
  });

  it('a server that has lost its memory changes the order that the browser stores for the intent', async () => {
    const { browser } = await placed();
    const { sent, open } = proxyScene(countingBackend());
    await open(browser.cookies).order({}, OTHER_INTENT);
    await open(browser.cookies).order();
    expect(orderIds(sent)).toEqual([undefined, 991]);
  });

  it('another intent is another order', async () => {
    const { browser } = await placed();
    expect((await browser.order({}, OTHER_INTENT)).body).toMatchObject({ orderId: 992 });
    expect((await browser.storedResult()).body).toMatchObject({ orderId: 991 });
  });

  it('a retry with an order id calls the backend instead of returning the stored result', async () => {
    const { sent, browser } = await placed();
    for (const _ of [1, 2]) await browser.order({ orderId: 991 });
    expect(sent).toHaveLength(3);
  });

  it('a browser that lost the response to a change gets the result of the change, never the one before', async () => {
    const changed = { ...MADE, verificationRequired: true };
    const browser = proxyScene(inTurn(MADE, changed, NO_RESPONSE)).open();
    await browser.order();
    expect((await browser.storedResult()).body).toMatchObject({ orderId: 991, verificationRequired: false });
    await browser.order({ paymentId: 5, orderId: 991 });
    expect((await browser.storedResult()).body).toMatchObject({ orderId: 991, verificationRequired: true });
    expect((await browser.order({ orderId: 991 })).status).toBe(504);
    expect((await browser.storedResult()).body).toMatchObject({ message: 'UNKNOWN' });
  });

  it('a change whose response names another order is uncertain', async () => {
    const browser = proxyScene(inTurn(MADE, { ...MADE, orderId: 992 })).open();
    await browser.order();
    expect((await browser.order({ orderId: 991 })).status).toBe(504);
  });

  it.each([NO_RESPONSE, refusal(500), refusal(429)])(
    'an uncertain response is not stored, and a retry has the same Idempotency-Key: %j',
    async (error) => {
      const { sent, open } = proxyScene(inTurn(error, MADE));
      const browser = open();
      expect((await browser.order()).status).toBe(504);
      expect((await browser.storedResult()).status).toBe(404);
      expect((await browser.order()).body).toMatchObject({ orderId: 991 });
      expect(sent.map(({ idempotencyKey }) => idempotencyKey)).toEqual([INTENT, INTENT]);
    },
  );

  it.each([
    [29_900, 200, 'OK'],
    [30_100, 504, 'UNANSWERED'],
  ])('the backend has thirty seconds, then the order is uncertain: %d ms', async (delay, status, message) => {
    setTestEnvironment('http://backend.test');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    abortByFakeTimers();
    onTestFinished(() => {
      vi.useRealTimers();
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
    });
    const requested = respondAfter(delay, MADE);
    const result = proxyScene(commerceRequest).open().order();
    await requested;
    await vi.advanceTimersByTimeAsync(delay);
    expect(await result).toMatchObject({ status, body: { message } });
  });

  it('a 401 ends the session and leaves the order uncertain', async () => {
    const browser = proxyScene(inTurn(new CommerceError('unauthorized', 'x', { status: 401, body: {} }))).open();
    await browser.signIn();
    expect(await browser.order({ ssn: undefined })).toMatchObject({ status: 401, body: { message: 'SESSION_ENDED' } });
    expect([...browser.cookies.keys()]).toEqual([]);
  });

  it.each(['', 'x', '3f0c8d1e'])('a request without an intent is refused: %j', async (intent) => {
    const { sent, open } = proxyScene(countingBackend());
    expect((await open().order({}, intent)).status).toBe(400);
    expect(sent).toEqual([]);
  });
});

describe('the prices that the customer agreed to', () => {
  const [EARLIER, AGREED, NEWER] = ['2026-03-01T08:55:00.000Z', '2026-03-01T09:55:00.000Z', '2026-03-01T10:05:00.000Z'];
  const list = (changed: string, price: number | null, more: Partial<PriceList> = {}): PriceList => ({
    changed,
    byVariant: new Map([['58', price === null ? null : ore(price)]]),
    ...more,
  });
  const ordered = async (prices: PriceList | null, epoch: string | null = AGREED) => {
    const { sent, open } = proxyScene(countingBackend(), { prices: () => prices });
    const { status, body } = await open().order({ agreed: { ...orderBody().agreed, epoch } });
    return { status, message: body.message, sent };
  };

  it.each<[string, PriceList, string, (string | null)?]>([
    ['a newer epoch has another price for a line', list(NEWER, 4_300_000), 'PRICES'],
    ['theirs is a past epoch, after a clock correction', list(EARLIER, 1, { past: new Set([AGREED]) }), 'PRICES'],
    ['the page did not know its epoch', list(AGREED, 4_300_000), 'PRICES', null],
    ['a line has no price, whatever epoch is claimed', list(AGREED, null), 'NO_PRICE', '2099-01-01T00:00:00.000Z'],
  ])('stop the order before it is sent when %s', async (_, prices, message, epoch) =>
    expect(await ordered(prices, epoch)).toEqual({ status: 409, message, sent: [] }),
  );

  it.each([
    ['a newer epoch that left the lines alone', list(NEWER, 4_289_000)],
    ['their own epoch', list(AGREED, 4_300_000)],
    ['a server that does not have their epoch yet', list('2026-03-01T09:45:00.000Z', 4_300_000)],
    ['a server without prices', null],
  ])('allow the order with %s', async (_, prices) => expect((await ordered(prices)).status).toBe(200));

  it('are reduced to the total and the agreed facts for the backend (contract.md A5)', async () => {
    const { sent } = await ordered(list(AGREED, 4_289_000));
    const { agreed, ...contract } = orderBody();
    const terms = expect.stringMatching(/^\d{4}-\d\d-\d\d$/);
    const kept = { terms, delivery: '', isPickup: null, payment: '', deliveryDays: null, lines: [] };
    expect(sent[0]?.body).toEqual({ ...contract, expectedTotal: agreed.total, agreed: kept });
  });

  it('are not compared when an attempt is repeated that has already created its order', async () => {
    let prices = list(AGREED, 4_289_000);
    const { sent, open } = proxyScene(countingBackend(), { prices: () => prices });
    const browser = open();
    expect((await browser.order()).status).toBe(200);
    prices = list(NEWER, 4_400_000);
    expect((await browser.order()).body).toMatchObject({ orderId: 991 });
    expect(sent).toHaveLength(1);
  });

  it('are read anew when the backend refuses them', async () => {
    const { sent, open } = proxyScene(async ({ path }) => {
      if (path.endsWith('create-order')) throw refusal(409, 'PRICE');
      return [];
    });
    const browser = open();
    for (const _ of [1, 2]) await browser.call('payment-methods');
    expect((await browser.order()).body).toMatchObject({ message: 'PRICES' });
    await browser.call('payment-methods');
    expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([
      'payment-methods',
      'create-order',
      'payment-methods',
    ]);
  });

  it('are sent with ids in the type of the backend', async () => {
    const { sent } = await ordered(list(AGREED, 4_289_000, { textIds: new Set(['58']) }));
    expect(sent[0]?.body).toMatchObject({ productVariants: { '0': { id: '58', quantity: 1 } } });
  });
});

it('the browser that placed an order knows its terms when the backend does not store them', async () => {
  const { open, browser } = await placed();
  // This response comes from memory, and must not overwrite the stored terms.
  await browser.order();
  const terms = (await browser.post('fetch-order', { orderId: 991 })).body;
  expect(terms).toMatchObject({ terms: purchaseTerms()[0]?.version });
  const elsewhere = open();
  await elsewhere.signIn();
  expect((await elsewhere.post('fetch-order', { orderId: 991 })).body).toMatchObject({ terms: null });
});

describe('the owner of an order', () => {
  it('opens an order only for the browser that placed it', async () => {
    const { open, browser: mine } = await placed();
    const stranger = open();
    const calls = await Promise.all([
      mine.post('fetch-order', { orderId: 991 }),
      mine.post('fetch-order', { orderId: 990 }),
      stranger.post('fetch-order', { orderId: 991 }),
      stranger.call('get-swish-check-payment?orderId=991'),
      stranger.order({ orderId: 991 }, OTHER_INTENT),
    ]);
    expect(calls.map(({ status }) => status)).toEqual([200, 403, 403, 403, 403]);
  });

  it('comes from the sealed session, never from the body', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    await browser.order({ ssn: undefined, customerId: 8 });
    expect(sent[0]).toMatchObject({ body: { customerId: 7 }, session: { accessToken: 'access-1' } });
    expect(sent[0]?.body).not.toHaveProperty('ssn');
  });

  it('is a personal number or a session; a request without either is refused', async () => {
    const { sent, open } = proxyScene(countingBackend());
    expect((await open().order({ ssn: undefined })).status).toBe(401);
    const browser = open();
    await browser.signIn();
    await browser.order();
    expect(sent[0]?.body).not.toHaveProperty('customerId');
    expect(sent[0]?.session).toBeUndefined();
  });

  it('may change an order that this browser does not know, with their tokens', async () => {
    const { sent, open } = proxyScene(countingBackend());
    const browser = open();
    await browser.signIn();
    expect((await browser.order({ ssn: undefined, orderId: 991 })).status).toBe(200);
    expect(sent[0]).toMatchObject({ body: { orderId: 991 }, session: { accessToken: 'access-1' } });
  });

  it.each([
    ['a sign-in', {}, ({ signIn }: TestBrowser) => signIn()],
    ['a sign-out', { ssn: undefined }, ({ cookies }: TestBrowser) => cookies.delete('__Host-guldkajen-session')],
  ])('cannot be another person at the same browser: an order is hidden after %s', async (_, buyer, change) => {
    const browser = proxyScene(countingBackend()).open();
    if ('ssn' in buyer) await browser.signIn();
    await browser.order(buyer);
    await change(browser);
    expect((await browser.post('fetch-order', { orderId: 991 })).status).toBe(403);
    expect((await browser.storedResult()).status).toBe(404);
  });

  it.each([
    ['continues it', '191212121212', 200],
    ['does not see that of another person', OTHER_BUYER, 403],
    ['does not see it without a personal number', '', 403],
    ['has to wait for a backend that does not respond', NO_RESPONSE, 504],
    [
      'is signed out when the session has ended',
      new CommerceError('unauthorized', 'x', { status: 401, body: {} }),
      401,
    ],
  ])('a customer who signs in after an order %s', async (_, person, status) => {
    const { sent, open } = proxyScene(backendOf(person));
    const browser = open();
    await browser.order();
    await browser.signIn();
    const own = { ssn: undefined, orderId: 991 };
    expect((await browser.order(own, OTHER_INTENT)).status).toBe(status);
    expect((await browser.post('fetch-order', { orderId: 991 })).status).toBe(status === 401 ? 200 : status);
    expect(created(sent)).toHaveLength(status === 200 ? 2 : 1);
  });

  it('a buyer who gets the result of an order from before the sign-in keeps it from who follows', async () => {
    const { open } = proxyScene(backendOf('191212121212'));
    await open().order();
    const browser = open();
    await browser.signIn();
    expect((await browser.storedResult()).body).toMatchObject({ orderId: 991 });
    browser.cookies.delete('__Host-guldkajen-session');
    expect((await browser.post('fetch-order', { orderId: 991 })).status).toBe(403);
  });

  it('a customer who lost the response may change the order that the session has bought', async () => {
    const { open } = proxyScene(countingBackend());
    const browsers = [open(), open()];
    for (const browser of browsers) await browser.signIn();
    await browsers[0]?.order({ ssn: undefined });
    await browsers[1]?.storedResult();
    expect((await browsers[1]?.order({ ssn: undefined, orderId: 991 }, OTHER_INTENT))?.status).toBe(200);
  });

  it.each([refusal(403), refusal(404), { code: 403 }, { code: 404 }])(
    'an order that is not theirs and one that does not exist are refused alike: %j',
    async (response) => {
      const browser = proxyScene(inTurn(response)).open();
      await browser.signIn();
      const taken = await browser.order({ ssn: undefined, orderId: 991 });
      expect(taken).toMatchObject({ status: 403, body: { message: 'ORDER' } });
    },
  );

  it('a refusal of the browser’s own order is passed on', async () => {
    const browser = proxyScene(inTurn(MADE, refusal(403))).open();
    await browser.order();
    expect((await browser.order({ orderId: 991 })).body).toMatchObject({ outcome: 'refused', code: 403 });
  });

  it('nor a signed-in customer who repeats the request of an order that was placed signed out', async () => {
    const { sent, open } = await placed();
    const other = open();
    await other.signIn();
    expect((await other.order()).body).toMatchObject({ message: 'ORDER' });
    expect(created(sent)).toHaveLength(1);
  });
});

describe('another buyer', () => {
  it.each([
    ['the intent of an order', {}, INTENT],
    ['its id', { orderId: 991 }, INTENT],
    ['its id under another intent: the cookie stores the buyer', { orderId: 991 }, OTHER_INTENT],
  ])('does not take over an order by %s', async (_, named, intent) => {
    const { sent, browser } = await placed();
    expect((await browser.order({ ssn: OTHER_BUYER, ...named }, intent)).body).toMatchObject({ message: 'BUYER' });
    expect(sent).toHaveLength(1);
  });

  it('is the session, when the customer had typed a personal number', async () => {
    const browser = proxyScene(countingBackend()).open();
    await browser.signIn();
    await browser.order();
    expect((await browser.order({ ssn: undefined, orderId: 991 })).body).toMatchObject({ message: 'BUYER' });
  });

  it('may use the intent of an attempt that certainly ordered nothing', async () => {
    const browser = proxyScene(inTurn(refusal(409, 'PRICE'), MADE)).open();
    expect((await browser.order()).body).toMatchObject({ message: 'PRICES' });
    expect((await browser.order({ ssn: OTHER_BUYER })).body).toMatchObject({ orderId: 991 });
  });

  it('is refused after an attempt without a response, also when the next one was refused', async () => {
    const { sent, open } = proxyScene(inTurn(NO_RESPONSE, refusal(422, 'STOCK')));
    const browser = open();
    await browser.order();
    const other = async () => (await browser.order({ ssn: OTHER_BUYER })).body.message;
    expect(await other()).toBe('BUYER');
    const refused = await browser.order({ email: 'b@example.com' });
    expect(refused.body).toMatchObject({ outcome: 'refused', message: 'STOCK' });
    expect((await browser.storedResult()).status).toBe(404);
    expect(await other()).toBe('BUYER');
    expect(sent).toHaveLength(2);
  });
});

it('a refused change does not forget the order that only our server knows', async () => {
  const { open } = proxyScene(inTurn(MADE, refusal(422, 'STOCK')));
  await open().order();
  await open().order({ email: 'b@example.com' });
  expect((await open().storedResult()).body).toMatchObject({ outcome: 'refused', orderId: 991 });
});

it('a refusal of the backend passes on its code when it is known, and nothing else', async () => {
  const body = { code: 422, message: 'RP06: payer 46701234567 has an open request', trace: ['db01'] };
  const { open } = proxyScene(inTurn(new CommerceError('http', 'x', { status: 422, code: 422, body })));
  const response = await open().order();
  expect(response.body).toMatchObject({ code: 422, message: 'RP06', orderId: null });
  expect(response.text).not.toMatch(/467012|db01/);
});
