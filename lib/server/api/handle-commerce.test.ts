import { describe, expect, it } from 'vitest';
import { collectReports } from '@/lib/server/reporting/reports.fixture';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { inTurn, proxyScene } from './proxy.fixture';

const reports = collectReports();
const unauthorized = new CommerceError('unauthorized', 'x', { status: 401 });
const http = (status: number, body?: unknown) => new CommerceError('http', 'x', { status, body });
const get = (path: string, response: unknown) => proxyScene(inTurn(response)).open().call(path);

describe('the allow-list', () => {
  it.each([
    ['another endpoint', 404, ['unknown', 'get-rates/more', '..%2fproducts', '', 'sylius/commerz/get-rates']],
    ['a query of two orders', 400, ['get-swish-check-payment?orderId=1&orderId=2']],
    [
      'another line of a delivery time',
      400,
      ['items[1][id]=58%3B', 'items[1][id]=58&items[1][id]=59', `items[1][id]=${'a'.repeat(65)}`, 'items[1][id]='].map(
        (line) => `get-delivery-time?${line}`,
      ),
    ],
    // Not 404, which would mean that it is no longer sold.
    ['an impossible variant', 400, ['', 'a%20b', 'a/b', 'a'.repeat(121)].map((code) => `product-variants/${code}`)],
  ])('refuses %s with %d', async (_, status, paths) => {
    const { sent, open } = proxyScene(inTurn({}));
    for (const path of paths) expect((await open().call(path)).status, path).toBe(status);
    expect(sent).toEqual([]);
  });

  it('refuses another method and returns the right one in Allow', async () => {
    const { status, headers } = await proxyScene(inTurn({})).open().post('get-rates', {});
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  });

  it('passes on the lines of a delivery-time request, and parses the response', async () => {
    const { sent, open } = proxyScene(inTurn({ '58': { error: 0, current_stock: '12', delivery_time: null } }));
    // Of a later release, and of somebody else.
    const unknown = 'items[x][id]=1&items[1000][id]=1&items[1][price]=1&items[1][id]x=1&order[price]=asc';
    const { body, headers } = await open().call(`get-delivery-time?items[1][id]=58&items[1][quantity]=2&${unknown}`);
    expect(sent[0]?.query?.toString()).toBe('items%5B1%5D%5Bid%5D=58&items%5B1%5D%5Bquantity%5D=2');
    expect(body).toEqual({ '58': { error: false, currentStock: 12, weeks: null } });
    expect(headers.get('cache-control')).toBe('no-store');
  });
});

describe('the price of one variant', () => {
  const path = 'product-variants/A';
  const CHANGED = '2026-03-01T09:55:00.000Z';

  it('is requested once by concurrent callers, without tokens', async () => {
    const { sent, open } = proxyScene(inTurn({ price: 100, vat: 25 }));
    const browser = open();
    await browser.signIn();
    const responses = await Promise.all([1, 2, 3].map(() => browser.call(path)));
    expect(sent).toEqual([{ path: `sylius/api/v2/shop/${path}` }]);
    expect(responses[2]?.body).toEqual({ price: 125, vat: 25, epoch: null });
  });

  it('is requested again as soon as a new epoch is known', async () => {
    let changed = CHANGED;
    const backend = inTurn({ price: 1_429_000, vat: 0 }, { price: 1_450_000, vat: 0 });
    const browser = proxyScene(backend, { prices: () => ({ changed, byVariant: new Map() }) }).open();
    await browser.call(path);
    changed = '2026-03-01T10:05:00.000Z';
    expect((await browser.call(path)).body).toMatchObject({ price: 1_450_000, epoch: changed });
  });

  it('from a plain Sylius includes the VAT of silver', async () => {
    const silver = { metal: 'silver', form: 'bar', weight: 1000, weightType: 'g', purity: 999 } as const;
    const terms = new Map([['A', { goods: silver, sale: null }]]);
    const plain = { '@id': '/api/v2/shop/product-variants/A', code: 'A', price: 1_649_900, originalPrice: 1_649_900 };
    const prices = () => ({ changed: CHANGED, byVariant: new Map(), terms });
    const { body } = await proxyScene(inTurn(plain), { prices }).open().call(path);
    expect(body).toMatchObject({ price: 1_649_900, vat: 329_980 });
  });

  it.each([[undefined], [[]], [{}], ['x']])('is an error, not null, for the response %j', async (response) =>
    expect((await get(path, response)).status).toBe(502),
  );
});

describe('the sender', () => {
  it('is refused from another site', async () => {
    const { sent, open } = proxyScene(inTurn({}));
    const headers = { origin: 'https://elak.example' };
    const { status } = await open().post('get-shipping-methods', { productVariants: {} }, headers);
    expect([status, sent.length]).toEqual([403, 0]);
  });

  it('learns how long to wait above the rate limit', async () => {
    const browser = proxyScene(inTurn({ 'hydra:member': [] }), { perMinute: 2 }).open();
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await browser.call('payment-methods')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await browser.call('payment-methods')).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

it('people who wait for their payments behind one address do not lock each other out', async () => {
  const paying = { code: 200, orderId: 1, orderItems: [] };
  const scene = proxyScene(async ({ path }) => (path.endsWith('create-order') ? paying : { code: 202, message: '' }), {
    perMinute: null,
  });
  const people = [];
  for (const id of [1, 2, 3, 4, 5]) {
    paying.orderId = id;
    const browser = scene.open();
    expect((await browser.order({}, crypto.randomUUID())).body.orderId).toBe(id);
    people.push(browser);
  }
  const statuses = await Promise.all(
    people.flatMap((browser, index) =>
      Array.from({ length: 25 }, async () => {
        const { status } = await browser.call(`get-swish-check-payment?orderId=${index + 1}`);
        return status;
      }),
    ),
  );
  expect(statuses).toEqual(Array(125).fill(200));
});

describe('the response', () => {
  it.each([
    [new CommerceError('timeout', 'x'), 504, 'UNANSWERED'],
    [new CommerceError('network', 'x'), 504, 'UNANSWERED'],
    [new CommerceError('parse', 'x'), 502, 'UPSTREAM'],
    [http(500, { message: 'SQLSTATE[42000] at db01' }), 502, 'UPSTREAM'],
    [http(418), 502, 'UPSTREAM'],
    [http(404, { code: 404 }), 404, 'UNKNOWN'],
    [http(404), 502, 'UPSTREAM'],
    [http(403, { code: 403 }), 403, 'ORDER'],
    [http(403), 502, 'UPSTREAM'],
  ])('reveals nothing of the backend: %j is %d %s', async (error, code, message) =>
    expect(await get('payment-methods', error)).toMatchObject({ status: code, body: { code, message } }),
  );

  it('is an exception for a bug of our own', () =>
    expect(get('payment-methods', new TypeError('ours'))).rejects.toThrow('ours'));

  it.each([
    ['ends the session on a 401, without a retry', unauthorized, 'get-customer', 401, 0],
    ['keeps it on a timeout', new CommerceError('timeout', 'x'), 'get-customer', 504, 1],
    ['keeps it on a 403', http(403), 'get-customer', 502, 1],
    ['keeps it on a 401 without tokens', unauthorized, 'payment-methods', 502, 1],
    ['keeps it on a 401 without tokens', unauthorized, 'get-rates', 502, 1],
    ['keeps it on a 401 without tokens', unauthorized, 'product-variants/GT-10G', 502, 1],
  ])('%s: %s for %s', async (_, error, path, status, cookies) => {
    const { sent, open } = proxyScene(inTurn(error));
    const browser = open();
    await browser.signIn();
    const response = await browser.call(path);
    expect([response.status, sent.length, browser.cookies.size]).toEqual([status, 1, cookies]);
  });

  it('is not offered an unsupported payment method, which is reported', async () => {
    const method = (id: number, code: string) => ({ id, code, name: code, position: id });
    const { body } = await get('payment-methods', { 'hydra:member': [method(1, 'swish'), method(2, 'klarna')] });
    expect(body.map(({ code }: { code: string }) => code)).toEqual(['swish']);
    expect(reports).toMatchObject({
      messages: ['payment method is not known, and not offered'],
      details: [{ code: 'klarna' }],
    });
  });

  it('has the customer with a masked personal number', async () => {
    const { sent, open } = proxyScene(inTurn({ firstName: 'Tolvan', ssn: '191212121212', blocked: 0 }));
    const browser = open();
    expect((await browser.call('get-customer')).body).toBeNull();
    await browser.signIn();
    const { text } = await browser.call('get-customer');
    expect(sent[0]).toMatchObject({ session: { accessToken: 'access-1', refreshToken: 'refresh-1' } });
    expect(sent[0]?.query?.get('id')).toBe('7');
    expect(text).toContain('19121212-****');
    expect(text).not.toMatch(/191212121212|access-1|refresh-1/);
  });
});
