import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import { optionValues } from '../catalogue/options';
import { priceOf } from '../catalogue/price';
import type { ProductRow, VariantRow } from '../catalogue/product-bundle';
import { canBeOrdered } from '../catalogue/stock';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import type { SpotRates } from '../spot/rates';
import { offsetOf, type Page } from './collection';
import { type Exchange, iri } from './exchange';
import { spellings } from './spelling';

/**
 * Enabled products with a Swedish translation, by code: a Sylius list is an inner join with the translation (contract.md
 * part B section 4).
 */
export function listProducts(db: Database, page: Page) {
  const where = and(eq(products.enabled, true), isNotNull(products.name));
  const total = db.select({ total: count() }).from(products).where(where).get()?.total ?? 0;
  const rows = db
    .select({ id: products.id })
    .from(products)
    .where(where)
    .orderBy(asc(products.code))
    .limit(page.size)
    .offset(offsetOf(page))
    .all();
  return { total, ids: rows.map(({ id }) => id) };
}

/** Enabled variants by id, even of disabled products, as in Sylius (contract.md part B section 4). */
export function listVariants(db: Database, page: Page) {
  const where = eq(variants.enabled, true);
  const total = db.select({ total: count() }).from(variants).where(where).get()?.total ?? 0;
  const rows = db
    .select({ id: variants.id })
    .from(variants)
    .where(where)
    .orderBy(asc(variants.id))
    .limit(page.size)
    .offset(offsetOf(page))
    .all();
  return { total, ids: rows.map(({ id }) => id) };
}

/** Reads the variants with these ids, by id. Prepared once and reused, for the reason given at `bundleReader`. */
export function variantReader(db: Database) {
  const read = joined(db)
    .where(sql`${variants.id} IN (SELECT value FROM json_each(${sql.placeholder('ids')}))`)
    .orderBy(asc(variants.id))
    .prepare();
  return (ids: readonly number[]) => read.all({ ids: JSON.stringify(ids) });
}

/** An enabled variant by its code, with its product; undefined when there is none. The product may be disabled. */
export function findVariant(db: Database, code: string) {
  return joined(db)
    .where(and(eq(variants.code, code), eq(variants.enabled, true)))
    .get();
}

type VariantWithProduct = { readonly variant: VariantRow; readonly product: ProductRow };

function joined(db: Database) {
  return db
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId));
}

/** A variant: Sylius' own fields, then the shop's (contract.md A3). Without a price, its price keys are missing, not null. */
export function variantJson(exchange: Exchange, { variant, product }: VariantWithProduct, rates: SpotRates): object {
  const { dialect } = exchange;
  const spell = spellings(product.wireForm);
  const { price, originalPrice, lowestPriceBeforeDiscount, vat, purchasePrice } = priceOf(
    variant,
    product.metal,
    rates,
  );
  return {
    '@id': iri(exchange, 'product-variants', variant.code),
    '@type': 'ProductVariant',
    ...(dialect.variantIds ? { id: variant.id } : {}),
    code: variant.code,
    name: variant.name,
    product: iri(exchange, 'products', product.code),
    optionValues: variant.optionValues.map((code) => optionValueIri(exchange, code)),
    inStock: spell.flag(canBeOrdered(variant)),
    ...(price === null
      ? {}
      : {
          price: spell.money(price),
          originalPrice: spell.money(originalPrice),
          ...(dialect.lowestPrice ? { lowestPriceBeforeDiscount: spell.money(lowestPriceBeforeDiscount) } : {}),
          vat: spell.money(vat),
        }),
    purchasePrice: spell.money(purchasePrice),
    onHand: spell.onHand(variant.onHand, variant.stock),
    stock: spell.count(variant.stock),
    deliveryStatus: deliveryDays(variant),
    color: variant.color,
    color_name: variant.colorName,
    size: variant.size,
  };
}

/** The IRI of an option value: a resource of its own, or below its option (Sylius 2), depending on the dialect. */
export function optionValueIri(exchange: Exchange, valueCode: string): string {
  if (exchange.dialect.optionValueIris === 'flat') return iri(exchange, 'product-option-values', valueCode);
  const found = optionValues.find(({ code }) => code === valueCode);
  return `${iri(exchange, 'product-options', found?.option ?? '')}/values/${encodeURIComponent(valueCode)}`;
}

/** Days until dispatch: up to three for stock (spec.md section 9), the weeks of a backorder. */
function deliveryDays(variant: VariantRow): number | null {
  if (variant.deliveryWeeks !== null) return variant.deliveryWeeks * 7;
  return variant.stock > 0 ? 3 : null;
}
