import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/domain/listing/category';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { site } from '@/lib/domain/site';
import { getPost } from '@/lib/server/content/posts';
import {
  blogPostingJsonLd,
  breadcrumbJsonLd,
  itemListJsonLd,
  pageJsonLd,
  productJsonLd,
  storeJsonLd,
  webSiteJsonLd,
} from './json-ld';
import { categoryMetadata, productMetadata, routeMetadata } from './metadata';
import { shorten } from './shorten';
import { pageEntries, productEntries, productsOfPart, sitemapIndex, sitemapPartsOf } from './sitemap';

const URL_ = 'https://shop.example';
const category = (code: string, name: string, ...children: Category[]) => ({ ...aCategory(code, ...children), name });
const COIN = { weight: 3.1103, weightType: 'oz', purity: 916.7, attributes: { grossWeight: 3.393 } } as const;
const RATES = { gold: { sekPerOunce: 41_287, change: 0 } };
const SIZES = ['1 g', '5 g'].map((size) => aVariant({ id: size, code: size, size }));
const described = (more?: Parameters<typeof aProduct>[0]) => productJsonLd(aProduct(more), URL_);

describe('structured data', () => {
  it('offers a product at the displayed price, without an end that passes before the next crawl', () => {
    expect(described({ price: ore(1_429_049) })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '10 g guldtacka Valcambi',
      sku: 'guldtacka-10g-valcambi',
      url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi`,
      description: '10 g guldtacka Valcambi. Präglad tacka i förseglat kort.',
      image: [`${URL_}/sylius/media/image/ab/cd.jpg`],
      brand: { '@type': 'Brand', name: 'Valcambi' },
      material: 'Guld',
      weight: { '@type': 'QuantitativeValue', value: 10, unitCode: 'GRM' },
      additionalProperty: Object.entries({
        Metall: 'AU',
        Renhet: '999,9/1000',
        Bruttovikt: '10 g',
        Finvikt: '9,999 g',
      }).map(([name, value]) => ({ '@type': 'PropertyValue', name, value })),
      offers: {
        '@type': 'Offer',
        url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi`,
        price: 14290,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { '@type': 'Organization', name: site.name, url: URL_ },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'SE',
          returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        },
      },
    });
  });

  it.each([
    [
      'marks historic coins as used',
      { categoryNames: ['Historiska guldmynt'] },
      { itemCondition: 'https://schema.org/UsedCondition' },
    ],
    [
      'states a right of withdrawal',
      { mayWithdraw: true },
      {
        hasMerchantReturnPolicy: {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 14,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    ],
    [
      'states backorder',
      { onHand: false, stock: 0, deliveryDays: 35 },
      { availability: 'https://schema.org/BackOrder' },
    ],
    ['states what is sold out', { inStock: false }, { availability: 'https://schema.org/OutOfStock' }],
    [
      'strikes through the earlier price of a reduced product',
      { price: ore(1_400_000), reducedFrom: ore(1_450_000), until: '2026-12-30T23:00:00.000Z' },
      {
        price: 14_000,
        priceValidUntil: '2026-12-31',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          priceType: 'https://schema.org/StrikethroughPrice',
          price: 14_500,
          priceCurrency: 'SEK',
        },
      },
    ],
  ])('%s', (_, facts, offers) => {
    expect(described(facts)).toMatchObject({ offers });
  });

  it('has an alloyed coin’s weights, its metal and what else is known', () => {
    const { attributes } = COIN;
    const coin = described({ ...COIN, metal: 'silver', attributes: { ...attributes, year: '1905' } });
    expect(coin).toMatchObject({ material: 'Silver', weight: { value: 3.393 } });
    expect(coin?.additionalProperty.map(({ name, value }) => `${name} ${value}`).slice(2)).toEqual([
      'Bruttovikt 3,393 g',
      'Finvikt 3,1103 g',
      'Årtal 1905',
    ]);
  });

  it('invents no values', () => {
    const bare = described({ brand: null, metal: null, weight: null, purity: null, metalSymbol: null });
    for (const key of ['brand', 'material', 'weight', 'gtin', 'aggregateRating'])
      expect(bare).not.toHaveProperty(key, expect.anything());
    expect(bare).toMatchObject({ additionalProperty: [] });
    expect(described({ description: '' })?.description).toBe('10 g guldtacka Valcambi');
    expect(described({ until: '2026-12-30T23:00:00.000Z' })?.offers).not.toHaveProperty(
      'priceValidUntil',
      expect.anything(),
    );
    expect(described({ price: null })).toBeNull();
    expect(described({ images: [] })).toMatchObject({ '@type': 'Product', image: undefined });
  });

  it('gives the mean rating when the number of reviews is known', () => {
    expect(described({ ratings: 4.2, reviews: 5 })).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.2, bestRating: 5, reviewCount: 5 },
    });
    for (const facts of [{ ratings: 4.2 }, { reviews: 2 }, { ratings: -1, reviews: 2 }])
      expect(described(facts)).not.toHaveProperty('aggregateRating', expect.anything());
  });

  it('describes the shop with its opening hours', () => {
    const hours = { '@type': 'OpeningHoursSpecification', opens: '10:00' };
    expect(storeJsonLd(URL_)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JewelryStore',
      '@id': `${URL_}/#butik`,
      name: site.name,
      legalName: site.legalName,
      url: URL_,
      telephone: '+4640123456',
      email: site.email,
      vatID: site.vatNumber,
      taxID: site.organisationNumber,
      currenciesAccepted: 'SEK',
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'Södergatan 12',
        postalCode: '211 34',
        addressLocality: 'Malmö',
        addressCountry: 'SE',
      },
      openingHoursSpecification: [
        { ...hours, dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], closes: '17:30' },
        { ...hours, dayOfWeek: ['Saturday'], closes: '14:00' },
      ],
    });
    expect(webSiteJsonLd(URL_)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      '@id': `${URL_}/#webbplats`,
      name: site.name,
      url: URL_,
      inLanguage: 'sv-SE',
      publisher: { '@id': `${URL_}/#butik` },
    });
  });

  it('has breadcrumbs, lists and articles', () => {
    const context = { '@context': 'https://schema.org' };
    const item = { '@type': 'ListItem', position: 1 };
    expect(breadcrumbJsonLd([{ name: 'Köpa guld', path: '/kopa-guld' }], URL_)).toEqual({
      ...context,
      '@type': 'BreadcrumbList',
      itemListElement: [{ ...item, name: 'Köpa guld', item: `${URL_}/kopa-guld` }],
    });
    expect(itemListJsonLd([aProduct()], URL_)).toEqual({
      ...context,
      '@type': 'ItemList',
      numberOfItems: 1,
      itemListElement: [{ ...item, url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi` }],
    });
    const page = { name: 'Guldpriset', description: 'I dag.', path: '/guldpris', changed: '2026-11-24' };
    expect(pageJsonLd(page, URL_)).toEqual({
      ...context,
      '@type': 'WebPage',
      name: 'Guldpriset',
      description: 'I dag.',
      url: `${URL_}/guldpris`,
      inLanguage: 'sv-SE',
      isPartOf: { '@id': `${URL_}/#webbplats` },
      dateModified: '2026-11-24',
    });
    const post = getPost('paslag-och-spread');
    expect(post && blogPostingJsonLd(post, URL_)).toEqual({
      ...context,
      '@type': 'BlogPosting',
      mainEntityOfPage: `${URL_}/blogg/paslag-och-spread`,
      headline: post?.title,
      description: post?.description,
      image: URL_ + post?.image,
      datePublished: post?.published,
      dateModified: post?.updated ?? post?.published,
      author: { '@type': 'Person', name: post?.author },
      publisher: { '@type': 'Organization', name: site.name, url: URL_ },
    });
    const unchanged = post && blogPostingJsonLd({ ...post, updated: undefined, title: 'ord '.repeat(40) }, URL_);
    expect(unchanged).toMatchObject({
      dateModified: post?.published,
      headline: expect.stringMatching(/^(ord ){20,}ord…$/),
    });
  });
});

describe('titles and descriptions', () => {
  const gold = category('kopa-guld', 'Köpa guld');
  const bars = category('guldtackor', 'Guldtackor');

  it.each([
    ['10g Valcambi guldtackor', [gold, bars], { weight: '10g', brand: 'Valcambi' }],
    ['1 oz guld', [gold], { weight: '1 oz' }],
    ['präglade guldtackor', [gold, bars, category('x', 'Präglade guldtackor')], {}],
    ['Krugerrand – sida 2', [gold, category('x', 'Krugerrand')], { page: 2 }],
    ['gjutna guldtackor', [gold, category('x', 'Gjutna guldtackor')], {}],
    ['övriga guldmynt', [gold, category('x', 'Övriga guldmynt')], {}],
    ['svenska minnesmynt', [gold, category('x', 'Svenska minnesmynt')], {}],
    ['Wiener Philharmoniker', [gold, category('x', 'Wiener Philharmoniker')], {}],
  ])('of a category without its own: %s', (goods, path, choice) => {
    expect(categoryMetadata(path, choice).title).toBe(`Vi säljer ${goods} | Guldkajen`);
  });

  it.each([
    ...['kopa-guld', 'guldtackor', 'guldmynt', 'historiska-guldmynt', 'krugerrand-guld', 'maple-leaf-guld'],
    ...['svenska-guldmynt', 'kopa-silver', 'silvertackor', 'silvermynt'],
  ])('of %s, a category of spec.md section 2, are its own', (code) => {
    expect(categoryMetadata([category(code, 'Namn')]).title).not.toContain('Namn');
  });

  it.each([
    ['a bar', {}, ': guld 999,9, vikt 10\u00a0g. Pris 8\u00a0% över metallvärdet. Finns i lager.'],
    ['an alloyed coin', COIN, ': guld 916,7, finvikt 3,11\u00a0g, bruttovikt 3,393\u00a0g. '],
    ['several sizes', { variants: SIZES }, ': guld 999,9, storlekar 1g, 5g. '],
    [
      'what is ordered',
      { onHand: false, stock: 0, deliveryDays: 35 },
      'Ej i lager. Beställningsvara, upp till 5\u00a0veckor.',
    ],
    ['unknown facts', { metal: null, weight: null, purity: null }, '10 g guldtacka Valcambi. Finns i lager.'],
  ] as const)('of %s are its name and facts that may be read weeks later', (_, facts, text) => {
    const { title, description, canonical } = productMetadata(
      aProduct({ description: '<p>Text.</p>', ...facts }),
      RATES,
    );
    expect(title).toBe('10 g guldtacka Valcambi | Guldkajen');
    expect(description).toContain(text);
    expect(description).not.toMatch(/\d\s*(kr|SEK)/);
    expect(description.length).toBeLessThanOrEqual(158);
    expect(canonical).toBe('/praglade-guldtackor/guldtacka-10g-valcambi');
  });

  it('of a category are its own, unless a weight or brand is chosen', () => {
    expect(categoryMetadata([gold])).toEqual({
      title: 'Köp guld – guldtackor och guldmynt | Guldkajen',
      description: expect.stringMatching(/^Köp guldtackor och guldmynt till priser/),
      canonical: '/kopa-guld',
    });
    for (const choice of [{ weight: '10g' }, { brand: 'PAMP' }])
      expect(categoryMetadata([gold, bars], choice)).toMatchObject({
        title: expect.stringMatching(/^Vi säljer /),
        canonical: '/kopa-guld/guldtackor',
      });
  });

  it('of a route are also those of shared links', () => {
    const metadata = { title: 'Titel', description: 'Text', canonical: '/faq' };
    expect(routeMetadata(metadata, '/bild.png')).toEqual({
      title: { absolute: 'Titel' },
      description: 'Text',
      alternates: { canonical: '/faq' },
      openGraph: {
        title: 'Titel',
        description: 'Text',
        url: '/faq',
        siteName: 'Guldkajen',
        locale: 'sv_SE',
        type: 'website',
        images: ['/bild.png'],
      },
    });
    expect(routeMetadata(metadata).openGraph).toMatchObject({ images: ['/images/og-default.png'] });
  });

  it('of a product state what is paid above the metal value from one percent', () => {
    const valued = (above: number) => {
      const price = ore(Math.round((9.999 / 31.1034768) * 4_128_700 * above));
      return productMetadata(aProduct({ price, netPrice: price, variants: [] }), RATES).description;
    };
    expect([1.004, 1.006, 0.9].map((above) => valued(above).includes('över metallvärdet'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(productMetadata(aProduct({ metal: 'silver' }), RATES).description).toContain(': silver 999,9, vikt 10');
    const taxed = aProduct({ price: ore(1_800_000), netPrice: ore(1_440_000), vat: ore(360_000), variants: [] });
    expect(productMetadata(taxed, RATES).description).toMatch(/% över metallvärdet, moms inräknad\. /);
  });

  it('are of at most 60 characters, without the shop’s name where it has no room', () => {
    const title = (name: string) => productMetadata(aProduct({ name }), RATES).title;
    expect(title('200 kronor silvermynt 1993 Carl XVI Gustaf 20 år som kung')).toMatch(/som kung$/);
    expect(title('ord '.repeat(20)).length).toBeLessThanOrEqual(60);
    expect([title('x'.repeat(48)), title('x'.repeat(49))]).toEqual([`${'x'.repeat(48)} | Guldkajen`, 'x'.repeat(49)]);
  });

  it('name the page of a listing after its first', () => {
    for (const path of [[gold], [gold, category('x', 'Övriga guldmynt från hela världen och alla tider')]]) {
      const { title, description } = categoryMetadata(path, { page: 12 });
      expect(title).toContain(' – sida 12');
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/^Sida 12\. Köp .*\.$/);
      expect(description.length).toBeLessThanOrEqual(158);
    }
  });

  it('tell a series in gold from the same in silver', () => {
    const series = category('x', 'Krugerrand');
    const silver = category('kopa-silver', 'Köpa silver');
    expect(categoryMetadata([gold, series]).description).toMatch(/^Köp Krugerrand i guld /);
    expect(categoryMetadata([silver, series]).description).toMatch(/^Köp Krugerrand i silver /);
    expect(categoryMetadata([silver, category('x', 'Silverset')]).description).toMatch(/^Köp silverset till /);
    expect(categoryMetadata([category('presenter', 'Presenter')]).description).toMatch(/^Köp Presenter till /);
  });
});

it('a text is cut between words and never within a character', () => {
  expect(shorten('ett två tre fyra', 12)).toBe('ett två tre…');
  expect(['kort', 'kort och gott'].map((text) => shorten(text, 13))).toEqual(['kort', 'kort och gott']);
  expect(shorten('ett två, tre', 9)).toBe('ett två…');
  expect(shorten('ett två tre', 8)).toBe('ett två…');
  expect(shorten('enda långaordet', 10)).toBe('enda lång…');
  expect(shorten('🥇🥇🥇', 2)).toBe('🥇…');
});

describe('the sitemap', () => {
  it('has every canonical URL once, escaped', () => {
    const images = [{ src: '/sylius/media/image/a&b.jpg' }] as const;
    const entries = pageEntries({
      siteUrl: URL_,
      roots: [category('kopa-guld', 'Köpa guld', category('guldtackor', 'Guldtackor'))],
      facets: ['/kopa-guld?vikt=10g&marke=pamp'],
      pages: [{ path: '/' }, { path: '/kopa-guld' }, { path: '/blogg/x', lastModified: '2026-11-01' }],
    });
    expect(entries).toEqual([
      { url: `${URL_}/` },
      { url: `${URL_}/kopa-guld` },
      { url: `${URL_}/blogg/x`, lastModified: '2026-11-01' },
      { url: `${URL_}/kopa-guld/guldtackor` },
      { url: `${URL_}/kopa-guld?vikt=10g&amp;marke=pamp` },
    ]);
    expect(productEntries(URL_, [aProduct({ categoryCode: 'guldtackor', code: 'A', images })])).toEqual([
      {
        url: `${URL_}/guldtackor/A`,
        images: [`${URL_}/sylius/media/image/a&amp;b.jpg`],
        lastModified: '2026-11-01T08:00:00.000Z',
      },
    ]);
  });

  const one = aProduct();
  const shopOf = (count: number) => Array.from({ length: count }, (_, index) => ({ ...one, code: `P${index}` }));
  const codesOf = (products: readonly Product[], part: string) =>
    productsOfPart(products, part).map(({ code }) => code);

  it('is an index of parts, with every product in one of them, none larger than a protocol allows', () => {
    const products = shopOf(12_000);
    const parts = sitemapPartsOf(products).map(({ id }) => id);
    expect(parts).toEqual(['pages', 'products-1', 'products-2', 'products-3']);
    const split = parts.map((part) => codesOf(products, part));
    expect(new Set(split.flat()).size).toBe(12_000);
    expect(split.flat()).toHaveLength(12_000);
    expect(Math.max(...split.map(({ length }) => length))).toBeLessThan(6_000);
    expect([0, 1, 5_000, 5_001].map((count) => sitemapPartsOf(shopOf(count)).length)).toEqual([1, 2, 2, 3]);
  });

  it('names the last change of a part’s own products, and leaves the other parts alone', () => {
    const products = shopOf(6_000);
    const before = sitemapPartsOf(products);
    const later = '2026-11-20T08:00:00.000Z';
    const changed = products.map((product) => (product.code === 'P7' ? { ...product, updatedAt: later } : product));
    const ownPart = before.findIndex(({ id }) => codesOf(products, id).includes('P7'));
    expect(before.map(({ lastModified }) => lastModified)).toEqual([null, ...Array(2).fill(products[0]?.updatedAt)]);
    expect(sitemapPartsOf(changed)).toEqual(
      before.with(ownPart, { id: before[ownPart]?.id ?? '', lastModified: later }),
    );
    const added = sitemapPartsOf([...changed, aProduct({ code: 'NEW', updatedAt: null })]);
    expect(added.filter(({ lastModified }) => lastModified === null)).toHaveLength(2);
    const moved = products.filter(({ code }) => code !== 'P7');
    for (const { id } of before)
      expect(codesOf(moved, id)).toEqual(codesOf(products, id).filter((code) => code !== 'P7'));
  });

  it('has an index with the address of each part, and its last change when that is known', () => {
    expect(sitemapIndex(URL_, sitemapPartsOf(shopOf(1)))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
<sitemap>
<loc>${URL_}/sitemap-pages.xml</loc>
</sitemap>
<sitemap>
<loc>${URL_}/sitemap-products-1.xml</loc>
<lastmod>2026-11-01T08:00:00.000Z</lastmod>
</sitemap>
</sitemapindex>
`);
  });
});
