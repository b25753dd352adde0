import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';
import { overlayRoutes } from './routes';
import { startSylius } from './sylius.fixture';

const { base, state, stop } = await startSylius('1.12');
const backend = createTestApp({ overlay: base });
const SHOP = '/sylius/api/v2/shop';

beforeEach(() => {
  state.requests = [];
});
afterAll(stop);

describe('the catalogue of a real Sylius', () => {
  it('is passed on unchanged', async () => {
    const response = await backend.fetch(`${SHOP}/products?page=1&itemsPerPage=9999`);
    expect(response.headers.get('Content-Type')).toBe('application/ld+json; charset=utf-8');
    expect(response.headers.get('ETag')).toBe('"abc"');
    expect(response.headers.get('Set-Cookie')).toBeNull();
    expect(await response.json()).toEqual(await (await fetch(`${base}/api/v2/shop/products`)).json());
    expect(state.requests[0]).toBe('/api/v2/shop/products?page=1&itemsPerPage=9999');
  });

  it('receives known parameters only, never an order', async () => {
    const bad =
      'order[price]=asc&order%5Btranslation.name%5D=x&localeCode+for+order%5Btranslation.name%5D=y&_locale=en';
    await backend.fetch(`${SHOP}/products?${bad}&productTaxons.taxon.code%5B%5D=a&productTaxons.taxon.code%5B%5D=b`);
    await backend.fetch(`${SHOP}/products?${bad}`);
    expect(state.requests).toEqual([
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
    expect(state.headers).toMatchObject({ accept: 'application/ld+json', 'accept-language': 'sv-SE' });
    expect(JSON.stringify(state.headers)).not.toMatch(/hemlig|192\.0\.2\.1/);
  });

  it('keeps its errors and redirects', async () => {
    const missing = await backend.fetch(`${SHOP}/products/okand`);
    expect([missing.status, await missing.json()]).toEqual([404, { '@type': 'hydra:Error' }]);
    const moved = await backend.fetch(`${SHOP}/products-by-slug/maple`);
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, '/api/v2/shop/products/MAPLE-1OZ-G']);
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
    expect(state.requests).toEqual([]);
  });

  it('is 504 when too slow, 502 when unreachable', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = silent.address() as AddressInfo;
    const slow = await overlayRoutes(`http://127.0.0.1:${port}`, 20).request(`${SHOP}/taxons`);
    expect([slow.status, await slow.json()]).toEqual([504, { code: 504, message: 'Gateway Timeout' }]);
    silent.closeAllConnections();
    await new Promise((resolve) => silent.close(resolve));
    const away = await overlayRoutes(`http://127.0.0.1:${port}`).request(`${SHOP}/taxons`);
    expect(away.status).toBe(502);
  });
});

it('the embedded backend still serves everything else', async () => {
  expect(membersOf(await backend.json('/sylius/commerz/get-rates')).length).toBeGreaterThan(0);
  expect(membersOf(await backend.json('/sylius/api/commerz/cms/get-faq')).length).toBeGreaterThan(0);
  expect(state.requests).toEqual([]);
});
