import { beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const PRODUCT = '/sylius/api/v2/shop/products/guldtacka-10g-valcambi';
const RATES = '/sylius/commerz/get-rates';

beforeEach(() => backend.control('reset'));

describe('faults', () => {
  it('affect the given number of matching calls', async () => {
    await backend.control('faults', { match: 'get-rates', status: 503, times: 2 });
    expect((await backend.fetch('/sylius/commerz/get-system-status')).status).toBe(200);
    const statuses = [await backend.fetch(RATES), await backend.fetch(RATES), await backend.fetch(RATES)];
    expect(statuses.map((response) => response.status)).toEqual([503, 503, 200]);
  });

  it('can replace the body, and are cleared by an empty list', async () => {
    await backend.control('faults', { match: 'get-rates', body: '<html>Bad gateway</html>', times: 5 });
    const response = await backend.fetch(RATES);
    expect([response.status, await response.text()]).toEqual([200, '<html>Bad gateway</html>']);
    await backend.control('faults', []);
    expect(membersOf(await backend.json(RATES)).length).toBeGreaterThan(0);
  });

  it('can delay a call that then succeeds', async () => {
    await backend.control('faults', { match: 'get-rates', delayMs: 5 });
    expect((await backend.fetch(RATES)).status).toBe(200);
  });
});

describe('the request log', () => {
  it('records method, path and headers of matching calls', async () => {
    await backend.fetch(`${RATES}?x=1`, { Authorization: 'Bearer t' });
    await backend.fetch(PRODUCT);
    expect(await backend.json('/__control/requests?match=get-rates')).toEqual({
      requests: [
        {
          at: expect.any(String),
          method: 'GET',
          path: `${RATES}?x=1`,
          headers: expect.objectContaining({ authorization: 'Bearer t' }),
          bodySize: 0,
        },
      ],
    });
  });
});

describe('the clock', () => {
  it('can be set and advanced', async () => {
    await backend.control('clock', { now: '2026-12-24T15:00:00+01:00' });
    await backend.control('clock', { advanceSeconds: 300 });
    const { time, changed } = await backend.json('/sylius/commerz/get-system-status');
    expect(String(time)).toMatch(/^2026-12-24T14:05:0/);
    expect(changed).toBe('2026-12-24T14:05:00.000Z');
  });
});

describe('products', () => {
  it('can be disabled and enabled again', async () => {
    await backend.control('product', { code: 'guldtacka-10g-valcambi', enabled: false });
    expect((await backend.fetch(PRODUCT)).status).toBe(404);
    await backend.control('product', { code: 'guldtacka-10g-valcambi', enabled: true });
    expect((await backend.fetch(PRODUCT)).status).toBe(200);
    expect((await backend.control('product', { code: 'okand', enabled: true })).status).toBe(404);
  });

  it('can be added with a price, a taxon and pictures', async () => {
    const { body } = await backend.control('product', { create: { code: 'ny-tacka', name: 'Ny tacka' } });
    const product = await backend.json('/sylius/api/v2/shop/products/ny-tacka');
    expect(product).toMatchObject({ productTaxonsTaxon: ['Köpa guld', 'Guldtackor', 'Präglade guldtackor'] });
    const variant = await backend.json('/sylius/api/v2/shop/product-variants/ny-tacka');
    expect(variant).toMatchObject({ id: body.variantId, price: expect.any(Number), stock: 10 });
    expect((await backend.control('product', { create: { code: 'ny-tacka', name: 'Igen' } })).status).toBe(409);
  });
});

describe('the control API', () => {
  it.each([
    ['clock', { now: 'i morgon' }],
    ['tick', { gold: -1 }],
    ['stock', { variantId: 503, stock: -1 }],
    ['dialect', { name: '3.0' }],
    ['faults', { status: 503 }],
    ['scale', {}],
    ['product', { create: { code: 'å' } }],
    ['tick', '{'],
  ])('rejects %s %j', async (call, body) => {
    const answer = await backend.control(call, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 400, message: expect.any(String) } });
  });

  it('rejects an unknown variant', async () => {
    expect((await backend.control('stock', { variantId: 1, stock: 1 })).status).toBe(404);
  });

  it('resets everything', async () => {
    const first = await backend.json(PRODUCT);
    await backend.control('dialect', { name: 'ap4' });
    await backend.control('tick', { gold: 2 });
    await backend.control('product', { code: 'guldtacka-10g-valcambi', enabled: false });
    await backend.control('faults', { match: 'products', status: 500, times: 9 });
    await backend.control('scale', { products: 300 });
    await backend.control('reset');
    expect(await backend.json(PRODUCT)).toEqual(first);
  });

  it('is not mounted when it is disabled', async () => {
    const closed = createTestApp({ control: false });
    expect((await closed.control('reset')).status).toBe(404);
    expect((await closed.fetch('/__control/requests')).status).toBe(404);
  });
});
