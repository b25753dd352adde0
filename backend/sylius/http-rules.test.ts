import { createHash } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const SHOP = '/sylius/api/v2/shop';

describe('the format', () => {
  it.each([
    [undefined, 'ld+json'],
    ['*/*', 'ld+json'],
    ['application/ld+json', 'ld+json'],
    ['application/json', 'json'],
    ['application/json, text/plain, */*', 'ld+json'],
    ['application/json, */*;q=0.8', 'json'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'html'],
  ])('for Accept %s is %s', async (accept, format) => {
    const response = await backend.fetch(`${SHOP}/taxons`, accept ? { Accept: accept } : {});
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toMatch(`${format};`);
  });

  it('is refused when nobody speaks it', async () => {
    expect((await backend.fetch(`${SHOP}/taxons`, { Accept: 'application/xml' })).status).toBe(406);
  });

  it('application/json is a bare list without linked data', async () => {
    const list: unknown = await backend.json(`${SHOP}/products?itemsPerPage=2`, { Accept: 'application/json' });
    expect(list).toHaveLength(2);
    expect(JSON.stringify(list)).not.toContain('"@id"');
    expect(JSON.stringify(list)).toContain('"/sylius/api/v2/admin/product-variants/');
  });
});

describe('the headers', () => {
  it('are those of a Sylius, without CORS', async () => {
    const response = await backend.fetch(`${SHOP}/products?itemsPerPage=2`, { Origin: 'https://elsewhere.example' });
    const body = await response.text();
    expect(response.headers.get('ETag')).toBe(`"${createHash('md5').update(body).digest('hex')}"`);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(response.headers.get('Cache-Control')).toBe('no-cache, private');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('X-Frame-Options')).toBe('deny');
    expect(response.headers.get('Link')).toContain('/docs.jsonld');
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });
});

describe('the language', () => {
  it.each(['en_US', 'en-US', 'EN-US', 'en-us'])('%s gives the English name', async (language) => {
    const product = await backend.json(`${SHOP}/products/guldtacka-10g-valcambi`, { 'Accept-Language': language });
    expect(product.name).toBe('10 g gold bar Valcambi');
  });

  it.each(['sv-SE', 'sv_SE', '*', 'de-DE', ''])('%s gives the Swedish name', async (language) => {
    const product = await backend.json(`${SHOP}/products/guldtacka-10g-valcambi`, { 'Accept-Language': language });
    expect(product.name).toBe('10 g guldtacka Valcambi');
  });

  it('decides which products the list has', async () => {
    const english = await backend.json(`${SHOP}/products?itemsPerPage=9999`, { 'Accept-Language': 'en-US' });
    expect(english['hydra:totalItems']).toBe(7);
  });
});

describe('addresses', () => {
  it('of the admin API want a token', async () => {
    const response = await backend.fetch('/sylius/api/v2/admin/products/guldtacka-10g-valcambi');
    expect(response.status).toBe(401);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
  });

  it('by slug lead to the code and keep the query', async () => {
    const response = await backend.fetch(`${SHOP}/products-by-slug/10-g-guldtacka-valcambi?x=1`);
    expect(response.status).toBe(301);
    expect(response.headers.get('Location')).toBe(`${SHOP}/products/guldtacka-10g-valcambi?x=1`);
  });

  it('do not know the numeric id, nor another spelling of the code', async () => {
    for (const id of ['3', 'Guldtacka-10g-Valcambi']) {
      expect((await backend.fetch(`${SHOP}/products/${id}`)).status).toBe(404);
    }
  });

  it('that no route has are answered by the framework, by Accept', async () => {
    expect(await backend.json(`${SHOP}/nothing`)).toEqual({ code: 404, message: 'Not Found' });
    const page = await backend.fetch(`/sylius/api/v2/nothing`, { Accept: 'text/html' });
    expect([page.status, page.headers.get('Content-Type')]).toEqual([404, 'text/html; charset=UTF-8']);
  });
});

describe('errors for plain JSON', () => {
  afterAll(() => backend.control('dialect', { name: 'spec' }));

  it('are problem documents in versions that have Hydra errors', async () => {
    await backend.control('dialect', { name: '1.12' });
    const response = await backend.fetch(`${SHOP}/products/finns-inte`, { Accept: 'application/json' });
    expect(response.headers.get('Content-Type')).toMatch('application/problem+json');
    expect(await response.json()).toMatchObject({ title: 'An error occurred', detail: 'Not Found' });
  });
});

describe('smaller resources', () => {
  it.each([
    ['product-images/30', { '@type': 'ProductImage', id: 30 }],
    ['product-taxons/30', { '@type': 'ProductTaxon', taxon: '/sylius/api/v2/admin/taxons/kopa-guld' }],
    ['product-options/farg', { code: 'farg', name: 'Färg' }],
    ['product-option-values/vikt_5g', { value: '5 g', option: '/sylius/api/v2/admin/product-options/vikt' }],
  ])('%s', async (path, expected) => {
    expect(await backend.json(`${SHOP}/${path}`)).toMatchObject(expected);
  });

  it('attributes: percent as a fraction, select as a list of labels, paginated', async () => {
    const path = `${SHOP}/products/guldtacka-10g-valcambi/attributes`;
    const list = await backend.json(path);
    expect(list['@id']).toBe(path);
    expect(membersOf(list)).toEqual([
      expect.objectContaining({ code: 'metall', type: 'text', value: 'Guld' }),
      expect.objectContaining({ code: 'finhalt', type: 'percent', value: 0.9999 }),
      expect.objectContaining({ code: 'etikett', type: 'select', value: ['Bästsäljare'] }),
    ]);
    expect(membersOf(await backend.json(`${path}?itemsPerPage=2`))).toHaveLength(2);
  });

  it('an image in another size has the address of the picture cache', async () => {
    const image = await backend.json(`${SHOP}/product-images/30?filter=sylius_small`);
    expect(image.path).toMatch(/\/sylius\/media\/cache\/resolve\/sylius_small\/.*\.webp$/);
  });
});
