import { describe, expect, it } from 'vitest';
import { createTestApp, membersOf } from '../testing/test-app';

const backend = createTestApp();
const PRODUCTS = '/sylius/api/v2/shop/products';

describe('pages', () => {
  it('hold 30 by default and carry a view when there are several', async () => {
    const list = await backend.json(PRODUCTS);
    expect(membersOf(list)).toHaveLength(30);
    expect(list['hydra:view']).toEqual({
      '@id': `${PRODUCTS}?page=1`,
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': `${PRODUCTS}?page=1`,
      'hydra:last': `${PRODUCTS}?page=8`,
      'hydra:next': `${PRODUCTS}?page=2`,
    });
  });

  it('name their neighbours with page as the last parameter', async () => {
    const list = await backend.json(`${PRODUCTS}?page=2&itemsPerPage=100`);
    expect(list['hydra:view']).toEqual({
      '@id': `${PRODUCTS}?itemsPerPage=100&page=2`,
      '@type': 'hydra:PartialCollectionView',
      'hydra:first': `${PRODUCTS}?itemsPerPage=100&page=1`,
      'hydra:last': `${PRODUCTS}?itemsPerPage=100&page=3`,
      'hydra:previous': `${PRODUCTS}?itemsPerPage=100&page=1`,
      'hydra:next': `${PRODUCTS}?itemsPerPage=100&page=3`,
    });
    const last = await backend.json(`${PRODUCTS}?page=3&itemsPerPage=100`);
    expect(last['hydra:view']).not.toHaveProperty(['hydra:next']);
  });

  it('have no maximum; one page with a query has a view without page', async () => {
    const list = await backend.json(`${PRODUCTS}?page=1&itemsPerPage=9999`);
    expect(membersOf(list)).toHaveLength(232);
    expect(list['hydra:view']).toEqual({
      '@id': `${PRODUCTS}?itemsPerPage=9999`,
      '@type': 'hydra:PartialCollectionView',
    });
  });

  it('together hold every product once, by code', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => backend.json(`${PRODUCTS}?page=${page}&itemsPerPage=100`)));
    const codes = pages.flatMap(membersOf).map((product) => String(product.code));
    expect(new Set(codes).size).toBe(232);
    expect(codes).toEqual([...codes].sort());
  });

  it.each(['?page=99', '?itemsPerPage=0', '?translations.name=finnsinte', '?productTaxons.taxon.code=okand'])(
    '%s is an empty list, not an error',
    async (query) => {
      const response = await backend.fetch(PRODUCTS + query);
      expect(response.status).toBe(200);
      expect(membersOf(await response.json())).toEqual([]);
    },
  );

  it.each(['?page=0', '?page=-1', '?itemsPerPage=-1', '?page=x'])('%s is refused', async (query) => {
    expect((await backend.fetch(PRODUCTS + query)).status).toBe(400);
  });
});

describe('filters', () => {
  const codes = async (query: string) =>
    membersOf(await backend.json(`${PRODUCTS}?itemsPerPage=9999&${query}`)).map((product) => product.code);

  it('find the products of a taxon, also of several and of one above', async () => {
    expect(await codes('productTaxons.taxon.code=ryska-guldmynt')).toHaveLength(2);
    expect(
      await codes('productTaxons.taxon.code[]=ryska-guldmynt&productTaxons.taxon.code[]=franska-guldmynt'),
    ).toHaveLength(6);
    expect(await codes('taxon=/sylius/api/v2/shop/taxons/historiska-guldmynt')).toHaveLength(42);
  });

  it('find by a part of the name', async () => {
    expect(await codes('translations.name=multidisc')).toHaveLength(2);
  });

  it('sort', async () => {
    const [dearest] = await codes('order[price]=desc');
    expect(dearest).toMatch(/-1kg-.*-gjuten$/);
  });

  it('find variants by product', async () => {
    const path = '/sylius/api/v2/shop/product-variants';
    const product = '/sylius/api/v2/admin/products/guldtacka-presentask-valcambi';
    expect(membersOf(await backend.json(`${path}?product=${product}`))).toHaveLength(3);
    expect(membersOf(await backend.json(`${path}?product=${product}&optionValues=x/farg_vinrod`))).toHaveLength(1);
  });
});
