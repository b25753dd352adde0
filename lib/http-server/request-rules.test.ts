import { describe, expect, it } from 'vitest';
import { bucketOf, isPictureQuery, refusalOf } from './request-rules';

const query = (url: string) => `?url=${encodeURIComponent(url)}&w=640&q=75`;
const kind = (method: string, url: string, contentLength?: string) => refusalOf({ method, url, contentLength })?.kind;

describe('the picture service', () => {
  it.each(['/images/hero.webp', '/sylius/media/cache/shop_product/ab/cd/name-1_2.jpg', '/sylius/media/a+b.png'])(
    'scales %s',
    (path) => {
      expect(isPictureQuery(query(path))).toBe(true);
      expect(kind('GET', `/_next/image${query(path)}`)).toBeUndefined();
    },
  );

  it.each([
    '/images/hero.webp#1',
    '/images/hero.webp?x',
    '/%69mages/hero.webp',
    '/images/%68ero.webp',
    '/images/./hero.webp',
    '/images/x/../hero.webp',
    '/images//hero.webp',
    '/images/hero.webp/',
    '/images/hero.webp ',
    '/images\\hero.webp',
    '/images/hero.webp\0',
    'http://shop/images/hero.webp',
    '//evil.example/images/hero.webp',
    '/other/hero.webp',
  ])('does not scale %j', (path) => {
    expect(isPictureQuery(query(path))).toBe(false);
    expect(kind('GET', `/_next/image${query(path)}`)).toBe('BAD_REQUEST');
  });

  it.each([
    '',
    '?url=/images/a.webp',
    '?w=64&q=75&url=/images/a.webp',
    `${query('/images/a.webp')}&x=1`,
    '?url=/images/a.webp&w=064&q=75',
  ])('wants its parameters as the shop writes them, not %j', (search) => expect(isPictureQuery(search)).toBe(false));

  it('has one address', () => {
    for (const path of ['/_next/imag%65', '/_next//image', '/_next/image/', '/_next/images', 'http://x/_next/imag%65'])
      expect(kind('GET', `${path}${query('/images/a.webp')}`), path).toBe('BAD_REQUEST');
  });
});

describe('before anything is read', () => {
  it('TRACE and methods that nobody knows are refused', () => {
    for (const method of ['TRACE', 'TRACK', 'PROPFIND']) expect(kind(method, '/')).toBe('METHOD');
    for (const method of ['GET', 'HEAD', 'POST']) expect(kind(method, '/')).toBeUndefined();
  });
  it('a long body is refused by what it says of itself', () => {
    expect(kind('POST', '/api/revalidate', '16385')).toBe('TOO_LARGE');
    expect(kind('POST', '/api/revalidate', '16384')).toBeUndefined();
    const unsaid = { method: 'POST', url: '/', contentLength: undefined, transferEncoding: 'chunked' };
    expect(refusalOf(unsaid)?.status).toBe(411);
  });
});

describe('what counts for the limits', () => {
  it.each([
    ['/sok?searchTerm=guld', 'search'],
    ['/s%6Fk?searchTerm=guld', 'search'],
    ['//sok?searchTerm=guld', 'search'],
    ['/api/catalogue/kopa-guld?sida=2', 'read'],
    ['/api/product/x', 'read'],
    ['/api/commerce/get-system-status?tick', 'read'],
    ['/api/revalidate', 'read'],
    ['/sylius/media/a.jpg', 'picture'],
    ['/_next/image?url=x', 'picture'],
    ['/kopa-guld?marke=valcambi', 'listing'],
    ['/kopa-guld?_rsc=abc', null],
    ['/kopa-guld', null],
    ['/api/commerce/create-order', null],
    ['/api/identity/login', null],
    ['/_next/static/chunks/a.js?x=1', null],
  ])('%s counts as %s', (url, bucket) => expect(bucketOf(url)).toBe(bucket));
});
