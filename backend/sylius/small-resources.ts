import { eq } from 'drizzle-orm';
import { type Method, type PaymentMethod, paymentMethods, shippingMethods } from '../catalogue/methods';
import { productOptions } from '../catalogue/options';
import { productImages, products, productTaxons, taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { Search } from './collection';
import { type Exchange, iri } from './exchange';
import { cachedImage, imageJson } from './product-json';
import { optionValueIri } from './variants';

export const paymentSearch: Search = { paymentId: 'paymentId', tokenValue: 'tokenValue' };
export const shippingSearch: Search = { shipmentId: 'shipmentId', tokenValue: 'tokenValue' };

/** All payment methods, in order of position (contract.md part B section 4). */
export function paymentMethodsJson(exchange: Exchange): object[] {
  return paymentMethods.map((method) => paymentJson(exchange, method));
}

/** One payment method by its code; undefined for an unknown one. */
export function paymentMethodJson(exchange: Exchange, code: string): object | undefined {
  const method = paymentMethods.find((candidate) => candidate.code === code);
  return method && paymentJson(exchange, method);
}

/** Without a price: that exists only for a shipment (contract.md part B section 4). */
export function shippingMethodsJson(exchange: Exchange): object[] {
  return shippingMethods.map((method) => shippingJson(exchange, method));
}

/** One delivery method by its code, without a price; undefined for an unknown one. */
export function shippingMethodJson(exchange: Exchange, code: string): object | undefined {
  const method = shippingMethods.find((candidate) => candidate.code === code);
  return method && shippingJson(exchange, method);
}

function paymentJson(exchange: Exchange, method: PaymentMethod): object {
  return { '@id': iri(exchange, 'payment-methods', method.code), '@type': 'PaymentMethod', ...method };
}

function shippingJson(exchange: Exchange, method: Method): object {
  return { '@id': iri(exchange, 'shipping-methods', method.code), '@type': 'ShippingMethod', ...method };
}

/** The link between a product and a taxon, by its own id; undefined for an unknown one. Some dialects leave the product out. */
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

/** An option with the addresses of its values; undefined for an unknown code. Ids and dates are there only in some dialects. */
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

/** One value of an option, by the value’s code; undefined for an unknown one. */
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
