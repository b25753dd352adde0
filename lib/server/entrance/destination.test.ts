import { describe, expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '@/lib/server/catalogue/catalogue';
import { destination } from './destination';

const roots = [
  aCategory('kopa-guld', aCategory('guldtackor', aCategory('praglade-guldtackor')), aCategory('guldmynt')),
];
const products = [
  ...Array.from({ length: 25 }, (_, index) => aProduct({ code: `tacka-${index}`, weight: 10, brand: 'Valcambi' })),
  aProduct({ code: 'KINEBAR', weight: 5, brand: 'PAMP' }),
  aProduct({ code: 'A/B 1', weight: 5, brand: 'PAMP' }),
];

/** The loaded catalogue: complete, missing a category, or none. */
type Known = 'all' | 'some' | 'none';

async function at(address: string, known: Known = 'all'): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'https://shop.example');
  const catalogue = known === 'none' ? null : buildCatalogue(products, roots, known === 'all');
  const found = await destination({ pathname, searchParams }, async () => catalogue);
  if (found.kind === 'page') return `${found.status} ${found.path}`;
  if (found.kind === 'moved') return `308 ${found.path}`;
  if (found.kind === 'home') return '307 /';
  if (found.kind === 'nowhere') return '404';
  return '503';
}

const KINEBAR = '200 /praglade-guldtackor/KINEBAR';

describe('resolving a path', () => {
  it.each([
    ['our own pages and handlers', '/', '/faq', '/robots.txt', '/sylius/media/image/aa/bb/C.webp', '/api/commerce/Get'],
    ['articles and versions of the terms', '/blogg', '/blogg/paslag-och-spread', '/kopvillkor/2026-11-16'],
    ['cart links', '/buy/tacka-1:2,KINEBAR:1', '/buy'],
  ])('renders %s at their own path', async (_, ...addresses) => {
    for (const address of addresses) expect(await at(address), address).toBe(`200 ${address}`);
  });

  it.each([
    ['orders', '/order/a%20b/toc', '/order', '/order/1/nope'],
    ['articles and terms', '/blogg/finns-inte', '/blogg/a/b', '/kopvillkor/1999-01-01'],
    ['pictures and calls', '/sylius/media/%E0%A4%A', '/sylius/a', '/api'],
    ['internal pages', '/listing-static/marke%3Dpamp/kopa-guld', '/closed', '/felaktig-lank'],
    ['other spellings', '/BUY/tacka-1:1', '/%E0%A4%A'],
    ['categories', '/nope', '/a/b/c', '/a/b/c/d', '/kopa-guld/guldmynt/praglade-guldtackor'],
    ['pages of a listing', '/kopa-guld?sida=3', '/kopa-guld?sida=99999', '/kopa-guld?marke=pamp&sida=2'],
    ['pages of a sorted listing', '/kopa-guld?sortera=vikt&sida=9'],
  ])('finds nothing for %s that do not exist', async (_, ...addresses) => {
    for (const address of addresses) expect(await at(address), address).toBe('404');
  });

  it.each([
    [
      '307 /',
      '/guldtackor/nope',
      '/nope/KINEBAR',
      '/guldtackor?slug=nope',
      '/guldtackor?slug=../admin',
      '/guldtackor?slug=..',
    ],
    ['400 /felaktig-lank', '/buy/tacka-1%3A2', '/buy/%E0%A4%A:1', '/buy/a/b:1'],
    ['400 /felaktig-lank', '/lagg-i-varukorg?varor=tacka-1:0', '/lagg-i-varukorg'],
    [
      '200 /listing-static/alla/kopa-guld',
      '/kopa-guld',
      '/kopa-guld?sida=1',
      '/kopa-guld?sida=0',
      '/kopa-guld?sida=x',
      '/kopa-guld?sida=1.5',
      '/kopa-guld?marke=nope',
      '/kopa-guld?marke=&filter=&sortera=x',
    ],
    [
      '200 /listing-static/alla/kopa-guld/guldtackor',
      '/kopa-guld/guldtackor',
      '/guldtackor',
      '/guldtackor?utm_source=x',
    ],
    ['308 /kopa-guld', '/Kopa-Guld', '/kopa-guld/'],
    [KINEBAR, '/praglade-guldtackor/KINEBAR', '/guldmynt/KINEBAR', '/guldmynt/%4BINEBAR', '/guldtackor?slug=KINEBAR'],
    ['308 /guldmynt/KINEBAR', '/guldmynt/Kinebar', '/guldmynt?slug=kinebar'],
    ['200 /praglade-guldtackor/A~2FB~201', '/praglade-guldtackor/A%2FB%201', '/praglade-guldtackor?slug=A%2FB+1'],
  ])('resolves to %s: %s', async (meaning, ...addresses) => {
    for (const address of addresses) expect(await at(address), address).toBe(meaning);
  });

  it.each([
    ['/FAQ/', '308 /faq'],
    ['/sok?searchTerm=guld', '200 /sok'],
    ['/order/AB-12/toc', '200 /order/1/toc'],
    ['/order/AB-12', '200 /order/1'],
    ['/buy/nobody-knows-it:1?continue_to=/faq', '200 /buy/nobody-knows-it:1'],
    ['/lagg-i-varukorg?varor=tacka-1:2', '200 /lagg-i-varukorg'],
    ['/kopa-guld/GULDTACKOR', '308 /kopa-guld/guldtackor'],
    ['/guldtackor/praglade-guldtackor', '200 /listing-static/alla/kopa-guld/guldtackor/praglade-guldtackor'],
    ['/Kopa-guld/guldtackor/Praglade-guldtackor', '308 /kopa-guld/guldtackor/praglade-guldtackor'],
    ['/Guldtackor/KINEBAR', '308 /guldtackor/KINEBAR'],
    ['/guldtackor?marke=pamp', '200 /listing-static/marke%3Dpamp/kopa-guld/guldtackor'],
    ['/kopa-guld?sida=2&marke=valcambi', '200 /listing-static/marke%3Dvalcambi%26sida%3D2/kopa-guld'],
    ['/kopa-guld?sortera=vikt', '200 /listing-dynamic/sortera%3Dvikt/kopa-guld'],
    ['/kopa-guld?filter=inStock', '200 /listing-dynamic/filter%3DinStock/kopa-guld'],
    ['/kopa-guld?marke=valcambi,pamp', '200 /listing-dynamic/marke%3Dpamp%2Cvalcambi/kopa-guld'],
    ['/kopa-guld?vikt=9999kg,5g', '200 /listing-static/vikt%3D5g/kopa-guld'],
    ['/kopa-guld?pris=1-2', '200 /listing-dynamic/pris%3D1-2/kopa-guld'],
    ['/kopa-guld?marke=pamp&vikt=10g', '404 /listing-dynamic/vikt%3D10g%26marke%3Dpamp/kopa-guld'],
    ['/kopa-guld?marke=nope&sida=2', '200 /listing-static/sida%3D2/kopa-guld'],
  ])('%s: %s', async (address, meaning) => expect(await at(address)).toBe(meaning));
});

describe('a path while a part of the catalogue is missing', () => {
  it.each(['/nope', '/guldtackor/nope', '/nope/KINEBAR', '/kopa-guld?sida=9'])(
    '%s is unknown, since that part may contain it',
    async (address) => expect(await at(address, 'some')).toBe('503'),
  );

  it('resolves as usual when the catalogue contains it', async () => {
    expect(await at('/guldmynt/KINEBAR', 'some')).toBe(KINEBAR);
    expect(await at('/', 'some')).toBe('200 /');
  });

  it.each(['/', '/sok', '/sitemap.xml', '/kopa-guld', '/kopa-guld?marke=pamp', '/guldtackor/KINEBAR', '/nope'])(
    '%s has nothing to show without any catalogue',
    async (address) => expect(await at(address, 'none')).toBe('503'),
  );

  it.each(['/faq', '/kopvillkor', '/checkout', '/api/product/x', '/gmc_rss.xml'])(
    '%s needs no catalogue',
    async (path) => expect(await at(path, 'none')).toBe(`200 ${path}`),
  );
});
