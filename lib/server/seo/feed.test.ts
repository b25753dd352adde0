import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holds } from '@/lib/domain/inputs.fixture';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import type { Product } from '@/lib/domain/product/product';
import { aProduct, aVariant } from '@/lib/domain/product/product.fixture';
import { type FeedReporter, feedChunks } from './feed';

const site = {
  name: 'Guldkajen',
  description: 'Guld & silver',
  url: 'https://shop.example',
  pricesFrom: '2026-11-21T10:05:00.000Z',
  paths: new Map([
    [
      'praglade-guldtackor',
      ['Köpa guld', 'Guldtackor', 'Präglade guldtackor'].map((name) => ({ ...aCategory(name), name })),
    ],
  ]),
};

function feed(products: readonly Product[], reports: string[] = []): string {
  const report: FeedReporter = {
    error: (message, code) => reports.push(`${message} ${code ?? ''}`.trim()),
    leftOut: (message, details) => reports.push(`${message} ${JSON.stringify(details)}`),
  };
  return [...feedChunks(products, site, report)].join('');
}

/** Approximately well-formed: balanced tags, and between them escaped text that XML 1.0 allows. */
function expectWellFormed(xml: string): void {
  const open: string[] = [];
  for (const [, closing, name, text] of xml.replace(/^<\?xml.*\?>/, '').matchAll(/<(\/?)([\w:]+)[^<>]*>([^<>]*)/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else open.push(name ?? '');
    expect(text).not.toMatch(/&(?!(amp|lt|gt|quot|apos);)/);
  }
  expect(open).toEqual([]);
  expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
}

describe('the Merchant feed', () => {
  it('has the fields of the specification, in Google’s format', () => {
    const xml = feed([aProduct({ price: ore(1_429_040), description: '<p>Rad 1\r\nRad 2 &amp; 3</p>' })]);
    expect(xml).toContain(`<item>
<g:id>guldtacka-10g-valcambi</g:id>
<title>10 g guldtacka Valcambi</title>
<description>Rad 1 Rad 2 &amp; 3</description>
<link>https://shop.example/praglade-guldtackor/guldtacka-10g-valcambi</link>
<g:image_link>https://shop.example/sylius/media/image/ab/cd.jpg</g:image_link>
<g:availability>in stock</g:availability>
<g:price>14290.00 SEK</g:price>
<g:currency>SEK</g:currency>
<g:condition>new</g:condition>
<g:brand>Valcambi</g:brand>
<g:product_type>Köpa guld &gt; Guldtackor &gt; Präglade guldtackor</g:product_type>
<g:identifier_exists>no</g:identifier_exists>
</item>`);
    expectWellFormed(xml);
    expect(xml.slice(0, xml.indexOf('<item>'))).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">
<channel>
<title>Guldkajen</title>
<description>Guld &amp; silver</description>
<link>https://shop.example</link>
<lastBuildDate>Sat, 21 Nov 2026 10:05:00 GMT</lastBuildDate>
`);
    expect(xml).toMatch(/<\/item>\n<\/channel>\n<\/rss>\n$/);
  });

  const variants = [ore(390_400), ore(725_900)].map((price, index) =>
    aVariant({ id: `${index}`, price, netPrice: price, size: `${index + 1} g` }),
  );
  const pictures = (count: number) => Array.from({ length: count }, (_, index) => ({ src: `/p/${index}.jpg` }));
  const historic = { categoryNames: ['Köpa guld', 'Historiska guldmynt', 'Svenska guldmynt'] };

  it.each<[string, Partial<Product>, string]>([
    [
      'both prices of a reduced product',
      { price: ore(1_400_000), reducedFrom: ore(1_450_000) },
      '<g:price>14500.00 SEK</g:price>\n<g:sale_price>14000.00 SEK</g:sale_price>',
    ],
    ['what is sold out', { inStock: false }, '<g:availability>out of stock</g:availability>'],
    ['historic coins as used', historic, '<g:condition>used</g:condition>'],
    [
      'what is ordered for the customer, with its date',
      { onHand: false, stock: 0, deliveryDays: 35 },
      '<g:availability>backorder</g:availability>\n<g:availability_date>2026-12-26T10:05:00.000Z</g:availability_date>',
    ],
    [
      'the lowest price of several variants, as on the card',
      { price: ore(725_900), variants },
      '<g:price>3904.00 SEK</g:price>',
    ],
    [
      'the size of the variant with that price, in the group of its product',
      { variants },
      '<g:item_group_id>guldtacka-10g-valcambi</g:item_group_id>\n<g:size>1 g</g:size>',
    ],
    [
      'further pictures',
      { images: pictures(3) },
      '0.jpg</g:image_link>\n<g:additional_image_link>https://shop.example/p/1.jpg</g:additional_image_link>\n<g:additional_image_link>https://shop.example/p/2.jpg<',
    ],
    [
      'what else is known',
      { attributes: { year: '2026' } },
      '<g:product_detail><g:attribute_name>Årtal</g:attribute_name><g:attribute_value>2026</g:attribute_value></g:product_detail>\n</item>',
    ],
    ['its name in the place of a description', { description: '<br>' }, '<description>10 g guldtacka Valcambi<'],
    ['no brand as the specification writes it', { brand: null }, '<g:brand>other</g:brand>'],
    ['a brand within Google’s limit', { brand: 'x'.repeat(71) }, `<g:brand>${'x'.repeat(69)}…</g:brand>`],
  ])('has %s', (_, facts, expected) => {
    expect(feed([aProduct(facts)])).toContain(expected);
  });

  it('omits what is missing', () => {
    expect(feed([aProduct({ categoryCode: 'elsewhere' })])).not.toMatch(
      /additional_|product_type|group|size|sale_price/,
    );
    const ordered = aProduct({ onHand: false, stock: 0, deliveryDays: null });
    expect(feed([ordered])).toContain('<g:availability>backorder</g:availability>\n<g:price>');
  });

  it('has ten further pictures at most, as Google', () => {
    expect(feed([aProduct({ images: pictures(12) })]).match(/<g:additional_image_link>/g)).toHaveLength(10);
  });

  it('leaves out what Google would refuse, no picture or too long an id, and reports it in one line for each reason', () => {
    const reports: string[] = [];
    const pictureless = ['a', 'b', 'c', 'd', 'e', 'f'].map((code) => aProduct({ code, images: [] }));
    expect(feed([aProduct({ code: 'x'.repeat(50) })], reports)).toContain('<item>');
    expect(feed([...pictureless, aProduct({ code: 'x'.repeat(51) })], reports)).not.toContain('<item>');
    expect(reports).toEqual([
      'feed: left out without a picture {"count":6,"examples":["a","b","c","d","e"]}',
      `feed: left out with an id above 50 characters {"count":1,"examples":["${'x'.repeat(51)}"]}`,
    ]);
  });

  it('leaves out products without a price or a page', () => {
    expect(feed([aProduct({ price: null }), aProduct({ categoryCode: null })])).not.toContain('<item>');
  });

  it('reports a description that is no string, and a list that is no array (spec.md section 8)', () => {
    const reports: string[] = [];
    const odd: Product = Object.assign(aProduct(), { description: 7 });
    expectWellFormed(feed([odd], reports));
    expectWellFormed(feed(JSON.parse('{"a":1}'), reports));
    expect(reports).toEqual([
      'feed: description is not a string guldtacka-10g-valcambi',
      'feed: products are not a list',
    ]);
  });

  it('leaves out an item that cannot be written, reports it, and continues', () => {
    const reports: string[] = [];
    const odd = aProduct({ code: 'udda', onHand: false, stock: 0, deliveryDays: Number.MAX_SAFE_INTEGER });
    const text = feed([odd, aProduct()], reports);
    expectWellFormed(text);
    expect(text.match(/<g:id>.*<\/g:id>/g)).toEqual(['<g:id>guldtacka-10g-valcambi</g:id>']);
    expect(reports).toEqual(['feed: an item cannot be written (RangeError: Invalid time value) udda']);
  });

  it('stays well-formed for any text from the dealer', () => {
    holds(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, description) => {
        expectWellFormed(feed([aProduct({ name, description, brand: `\u0000\ud800${name}]]>` })]));
      }),
    );
  });
});
