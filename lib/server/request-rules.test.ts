import { describe, expect, it } from 'vitest';
import { bucketOf, isPictureQuery, refusalOf } from './request-rules';

const query = (url: string) => `?url=${encodeURIComponent(url)}&w=640&q=75`;
const kind = (method: string, url: string, contentLength?: string) => refusalOf({ method, url, contentLength })?.kind;

describe('the picture service', () => {
  it.each([
    '/images/.a.webp',
    '/images/a..',
    '/images/hero.webp',
    '/sylius/media/cache/shop_product/ab/cd/name-1_2.jpg',
    '/sylius/media/a+b.png',
  ])('scales %s', (path) => {
    expect(isPictureQuery(query(path))).toBe(true);
    expect(kind('GET', `/_next/image${query(path)}`)).toBeUndefined();
  });

  it.each([
    ['something behind it', '/images/hero.webp#1', '/images/hero.webp?x', '/images/hero.webp/', '/images/hero.webp '],
    ['escapes', '/%69mages/hero.webp', '/images/%68ero.webp', '/images\\hero.webp', '/images/hero.webp\0'],
    ['dots or two slashes', '/images/./hero.webp', '/images/x/../hero.webp', '/images//hero.webp'],
    ['another place', 'http://shop/images/hero.webp', '//evil.example/images/hero.webp', '/other/hero.webp'],
    [
      'no file',
      '/images/...',
      '/images/../a.webp',
      '/images/a.webp/..',
      '/sylius/media',
      '/images/',
      'x/images/a.webp',
    ],
  ])('does not scale a path with %s', (_, ...addresses) => {
    for (const path of addresses) {
      expect(isPictureQuery(query(path)), path).toBe(false);
      expect(kind('GET', `/_next/image${query(path)}`), path).toBe('BAD_REQUEST');
    }
  });

  it.each([
    '',
    '?url=/images/a.webp',
    '?w=64&q=75&url=/images/a.webp',
    `${query('/images/a.webp')}&x=1`,
    '?url=/images/a.webp&w=064&q=75',
  ])('rejects parameters in another form: %j', (search) => expect(isPictureQuery(search)).toBe(false));

  it.each([
    ['a width of four digits', '&w=3840&q=75', true],
    ['a width of five', '&w=10000&q=75', false],
    ['no width', '&q=75', false],
    ['the best quality', '&w=640&q=100', true],
    ['a better one', '&w=640&q=101', false],
    ['a quality of one digit', '&w=640&q=5', true],
    ['none', '&w=640&q=0', false],
    ['something behind it', '&w=640&q=75x', false],
  ])('scales to %s: %s', (_, rest, expected) =>
    expect(isPictureQuery(`?url=${encodeURIComponent('/images/a.webp')}${rest}`)).toBe(expected),
  );

  it('is reachable at a single path only', () => {
    for (const path of ['/_next/imag%65', '/_next//image', '/_next/image/', '/_next/images', 'http://x/_next/imag%65'])
      expect(kind('GET', `${path}${query('/images/a.webp')}`), path).toBe('BAD_REQUEST');
  });
});

describe('before a request is read', () => {
  it('rejects an undecodable path of a file, and leaves that of a page to the router', () => {
    for (const path of ['/images/%', '/_next/%ff', '/images/x/%']) expect(kind('GET', path), path).toBe('BAD_REQUEST');
    for (const path of ['/images/a%20b.webp', '/%', '/kopa-guld/%ff']) expect(kind('GET', path), path).toBeUndefined();
  });
  it('accepts only GET and HEAD for pages and files', () => {
    for (const method of ['TRACE', 'PROPFIND', 'POST', 'OPTIONS', 'DELETE'])
      for (const url of ['/', '/kopa-guld', '/sok?searchTerm=x', '/images/x.webp', '/apix', 'http://shop/', '*'])
        expect(kind(method, url), `${method} ${url}`).toBe('METHOD');
    for (const method of ['GET', 'HEAD']) expect(kind(method, '/')).toBeUndefined();
    expect(refusalOf({ method: 'POST', url: '/', contentLength: undefined })?.headers).toEqual({ Allow: 'GET, HEAD' });
  });
  it('leaves methods of API paths to their handlers, except unknown ones', () => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'PUT']) expect(kind(method, '/api/vitals')).toBeUndefined();
    expect(kind('TRACE', '/api/vitals')).toBe('METHOD');
    for (const method of ['GET', 'HEAD', 'PUT', 'DELETE'])
      expect(kind(method, '/api/ucp/catalog/search'), method).toBe('METHOD');
    expect(kind('POST', '/api/ucp/catalog/search')).toBeUndefined();
  });
  it('rejects an invalid URL, and accepts an absolute one', () => {
    for (const url of ['http://', 'x', '*', 'http://[']) expect(kind('GET', url), url).toBe('BAD_REQUEST');
    for (const url of ['http://shop/', 'http://shop/kopa-guld?x=1', '/']) expect(kind('GET', url), url).toBeUndefined();
    expect(kind('GET', 'http://shop/images/%')).toBe('BAD_REQUEST');
    expect(kind('GET', '/x/images/%')).toBeUndefined();
    expect(kind('GET', '//images/%')).toBe('BAD_REQUEST');
  });
  it('treats an unreadable length as short', () => expect(kind('POST', '/api/vitals', 'x')).toBeUndefined());
  it('rejects a long body by its declared length', () => {
    expect(kind('POST', '/api/revalidate', '16385')).toBe('TOO_LARGE');
    expect(kind('POST', '/api/revalidate', '16384')).toBeUndefined();
    const unsaid = { method: 'POST', url: '/api/vitals', contentLength: undefined, transferEncoding: 'chunked' };
    expect(refusalOf(unsaid)?.status).toBe(411);
  });
});

describe('rate-limit buckets', () => {
  it.each([
    [
      'search',
      '/sok?searchTerm=guld',
      '/s%6Fk?searchTerm=guld',
      '//sok?searchTerm=guld',
      '/SOK',
      '/sok',
      'http://shop/sok',
    ],
    ['read', '/api/catalogue/kopa-guld?sida=2', '/api/product/x', '/api/revalidate', '/api/commerce'],
    ['read', '/api/commerce/get-system-status?tick', '/gmc_rss.xml', '/sitemap.xml'],
    ['picture', '/sylius/media/a.jpg', '/_next/image?url=x', '/_next/image'],
    ['listing', '/kopa-guld?marke=valcambi', '/kopa-guld?_rsc=abc&sida=2', '/KOPA?x=1', 'http://shop/kopa-guld?x=1'],
  ])('%s counts %s', (bucket, ...urls) => expect(urls.map(bucketOf)).toEqual(urls.map(() => bucket)));

  it.each([
    ['pages', '/kopa-guld', '/kopa-guld?', '/kopa-guld?_rsc=abc', '*', '/%'],
    ['files of the build', '/_next/static/chunks/a.js?x=1', '/_next/images'],
    [
      'paths that only resemble one',
      '/sok/mer',
      '/x/sok',
      '/sylius/media',
      '/x/sylius/media/a.jpg',
      '/x/_next/image',
      '/api',
    ],
    ['feeds elsewhere', '/gmc_rssXxml', '/x/sitemap.xml', '/sitemap.xml.gz', '/x/api/revalidate'],
    ['what handlers count', '/api/commerce/create-order', '/api/commerce/get-rates?x=1'],
    ['what handlers of identity count', '/api/identity/login', '/api/identity/login?x=1'],
  ])('do not count %s', (_, ...urls) => expect(urls.map(bucketOf)).toEqual(urls.map(() => null)));
});
