import Validator from '@adobe/structured-data-validator';
import type { Metadata } from 'next';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { StructuredData } from '@/components/ui/structured-data';
import { groupBy } from '@/lib/domain/group-by';
import { filterProducts } from '@/lib/domain/listing/filters';
import { parseListingQuery } from '@/lib/domain/listing/listing-query';
import { productPath } from '@/lib/domain/paths/catalogue-paths';
import { pricePath } from '@/lib/domain/paths/price-paths';
import { METALS } from '@/lib/domain/prices/goods';
import { PERIODS } from '@/lib/domain/prices/periods';
import { asOffered } from '@/lib/domain/product/in-variant';
import type { Product } from '@/lib/domain/product/product';
import { technicalData } from '@/lib/domain/product/technical-data';
import { site } from '@/lib/domain/site';
import { productOf } from '@/lib/server/agents/products';
import { sellablesOf } from '@/lib/server/agents/sellable';
import type { Snapshot } from '@/lib/server/catalogue/snapshot';
import { plainText } from '@/lib/server/content/html';
import { getPage, pageSlugs } from '@/lib/server/content/pages';
import { listPosts } from '@/lib/server/content/posts';
import { productJsonLd } from '@/lib/server/seo/json-ld';
import { productMetadata, routeMetadata } from '@/lib/server/seo/metadata';
import { pageMetadata } from '@/lib/server/seo/page-metadata';
import { SITE } from './support/storefront';
import { wholeCatalogue } from './support/whole-catalogue';

/* What search engines receive about every product and page of the seed. */

let shop: Snapshot;
beforeAll(async () => {
  const { snapshot, stop } = await wholeCatalogue();
  shop = snapshot;
  return stop;
});

/** The object within the script that a product's page contains; null for none. */
function structured(product: Product): Record<string, unknown> | null {
  const data = productJsonLd(product, SITE);
  if (!data) return null;
  const html = renderToStaticMarkup(createElement(StructuredData, { data, name: 'product' }));
  return JSON.parse(/>(.*)<\/script>/s.exec(html)?.[1] ?? '');
}

/** A number as shown: "999,9/1000", "1 000 g". */
const shownNumber = (text: unknown) => Number.parseFloat(String(text).replace(/\s/g, '').replace(',', '.'));

const ROWS = ['Bruttovikt', 'Renhet', 'Finvikt'];
type Rows = readonly { readonly name: string; readonly value: string }[];

/** Gross weight, fineness and fine weight in a table or in additional properties. */
function rowWeights(rows: Rows): number[] {
  return ROWS.map((wanted) => shownNumber(rows.find(({ name }) => name === wanted)?.value));
}

function structuredWeights({ weight, additionalProperty }: Record<string, unknown>): unknown[] {
  const [, fineness, fine] = rowWeights(additionalProperty as Rows);
  return [(weight as { readonly value: unknown }).value, fineness, fine];
}

/** A mint’s stated weight of an alloyed coin guarantees its ounce, and is up to half a percent above it. */
function agree([gross, fineness, fine]: readonly unknown[]): boolean {
  return Math.abs((Number(gross) * Number(fineness)) / 1000 / Number(fine) - 1) <= 0.005;
}

/** What shopping assistants receive about each variant. */
function forAgents(product: Product) {
  const sellables = sellablesOf(product);
  if (sellables.length === 0) return [];
  return productOf(product, sellables, sellables, { ...shop, siteUrl: SITE }).variants.map(({ metadata }) => metadata);
}

describe('every product', () => {
  /** Of the validator, which checks each product as a product snippet and as a merchant listing. */
  async function errorsOf(products: readonly Product[]): Promise<string[]> {
    const all = products.map(structured).filter((data) => data !== null);
    expect(all).toHaveLength(products.length);
    const issues = await new Validator().validate({ jsonld: { Product: all }, microdata: {}, rdfa: {} });
    return issues.filter(({ severity }) => severity === 'ERROR').map(({ issueMessage }) => issueMessage);
  }

  it('with a price has valid structured data, without a picture as a product snippet, which needs none', async () => {
    const priced = shop.catalogue.products.filter(({ price }) => price);
    expect(shop.catalogue.products.filter(structured)).toHaveLength(priced.length);
    const [pictured, others] = [true, false].map((isPictured) =>
      priced.filter(({ images }) => images.length > 0 === isPictured),
    );
    expect(await errorsOf(pictured ?? [])).toEqual([]);
    const plain = [...(others ?? []), ...priced.slice(0, 1).map((product) => ({ ...product, images: [] }))];
    const lacking = 'Required attribute "image" is missing';
    expect(await errorsOf(plain)).toEqual(plain.map(() => lacking));
  });

  it('has a description of its own: text, and what search engines get', () => {
    const { products } = shop.catalogue;
    const shared = (textOf: (product: Product) => unknown) =>
      repeated(products, (product) => String(textOf(product) ?? product.code)).map((same) =>
        same.map(({ code }) => code),
      );
    expect(shared(({ description }) => plainText(description))).toEqual([]);
    expect(shared((product) => structured(product)?.description)).toEqual([]);
    expect(shared((product) => productMetadata(product, shop.rates).description)).toEqual([]);
  });

  it('weighs as much as its fine metal divided by its fineness', () => {
    const wrong = shop.catalogue.products.flatMap((product) => {
      const weights = [
        ...forAgents(product).map(({ gross_weight_grams, fineness, fine_weight_grams }) => [
          gross_weight_grams,
          fineness,
          fine_weight_grams,
        ]),
        ...[structured(product)].flatMap((data) => (data ? [structuredWeights(data)] : [])),
        rowWeights(technicalData(asOffered(product))),
      ];
      return weights.filter((facts) => !agree(facts)).map((facts) => [product.code, ...facts]);
    });
    expect(wrong).toEqual([]);
  });
});

interface Page {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Null when it may not be indexed. */
  readonly canonical: string | null;
}

function pageOf(address: string, { title, description, alternates, robots }: Metadata): Page {
  const text = typeof title === 'object' && title && 'absolute' in title ? title.absolute : `${title} | ${site.name}`;
  const canonical = robots ? null : String(alternates?.canonical ?? '');
  return { address, title: text, description: description ?? '', canonical };
}

/** The pages of the sitemap with texts of their own: products, listings, prices, articles and content pages. */
async function sitemapPages(): Promise<{ listings: readonly Page[]; others: readonly Page[] }> {
  const [{ default: sitemap, generateSitemaps }, { loadListing }, { categoryRouteMetadata }, { priceMetadata }] =
    await Promise.all([
      import('../../app/sitemap-parts/sitemap'),
      import('../../components/listing/load-listing'),
      import('../../components/listing/listing-metadata'),
      import('../../components/price-page/price-metadata'),
    ]);
  const parts = (await generateSitemaps()).map(({ id }) => sitemap({ id: Promise.resolve(id) }));
  const addresses = (await Promise.all(parts)).flat().map(({ url }) => url.replaceAll('&amp;', '&').replace(SITE, ''));
  const listings = await Promise.all(
    addresses.map(async (address) => {
      const [path = '', search = ''] = address.split('?');
      const loaded = await loadListing(path.split('/').filter(Boolean), search);
      return loaded ? [pageOf(address, categoryRouteMetadata(loaded))] : [];
    }),
  );
  const products = shop.catalogue.products.map((product) =>
    pageOf(productPath(product), routeMetadata(productMetadata(product, shop.rates))),
  );
  const articles = [...listPosts(), ...pageSlugs().map(getPage)].map((text) => pageOf(text.path, pageMetadata(text)));
  const prices = METALS.flatMap((metal) =>
    PERIODS.map((period) => pageOf(pricePath(metal, period), priceMetadata(metal, period))),
  );
  return { listings: listings.flat(), others: [...products, ...articles, ...prices] };
}

/** The products of a listing’s address. */
function productsAt(address: string): readonly Product[] {
  const [path = '', search = ''] = address.split('?');
  const products = shop.catalogue.byCategory.get(path.split('/').at(-1) ?? '') ?? [];
  return filterProducts(products, parseListingQuery(new URLSearchParams(search)));
}

function repeated<T>(entries: readonly T[], keyOf: (entry: T) => string): T[][] {
  return [...groupBy(entries, keyOf).values()].filter(({ length }) => length > 1);
}

describe('the sitemap', () => {
  let pages: Awaited<ReturnType<typeof sitemapPages>>;
  beforeAll(async () => {
    pages = await sitemapPages();
  });
  const isFacet = ({ address }: Page) => address.includes('?');

  it('has no page for a brand or weight with less than three products', () => {
    const facets = pages.listings.filter(isFacet);
    expect(facets.length).toBeGreaterThan(50);
    expect(facets.filter(({ address }) => productsAt(address).length < 3)).toEqual([]);
  });

  it('has no two such pages with the same products, nor one with those of a category', () => {
    const same = repeated(pages.listings, ({ address }) => JSON.stringify(productsAt(address)));
    expect(same.filter((group) => group.some(isFacet))).toEqual([]);
  });

  it('has only pages that are their own canonical', () => {
    expect(pages.listings.filter(({ address, canonical }) => canonical !== address)).toEqual([]);
  });

  it('has titles of at most 60 characters', () => {
    const { listings, others } = pages;
    expect([...listings, ...others].filter(({ title }) => [...title].length > 60).map(({ title }) => title)).toEqual(
      [],
    );
  });

  it('has a description of its own for each page', () => {
    const { listings, others } = pages;
    expect(repeated([...listings, ...others], ({ description }) => description)).toEqual([]);
  });
});
