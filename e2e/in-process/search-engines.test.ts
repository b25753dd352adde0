import Validator from '@adobe/structured-data-validator';
import { ProductJsonLd } from 'next-seo';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { groupBy } from '@/lib/domain/group-by';
import { asOffered } from '@/lib/domain/product/in-variant';
import { technicalData } from '@/lib/domain/product/labels';
import type { Product } from '@/lib/domain/product/product';
import { productOf } from '@/lib/server/agents/products';
import { sellablesOf } from '@/lib/server/agents/sellable';
import type { Snapshot } from '@/lib/server/catalogue/snapshot';
import { productJsonLd } from '@/lib/server/seo/json-ld';
import { productMetadata } from '@/lib/server/seo/metadata';
import { wholeCatalogue } from './support/whole-catalogue';

/* What search engines receive about every product and page of the seed. */

let shop: Snapshot;
beforeAll(async () => {
  shop = await wholeCatalogue();
});

const SITE_URL = 'https://shop.example';

/** The object within the script that a product's page contains; null for none. */
function structured(product: Product): Record<string, unknown> | null {
  const data = productJsonLd(product, SITE_URL);
  if (!data) return null;
  const html = renderToStaticMarkup(createElement(ProductJsonLd, data));
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

describe('every product', () => {
  it('has valid structured data, if it has a price and a picture', async () => {
    const all = shop.catalogue.products.flatMap((product) => structured(product) ?? []);
    const issues = await new Validator().validate({ jsonld: { Product: all }, microdata: {}, rdfa: {} });
    const errors = issues.filter(({ severity }) => severity === 'ERROR');
    expect(errors.map(({ issueMessage }) => issueMessage)).toEqual([]);
    expect(all).toHaveLength(shop.catalogue.products.filter(({ price, images }) => price && images.length > 0).length);
  });

  it('weighs as much as its fine metal divided by its fineness', () => {
    const moment = { ...shop, siteUrl: SITE_URL };
    const wrong = shop.catalogue.products.flatMap((product) => {
      const sellables = sellablesOf(product);
      const forAgents =
        sellables.length === 0
          ? []
          : productOf(product, sellables, sellables, moment).variants.map(({ metadata }) => metadata);
      const weights = [
        ...forAgents.map(({ gross_weight_grams, fineness, fine_weight_grams }) => [
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

  it('has its own description', () => {
    const texts = groupBy(shop.catalogue.products.map(productMetadata), ({ description }) => description);
    expect([...texts].filter(([, pages]) => pages.length > 1)).toEqual([]);
  });
});
