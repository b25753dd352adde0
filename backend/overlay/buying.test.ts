import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { resetOrderTables } from '../db/order-tables';
import { createTestApp, type Json, membersOf } from '../testing/test-app';
import { startSylius } from './sylius.fixture';

const older = await startSylius('1.12');
const newer = await startSylius('1.13');
afterAll(() => {
  older.stop();
  newer.stop();
});

const TOLVAN = '191212121212';
const [BANK_TRANSFER, SWISH, ZIMPLER, CASH] = [1, 2, 3, 4];

function openShop(base: string) {
  const backend = createTestApp({ overlay: base });
  const create = (variant: unknown, overrides: object = {}) =>
    backend.post('/sylius/commerz/create-order', {
      paymentId: SWISH,
      shippingId: 2,
      phoneNumber: '0700000014',
      email: 'kund@post.test',
      subscribedToNewsletter: false,
      productVariants: { '0': { id: variant, quantity: 2 } },
      ssn: TOLVAN,
      ...overrides,
    });
  const stored = async (): Promise<Json[]> => Object.values((await backend.json('/__control/orders')).orders ?? {});
  const lines = async () => Object.values((await stored())[0]?.lines ?? {});
  return { ...backend, create, stored, lines };
}

const shops = { older: openShop(older.base), newer: openShop(newer.base) };
let shop = shops.older;
beforeEach(() => {
  for (const { db, clock } of Object.values(shops)) {
    resetOrderTables(db);
    clock.reset();
  }
  for (const { state } of [older, newer])
    Object.assign(state, { requests: [], down: false, escaped: false, prices: {}, ids: {} });
});

describe.each([
  [
    'numeric ids (Sylius up to 1.12)',
    older,
    { gold: 1, silver: 2, capsule: 3, priceless: 4, sold: 5, away: 6, bar: 7, own: 8 },
  ],
  [
    'codes (Sylius from 1.13)',
    newer,
    {
      gold: 'MAPLE-G',
      silver: 'MAPLE-S',
      capsule: 'KAPSEL-27',
      priceless: 'KAPSEL-39',
      sold: 'SLUT',
      away: 'AVSTANGD',
      bar: 'TACKA',
      own: 'EGEN',
    },
  ],
])('an order on %s', (_, sylius, id) => {
  beforeEach(() => {
    shop = sylius === older ? shops.older : shops.newer;
  });

  it("is written with Sylius' codes, names and prices", async () => {
    const { body } = await shop.create(id.gold);
    expect(body).toMatchObject({
      code: 200,
      orderItems: [{ productCode: 'MAPLE-1OZ-G', quantity: 2 }],
      itemsTotal: 8_500_000,
      orderTotal: 8_500_000,
    });
    expect(await shop.lines()).toMatchObject([
      {
        variantCode: 'MAPLE-G',
        name: 'Maple Leaf 1 oz guld',
        metal: 'gold',
        unitPrice: 4_250_000,
        vat: 0,
        total: 8_500_000,
      },
    ]);
  });

  it('extracts the 25 per cent VAT from the price of silver, found by the main category or another', async () => {
    await shop.create(id.silver);
    expect(await shop.lines()).toMatchObject([{ metal: 'silver', unitPrice: 36_720, vat: 9_180, total: 91_800 }]);
    await shop.create(id.bar, { phoneNumber: '0701740605' });
    expect(await shop.lines()).toMatchObject([{ metal: 'silver', vat: 300_000, total: 3_000_000 }]);
  });

  it('uses the price unchanged for an unknown metal, and still keeps gold and silver apart', async () => {
    await shop.create(id.capsule);
    const [line] = await shop.lines();
    expect(line).toMatchObject({ name: 'Myntkapsel, 27 mm', metal: 'other', unitPrice: 1_500, vat: 0 });
    const both = (a: unknown, b: unknown) => ({
      productVariants: [
        { id: a, quantity: 1 },
        { id: b, quantity: 1 },
      ],
    });
    expect((await shop.create(0, both(id.gold, id.silver))).body.message).toBe('MIXED_METALS');
    const withCapsule = await shop.create(0, { ...both(id.gold, id.capsule), phoneNumber: '0701740605' });
    expect(withCapsule.body).toMatchObject({ code: 200, itemsTotal: 4_251_500 });
  });

  it('uses the VAT and stock fields of a Sylius that has them', async () => {
    const times = await shop.json(`/sylius/commerz/get-delivery-time?items[1][id]=${id.own}&items[1][quantity]=4`);
    expect(times).toEqual({ [id.own]: { error: 1, current_stock: 3, delivery_time: null } });
    await shop.create(id.own);
    expect(await shop.lines()).toMatchObject([{ unitPrice: 40_000, vat: 10_000, total: 100_000 }]);
  });

  it.each([
    ['without a price', 'priceless', 'UNKNOWN_VARIANT'],
    ['of a product that is not shown', 'away', 'UNKNOWN_VARIANT'],
    ['that is sold out', 'sold', 'STOCK'],
  ] as const)('is rejected for a variant %s', async (_state, name, message) => {
    expect((await shop.create(id[name])).body).toEqual({ code: 422, message });
    expect(await shop.stored()).toEqual([]);
  });

  it.each([100_000_000_001, Number.MAX_SAFE_INTEGER])('is rejected at a price of %d öre', async (price) => {
    sylius.state.prices['MAPLE-G'] = price;
    expect((await shop.create(id.gold)).body).toEqual({ code: 422, message: 'UNKNOWN_VARIANT' });
  });

  it.each([503, 'guldtacka-10g-valcambi', 9999, 'OKAND'])(
    'rejects %s, which does not exist in Sylius',
    async (foreign) => {
      expect((await shop.create(foreign)).body).toEqual({ code: 422, message: 'UNKNOWN_VARIANT' });
      expect(await shop.stored()).toEqual([]);
    },
  );

  it('never changes the stock of the embedded catalogue, which may use the same ids', async () => {
    const before = await shop.db.all('SELECT id, stock FROM variants ORDER BY id');
    await shop.create(id.gold, { paymentId: BANK_TRANSFER });
    await shop.control('clock', { advanceSeconds: 3600 });
    await shop.stored();
    const transfer = { orderId: 1, paymentId: BANK_TRANSFER, shippingId: 1 };
    expect((await shop.create(id.gold, transfer)).body).toMatchObject({ code: 200, orderId: 1 });
    expect(await shop.db.all('SELECT id, stock FROM variants ORDER BY id')).toEqual(before);
  });

  it("is paid with the method of Sylius' id, in any case and version of its code", async () => {
    expect((await shop.create(id.gold, { paymentId: ZIMPLER })).body.redirectUrl).toContain('/sim/zimpler/');
    await shop.create(id.gold, { paymentId: SWISH });
    await shop.create(id.gold, { paymentId: 'swish_V2', phoneNumber: '0701740605' });
    expect((await shop.create(id.gold, { paymentId: BANK_TRANSFER })).body.verificationRequired).toBe(true);
    expect((await shop.create(id.gold, { paymentId: CASH })).body.message).toBe('PAYMENT_METHOD');
    const methods = (await shop.stored()).map(({ paymentMethod }) => paymentMethod);
    expect(methods).toEqual(['bank_transfer', 'swish', 'swish', 'zimpler']);
  });

  it('compares the current price with the agreed one', async () => {
    Object.assign(sylius.state.prices, { 'MAPLE-G': 4_300_000 });
    expect((await shop.create(id.gold, { expectedTotal: 8_500_000 })).body.message).toBe('PRICE');
    expect((await shop.create(id.gold, { expectedTotal: 8_600_000 })).body.orderTotal).toBe(8_600_000);
  });

  it('is not written while Sylius is down, but an existing one is still returned', async () => {
    const key = { 'Idempotency-Key': '3f0c8d1e-9a54-4d0b-8c3e-2b7a5f6d1c90' };
    const body = (overrides: object = {}) => ({
      ...{ paymentId: SWISH, shippingId: 2, phoneNumber: '0700000014', email: 'kund@post.test', ssn: TOLVAN },
      ...{ subscribedToNewsletter: false, productVariants: { '0': { id: id.gold, quantity: 1 } }, ...overrides },
    });
    const path = '/sylius/commerz/create-order';
    expect((await shop.fetch(path, key, body())).status).toBe(200);
    sylius.state.down = true;
    expect(await (await shop.fetch(path, key, body())).json()).toMatchObject({ code: 200, orderId: 1 });
    expect((await shop.fetch(path, {}, body({ phoneNumber: '0701740605' }))).status).toBe(502);
    expect(await shop.stored()).toHaveLength(1);
  });

  it('has a delivery time and a delivery price before it is created', async () => {
    const unsold = `items[2][id]=${id.sold}&items[3][id]=okand&items[4][id]=${id.priceless}`;
    const query = `items[1][id]=${id.gold}&items[1][quantity]=2&${unsold}`;
    expect(await shop.json(`/sylius/commerz/get-delivery-time?${query}`)).toEqual({
      [id.gold]: { error: 0, current_stock: expect.any(Number), delivery_time: null },
      [id.sold]: { error: 1, current_stock: 0, delivery_time: null },
      okand: { error: 1, current_stock: 0, delivery_time: null },
      [id.priceless]: { error: 1, current_stock: 0, delivery_time: null },
    });
    const lines = { productVariants: { '0': { id: id.gold, quantity: 2 } } };
    const methods = (await shop.post('/sylius/commerz/get-shipping-methods', lines)).body;
    expect(membersOf(methods).map(({ price }) => price)).toEqual([149_00, 0]);
    expect(await shop.json('/sylius/commerz/get-delivery-time')).toEqual([]);
  });
});

describe('around the order', () => {
  it('an id that now belongs to another variant is looked up again', async () => {
    shop = shops.older;
    await shop.create(1);
    Object.assign(older.state.ids, { 'MAPLE-G': 2, 'MAPLE-S': 1 });
    await shop.create(1, { phoneNumber: '0701740605' });
    expect(await shop.lines()).toMatchObject([{ variantCode: 'MAPLE-S' }]);
  });

  it("top sellers are Sylius' own products, filtered by a brand in the name", async () => {
    shop = shops.newer;
    const all = membersOf(await shop.json('/sylius/commerz/get-products-top-sellers'));
    expect(all.map(({ code }) => code)).toContain('MAPLE-1OZ-G');
    const some = membersOf(await shop.json('/sylius/commerz/get-products-top-sellers?brand=maple%20leaf'));
    expect(some.map(({ code }) => code)).toEqual(['MAPLE-1OZ-G', 'MAPLE-1OZ-S']);
    expect(JSON.stringify(some)).toContain('"http://localhost/media/cache/resolve/x/a.jpg"');
  });
});

describe('pictures', () => {
  const picture = async ({ fetch }: ReturnType<typeof openShop>, path: string) => {
    const response = await fetch(path);
    return [response.status, response.headers.get('Content-Type'), await response.text()];
  };

  it.each(['/media/image/a/b/c.jpg', '/sylius/media/image/a/b/c.jpg'])('are served from Sylius: %s', async (path) => {
    expect(await picture(shops.older, path)).toEqual([200, 'image/jpeg', 'bild']);
    expect((await shops.older.fetch(path)).headers.get('Set-Cookie')).toBeNull();
  });

  it.each(['/media', '/sylius/media'])('are redirected from their resolve path to the cache: %s', async (prefix) => {
    const path = `${prefix}/cache/resolve/x/a.jpg`;
    expect(await picture(shops.newer, path)).toEqual([200, 'image/jpeg', 'bild ur lagret']);
  });

  it("are linked at the overlay's own origin, whether Sylius escapes slashes or not", async () => {
    for (const escaped of [false, true]) {
      newer.state.escaped = escaped;
      const product = await shops.newer.json('/sylius/api/v2/shop/products/MAPLE-1OZ-G');
      const { path } = Object.values(product.images ?? {})[0] ?? {};
      expect(path).toBe('http://localhost/media/cache/resolve/x/a.jpg');
      expect(await picture(shops.newer, String(path))).toEqual([200, 'image/jpeg', 'bild ur lagret']);
      expect(product.shortDescription).toBe(`Se http://cdn.example/media/a.jpg och ${newer.base}/om-oss`);
    }
  });

  it('are found where only the API is mounted below a path', async () => {
    expect(await picture(openShop(`${older.base}/sylius`), '/sylius/media/image/a/b/c.jpg')).toEqual([
      200,
      'image/jpeg',
      'bild',
    ]);
  });

  it('are never fetched from another server, in a redirect loop, or with another content type', async () => {
    expect((await picture(shops.newer, '/media/cache/resolve/x/away.jpg'))[0]).toBe(502);
    expect((await picture(shops.newer, '/media/cache/resolve/x/round.jpg'))[0]).toBe(502);
    expect((await picture(shops.newer, '/media/image/side.html'))[0]).toBe(502);
  });

  it.each(['/media/..%2fadmin', '/media/%5c%5cevil.example/x.jpg', '/media//evil.example/x.jpg', '/media/'])(
    'are served from /media only: %s is 404',
    async (path) => {
      expect((await picture(shops.newer, path))[0]).toBe(404);
      expect(newer.state.requests).toEqual([]);
    },
  );
});
