import { eq } from 'drizzle-orm';
import { optionValues } from '../catalogue/options';
import { productTaxons, taxons } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { type Exchange, iri } from './exchange';
import { optionValueIri } from './variants';

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
  const found = optionValues.find((candidate) => candidate.code === code);
  if (!found) return undefined;
  const { id, value } = found;
  const option = iri(exchange, 'product-options', found.option);
  return { '@id': optionValueIri(exchange, code), '@type': 'ProductOptionValue', id, code, value, option };
}
