import { eq } from 'drizzle-orm';
import { paymentMethods } from '../catalogue/methods';
import { productOptions } from '../catalogue/options';
import { productTaxons, taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { type Exchange, iri } from './exchange';
import { optionValueIri } from './variants';

/**
 * All payment methods, in order of position. Up to 1.14 any parameter requests "the methods of this order", of which there are none
 * here (contract.md part B section 4).
 */
export function paymentMethodsJson(exchange: Exchange): object[] {
  if (exchange.dialect.methodQueryTrap && exchange.query.size > 0) return [];
  return paymentMethods.map((method) => ({
    '@id': iri(exchange, 'payment-methods', method.code),
    '@type': 'PaymentMethod',
    ...method,
  }));
}

/** The link between a product and a taxon, by its own id; undefined for an unknown one. */
export function productTaxonJson(db: Database, exchange: Exchange, id: number): object | undefined {
  const row = db
    .select({ code: taxons.code })
    .from(productTaxons)
    .innerJoin(taxons, eq(taxons.id, productTaxons.taxonId))
    .where(eq(productTaxons.id, id))
    .get();
  if (!row) return undefined;
  const taxon = iri(exchange, 'taxons', row.code);
  return { '@id': iri(exchange, 'product-taxons', id), '@type': 'ProductTaxon', id, taxon };
}

/** One value of an option, by the value’s code; undefined for an unknown one. */
export function optionValueJson(exchange: Exchange, code: string): object | undefined {
  const option = productOptions.find(({ values }) => values.some((value) => value.code === code));
  const value = option?.values.find((candidate) => candidate.code === code);
  if (!option || !value) return undefined;
  const { id } = value;
  return {
    '@id': optionValueIri(exchange, code),
    '@type': 'ProductOptionValue',
    id,
    code,
    value: value.value,
    option: iri(exchange, 'product-options', option.code),
  };
}
