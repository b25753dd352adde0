import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { pageRequest } from './page-request';

const bars = aCategory('praglade-guldtackor');
const roots = [aCategory('kopa-guld', bars)];
const products = [aProduct({ code: 'KINEBAR-2g' }), aProduct({ code: 'A/B 1' })];
const catalogue = buildCatalogue(products, roots, true);
const knownAs = (url: string) => pageRequest(url, () => catalogue).known;
const urlOf = (url: string) => pageRequest(url, () => catalogue).url;

describe('a request that skips middleware', () => {
  it.each([
    ['pages', '/', '/faq', '/checkout', '/blogg', '/order/1/toc'],
    ['handlers', '/sitemap.xml', '/api/commerce/create-order'],
    ['a product', '/praglade-guldtackor/KINEBAR-2g'],
    ['what its query does not change', '/praglade-guldtackor/KINEBAR-2g?utm_source=x', '/faq?marke=pamp&_rsc=1'],
  ])('renders %s at its own path', (_, ...urls) => expect(urls.map(knownAs)).toEqual(urls.map(() => 'page')));

  it.each(['/kopa-guld', '/kopa-guld?utm_source=x', '/kopa-guld?sida=1', '/kopa-guld?_rsc=1'])(
    'renders a category without a choice at the path of its views: %s',
    (url) => expect(knownAs(url)).toBe('listing'),
  );
});

describe('a request that middleware handles', () => {
  it.each([
    ['a page that is not there', '/nope'],
    ['a product that is not there', '/praglade-guldtackor/nope'],
    ['an article that is not there', '/blogg/nope'],
    ['terms of a day without any', '/kopvillkor/1999-01-01'],
    ['too deep an address', '/a/b/c/d'],
    ['an internal address', '/listing-static/sida%3D2/kopa-guld'],
    ['capitals', '/Kopa-Guld'],
    ['a product in another case', '/praglade-guldtackor/kinebar-2G'],
    ['a category under a short address', '/praglade-guldtackor'],
    ['the terms of an order', '/order/AB-12/toc'],
    ['a code that is written in another way inside', '/praglade-guldtackor/A%2FB%201'],
    ['a slash at the end', '/kopa-guld/'],
    ['two slashes', '//kopa-guld'],
    ['dots', '/kopa-guld/../faq'],
    ['an escaped letter', '/%6Bopa-guld'],
    ['an unreadable address', '/%E0%A4%A'],
    ['the search, which is made for each request', '/sok'],
    ['a choice', '/kopa-guld?marke=valcambi'],
    ['a product in the query', '/kopa-guld?slug=KINEBAR-2g'],
    ['a choice behind the router’s mark', '/kopa-guld?_rsc=1&marke=valcambi'],
    ['another name on the same path', '/kopa-guld#x'],
  ])('is %s', (_what, url) => expect(knownAs(url)).toBe(null));

  it('is any that needs the catalogue, while there is none', () => {
    const without = (url: string) => pageRequest(url, () => null).known;
    expect(['/', '/kopa-guld', '/sok', '/sitemap.xml'].filter(without)).toEqual([]);
    expect(['/faq', '/checkout', '/robots.txt'].every(without)).toBe(true);
  });
});

describe('the query of a page request', () => {
  it.each([
    ['/faq?q=words', '/faq'],
    ['/kopa-guld?utm_id=words', '/kopa-guld'],
    ['/kopa-guld?utm_id=words&_rsc=1l4', '/kopa-guld?_rsc=1l4'],
    ['/praglade-guldtackor?utm_id=words', '/praglade-guldtackor'],
    ['/kopa-guld?sortera=words', '/kopa-guld'],
    ['/kopa-guld?x=words&sortera=vikt&_rsc=1', '/kopa-guld?sortera=vikt&_rsc=1'],
    ['/kopa-guld?slug=KINEBAR-2g&x=words', '/kopa-guld?slug=KINEBAR-2g'],
    ['/praglade-guldtackor/A%2FB%201?vikt=5g&_rsc=1', '/praglade-guldtackor/A%2FB%201?_rsc=1'],
    ['/praglade-guldtackor/A%2FB%201?x=words', '/praglade-guldtackor/A%2FB%201'],
    ['/blogg/words', '/not-found'],
    ['/words?_rsc=1', '/not-found?_rsc=1'],
    ['/words.html', '/not-found'],
  ])('that does not change the page is removed: %s becomes %s', (url, requested) => expect(urlOf(url)).toBe(requested));

  it.each([
    '/sok?searchTerm=guld',
    '/guldpris/rakna?vikt=10',
    '/buy/tacka-10g:2?continue_to=/faq',
    '/jamforelse?koder=tacka-10g',
    '/lagg-i-varukorg?varor=tacka-10g:2',
    '/api/commerce/get-delivery-time?postcode=1',
    '/get-bank-id-session?grandidsession=x',
    '/Kopa-Guld?x=1',
    '/_next/image?url=%2Fimages%2Fa.webp&w=64&q=75',
    '/_next/static/chunks/nope.js?x',
    '/guldtackor/nope?x=1',
  ])('that does is kept, and that of a redirect: %s', (url) => expect(urlOf(url)).toBe(url));
});
