import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/domain/listing/category';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { site } from '@/lib/domain/site';
import { getPost } from '@/lib/server/content/posts';
import { blogPostingJsonLd, breadcrumbJsonLd, itemListJsonLd, productJsonLd, storeJsonLd } from './json-ld';
import { categoryMetadata, productMetadata } from './metadata';
import { shorten } from './shorten';
import { sitemapEntries } from './sitemap';

const URL_ = 'https://shop.example';
const category = (code: string, name: string, ...children: Category[]) => ({ ...aCategory(code, ...children), name });
const COIN = { weight: 3.1103, weightType: 'oz', purity: 916.7, attributes: { grossWeight: 3.393 } } as const;
const RATES = { gold: { sekPerOunce: 41_287, change: 0 } };
const SIZES = ['1 g', '5 g'].map((size) => aVariant({ id: size, code: size, size }));
const described = (more?: Parameters<typeof aProduct>[0]) => productJsonLd(aProduct(more), URL_);

describe('structured data', () => {
  it('offers a product at the displayed price, without an end that passes before the next crawl', () => {
    const product = described({ price: ore(1_429_049) });
    expect(product).toMatchObject({
      sku: 'guldtacka-10g-valcambi',
      url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi`,
      image: [`${URL_}/sylius/media/image/ab/cd.jpg`],
      brand: { name: 'Valcambi' },
      material: 'Guld',
      weight: { value: 10, unitCode: 'GRM' },
      offers: {
        price: 14290,
        priceCurrency: 'SEK',
        availability: 'https://schema.org/InStock',
        seller: { name: site.name, url: URL_ },
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      },
    });
    for (const field of ['priceSpecification', 'priceValidUntil', 'shippingDetails'])
      expect(product?.offers).not.toHaveProperty(field, expect.anything());
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
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        },
      },
    ],
    [
      'states backorder',
      { onHand: false, stock: 0, deliveryDays: 35 },
      { availability: 'https://schema.org/BackOrder' },
    ],
    [
      'strikes through the earlier price of a reduced product',
      { price: ore(1_400_000), reducedFrom: ore(1_450_000), until: '2026-12-30T23:00:00.000Z' },
      {
        price: 14_000,
        priceValidUntil: '2026-12-31',
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 14_500, priceCurrency: 'SEK' },
      },
    ],
  ])('%s', (_, facts, offers) => {
    expect(described(facts)).toMatchObject({ offers });
  });

  it('invents no values', () => {
    const bare = described({ brand: null, metal: null, weight: null, purity: null, metalSymbol: null });
    for (const key of ['brand', 'material', 'weight', 'gtin', 'aggregateRating'])
      expect(bare).not.toHaveProperty(key, expect.anything());
    expect(bare).toMatchObject({ additionalProperty: [] });
    expect(described({ price: null })).toBeNull();
    expect(described({ images: [] })).toBeNull();
  });

  it('gives the mean rating when the number of reviews is known', () => {
    expect(described({ ratings: 4.2, reviews: 5 })).toMatchObject({
      aggregateRating: { ratingValue: 4.2, bestRating: 5, reviewCount: 5 },
    });
    for (const facts of [{ ratings: 4.2 }, { reviews: 2 }])
      expect(described(facts)).not.toHaveProperty('aggregateRating', expect.anything());
  });

  it('describes the shop with its opening hours', () => {
    expect(storeJsonLd(URL_)).toMatchObject({
      telephone: '+4640123456',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '10:00', closes: '17:30' },
        { dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' },
      ],
    });
  });

  it('has breadcrumbs, lists and articles', () => {
    expect(breadcrumbJsonLd([{ name: 'Köpa guld', path: '/kopa-guld' }], URL_)).toMatchObject({
      itemListElement: [{ position: 1, name: 'Köpa guld', item: `${URL_}/kopa-guld` }],
    });
    expect(itemListJsonLd([aProduct()], URL_)).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi` }],
    });
    const post = getPost('paslag-och-spread');
    expect(post && blogPostingJsonLd(post, URL_)).toMatchObject({
      mainEntityOfPage: `${URL_}/blogg/paslag-och-spread`,
      dateModified: post?.updated ?? post?.published,
      publisher: { name: site.name, url: URL_ },
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

  it('are of at most 60 characters, without the shop’s name where it has no room', () => {
    const title = (name: string) => productMetadata(aProduct({ name }), RATES).title;
    expect(title('200 kronor silvermynt 1993 Carl XVI Gustaf 20 år som kung')).toMatch(/som kung$/);
    expect(title('ord '.repeat(20)).length).toBeLessThanOrEqual(60);
  });

  it('name the page of a listing after its first', () => {
    for (const path of [[gold], [gold, category('x', 'Övriga guldmynt från hela världen och alla tider')]]) {
      const { title, description } = categoryMetadata(path, { page: 12 });
      expect(title).toContain(' – sida 12');
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description).toMatch(/^Sida 12\. Köp /);
      expect(description.length).toBeLessThanOrEqual(158);
    }
  });

  it('tell a series in gold from the same in silver', () => {
    const series = category('x', 'Krugerrand');
    const silver = category('kopa-silver', 'Köpa silver');
    expect(categoryMetadata([gold, series]).description).toMatch(/^Köp Krugerrand i guld /);
    expect(categoryMetadata([silver, series]).description).toMatch(/^Köp Krugerrand i silver /);
  });
});

it('a text is cut between words and never within a character', () => {
  expect(shorten('ett två tre fyra', 12)).toBe('ett två tre…');
  expect(shorten('kort', 10)).toBe('kort');
  expect(shorten('🥇🥇🥇', 2)).toBe('🥇…');
});

it('the sitemap has every canonical URL once, escaped', () => {
  const images = [{ src: '/sylius/media/image/a&b.jpg' }] as const;
  const entries = sitemapEntries({
    siteUrl: URL_,
    roots: [category('kopa-guld', 'Köpa guld', category('guldtackor', 'Guldtackor'))],
    products: [aProduct({ categoryCode: 'guldtackor', code: 'A', images }), aProduct({ categoryCode: null })],
    facets: ['/kopa-guld?vikt=10g&marke=pamp'],
    pages: [{ path: '/' }, { path: '/kopa-guld' }, { path: '/blogg/x', lastModified: '2026-11-01' }],
  });
  expect(entries).toEqual([
    { url: `${URL_}/` },
    { url: `${URL_}/kopa-guld` },
    { url: `${URL_}/blogg/x`, lastModified: '2026-11-01' },
    { url: `${URL_}/kopa-guld/guldtackor` },
    { url: `${URL_}/kopa-guld?vikt=10g&amp;marke=pamp` },
    {
      url: `${URL_}/guldtackor/A`,
      images: [`${URL_}/sylius/media/image/a&amp;b.jpg`],
      lastModified: '2026-11-01T08:00:00.000Z',
    },
  ]);
});
