import { eq } from 'drizzle-orm';
import { type Method, paymentMethods, shippingMethods } from '../catalogue/methods';
import { productOptions } from '../catalogue/options';
import type { ProductRow } from '../catalogue/product-bundle';
import { productImages, products, productTaxons, taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Search } from './collection';
import { type Exchange, iri, shopIri } from './exchange';
import { cachedImage, imageJson } from './product-json';
import { optionValueIri } from './variants';

export const paymentSearch: Search = { paymentId: 'paymentId', tokenValue: 'tokenValue' };
export const shippingSearch: Search = { shipmentId: 'shipmentId', tokenValue: 'tokenValue' };

export function paymentMethodsJson(exchange: Exchange): object[] {
  return paymentMethods.map((method) => methodJson(exchange, 'payment-methods', 'PaymentMethod', method));
}

/** Without a price: that exists only for a shipment (contract.md part B section 4). */
export function shippingMethodsJson(exchange: Exchange): object[] {
  return shippingMethods.map((method) => methodJson(exchange, 'shipping-methods', 'ShippingMethod', method));
}

function methodJson(exchange: Exchange, resource: string, type: string, method: Method): object {
  return { '@id': iri(exchange, resource, method.code), '@type': type, ...method };
}

export function productTaxonJson(db: Database, exchange: Exchange, id: number): object | undefined {
  const row = db
    .select({ link: productTaxons, taxonCode: taxons.code, productCode: products.code })
    .from(productTaxons)
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .innerJoin(products, eq(products.id, productTaxons.productId))
    .where(eq(productTaxons.id, id))
    .get();
  if (!row) return undefined;
  return {
    '@id': iri(exchange, 'product-taxons', id),
    '@type': 'ProductTaxon',
    id,
    taxon: iri(exchange, 'taxons', row.taxonCode),
    ...(exchange.dialect.productTaxonParents
      ? { product: iri(exchange, 'products', row.productCode), position: row.link.position }
      : {}),
  };
}

/** `?filter=` (up to 1.12) and `?imageFilter=` (later) ask for a cached size instead of the original. */
export function productImageJson(db: Database, exchange: Exchange, id: number): object | undefined {
  const row = db
    .select({ image: productImages, productCode: products.code })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(eq(productImages.id, id))
    .get();
  if (!row) return undefined;
  const json = imageJson(exchange, row.productCode, row.image);
  const filter = exchange.query.get(exchange.dialect.imagePaths === 'relative' ? 'filter' : 'imageFilter');
  return filter && /^[a-z0-9_]+$/.test(filter)
    ? { ...json, path: cachedImage(exchange, row.image.path, filter) }
    : json;
}

const OPTIONS_MADE = '2024-03-01 08:00:00';

export function productOptionJson(exchange: Exchange, code: string): object | undefined {
  const option = productOptions.find((candidate) => candidate.code === code);
  if (!option) return undefined;
  return {
    '@id': iri(exchange, 'product-options', code),
    '@type': 'ProductOption',
    ...(exchange.dialect.optionIds ? { id: option.id } : {}),
    code,
    name: option.name,
    values: option.values.map((value) => optionValueIri(exchange, value.code)),
    ...(exchange.dialect.optionDates ? { createdAt: OPTIONS_MADE, updatedAt: OPTIONS_MADE } : {}),
  };
}

export function optionValueJson(exchange: Exchange, code: string): object | undefined {
  const option = productOptions.find(({ values }) => values.some((value) => value.code === code));
  const value = option?.values.find((candidate) => candidate.code === code);
  if (!option || !value) return undefined;
  return {
    '@id': optionValueIri(exchange, code),
    '@type': 'ProductOptionValue',
    id: value.id,
    code,
    value: value.value,
    option: iri(exchange, 'product-options', option.code),
  };
}

/** Attribute values by type: text as text, percent as a fraction, select as a list of labels (part B section 4). */
export function attributeValues(product: ProductRow): object[] {
  const values = [
    { code: 'metall', name: 'Metall', type: 'text', value: product.metal === 'gold' ? 'Guld' : 'Silver' },
    { code: 'finhalt', name: 'Finhalt', type: 'percent', value: Math.round(product.purity * 10) / 10_000 },
    { code: 'artal', name: 'Årtal', type: 'integer', value: product.year },
    { code: 'etikett', name: 'Etikett', type: 'select', value: product.label === null ? null : [product.label] },
  ];
  return values
    .filter(({ value }) => value !== null)
    .map((attribute, index) => {
      const id = product.id * 10 + index;
      return {
        '@id': shopIri('product-attribute-values', id),
        '@type': 'ProductAttributeValue',
        id,
        attribute: shopIri('product-attributes', attribute.code),
        localeCode: 'sv_SE',
        name: attribute.name,
        type: attribute.type,
        code: attribute.code,
        value: attribute.value,
      };
    });
}
