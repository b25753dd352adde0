import { describe, expect, it } from 'vitest';
import { setReporter } from '@/lib/reporting/report';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { orderBody, proxyScene } from './proxy.fixture';

const nothing = async () => ({});

describe('the allow-list', () => {
  it.each(['unknown', 'get-rates/more', '..%2fproducts', '', 'sylius/commerz/get-rates', 'constructor'])(
    'refuses the endpoint %j',
    async (path) => {
      const { sent, open } = proxyScene(nothing);
      expect((await open().call(path)).status).toBe(404);
      expect(sent).toEqual([]);
    },
  );

  it('refuses another method and returns the right one in Allow', async () => {
    const response = await proxyScene(nothing).open().post('get-rates', {});
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET']);
  });

  it.each([
    'get-rates?x=1',
    'payment-methods?page=1',
    'get-delivery-time?order[price]=asc',
    'get-delivery-time?items[1][id]=58%3B',
    'get-delivery-time?items[1][id]=58&items[1][id]=59',
    'get-swish-check-payment?orderId=1&orderId=2',
    'get-delivery-time?items[x][id]=1',
    'get-delivery-time?items[1000][id]=1',
    'get-delivery-time?items[1][price]=1',
    'get-delivery-time?items[1][id]x=1',
    `get-delivery-time?items[1][id]=${'a'.repeat(65)}`,
    'get-delivery-time?items[1][id]=',
  ])('refuses the query of %s', async (path) => {
    const { sent, open } = proxyScene(nothing);
    expect((await open().call(path)).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it.each([
    'product-variants/',
    'product-variants/a%20b',
    'product-variants/a/b',
    `product-variants/${'a'.repeat(121)}`,
  ])('refuses the variant %s with 400, since 404 would mean that it is no longer sold', async (path) => {
    const { sent, open } = proxyScene(nothing);
    expect((await open().call(path)).status).toBe(400);
    expect(sent).toEqual([]);
  });

  it('passes on the lines of a delivery-time request, and parses the response', async () => {
    const { sent, open } = proxyScene(async () => ({ '58': { error: 0, current_stock: '12', delivery_time: null } }));
    const response = await open().call('get-delivery-time?items[1][id]=58&items[1][quantity]=2');
    expect(sent[0]?.query?.toString()).toBe('items%5B1%5D%5Bid%5D=58&items%5B1%5D%5Bquantity%5D=2');
    expect(await response.json()).toEqual({ '58': { error: false, currentStock: 12, weeks: null } });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('sends concurrent identical requests to the backend once', async () => {
    const scene = proxyScene(async () => ({ price: '1429000', vat: 0 }));
    const answers = await Promise.all([1, 2, 3].map(() => scene.open().call('product-variants/GT-10G')));
    expect(scene.sent).toHaveLength(1);
    expect(await answers[2]?.json()).toMatchObject({ price: 1_429_000, epoch: null });
  });

  it('requests a price again as soon as a new epoch is known', async () => {
    let epoch = '2026-03-01T09:55:00.000Z';
    let price = 1_429_000;
    const prices = () => ({ changed: epoch, byVariant: new Map() });
    const { open } = proxyScene(async () => ({ price, vat: 0 }), { prices });
    await open().call('product-variants/GT-10G');
    [epoch, price] = ['2026-03-01T10:05:00.000Z', 1_450_000];
    expect(await (await open().call('product-variants/GT-10G')).json()).toMatchObject({ price: 1_450_000, epoch });
  });
});

describe('the price of one variant', () => {
  const silver = { metal: 'silver', form: 'bar', weight: 1000, weightType: 'g', purity: 999 } as const;
  const ask = async (answer: unknown) => {
    const terms = new Map([['A', { goods: silver, sale: null }]]);
    const prices = () => ({ changed: '2026-03-01T09:55:00.000Z', byVariant: new Map(), terms });
    const response = await proxyScene(async () => answer, { prices })
      .open()
      .call('product-variants/A');
    return response.status === 200 ? await response.json() : response.status;
  };
  const plain = { '@id': '/api/v2/shop/product-variants/A', code: 'A', price: 1_649_900, originalPrice: 1_649_900 };

  it('from a plain Sylius includes the VAT of silver', async () => {
    expect(await ask(plain)).toMatchObject({ price: 1_649_900, vat: 329_980 });
  });

  it.each([[undefined], [[]], [{}], ['x']])('is an error, not null, for the response %j', async (answer) => {
    expect(await ask(answer)).toBe(502);
  });
});

describe('the sender', () => {
  it('is refused from another site', async () => {
    const { sent, open } = proxyScene(nothing);
    const headers = { origin: 'https://elak.example' };
    const response = await open().post('get-shipping-methods', { productVariants: {} }, headers);
    expect([response.status, sent.length]).toEqual([403, 0]);
  });

  it('is told how long to wait above the rate limit', async () => {
    const browser = proxyScene(async () => ({ 'hydra:member': [] }), { perMinute: 2 }).open();
    const statuses = [];
    for (let call = 0; call < 3; call += 1) statuses.push((await browser.call('payment-methods')).status);
    expect(statuses).toEqual([200, 200, 429]);
    expect((await browser.call('payment-methods')).headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the response', () => {
  it.each([
    [new CommerceError('timeout', 'x'), 504, 'UNANSWERED'],
    [new CommerceError('network', 'x'), 504, 'UNANSWERED'],
    [new CommerceError('parse', 'x'), 502, 'UPSTREAM'],
    [new CommerceError('http', 'x', { status: 500, body: { message: 'SQLSTATE[42000] at db01' } }), 502, 'UPSTREAM'],
    [new CommerceError('http', 'x', { status: 418 }), 502, 'UPSTREAM'],
    [new CommerceError('http', 'x', { status: 404, body: { code: 404 } }), 404, 'UNKNOWN'],
    [new CommerceError('http', 'a router’s', { status: 404 }), 502, 'UPSTREAM'],
    [new CommerceError('http', 'x', { status: 403, body: { code: 403 } }), 403, 'ORDER'],
    [new CommerceError('http', 'a firewall’s', { status: 403 }), 502, 'UPSTREAM'],
  ])('reveals nothing of the backend: %s is %d %s', async (error, code, message) => {
    const response = await proxyScene(() => Promise.reject(error))
      .open()
      .call('payment-methods');
    expect([response.status, await response.json()]).toEqual([code, { code, message }]);
  });

  it('is an exception for a bug of our own', async () => {
    const browser = proxyScene(() => Promise.reject(new TypeError('ours'))).open();
    await expect(browser.call('payment-methods')).rejects.toThrow('ours');
  });

  it('keeps the session on a timeout, and on a 403', async () => {
    for (const error of [new CommerceError('timeout', 'x'), new CommerceError('http', 'x', { status: 403 })]) {
      const browser = proxyScene(() => Promise.reject(error)).open();
      await browser.signIn();
      await browser.call('get-customer');
      expect(browser.cookies.size).toBe(1);
    }
  });

  it('has the rates of gold and silver only', async () => {
    const rate = (currency: string) => ({ currency, rate: currency === 'XAG' ? 512.5 : 41_287.5, priceChange: -3 });
    const members = [rate('XAU'), rate('XAG'), rate('XPT')];
    const answer = async (list: unknown) =>
      (
        await proxyScene(async () => ({ 'hydra:member': list }))
          .open()
          .call('get-rates')
      ).json();
    const silver = { sekPerOunce: 512.5, change: -3 };
    expect(await answer(members)).toEqual({ gold: { sekPerOunce: 41_287.5, change: -3 }, silver });
    expect(await answer([rate('XAG')])).toEqual({ silver });
  });

  it('is not offered an unsupported payment method, which is reported', async () => {
    const reported: unknown[] = [];
    setReporter((message, details) => reported.push([message, details]));
    const method = (id: number, code: string) => ({ id, code, name: code, position: id });
    const { open } = proxyScene(async () => ({ 'hydra:member': [method(1, 'swish'), method(2, 'klarna')] }));
    const offered = await (await open().call('payment-methods')).json();
    setReporter(undefined);
    expect(offered.map(({ code }: { code: string }) => code)).toEqual(['swish']);
    expect(reported).toEqual([['payment method is not known, and not offered', { code: 'klarna' }]]);
  });

  it('ends the session on 401 without a retry', async () => {
    const scene = proxyScene(() => Promise.reject(new CommerceError('unauthorized', 'x', { status: 401 })));
    const browser = scene.open();
    await browser.signIn();
    const response = await browser.call('get-customer');
    expect([response.status, scene.sent.length, browser.cookies.size]).toEqual([401, 1, 0]);
  });

  it.each(['payment-methods', 'get-rates', 'product-variants/GT-10G'])(
    'keeps the session on a 401 for %s, which carries no tokens',
    async (path) => {
      const scene = proxyScene(() => Promise.reject(new CommerceError('unauthorized', 'x', { status: 401 })));
      const browser = scene.open();
      await browser.signIn();
      const before = browser.cookies.size;
      const response = await browser.call(path);
      expect([response.status, browser.cookies.size]).toEqual([502, before]);
    },
  );

  it('has the customer with a masked personal number', async () => {
    const scene = proxyScene(async () => ({ firstName: 'Tolvan', ssn: '191212121212', blocked: 0 }));
    const browser = scene.open();
    expect(await (await browser.call('get-customer')).json()).toBeNull();
    await browser.signIn();
    const text = await (await browser.call('get-customer')).text();
    expect(scene.sent[0]).toMatchObject({ session: { accessToken: 'access-1', refreshToken: 'refresh-1' } });
    expect(scene.sent[0]?.query?.get('id')).toBe('7');
    expect(text).toContain('19121212-****');
    expect(text).not.toMatch(/191212121212|access-1|refresh-1/);
  });

  it('comes from a request without tokens for catalogue reads', async () => {
    const scene = proxyScene(async () => ({ price: 100, vat: 25 }));
    const browser = scene.open();
    await browser.signIn();
    expect(await (await browser.call('product-variants/GT-10G')).json()).toEqual({ price: 125, vat: 25, epoch: null });
    expect(scene.sent).toEqual([{ path: 'sylius/api/v2/shop/product-variants/GT-10G' }]);
  });
});

it('seals its cookie under a __Host- name', async () => {
  const browser = proxyScene(async () => ({ code: 200, orderId: 9_910_991_099 })).open();
  await browser.post('create-order', orderBody(), { 'idempotency-key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' });
  const [name, value] = [...browser.cookies][0] ?? [];
  expect(name).toBe('__Host-guldkajen-orders');
  expect(value).not.toContain('9910991099');
});
