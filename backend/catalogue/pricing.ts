import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { spotRates } from '../spot/rates';
import { priceOf } from './price';
import { canBeOrdered } from './stock';

export interface CurrentVariant {
  readonly id: number;
  readonly code: string;
  readonly productCode: string;
  readonly name: string;
  /** Öre, without VAT. */
  readonly price: number;
  /** Öre. */
  readonly vat: number;
  readonly purchasePrice: number | null;
  readonly inStock: boolean;
  readonly onHand: boolean;
  readonly stock: number;
  readonly deliveryWeeks: number | null;
  readonly soldOut: boolean;
  readonly metal: 'gold' | 'silver';
  /** Grams. */
  readonly fineWeight: number;
  /** "10 g", "1/4 oz", "20 x 1 g". */
  readonly weightLabel: string;
  /** Per mille. */
  readonly purity: number;
}

/**
 * One variant at the current price, by numeric id or by code (Sylius from 1.13 on exposes the code only). Undefined when
 * it cannot be sold: unknown, without a price, or disabled, itself or its product.
 */
export function currentVariant(db: Database, clock: Clock, variantId: number | string): CurrentVariant | undefined {
  const numeric = /^\d{1,15}$/.test(String(variantId));
  const row = db
    .select()
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        numeric ? eq(variants.id, Number(variantId)) : eq(variants.code, String(variantId)),
        eq(variants.enabled, true),
        eq(products.enabled, true),
      ),
    )
    .get();
  if (!row) return undefined;
  const { variants: variant, products: product } = row;
  const { price, vat, purchasePrice } = priceOf({ ...variant, metal: product.metal }, spotRates(db, clock));
  if (price === null) return undefined;
  return {
    id: variant.id,
    code: variant.code,
    productCode: product.code,
    name: variant.name ?? product.name ?? product.code,
    price,
    vat,
    purchasePrice,
    inStock: canBeOrdered(variant),
    onHand: variant.onHand,
    stock: variant.stock,
    deliveryWeeks: variant.deliveryWeeks,
    soldOut: variant.soldOut,
    metal: product.metal,
    fineWeight: variant.fineWeight,
    weightLabel: variant.weightLabel,
    purity: product.purity,
  };
}
