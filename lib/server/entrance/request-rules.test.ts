import { describe, expect, it } from 'vitest';
import { bucketOf, isPictureQuery, refusalOf } from './request-rules';

const query = (url: string, rest = '&w=640&q=75') => `?url=${encodeURIComponent(url)}${rest}`;
const kind = (method: string, url: string, contentLength?: string) => refusalOf({ method, url, contentLength })?.kind;

/** Each row: the outcome, what has it, and examples. */
function expectEach(
  rows: readonly (readonly [unknown, string, ...string[]])[],
  outcomeOf: (example: string) => unknown,
): void {
  for (const [outcome, what, ...examples] of rows)
    it(`${outcome} for ${what}`, () => {
      for (const example of examples) expect(outcomeOf(example), example).toBe(outcome);
    });
}

describe('the picture service scales', () => {
  const paths = [
    [true, 'plain paths', '/images/.a.webp', '/images/a..', '/images/hero.webp', '/sylius/media/a+b.png'],
    [true, 'a path of the backend', '/sylius/media/cache/shop_product/ab/cd/name-1_2.jpg'],
    [false, 'something behind it', '/images/a.webp#1', '/images/a.webp?x', '/images/a.webp/', '/images/a.webp '],
    [false, 'escapes', '/%69mages/a.webp', '/images/%68ero.webp', '/images\\hero.webp', '/images/hero.webp\0'],
    [false, 'dots or two slashes', '/images/./hero.webp', '/images/x/../hero.webp', '/images//hero.webp'],
    [false, 'another place', 'http://shop/images/a.webp', '//evil.example/images/a.webp', '/other/a.webp'],
    [false, 'no file', '/images/...', '/images/../a.webp', '/images/a.webp/..', '/sylius/media', '/images/'],
  ] as const;
  expectEach(paths, (path) => isPictureQuery(query(path)));
  expectEach(paths, (path) => kind('GET', `/_next/image${query(path)}`) !== 'BAD_REQUEST');

  const of = (rest: string) => query('/images/a.webp', rest);
  expectEach(
    [
      [
        true,
        'widths of up to four digits, qualities of up to 100',
        of('&w=3840&q=75'),
        of('&w=640&q=100'),
        of('&w=640&q=5'),
      ],
      [false, 'another width', of('&w=10000&q=75'), of('&q=75'), of('&w=064&q=75')],
      [false, 'another quality', of('&w=640&q=101'), of('&w=640&q=0'), of('&w=640&q=75x')],
      [false, 'other parameters', '', of(''), '?w=64&q=75&url=/images/a.webp', of('&w=640&q=75&x=1')],
    ],
    isPictureQuery,
  );

  it('at a single path only', () => {
    for (const path of ['/_next/imag%65', '/_next//image', '/_next/image/', '/_next/images', 'http://x/_next/imag%65'])
      expect(kind('GET', `${path}${query('/images/a.webp')}`), path).toBe('BAD_REQUEST');
  });
});

describe('before a request is read', () => {
  expectEach(
    [
      ['BAD_REQUEST', 'an undecodable path of a file', '/images/%', '/_next/%ff', '/images/x/%', '//images/%'],
      ['BAD_REQUEST', 'an invalid URL', 'http://', 'x', '*', 'http://[', 'http://shop/images/%'],
      [undefined, 'a path of a page, which the router judges', '/', '/images/a%20b.webp', '/%', '/x/images/%'],
      [undefined, 'an absolute URL', 'http://shop/', 'http://shop/kopa-guld?x=1'],
    ],
    (url) => kind('GET', url),
  );

  const PAGES = ['/', '/kopa-guld', '/sok?searchTerm=x', '/images/x.webp', '/apix', 'http://shop/', '*'];
  const UCP = ['/api/ucp/catalog/search'];
  it.each([
    ['METHOD', 'pages and files', PAGES, ['TRACE', 'PROPFIND', 'POST', 'OPTIONS', 'DELETE']],
    [undefined, 'pages', ['/'], ['GET', 'HEAD']],
    ['METHOD', 'handlers', ['/api/revalidate'], ['TRACE']],
    [undefined, 'handlers, which check them', ['/api/revalidate'], ['GET', 'POST', 'OPTIONS', 'PUT']],
    ['METHOD', 'the commerce protocol', UCP, ['GET', 'HEAD', 'PUT', 'DELETE']],
    [undefined, 'the commerce protocol', UCP, ['POST']],
  ])('%s for methods of %s', (outcome, _, urls, methods) => {
    for (const method of methods) for (const url of urls) expect(kind(method, url), `${method} ${url}`).toBe(outcome);
  });
  expectEach(
    [
      [undefined, 'a body up to the limit, or of an unreadable length', '16384', 'x'],
      ['TOO_LARGE', 'a longer one', '16385'],
    ],
    (length) => kind('POST', '/api/revalidate', length),
  );

  it('names the allowed methods, and requires a declared length', () => {
    expect(refusalOf({ method: 'POST', url: '/', contentLength: undefined })?.headers).toEqual({ Allow: 'GET, HEAD' });
    const unsaid = { method: 'POST', url: '/api/revalidate', contentLength: undefined, transferEncoding: 'chunked' };
    expect(refusalOf(unsaid)?.status).toBe(411);
  });
});

describe('the rate-limit bucket is', () => {
  const SOK = [
    '/sok?searchTerm=guld',
    '/s%6Fk?searchTerm=guld',
    '//sok?searchTerm=guld',
    '/SOK',
    '/sok',
    'http://shop/sok',
  ];
  expectEach(
    [
      ['search', 'a search in any spelling', ...SOK],
      ['read', 'our API', '/api/catalogue/kopa-guld?sida=2', '/api/product/x', '/api/revalidate', '/api/commerce'],
      [
        'read',
        'other reads',
        '/api/commerce/get-system-status?tick',
        '/gmc_rss.xml',
        '/sitemap.xml',
        '/sitemap-pages.xml',
      ],
      ['picture', 'pictures', '/sylius/media/a.jpg', '/_next/image?url=x', '/_next/image'],
      ['listing', 'choices', '/kopa-guld?marke=pamp', '/kopa-guld?_rsc=abc&sida=2', '/KOPA?x=1', 'http://shop/k?x=1'],
      [null, 'pages', '/kopa-guld', '/kopa-guld?', '/kopa-guld?_rsc=abc', '*', '/%'],
      [null, 'files of the build', '/_next/static/chunks/a.js?x=1', '/_next/images'],
      [null, 'paths that only resemble one', '/sok/mer', '/x/sok', '/sylius/media', '/x/sylius/media/a.jpg', '/api'],
      [null, 'feeds elsewhere', '/gmc_rssXxml', '/x/sitemap.xml', '/sitemap.xml.gz', '/x/api/revalidate'],
      [null, 'what handlers count', '/api/commerce/create-order', '/api/commerce/get-rates?x=1', '/api/identity/login'],
    ],
    bucketOf,
  );
});
