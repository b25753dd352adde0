import { type AddressInfo, createServer } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';
import { overlayRoutes } from './routes';

interface Call {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
}

const calls: Call[] = [];
const release: (() => void)[] = [];

/** A stub of a vanilla Sylius 1.12, with its API and its IRIs at /api/v2. */
const sylius = new Hono();
sylius.use(async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  calls.push({ method: c.req.method, url: pathname + search, headers: c.req.header() });
  await next();
});
sylius.get('/api/v2/shop/products', (c) => {
  const body = { 'hydra:member': [{ '@id': '/api/v2/shop/products/verklig', code: 'verklig' }], 'hydra:totalItems': 1 };
  return c.body(JSON.stringify(body), 200, {
    'Content-Type': 'application/ld+json; charset=utf-8',
    ETag: '"abc"',
    'Set-Cookie': 'PHPSESSID=1',
  });
});
sylius.get('/api/v2/shop/products-by-slug/verklig', (c) => c.redirect('/api/v2/shop/products/verklig', 301));
sylius.get('/api/v2/shop/products/okand', (c) => c.json({ code: 404, message: 'Not Found' }, 404));
sylius.get('/api/v2/shop/taxons', async (c) => {
  await new Promise<void>((resolve) => release.push(resolve));
  return c.json([]);
});

const server = serve({ fetch: sylius.fetch, port: 0, hostname: '127.0.0.1' });
await new Promise((resolve) => server.on('listening', resolve));
const base = `http://127.0.0.1:${portOf(server.address())}`;
const backend = createTestApp({ overlay: base });
const SHOP = '/sylius/api/v2/shop';

beforeEach(() => {
  calls.length = 0;
});
afterAll(() => {
  for (const respond of release) respond();
  server.close();
});

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}

describe('the catalogue of a real Sylius', () => {
  it('is passed on unchanged', async () => {
    const response = await backend.fetch(`${SHOP}/products?page=1&itemsPerPage=9999`);
    expect(response.headers.get('Content-Type')).toBe('application/ld+json; charset=utf-8');
    expect(response.headers.get('ETag')).toBe('"abc"');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(membersOf(await response.json()).map(({ code }) => code)).toEqual(['verklig']);
    expect(calls.map(({ url }) => url)).toEqual(['/api/v2/shop/products?page=1&itemsPerPage=9999']);
  });

  it('receives known parameters only, never an order', async () => {
    const bad =
      'order[price]=asc&order%5Btranslation.name%5D=x&localeCode+for+order%5Btranslation.name%5D=y&_locale=en';
    await backend.fetch(`${SHOP}/products?${bad}&productTaxons.taxon.code%5B%5D=a&productTaxons.taxon.code%5B%5D=b`);
    await backend.fetch(`${SHOP}/products?${bad}`);
    expect(calls.map(({ url }) => decodeURIComponent(url))).toEqual([
      '/api/v2/shop/products?productTaxons.taxon.code[]=a&productTaxons.taxon.code[]=b',
      '/api/v2/shop/products',
    ]);
  });

  it('receives format and language, but no tokens or cookies', async () => {
    const secret = 'hemlig-nyckel';
    await backend.fetch(`${SHOP}/products`, {
      Accept: 'application/ld+json',
      'Accept-Language': 'sv-SE',
      Authorization: `Bearer ${secret}`,
      access_token: `Bearer ${secret}`,
      refresh_token: `Bearer ${secret}`,
      'x-signing-token': `Bearer ${secret}`,
      Cookie: `session=${secret}`,
      'X-Forwarded-For': '192.0.2.1',
    });
    expect(calls[0]?.headers).toMatchObject({ accept: 'application/ld+json', 'accept-language': 'sv-SE' });
    expect(JSON.stringify(calls)).not.toContain(secret);
    expect(JSON.stringify(calls)).not.toContain('192.0.2.1');
  });

  it('keeps its errors and redirects', async () => {
    const missing = await backend.fetch(`${SHOP}/products/okand`);
    expect([missing.status, await missing.json()]).toEqual([404, { code: 404, message: 'Not Found' }]);
    const moved = await backend.fetch(`${SHOP}/products-by-slug/verklig`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/api/v2/shop/products/verklig']);
  });

  it('cannot be written to, nor left for another part of that server', async () => {
    for (const path of [
      '/sylius/api/v2/admin/products',
      '/sylius/api/v2/shop/..%2Fadmin%2Fproducts',
      `${SHOP}/products/%2e%2e/%2e%2e/admin/orders`,
      `${SHOP}//evil.example`,
      `${SHOP}/products/a%3Fb`,
    ]) {
      expect((await backend.fetch(path)).status).toBe(404);
    }
    expect((await backend.fetch(`${SHOP}/orders`, {}, {})).status).toBe(404);
    expect(calls).toEqual([]);
  });

  it('is 504 when too slow, 502 when unreachable', async () => {
    const slow = await overlayRoutes(base, 20).request(`${SHOP}/taxons`);
    expect([slow.status, await slow.json()]).toEqual([504, { code: 504, message: 'Gateway Timeout' }]);
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const port = portOf(closed.address());
    await new Promise((resolve) => closed.close(resolve));
    const away = await overlayRoutes(`http://127.0.0.1:${port}`).request(`${SHOP}/taxons`);
    expect(away.status).toBe(502);
  });
});

it('the embedded backend still serves everything else', async () => {
  expect(membersOf(await backend.json('/sylius/commerz/get-rates')).length).toBeGreaterThan(0);
  expect(membersOf(await backend.json('/sylius/api/commerz/cms/get-faq')).length).toBeGreaterThan(0);
  expect(calls).toEqual([]);
});
