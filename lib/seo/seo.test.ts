import { BreadcrumbJsonLd, JsonLdScript } from 'next-seo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { site } from '@/lib/config/site';
import type { Category } from '@/lib/listing/category';
import { aCategory } from '@/lib/listing/category.fixture';
import { formatSek } from '@/lib/prices/format';
import { ore } from '@/lib/prices/money';
import { aProduct } from '@/lib/product/product.fixture';
import { itemListText } from './item-list';
import {
  blogPostingJsonLd,
  breadcrumbJsonLd,
  openingHours,
  productJsonLd,
  storeJsonLd,
  webSiteJsonLd,
} from './json-ld';
import { categoryMetadata, productMetadata } from './metadata';
import { plainText, shorten } from './plain-text';
import { sitemapEntries } from './sitemap';

const URL_ = 'https://shop.example';
const epoch = { changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' };
const category = (code: string, name: string, ...children: Category[]) => ({ ...aCategory(code, ...children), name });
const described = (more?: Parameters<typeof aProduct>[0]) => productJsonLd(aProduct(more), epoch, URL_);

describe('structured data', () => {
  it('offers a product at the displayed price, until the next price change', () => {
    const price = ore(1_429_049);
    const ld = described({ price });
    expect(ld).toMatchObject({
      sku: 'guldtacka-10g-valcambi',
      url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi`,
      image: [`${URL_}/sylius/media/image/ab/cd.jpg`],
      brand: 'Valcambi',
      material: 'Guld',
      weight: { value: 10, unitCode: 'GRM' },
      offers: {
        price: 14290,
        priceCurrency: 'SEK',
        priceValidUntil: '2026-11-21T10:15:00.000Z',
        availability: 'https://schema.org/InStock',
        hasMerchantReturnPolicy: { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' },
      },
    });
    expect(formatSek(price).replace(/\D/g, '')).toBe('14290');
  });

  it('marks historic coins as used', () => {
    const coin = described({ categoryNames: ['Historiska guldmynt'] });
    expect(coin?.offers).toMatchObject({ itemCondition: 'https://schema.org/UsedCondition' });
  });

  it('states a return policy for products with a right of withdrawal only', () => {
    const coin = described({ mayWithdraw: true });
    expect(coin?.offers).toMatchObject({
      hasMerchantReturnPolicy: {
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 14,
        returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
      },
    });
  });

  it('states backorder, and its weeks, for what is ordered for the customer', () => {
    expect(described({ onHand: false, stock: 0, deliveryDays: 35 })?.offers).toMatchObject({
      availability: 'https://schema.org/BackOrder',
      shippingDetails: { deliveryTime: { handlingTime: { maxValue: 35 } } },
    });
  });

  it('invents no values', () => {
    const bare = described({ brand: null, metal: null, weight: null, purity: null, metalSymbol: null });
    for (const key of ['brand', 'material', 'weight', 'gtin', 'aggregateRating']) expect(bare).not.toHaveProperty(key);
    expect(bare).toMatchObject({ additionalProperty: [] });
    expect(described({ price: null })).toBeNull();
  });

  it('strikes through the earlier price of a reduced product only', () => {
    const reduced = aProduct({ price: ore(1_400_000), reducedFrom: ore(1_450_000) });
    expect(productJsonLd(reduced, epoch, URL_)).toMatchObject({
      offers: {
        price: 14_000,
        priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 14_500, priceCurrency: 'SEK' },
      },
    });
    expect(JSON.stringify(described())).not.toContain('Strikethrough');
  });

  it('gives the mean rating when the number of reviews is known', () => {
    expect(described({ ratings: 4.2, reviews: 5 })).toMatchObject({
      aggregateRating: { ratingValue: 4.2, bestRating: 5, reviewCount: 5 },
    });
    for (const product of [aProduct({ ratings: 4.2 }), aProduct({ reviews: 2 })])
      expect(JSON.stringify(productJsonLd(product, epoch, URL_))).not.toContain('aggregateRating');
  });

  it("describes the shop, and refers to it as the site's publisher", () => {
    const store = storeJsonLd(site, URL_);
    expect(store).toMatchObject({
      '@id': `${URL_}/#butik`,
      telephone: '+4640123456',
      address: { addressCountry: 'SE' },
    });
    expect(webSiteJsonLd(site, URL_)).toMatchObject({ publisher: { '@id': `${URL_}/#butik` } });
    expect(described()).toMatchObject({
      offers: { seller: { name: site.name, url: URL_ } },
    });
  });

  it('parses opening hours', () => {
    expect(openingHours(site.openingHours)).toEqual([
      expect.objectContaining({
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
        opens: '10:00',
        closes: '17:30',
      }),
      expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '10:00', closes: '14:00' }),
    ]);
    expect(openingHours([{ days: 'Midsommar', hours: '10.00–12.00' }])).toEqual([]);
  });

  it('has breadcrumbs and lists', () => {
    expect(breadcrumbJsonLd([{ name: 'Köpa guld', path: '/kopa-guld' }], URL_)).toMatchObject({
      items: [{ name: 'Köpa guld', item: `${URL_}/kopa-guld` }],
    });
    const item = { name: '<!-- </script><b>', href: '/praglade-guldtackor/guldtacka-10g-valcambi' };
    const list = itemListText([item], URL_);
    expect(renderToStaticMarkup(createElement('script', {}, list))).toContain(list);
    expect(JSON.parse(list)).toMatchObject({
      numberOfItems: 1,
      itemListElement: [{ position: 1, name: item.name, url: `${URL_}/praglade-guldtackor/guldtacka-10g-valcambi` }],
    });
    const article = { headline: 'H', description: 'D', path: '/blogg/h', image: null, updated: null, author: null };
    expect(blogPostingJsonLd({ ...article, published: '2026-11-01' }, URL_)).toMatchObject({
      dateModified: '2026-11-01',
      author: { name: site.name, url: URL_ },
    });
  });
});

it.each(['</script ><img src=x onerror=alert(1)>', '</SCRIPT/x><b>', '<!--<script>'])(
  'a name with %s stays inside its script',
  (name) => {
    const data = { name, brand: name, description: name };
    const markup = [
      createElement(BreadcrumbJsonLd, breadcrumbJsonLd([{ name, path: '/' }], URL_)),
      createElement(JsonLdScript, { data: described(data) ?? {}, scriptKey: 'product' }),
    ].map((element) => renderToStaticMarkup(element));
    for (const html of markup)
      expect(html.match(/<[^<>]*>?/g)).toEqual([expect.stringMatching(/^<script /), '</script>']);
  },
);

describe('titles and descriptions', () => {
  const gold = category('kopa-guld', 'Köpa guld');
  const bars = category('guldtackor', 'Guldtackor');
  const minted = category('praglade-guldtackor', 'Präglade guldtackor');
  const series = category('krugerrand', 'Krugerrand');

  it('are the category’s own for the seven', () => {
    const codes = 'kopa-guld guldtackor guldmynt historiska-guldmynt kopa-silver silvertackor silvermynt'.split(' ');
    const pages = codes.map((code) => categoryMetadata([category(code, code)]));
    expect(new Set(pages.map(({ title }) => title)).size).toBe(7);
    expect(new Set(pages.map(({ description }) => description)).size).toBe(7);
    for (const { title, description } of pages) {
      expect(title).toMatch(/ \| Guldkajen$/);
      expect(title).not.toContain('Vi säljer');
      expect(description.length).toBeLessThanOrEqual(165);
      expect(description).not.toContain('!');
    }
  });

  it('include the chosen weight and brand', () => {
    expect(categoryMetadata([gold, bars], { weight: '10g', brand: 'Valcambi' })).toMatchObject({
      title: 'Vi säljer 10g Valcambi guldtackor | Guldkajen',
      canonical: '/kopa-guld/guldtackor',
    });
    expect(categoryMetadata([gold], { weight: '1 oz' }).title).toBe('Vi säljer 1 oz guld | Guldkajen');
    expect(categoryMetadata([gold, bars, minted]).title).toBe('Vi säljer präglade guldtackor | Guldkajen');
    expect(categoryMetadata([gold, series]).title).toBe('Vi säljer Krugerrand | Guldkajen');
  });

  it('lowercase a category’s name within a sentence', () => {
    const title = (name: string) => categoryMetadata([gold, category('x', name)]).title;
    expect(title('Gjutna guldtackor')).toBe('Vi säljer gjutna guldtackor | Guldkajen');
    expect(title('Övriga guldmynt')).toBe('Vi säljer övriga guldmynt | Guldkajen');
    expect(title('Svenska minnesmynt')).toBe('Vi säljer svenska minnesmynt | Guldkajen');
    expect(title('Wiener Philharmoniker')).toBe('Vi säljer Wiener Philharmoniker | Guldkajen');
  });

  it('are a product’s name and text, or its facts when the text is short', () => {
    const long = productMetadata(
      aProduct({ description: `<p>${'En präglad tacka i förseglat kort. '.repeat(9)}</p>` }),
    );
    expect(long.title).toBe('10 g guldtacka Valcambi | Guldkajen');
    expect(long.description).toMatch(/^En präglad tacka.*…$/);
    expect(long.description.length).toBeLessThanOrEqual(158);
    expect(productMetadata(aProduct({ description: '' })).description).toContain('10g, finhalt 999,9, Valcambi');
    expect(long.canonical).toBe('/praglade-guldtackor/guldtacka-10g-valcambi');
  });
});

describe('plain text', () => {
  it('has no tags, entities or line breaks', () => {
    expect(plainText('<p>A&amp;B<br/>C&nbsp;&#229;&#xE4;</p>\r\n<script>x()</script><!-- y -->D')).toBe('A&B C åä D');
    expect(plainText('A.\\n\\nB')).toBe('A. B');
    expect(plainText('5 < 6 och 7 > 3')).toBe('5 < 6 och 7 > 3');
    expect(plainText('&#0;&#x110000;&unknown;&toString;')).toBe('&unknown;&toString;');
  });

  it('ends at an unclosed comment or script, in linear time', () => {
    expect(plainText(`A${'<!--'.repeat(100_000)}`)).toBe('A');
    expect(plainText(`A${'<script '.repeat(100_000)}`)).toBe('A');
    expect(plainText('A<style>p {}</style >B<script>x()')).toBe('A B');
  });

  it('is cut between words and never within a character', () => {
    expect(shorten('ett två tre fyra', 12)).toBe('ett två tre…');
    expect(shorten('kort', 10)).toBe('kort');
    expect(shorten('🥇🥇🥇', 2)).toBe('🥇…');
  });
});

describe('the sitemap', () => {
  it('has every canonical URL once', () => {
    const roots = [category('kopa-guld', 'Köpa guld', category('guldtackor', 'Guldtackor'))];
    const entries = sitemapEntries({
      siteUrl: URL_,
      roots,
      products: [aProduct({ categoryCode: 'guldtackor', code: 'A' }), aProduct({ categoryCode: null })],
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
        images: aProduct({}).images.map(({ src }) => URL_ + src),
        lastModified: '2026-11-01T08:00:00.000Z',
      },
    ]);
  });

  it('escapes an ampersand in a picture’s name', () => {
    const pictured = aProduct({ images: [{ src: '/sylius/media/image/a&b.jpg' }] });
    const [entry] = sitemapEntries({ siteUrl: URL_, roots: [], products: [pictured], facets: [], pages: [] });
    expect(entry?.images).toEqual([`${URL_}/sylius/media/image/a&amp;b.jpg`]);
  });
});
