import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resetOrderTables } from '../db/order-tables';
import { createTestApp, type Json, membersOf } from '../testing/test-app';

const SHOP = '/api/v2/shop';
const VARIANTS = [
  { id: 1, code: 'MAPLE-G', product: 'MAPLE-1OZ-G', name: '', price: 4_250_000, inStock: true },
  { id: 2, code: 'MAPLE-S', product: 'MAPLE-1OZ-S', name: '', price: 45_900, inStock: true },
  { id: 3, code: 'KAPSEL-27', product: 'MYNTKAPSEL', name: '27 mm', price: 1_500, inStock: true },
  { id: 4, code: 'KAPSEL-39', product: 'MYNTKAPSEL', name: '39 mm', inStock: true },
  { id: 5, code: 'SLUT', product: 'MAPLE-1OZ-G', name: '', price: 99_900, inStock: false },
  { id: 6, code: 'AVSTANGD', product: 'BORTA', name: '', price: 10_000, inStock: true },
  { id: 8, code: 'EGEN', product: 'MAPLE-1OZ-S', name: '', price: 40_000, vat: 10_000, stock: 3, inStock: true },
];
const PRODUCTS: Readonly<Record<string, { name: string; mainTaxon: string | null }>> = {
  'MAPLE-1OZ-G': { name: 'Maple Leaf 1 oz', mainTaxon: `${SHOP}/taxons/guldmynt` },
  'MAPLE-1OZ-S': { name: 'Maple Leaf 1 oz silver', mainTaxon: null },
  MYNTKAPSEL: { name: 'Myntkapsel', mainTaxon: `${SHOP}/taxons/tillbehor` },
};

/** A minimal vanilla Sylius: variants have numeric ids up to 1.12, picture URLs are absolute from 1.13. */
async function startSylius(hasIds: boolean) {
  const state = {
    requests: [] as string[],
    headers: {},
    isDown: false,
    isEscaped: false,
    price: 4_250_000,
    firstId: 1,
  };
  const app = new Hono();
  const variantJson = ({ id, ...variant }: (typeof VARIANTS)[number]) => ({
    ...(hasIds ? { id: id === 1 ? state.firstId : id } : {}),
    ...variant,
    ...(id === 1 ? { price: state.price } : {}),
    product: `${SHOP}/products/${variant.product}`,
  });
  const picture = () => (hasIds ? '/media/image/a.jpg' : `${base}/media/cache/resolve/a.jpg`);
  const productJson = (code: string) =>
    PRODUCTS[code] && { code, ...PRODUCTS[code], description: `${base}/om-oss`, images: [{ path: picture() }] };
  const listOf = (members: unknown[]) => ({ 'hydra:member': members });

  app.use(async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    state.requests.push(pathname + search);
    state.headers = c.req.header();
    return state.isDown ? c.text('Service Unavailable', 503) : next();
  });
  app.get(`${SHOP}/product-variants`, (c) => c.json(listOf(VARIANTS.map(variantJson))));
  app.get(`${SHOP}/product-variants/:code`, (c) => {
    const found = VARIANTS.find(({ code }) => code === c.req.param('code'));
    return found ? c.json(variantJson(found)) : c.json({}, 404);
  });
  app.get(`${SHOP}/products`, (c) =>
    c.json(listOf(Object.keys(PRODUCTS).map(productJson)), 200, { 'Set-Cookie': 'a=1' }),
  );
  app.get(`${SHOP}/products/:code`, (c) => {
    const text = JSON.stringify(productJson(c.req.param('code')) ?? { '@type': 'hydra:Error' });
    const headers = { 'Content-Type': 'application/ld+json' };
    return c.body(state.isEscaped ? text.replaceAll('/', '\\/') : text, text.includes('Error') ? 404 : 200, headers);
  });
  app.get(`${SHOP}/payment-methods`, (c) =>
    c.json(listOf(['bank_transfer', 'Swish_v2', 'zimpler', 'cash'].map((code, index) => ({ id: index + 1, code })))),
  );
  app.get('/media/image/a.jpg', (c) => c.body('bild', 200, { 'Content-Type': 'image/jpeg', 'Set-Cookie': 'x=1' }));
  app.get('/media/cache/resolve/a.jpg', (c) => c.redirect(`${base}/media/image/a.jpg`));

  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.on('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  afterAll(() => void server.close());
  return { base, state, backend: createTestApp({ overlay: base }) };
}

const older = await startSylius(true);
const newer = await startSylius(false);
beforeEach(() => {
  for (const { state, backend } of [older, newer]) {
    resetOrderTables(backend.db);
    Object.assign(state, { requests: [], isDown: false, isEscaped: false, price: 4_250_000, firstId: 1 });
  }
});

const [BANK_TRANSFER, SWISH, ZIMPLER, CASH] = [1, 2, 3, 4];
const KEY = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };

describe.each([
  [
    'numeric ids (Sylius up to 1.12)',
    older,
    { gold: 1, silver: 2, capsule: 3, priceless: 4, sold: 5, away: 6, own: 8 },
  ],
  [
    'codes (Sylius from 1.13)',
    newer,
    ...[
      {
        gold: 'MAPLE-G',
        silver: 'MAPLE-S',
        capsule: 'KAPSEL-27',
        priceless: 'KAPSEL-39',
        sold: 'SLUT',
        away: 'AVSTANGD',
        own: 'EGEN',
      },
    ],
  ],
] as const)('an order with %s', (_, { backend, state }, id) => {
  let people = 0;
  const create = async (overrides: object, headers = {}): Promise<Json> => {
    people += 1;
    const rest = { shippingId: 2, email: 'kund@post.test', subscribedToNewsletter: false, ssn: '191212121212' };
    const body = { paymentId: SWISH, phoneNumber: `07017406${10 + people}`, ...rest, ...overrides };
    return (await backend.fetch('/sylius/commerz/create-order', headers, body)).json();
  };
  const of = (...variants: unknown[]) => ({
    productVariants: variants.map((variant) => ({ id: variant, quantity: 2 })),
  });
  const stored = async () => Object.values((await backend.json('/__control/orders')).orders ?? {});

  it("is written with Sylius' codes, names and prices, without changing our own stock", async () => {
    const before = backend.db.all('SELECT id, stock FROM variants');
    expect(await create(of(id.gold))).toMatchObject({
      code: 200,
      orderItems: [{ productCode: 'MAPLE-1OZ-G', quantity: 2 }],
      orderTotal: 8_500_000,
    });
    expect((await stored())[0]?.lines).toMatchObject([
      {
        variantCode: 'MAPLE-G',
        name: 'Maple Leaf 1 oz',
        metal: 'gold',
        unitPrice: 4_250_000,
        vat: 0,
        total: 8_500_000,
      },
    ]);
    expect(backend.db.all('SELECT id, stock FROM variants')).toEqual(before);
  });

  it.each([
    ['25 per cent of VAT in the price of silver', id.silver, { metal: 'silver', unitPrice: 36_720, vat: 9_180 }],
    ['the price unchanged for an unknown metal', id.capsule, { name: 'Myntkapsel, 27 mm', metal: 'other', vat: 0 }],
    ["the shop's own VAT field", id.own, { unitPrice: 40_000, vat: 10_000, total: 100_000 }],
  ])('has %s', async (_name, variant, line) => {
    expect(await create(of(variant))).toMatchObject({ code: 200 });
    expect((await stored())[0]?.lines).toMatchObject([line]);
  });

  it.each([
    ['without a price', of(id.priceless), 'UNKNOWN_VARIANT'],
    ['of a product that is not shown', of(id.away), 'UNKNOWN_VARIANT'],
    ['that is sold out', of(id.sold), 'STOCK'],
    ['of our own catalogue, by id', of(503), 'UNKNOWN_VARIANT'],
    ['of our own catalogue, by code', of('guldtacka-10g-valcambi'), 'UNKNOWN_VARIANT'],
    ['of gold beside one of silver', of(id.gold, id.silver), 'MIXED_METALS'],
    ['at another total', { ...of(id.gold), expectedTotal: 1 }, 'PRICE'],
    ['paid in a way that is not simulated', { ...of(id.gold), paymentId: CASH }, 'PAYMENT_METHOD'],
  ])('is rejected for a variant %s', async (_name, overrides, message) => {
    expect(await create(overrides)).toMatchObject({ message });
    expect(await stored()).toEqual([]);
  });

  it.each([100_000_000_001, Number.MAX_SAFE_INTEGER])('is rejected at a price of %d öre', async (price) => {
    state.price = price;
    expect(await create(of(id.gold))).toMatchObject({ message: 'UNKNOWN_VARIANT' });
  });

  it("is paid with the method of Sylius' id, in any case and version of its code", async () => {
    for (const paymentId of [ZIMPLER, SWISH, 'swish_V2', BANK_TRANSFER]) await create({ ...of(id.gold), paymentId });
    const methods = (await stored()).map(({ paymentMethod }) => paymentMethod);
    expect(methods).toEqual(['bank_transfer', 'swish', 'swish', 'zimpler']);
  });

  it('is not written while Sylius is down, but an existing one is still returned', async () => {
    expect(await create(of(id.gold), KEY)).toMatchObject({ code: 200 });
    state.isDown = true;
    expect(await create({ ...of(id.gold), orderId: 1 })).toMatchObject({ code: 502 });
    backend.clock.advance(10);
    expect(await create(of(id.gold), KEY)).toMatchObject({ code: 200, orderId: 1 });
    expect(await create(of(id.gold))).toMatchObject({ code: 502 });
    expect(await stored()).toHaveLength(1);
  });

  it('has a delivery time and a delivery price before it is created', async () => {
    const query = [id.gold, id.sold, id.own, 'okand'].map(
      (each, n) => `items[${n}][id]=${each}&items[${n}][quantity]=4`,
    );
    expect(await backend.json(`/sylius/commerz/get-delivery-time?${query.join('&')}`)).toEqual({
      [id.gold]: { error: 0, current_stock: expect.any(Number), delivery_time: null },
      [id.sold]: { error: 1, current_stock: 0, delivery_time: null },
      [id.own]: { error: 1, current_stock: 3, delivery_time: null },
      okand: { error: 1, current_stock: 0, delivery_time: null },
    });
    const methods = (await backend.post('/sylius/commerz/get-shipping-methods', of(id.gold))).body;
    expect(membersOf(methods).map(({ price }) => price)).toEqual([149_00, 0]);
  });
});

it('a number never orders another product than the one that has it now', async () => {
  older.state.firstId = 77;
  const lines = { productVariants: [{ id: 1, quantity: 1 }] };
  const { body } = await older.backend.post('/sylius/commerz/get-shipping-methods', lines);
  expect(body).toEqual({ code: 400, message: 'UNKNOWN_VARIANT' });
});

it("top sellers are Sylius' own products, filtered by a brand in the name", async () => {
  const path = '/sylius/commerz/get-products-top-sellers?brand=maple%20leaf';
  const found = membersOf(await newer.backend.json(path));
  expect(found.map(({ code }) => code)).toEqual(['MAPLE-1OZ-G', 'MAPLE-1OZ-S']);
  expect(JSON.stringify(found)).toContain('"http://localhost/media/cache/resolve/a.jpg"');
});

describe('what is passed on', () => {
  const secret = 'hemlig-nyckel';
  const tokens = Object.fromEntries(
    ['Authorization', 'access_token', 'refresh_token', 'x-signing-token', 'Cookie', 'X-Forwarded-For'].map((name) => [
      name,
      secret,
    ]),
  );

  it('is the catalogue with known parameters, without tokens or cookies in either direction', async () => {
    const path = `/sylius${SHOP}/products?page=1&itemsPerPage=9999&order[price]=asc&_locale=en`;
    const response = await older.backend.fetch(path, { Accept: 'application/ld+json', ...tokens });
    expect(await response.json()).toEqual(await (await fetch(`${older.base}${SHOP}/products`)).json());
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(older.state.requests[0]).toBe(`${SHOP}/products?page=1&itemsPerPage=9999`);
    await older.backend.fetch(`/sylius${SHOP}/products`, { Accept: 'application/ld+json', ...tokens });
    expect(older.state.headers).toMatchObject({ accept: 'application/ld+json' });
    expect(JSON.stringify(older.state.headers)).not.toContain(secret);
  });

  it('includes errors, and is 502 when Sylius is unreachable', async () => {
    const missing = await older.backend.fetch(`/sylius${SHOP}/products/okand`);
    expect([missing.status, await missing.json()]).toEqual([404, { '@type': 'hydra:Error' }]);
    const away = createTestApp({ overlay: 'http://127.0.0.1:9' });
    expect((await away.fetch(`/sylius${SHOP}/taxons`)).status).toBe(502);
  });

  it.each([
    '/sylius/api/v2/admin/products',
    '/sylius/api/v2/shop/..%2Fadmin%2Fproducts',
    `/sylius${SHOP}/products/%2e%2e/%2e%2e/%2e%2e/admin/orders`,
    `/sylius${SHOP}//evil.example`,
    '/media/..%2fadmin',
    '/media/%5c%5cevil.example/x.jpg',
    '/media/',
  ])('is nothing else: %s is 404', async (path) => {
    expect((await older.backend.fetch(path)).status).toBe(404);
    expect((await older.backend.fetch(`/sylius${SHOP}/orders`, {}, {})).status).toBe(404);
    expect(older.state.requests).toEqual([]);
  });

  it.each(['/media', '/sylius/media'])('includes pictures below %s, which cannot run as a document', async (folder) => {
    const response = await older.backend.fetch(`${folder}/image/a.jpg`);
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual(['image/jpeg', 'bild']);
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(response.headers.get('Content-Security-Policy')).toBe('sandbox');
  });

  it.each([false, true])('links pictures and redirects to this backend; slashes escaped: %s', async (isEscaped) => {
    newer.state.isEscaped = isEscaped;
    const product = await newer.backend.json(`/sylius${SHOP}/products/MAPLE-1OZ-G`);
    const [{ path } = {}] = Object.values(product.images ?? {});
    expect(path).toBe('http://localhost/media/cache/resolve/a.jpg');
    expect(product.description).toBe(`${newer.base}/om-oss`);
    const redirect = await newer.backend.fetch(String(path));
    expect([redirect.status, redirect.headers.get('Location')]).toEqual([302, '/media/image/a.jpg']);
  });
});
