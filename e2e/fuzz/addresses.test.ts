import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redirectTarget } from '@/lib/domain/buyer/redirect-target';
import { listProducts } from '@/lib/domain/listing/listing';
import { parseListingQuery } from '@/lib/domain/listing/listing-query';
import { parseView, serialiseView } from '@/lib/domain/paths/listing-address';
import { pageRequest } from '@/lib/domain/paths/page-request';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { destinationIn, hasText } from '@/lib/server/catalogue/shop-addresses';
import { clientName } from '@/lib/server/config/client-address';
import { bucketOf, isPictureQuery, refusalOf } from '@/lib/server/entrance/request-rules';
import { createSearchIndex, searchDocument, searchStrictly } from '@/lib/server/search/products/search';
import { parseSearch } from '@/lib/server/search/products/search-products';
import { holds, pathname, query } from '../../lib/domain/inputs.fixture';

describe('any URL', () => {
  const category = { code: 'kopa-guld', name: 'Guld', children: [], description: null };
  const catalogues = [null, buildCatalogue([], [category], true)];

  it('has a destination on this site, and one redirect at most', () =>
    holds(
      fc.property(pathname, query, fc.constantFrom(...catalogues), (path, searchParams, catalogue) => {
        const destination = destinationIn(catalogue, { pathname: path, searchParams });
        if (!('path' in destination)) return;
        expect(destination.path).toMatch(/^\/(?!\/)/);
        const next = destinationIn(catalogue, { pathname: destination.path, searchParams });
        if (destination.kind === 'moved') expect(next.kind).not.toBe('moved');
      }),
    ));

  it('reaches Next as a path of this site', () =>
    holds(
      fc.property(pathname, query, fc.constantFrom(...catalogues), (path, params, catalogue) => {
        expect(pageRequest(`${path}?${params}`, { catalogue, hasText }).url).toMatch(/^\//);
      }),
    ));

  it('passes the request rules without an error', () =>
    holds(
      fc.property(pathname, query, fc.string(), (path, params, rest) => {
        for (const url of [`${path}?${params}`, `/_next/image?${params}`, `http://x${path}`, rest]) {
          bucketOf(url);
          refusalOf({ method: 'GET', url, contentLength: rest });
        }
        isPictureQuery(rest);
      }),
    ));

  it('has a listing view that serialises and parses to itself', () =>
    holds(
      fc.property(query, (params) => {
        parseListingQuery(params);
        const view = parseView(params);
        expect(parseView(new URLSearchParams(serialiseView(view)))).toEqual(view);
      }),
    ));

  it('never makes a login redirect to another site', () =>
    holds(
      fc.property(fc.oneof(pathname, fc.webUrl(), fc.anything()), (wish) => {
        const target = new URL(redirectTarget(wish), 'https://shop.example');
        expect(target.origin).toBe('https://shop.example');
      }),
    ));
});

describe('any search term', async () => {
  const index = await createSearchIndex([searchDocument(aProduct())]);
  const term = fc.oneof(
    fc.string({ maxLength: 300 }),
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc
      .array(fc.constantFrom('1', '0', '/', 'x', '.', ',', ' ', '-', 'g', 'oz', 'kg', '½', 'å'), { maxLength: 300 })
      .map((all) => all.join('')),
  );
  it('is searched in limited time', () =>
    holds(
      fc.property(term, term, (searchTerm, sida) => {
        const request = parseSearch(new URLSearchParams({ searchTerm, sida }));
        const started = performance.now();
        searchStrictly(index, request.term);
        expect(performance.now() - started).toBeLessThan(5_000);
        listProducts([], request.view.query, request.view.page, {});
      }),
    ));
});

it('a search term of a hundred thousand characters takes linear time', async () => {
  const index = await createSearchIndex([searchDocument(aProduct())]);
  const started = performance.now();
  for (const part of ['1', '1/', '1x', '1 ', 'g', 'å', '-', 'a-', '½', 'guld ']) {
    searchStrictly(index, parseSearch(new URLSearchParams({ searchTerm: part.repeat(100_000 / part.length) })).term);
  }
  expect(performance.now() - started).toBeLessThan(10_000);
});

it('every client address has a short name', () =>
  holds(
    fc.property(fc.oneof(fc.string(), fc.ipV4(), fc.ipV4Extended(), fc.ipV6()), (address) => {
      expect(clientName(address).length).toBeLessThan(40);
    }),
  ));
