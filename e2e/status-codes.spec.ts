import { expect, test } from './support/test';

const PRODUCT = '/praglade-guldtackor/guldtacka-10g-valcambi';

test.describe('status codes', () => {
  for (const path of [
    '/kopa-guld/guldtackor/nope/nope',
    '/kopa-guld?sida=99999',
    '/order/a%20b/toc',
    '/order/nope/nope',
  ]) {
    test(`${path} returns 404 with the specified text`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(404);
      expect(await response.text()).toContain('Page Not Found');
    });
  }

  for (const path of ['/guldtackor/nope', '/nope/guldtacka-10g-valcambi']) {
    test(`${path}, a product that does not exist, redirects home with 307`, async ({ request }) => {
      const response = await request.get(path, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers().location ?? '', 'http://localhost').pathname).toBe('/');
    });
  }

  for (const search of ['marke=xyz', 'vikt=9999kg', 'vikt=&marke=&filter=', 'filter=nope&sortera=nope', 'pris=x']) {
    test(`/kopa-guld?${search} returns 200 with the listing, ignoring unknown values`, async ({ request }) => {
      const response = await request.get(`/kopa-guld?${search}`, { maxRedirects: 0 });
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).not.toContain('Inga produkter stämmer');
      expect(html).not.toContain('noindex');
    });
  }

  for (const [search, status] of [
    ['pris=1-2', 200],
    ['vikt=1kg&marke=pamp&pris=1-2', 200],
    ['vikt=1kg&marke=royal-canadian-mint', 404],
  ] as const) {
    test(`/kopa-guld?${search}, without products, returns ${status} with alternatives, and is not cached`, async ({
      request,
    }) => {
      const response = await request.get(`/kopa-guld?${search}`, { maxRedirects: 0 });
      expect(response.status()).toBe(status);
      expect(response.headers()['cache-control']).toContain('no-store');
      const html = await response.text();
      expect(html).toContain('Inga produkter stämmer med ditt val');
      expect(html).toContain('noindex');
    });
  }

  test('missing files are not rendered as pages', async ({ request }) => {
    for (const path of ['/images/nope.webp', '/_next/static/nope', '/_next/nope', '/_next/static/chunks/nope.js']) {
      const response = await request.get(path, { maxRedirects: 0 });
      expect([path, response.status(), await response.text()]).toEqual([path, 404, 'Not Found']);
    }
  });

  for (const [path, canonical] of [
    ['/Kopa-Guld', '/kopa-guld'],
    ['/Kopa-Guld/GULDTACKOR', '/kopa-guld/guldtackor'],
    ['/PRAGLADE-guldtackor/GULDTACKA-10G-VALCAMBI', PRODUCT],
    ['/praglade-guldtackor/kinebar-2g-gift', '/praglade-guldtackor/KINEBAR-2G-GIFT'],
  ] as const) {
    test(`${path}, written in another case, redirects to ${canonical} with 308`, async ({ request }) => {
      let current: string = path;
      for (let hop = 0; hop < 3 && current !== canonical; hop += 1) {
        const response = await request.get(current, { maxRedirects: 0 });
        expect(response.status()).toBe(308);
        current = new URL(response.headers().location ?? '', 'http://localhost').pathname;
      }
      expect(current).toBe(canonical);
      expect((await request.get(canonical, { maxRedirects: 0 })).status()).toBe(200);
    });
  }
});

test.describe('a backend that is down', () => {
  test('keeps every known page, and never returns "not found"', async ({ request, shop }) => {
    await request.get(PRODUCT);
    await shop.stopBackend();
    try {
      // The last one has not been requested before.
      for (const path of ['/', '/kopa-guld', PRODUCT, '/gjutna-silvertackor/silvertacka-1kg-umicore']) {
        const response = await request.get(path, { maxRedirects: 0 });
        expect(response.status(), path).toBe(200);
      }
    } finally {
      await shop.startBackend();
    }
  });
});
