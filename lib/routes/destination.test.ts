import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '@/lib/catalogue/catalogue';
import { aCategory } from '@/lib/listing/category.fixture';
import { aProduct } from '@/lib/product/product.fixture';
import { productPath } from '@/lib/routes/catalogue-paths';
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
const ODD = '200 /praglade-guldtackor/A~2FB~201';

describe('resolving a path', () => {
  it.each([
    // Our own pages.
    ['/', '200 /'],
    ['/faq', '200 /faq'],
    ['/FAQ/', '308 /faq'],
    ['/sok?searchTerm=guld', '200 /sok'],
    ['/sylius/media/image/aa/bb/C.webp', '200 /sylius/media/image/aa/bb/C.webp'],
    ['/api/commerce/get-rates', '200 /api/commerce/get-rates'],
    ['/order/AB-12/toc', '200 /order/1/toc'],
    ['/order/AB-12', '200 /order/1'],
    ['/order/a%20b/toc', '404'],
    ['/order', '404'],
    ['/order/1/nope', '404'],
    ['/blogg/finns-inte', '404'],
    ['/kopvillkor/2026-11-16', '200 /kopvillkor/2026-11-16'],
    ['/kopvillkor/1999-01-01', '404'],
    ['/listing-static/marke%3Dpamp/kopa-guld', '404'],
    ['/closed', '404'],
    // Cart links.
    ['/buy/tacka-1:2,KINEBAR:1', '200 /buy/tacka-1:2,KINEBAR:1'],
    ['/buy/nobody-knows-it:1?continue_to=/faq', '200 /buy/nobody-knows-it:1'],
    ['/buy', '200 /buy'],
    ['/buy/tacka-1%3A2', '400 /felaktig-lank'],
    ['/buy/%E0%A4%A:1', '400 /felaktig-lank'],
    ['/buy/a/b:1', '400 /felaktig-lank'],
    ['/lagg-i-varukorg?varor=tacka-1:2', '200 /lagg-i-varukorg'],
    ['/lagg-i-varukorg?varor=tacka-1:0', '400 /felaktig-lank'],
    ['/lagg-i-varukorg', '400 /felaktig-lank'],
    ['/felaktig-lank', '404'],
    ['/BUY/tacka-1:1', '404'],
    ['/a/b/c/d', '404'],
    ['/%E0%A4%A', '404'],
    // Categories in any spelling.
    ['/Kopa-Guld', '308 /kopa-guld'],
    ['/kopa-guld', '200 /kopa-guld'],
    ['/guldtackor', '200 /kopa-guld/guldtackor'],
    ['/kopa-guld/guldtackor', '200 /kopa-guld/guldtackor'],
    ['/kopa-guld/GULDTACKOR', '308 /kopa-guld/guldtackor'],
    ['/guldtackor/praglade-guldtackor', '200 /kopa-guld/guldtackor/praglade-guldtackor'],
    ['/Kopa-guld/guldtackor/Praglade-guldtackor', '308 /kopa-guld/guldtackor/praglade-guldtackor'],
    ['/kopa-guld/guldtackor/praglade-guldtackor', '200 /kopa-guld/guldtackor/praglade-guldtackor'],
    ['/kopa-guld/guldmynt/praglade-guldtackor', '404'],
    ['/nope', '404'],
    ['/a/b/c', '404'],
    // Views of a category.
    ['/guldtackor?utm_source=x', '200 /kopa-guld/guldtackor'],
    ['/kopa-guld?sida=1', '200 /kopa-guld'],
    ['/kopa-guld/', '308 /kopa-guld'],
    ['/Guldtackor/KINEBAR', '308 /guldtackor/KINEBAR'],
    ['/guldtackor?marke=pamp', '200 /listing-static/marke%3Dpamp/kopa-guld/guldtackor'],
    ['/kopa-guld?sida=2&marke=valcambi', '200 /listing-static/marke%3Dvalcambi%26sida%3D2/kopa-guld'],
    ['/kopa-guld?sortera=vikt', '200 /listing-dynamic/sortera%3Dvikt/kopa-guld'],
    ['/kopa-guld?marke=nope', '200 /kopa-guld'],
    ['/kopa-guld?vikt=9999kg,5g', '200 /listing-static/vikt%3D5g/kopa-guld'],
    ['/kopa-guld?marke=&filter=&sortera=x', '200 /kopa-guld'],
    ['/kopa-guld?pris=1-2', '200 /listing-dynamic/pris%3D1-2/kopa-guld'],
    ['/kopa-guld?marke=pamp&vikt=10g', '404 /listing-dynamic/vikt%3D10g%26marke%3Dpamp/kopa-guld'],
    ['/kopa-guld?sida=3', '404'],
    ['/kopa-guld?sida=99999', '404'],
    ['/kopa-guld?marke=pamp&sida=2', '404'],
    ['/kopa-guld?marke=nope&sida=2', '200 /listing-static/sida%3D2/kopa-guld'],
    ['/kopa-guld?sortera=vikt&sida=9', '404'],
    // Products.
    ['/praglade-guldtackor/KINEBAR', KINEBAR],
    ['/guldmynt/KINEBAR', KINEBAR],
    ['/guldmynt/%4BINEBAR', KINEBAR],
    ['/guldtackor?slug=KINEBAR', KINEBAR],
    ['/guldmynt/Kinebar', '308 /guldmynt/KINEBAR'],
    ['/guldmynt?slug=kinebar', '308 /guldmynt/KINEBAR'],
    ['/praglade-guldtackor/A%2FB%201', ODD],
    ['/praglade-guldtackor?slug=A%2FB+1', ODD],
    ['/guldtackor/nope', '307 /'],
    ['/nope/KINEBAR', '307 /'],
    ['/guldtackor?slug=nope', '307 /'],
    ['/guldtackor?slug=../admin', '307 /'],
    ['/guldtackor?slug=..', '307 /'],
  ])('%s: %s', async (address, meaning) => {
    expect(await at(address)).toBe(meaning);
  });

  it('finds the product at every path the shop links to, whatever its code', async () => {
    for (const code of ['A/B 1', 'KINEBAR'])
      expect(await at(productPath({ categoryCode: 'praglade-guldtackor', code }))).toMatch(/^200 /);
  });
});

describe('a path while a category is missing', () => {
  it.each(['/nope', '/guldtackor/nope', '/nope/KINEBAR', '/kopa-guld?sida=9'])(
    '%s is unknown, since the missing part may contain it',
    async (address) => {
      expect(await at(address, 'some')).toBe('503');
    },
  );

  it('resolves as usual when the catalogue contains it', async () => {
    expect(await at('/guldmynt/KINEBAR', 'some')).toBe(KINEBAR);
    expect(await at('/', 'some')).toBe('200 /');
  });
});

describe('a path without a catalogue', () => {
  it.each(['/', '/sok', '/sitemap.xml', '/kopa-guld', '/kopa-guld?marke=pamp', '/guldtackor/KINEBAR', '/nope'])(
    '%s has nothing to show',
    async (address) => {
      expect(await at(address, 'none')).toBe('503');
    },
  );

  it('resolves for a page that needs no catalogue', async () => {
    for (const path of ['/faq', '/kopvillkor', '/salja-guld', '/checkout', '/api/product/x', '/gmc_rss.xml'])
      expect(await at(path, 'none')).toBe(`200 ${path}`);
  });
});
