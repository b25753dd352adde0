import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { type Address, destinationOf, renderedPage, type Shop } from './destination';
import { pageRequest } from './page-request';

const roots = [
  aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade-guldtackor')), aCategory('guldmynt')),
];
const products = [
  ...Array.from({ length: 25 }, (_, index) => aProduct({ code: `tacka-${index}`, weight: 10, brand: 'Valcambi' })),
  aProduct({ code: 'KINEBAR', weight: 5, brand: 'PAMP' }),
  aProduct({ code: 'A/B 1', weight: 5, brand: 'PAMP' }),
];

const texts = new Set(['/blogg/paslag-och-spread', '/kopvillkor/2026-11-16']);
/** A shop whose catalogue is complete, lacks a category, or is not loaded. */
const shopWith = (categories: 'all' | 'some' | 'none'): Shop => ({
  catalogue: categories === 'none' ? null : buildCatalogue(products, roots, categories === 'all'),
  hasText: (pathname) => texts.has(pathname),
});
const whole = shopWith('all');

/** As a client wrote it: `URL` would resolve dots and decode nothing else. */
function addressOf(url: string): Address {
  const [, pathname = '', search = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  return { pathname, searchParams: new URLSearchParams(search) };
}

function resolve(url: string, shop: Shop = whole): string {
  const destination = destinationOf(addressOf(url), shop);
  switch (destination.kind) {
    case 'page':
      return `${destination.status} ${destination.path}`;
    case 'moved':
      return `308 ${destination.path}`;
    default:
      return { home: '307 /', nowhere: '404', unknown: '503' }[destination.kind];
  }
}

/** @param request what decides after the entrance (`page`, `listing`: nothing), and the URL that Next gets */
function expectAddress(url: string, destination: string, request: string) {
  const { route, url: passed } = pageRequest(url, whole);
  expect([resolve(url), `${route ?? 'middleware'} ${passed}`]).toEqual([destination, request]);
}

describe('an address of our own page', () => {
  it.each([
    ['/', '200 /', 'page /'],
    ['/faq', '200 /faq', 'page /faq'],
    ['/FAQ/', '308 /faq', 'middleware /FAQ/'],
    ['/faq?q=words', '200 /faq', 'page /faq'],
    ['/faq?marke=pamp&_rsc=1', '200 /faq', 'page /faq?_rsc=1'],
    ['/checkout', '200 /checkout', 'page /checkout'],
    ['/sok', '200 /sok', 'middleware /sok'],
    ['/sok?searchTerm=guld', '200 /sok', 'middleware /sok?searchTerm=guld'],
    ['/closed', '404', 'middleware /not-found'],
    ['/guldpris/rakna?vikt=10', '200 /guldpris/rakna', 'middleware /guldpris/rakna?vikt=10'],
    ['/jamforelse?koder=tacka-1', '200 /jamforelse', 'middleware /jamforelse?koder=tacka-1'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a text', () => {
  it.each([
    ['/blogg', '200 /blogg', 'page /blogg'],
    ['/blogg/paslag-och-spread', '200 /blogg/paslag-och-spread', 'page /blogg/paslag-och-spread'],
    ['/blogg/words', '404', 'middleware /not-found'],
    ['/blogg/a/b', '404', 'middleware /not-found'],
    ['/Blogg/paslag-och-spread', '404', 'middleware /not-found'],
    ['/kopvillkor/2026-11-16', '200 /kopvillkor/2026-11-16', 'page /kopvillkor/2026-11-16'],
    ['/kopvillkor/1999-01-01', '404', 'middleware /not-found'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a handler or file', () => {
  it.each([
    ['/robots.txt', '200 /robots.txt', 'page /robots.txt'],
    ['/sitemap.xml', '200 /sitemap.xml', 'page /sitemap.xml'],
    ['/sitemap-pages.xml', '200 /sitemap-parts/sitemap/pages.xml', 'middleware /sitemap-pages.xml'],
    ['/sitemap-products-1.xml?a=b', '200 /sitemap-parts/sitemap/products-1.xml', 'middleware /sitemap-products-1.xml'],
    ['/Sitemap-Pages.xml', '308 /sitemap-pages.xml', 'middleware /Sitemap-Pages.xml'],
    ['/sitemap-products-2.xml', '404', 'middleware /not-found'],
    ['/sitemap-products-01.xml', '404', 'middleware /not-found'],
    ['/sitemap-.xml', '404', 'middleware /not-found'],
    ['/sitemap-products-1', '404', 'middleware /not-found'],
    ['/sitemap-%E0%A4%A.xml', '404', 'middleware /not-found'],
    ['/sitemap-parts/sitemap/pages.xml', '404', 'middleware /not-found'],
    ['/sitemap', '404', 'middleware /not-found'],
    ['/api', '404', 'middleware /api'],
    ['/api/commerce/create-order', '200 /api/commerce/create-order', 'page /api/commerce/create-order'],
    [
      '/api/commerce/get-delivery-time?postcode=1',
      '200 /api/commerce/get-delivery-time',
      'middleware /api/commerce/get-delivery-time?postcode=1',
    ],
    ['/sylius/a', '404', 'middleware /sylius/a'],
    [
      '/sylius/media/image/aa/bb/C.webp',
      '200 /sylius/media/image/aa/bb/C.webp',
      'page /sylius/media/image/aa/bb/C.webp',
    ],
    ['/sylius/media/%E0%A4%A', '404', 'middleware /sylius/media/%E0%A4%A'],
    [
      '/get-bank-id-session?grandidsession=x',
      '200 /get-bank-id-session',
      'middleware /get-bank-id-session?grandidsession=x',
    ],
    [
      '/_next/image?url=%2Fimages%2Fa.webp&w=64&q=75',
      '307 /',
      'middleware /_next/image?url=%2Fimages%2Fa.webp&w=64&q=75',
    ],
    ['/_next/static/chunks/nope.js?x', '404', 'middleware /_next/static/chunks/nope.js?x'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of an order', () => {
  it.each([
    ['/order', '404', 'middleware /not-found'],
    ['/order/1/toc', '200 /order/1/toc', 'page /order/1/toc'],
    ['/order/AB-12', '200 /order/1', 'middleware /order/AB-12'],
    ['/order/AB-12/toc', '200 /order/1/toc', 'middleware /order/AB-12/toc'],
    ['/order/a%20b/toc', '404', 'middleware /not-found'],
    ['/order/1/nope', '404', 'middleware /not-found'],
    [`/order/${'1'.repeat(32)}`, '200 /order/1', `middleware /order/${'1'.repeat(32)}`],
    [`/order/${'1'.repeat(33)}`, '404', 'middleware /not-found'],
    ['/ORDER/AB-12', '404', 'middleware /not-found'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a cart link', () => {
  it.each([
    ['/buy', '200 /buy', 'page /buy'],
    ['/buy/', '200 /buy/', 'middleware /buy/'],
    ['/buy/tacka-1:2,KINEBAR:1', '200 /buy/tacka-1:2,KINEBAR:1', 'middleware /buy/tacka-1:2,KINEBAR:1'],
    [
      '/buy/nobody-knows-it:1?continue_to=/faq',
      '200 /buy/nobody-knows-it:1',
      'middleware /buy/nobody-knows-it:1?continue_to=/faq',
    ],
    ['/buy/tacka-1%3A2', '400 /felaktig-lank', 'middleware /buy/tacka-1%3A2'],
    ['/buy/%E0%A4%A:1', '400 /felaktig-lank', 'middleware /buy/%E0%A4%A:1'],
    ['/buy/a/b:1', '400 /felaktig-lank', 'middleware /buy/a/b:1'],
    ['/BUY/tacka-1:1', '404', 'middleware /not-found'],
    ['/lagg-i-varukorg', '400 /felaktig-lank', 'middleware /lagg-i-varukorg'],
    ['/lagg-i-varukorg?varor=tacka-1:0', '400 /felaktig-lank', 'middleware /lagg-i-varukorg?varor=tacka-1:0'],
    ['/lagg-i-varukorg?varor=tacka-1:2', '200 /lagg-i-varukorg', 'middleware /lagg-i-varukorg?varor=tacka-1:2'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a category', () => {
  it.each([
    ['/kopa-guld', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld/', '308 /kopa-guld', 'middleware /kopa-guld/'],
    ['//kopa-guld', '308 /kopa-guld', 'middleware //kopa-guld'],
    ['/%6Bopa-guld', '308 /%6bopa-guld', 'middleware /%6Bopa-guld'],
    ['/kopa-guld/../faq', '404', 'middleware /not-found'],
    ['/kopa-guld#x', '200 /listing-static/alla/kopa-guld', 'middleware /kopa-guld#x'],
    ['/kopa-guld?_rsc=1', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld?_rsc=1'],
    ['/kopa-guld?utm_id=words&_rsc=1l4', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld?_rsc=1l4'],
    ['/Kopa-Guld?x=1', '308 /kopa-guld', 'middleware /Kopa-Guld?x=1'],
    ['/kopa-guld/guldtackor', '200 /listing-static/alla/kopa-guld/guldtackor', 'listing /kopa-guld/guldtackor'],
    ['/kopa-guld/GULDTACKOR', '308 /kopa-guld/guldtackor', 'middleware /kopa-guld/GULDTACKOR'],
    ['/guldtackor', '200 /listing-static/alla/kopa-guld/guldtackor', 'middleware /guldtackor'],
    ['/guldtackor?utm_source=x', '200 /listing-static/alla/kopa-guld/guldtackor', 'middleware /guldtackor'],
    [
      '/guldtackor/praglade-guldtackor',
      '200 /listing-static/alla/kopa-guld/guldtackor/praglade-guldtackor',
      'middleware /guldtackor/praglade-guldtackor',
    ],
    [
      '/Kopa-guld/guldtackor/Praglade-guldtackor',
      '308 /kopa-guld/guldtackor/praglade-guldtackor',
      'middleware /Kopa-guld/guldtackor/Praglade-guldtackor',
    ],
    ['/kopa-guld/guldmynt/praglade-guldtackor', '404', 'middleware /not-found'],
    ['/nope', '404', 'middleware /not-found'],
    ['/words?_rsc=1', '404', 'middleware /not-found?_rsc=1'],
    ['/words.html', '404', 'middleware /not-found'],
    ['/a/b/c', '404', 'middleware /not-found'],
    ['/a/b/c/d', '404', 'middleware /not-found'],
    ['/%E0%A4%A', '404', 'middleware /not-found'],
    ['/listing-static/marke%3Dpamp/kopa-guld', '404', 'middleware /not-found'],
    ['/felaktig-lank', '404', 'middleware /not-found'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a view of a category', () => {
  it.each([
    ['/kopa-guld?sida=0', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld?sida=1', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld?sida=1.5', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld?sida=x', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld?sida=2', '200 /listing-static/sida%3D2/kopa-guld', 'middleware /kopa-guld?sida=2'],
    ['/kopa-guld?sida=3', '404', 'middleware /not-found'],
    ['/kopa-guld?sida=99999', '404', 'middleware /not-found'],
    ['/kopa-guld?marke=nope', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    ['/kopa-guld?marke=nope&sida=2', '200 /listing-static/sida%3D2/kopa-guld', 'middleware /kopa-guld?sida=2'],
    ['/kopa-guld?marke=&filter=&sortera=x', '200 /listing-static/alla/kopa-guld', 'listing /kopa-guld'],
    [
      '/guldtackor?marke=pamp',
      '200 /listing-static/marke%3Dpamp/kopa-guld/guldtackor',
      'middleware /guldtackor?marke=pamp',
    ],
    [
      '/kopa-guld?_rsc=1&marke=valcambi',
      '200 /listing-static/marke%3Dvalcambi/kopa-guld',
      'middleware /kopa-guld?marke=valcambi&_rsc=1',
    ],
    [
      '/kopa-guld?sida=2&marke=valcambi',
      '200 /listing-static/marke%3Dvalcambi%26sida%3D2/kopa-guld',
      'middleware /kopa-guld?marke=valcambi&sida=2',
    ],
    ['/kopa-guld?marke=pamp&sida=2', '404', 'middleware /not-found'],
    [
      '/kopa-guld?marke=valcambi,pamp',
      '200 /listing-dynamic/marke%3Dpamp%2Cvalcambi/kopa-guld',
      'middleware /kopa-guld?marke=pamp,valcambi',
    ],
    ['/kopa-guld?vikt=9999kg,5g', '200 /listing-static/vikt%3D5g/kopa-guld', 'middleware /kopa-guld?vikt=5g'],
    [
      '/kopa-guld?marke=pamp&vikt=10g',
      '404 /listing-dynamic/vikt%3D10g%26marke%3Dpamp/kopa-guld',
      'middleware /kopa-guld?vikt=10g&marke=pamp',
    ],
    [
      '/kopa-guld?x=words&sortera=vikt&_rsc=1',
      '200 /listing-dynamic/sortera%3Dvikt/kopa-guld',
      'middleware /kopa-guld?sortera=vikt&_rsc=1',
    ],
    ['/kopa-guld?sortera=vikt&sida=9', '404', 'middleware /not-found'],
    [
      '/kopa-guld?filter=inStock',
      '200 /listing-dynamic/filter%3DinStock/kopa-guld',
      'middleware /kopa-guld?filter=inStock',
    ],
    ['/kopa-guld?pris=1-2', '200 /listing-dynamic/pris%3D1-2/kopa-guld', 'middleware /kopa-guld?pris=1-2'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

describe('an address of a product', () => {
  it.each([
    ['/praglade-guldtackor/KINEBAR', '200 /praglade-guldtackor/KINEBAR', 'page /praglade-guldtackor/KINEBAR'],
    [
      '/praglade-guldtackor/KINEBAR?utm_source=x',
      '200 /praglade-guldtackor/KINEBAR',
      'page /praglade-guldtackor/KINEBAR',
    ],
    ['/guldmynt/KINEBAR', '200 /praglade-guldtackor/KINEBAR', 'middleware /guldmynt/KINEBAR'],
    ['/guldmynt/%4BINEBAR', '200 /praglade-guldtackor/KINEBAR', 'middleware /guldmynt/%4BINEBAR'],
    ['/guldmynt/Kinebar', '308 /guldmynt/KINEBAR', 'middleware /guldmynt/Kinebar'],
    ['/Guldtackor/KINEBAR', '308 /guldtackor/KINEBAR', 'middleware /Guldtackor/KINEBAR'],
    [
      '/praglade-guldtackor/A%2FB%201',
      '200 /praglade-guldtackor/A~2FB~201',
      'middleware /praglade-guldtackor/A%2FB%201',
    ],
    [
      '/praglade-guldtackor/A%2FB%201?vikt=5g&_rsc=1',
      '200 /praglade-guldtackor/A~2FB~201',
      'middleware /praglade-guldtackor/A%2FB%201?_rsc=1',
    ],
    ['/guldtackor?slug=KINEBAR', '200 /praglade-guldtackor/KINEBAR', 'middleware /guldtackor?slug=KINEBAR'],
    ['/guldtackor?slug=KINEBAR&x=words', '200 /praglade-guldtackor/KINEBAR', 'middleware /guldtackor?slug=KINEBAR'],
    ['/guldmynt?slug=kinebar', '308 /guldmynt/KINEBAR', 'middleware /guldmynt?slug=kinebar'],
    [
      '/praglade-guldtackor?slug=A%2FB+1',
      '200 /praglade-guldtackor/A~2FB~201',
      'middleware /praglade-guldtackor?slug=A%2FB+1',
    ],
    ['/guldtackor?slug=nope', '307 /', 'middleware /guldtackor?slug=nope'],
    ['/guldtackor?slug=', '200 /listing-static/alla/kopa-guld/guldtackor', 'middleware /guldtackor'],
    [`/guldtackor?slug=${'x'.repeat(120)}`, '307 /', `middleware /guldtackor?slug=${'x'.repeat(120)}`],
    [`/guldtackor?slug=${'x'.repeat(121)}`, '200 /listing-static/alla/kopa-guld/guldtackor', 'middleware /guldtackor'],
    ['/guldtackor?slug=../admin', '307 /', 'middleware /guldtackor?slug=../admin'],
    ['/guldtackor?slug=..', '307 /', 'middleware /guldtackor?slug=..'],
    ['/guldtackor/nope', '307 /', 'middleware /guldtackor/nope'],
    ['/guldtackor/nope?x=1', '307 /', 'middleware /guldtackor/nope?x=1'],
    ['/nope/KINEBAR', '307 /', 'middleware /nope/KINEBAR'],
  ])('%s leads to %s and reaches Next as %s', expectAddress);
});

it('a product of a hidden category has its page, and its category has none', () => {
  const hidden = new Set(['presenter']);
  const gift = aProduct({ code: 'gava', categoryCode: 'presenter', categoryNames: [] });
  const shop = { ...whole, catalogue: buildCatalogue([gift], roots, true, new Map(), hidden) };
  const urls = ['/presenter/gava', '/presenter/Gava', '/presenter/nope', '/presenter'];
  expect(urls.map((url) => resolve(url, shop))).toEqual(['200 /presenter/gava', '308 /presenter/gava', '307 /', '404']);
});

it('a destination is rendered with its status, unless it is a redirect', () => {
  const page = { kind: 'page', path: '/felaktig-lank', status: 400 } as const;
  expect([page, { kind: 'nowhere' } as const, { kind: 'unknown' } as const].map(renderedPage)).toEqual([
    page,
    { path: '/not-found', status: 404 },
    { path: '/closed', status: 503 },
  ]);
  expect([{ kind: 'moved', path: '/faq' } as const, { kind: 'home' } as const].map(renderedPage)).toEqual([null, null]);
});

describe('a path while a part of the catalogue is missing', () => {
  it.each(['/nope', '/guldtackor/nope', '/nope/KINEBAR', '/kopa-guld?sida=9', '/sitemap-products-2.xml'])(
    '%s is unknown, since that part may contain it',
    (url) => expect(resolve(url, shopWith('some'))).toBe('503'),
  );

  it('resolves as usual when the catalogue contains it', () => {
    expect(resolve('/guldmynt/KINEBAR', shopWith('some'))).toBe('200 /praglade-guldtackor/KINEBAR');
    expect(resolve('/', shopWith('some'))).toBe('200 /');
  });

  it.each([
    '/',
    '/sok',
    '/sitemap.xml',
    '/sitemap-pages.xml',
    '/kopa-guld',
    '/kopa-guld?marke=pamp',
    '/guldtackor/KINEBAR',
    '/nope',
  ])('%s has nothing to show without any catalogue, which middleware waits for', (url) => {
    expect(resolve(url, shopWith('none'))).toBe('503');
    expect(pageRequest(url, shopWith('none')).route).toBe(null);
  });

  it.each(['/faq', '/kopvillkor', '/checkout', '/api/product/x', '/gmc_rss.xml', '/robots.txt'])(
    '%s needs no catalogue',
    (url) => {
      expect(resolve(url, shopWith('none'))).toBe(`200 ${url}`);
      expect(pageRequest(url, shopWith('none')).route).toBe('page');
    },
  );
});
