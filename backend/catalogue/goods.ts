import { and, eq } from 'drizzle-orm';
import type { Clock } from '../core/clock';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { spotRates } from '../spot/rates';
import { priceOf } from './price';
import type { Availability } from './stock';

/** A variant with the fields of an order line, at the current price. */
export interface SellableVariant extends Readonly<Availability> {
  readonly id: number;
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  /** Öre, without VAT. */
  readonly price: number;
  /** Öre. */
  readonly vat: number;
  readonly metal: 'gold' | 'silver' | 'other';
  /** Grams. */
  readonly fineWeight: number;
}

/** By numeric id or by code (Sylius from 1.13 on exposes the code only). Undefined when the variant or its product is disabled. */
export function findEnabled(db: Database, id: number | string) {
  const isNumeric = /^\d{1,15}$/.test(String(id));
  return db
    .select()
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        isNumeric ? eq(variants.id, Number(id)) : eq(variants.code, String(id)),
        eq(variants.enabled, true),
        eq(products.enabled, true),
      ),
    )
    .get();
}

/** One variant at the current price. Undefined when it cannot be sold: unknown, disabled or without a price. */
export function currentVariant(db: Database, clock: Clock, id: number | string): SellableVariant | undefined {
  const row = findEnabled(db, id);
  if (!row) return undefined;
  const { variants: variant, products: product } = row;
  const { price, vat } = priceOf(variant, product.metal, spotRates(db, clock));
  if (price === null) return undefined;
  const name = variant.name ?? product.name ?? product.code;
  return { ...variant, name, productCode: product.code, metal: product.metal, price, vat };
}
