import { and, eq } from 'drizzle-orm';
import type { Clock } from '../clock';
import type { BackendContext } from '../context';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { spotRates } from '../spot/rates';
import { priceOf } from './price';
import type { Availability } from './stock';

/** A variant with the fields of an order line, at the current price. */
export interface SellableVariant extends Readonly<Availability> {
  /** Null for a variant outside the embedded catalogue, whose stock this backend does not track. */
  readonly id: number | null;
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

/** Finds a variant by id or code; undefined when it cannot be sold. */
export type FindVariant = (tx: Database, id: number | string) => SellableVariant | undefined;

/** The source of the products in orders: the embedded catalogue or a real Sylius (backend/overlay). */
export interface Goods {
  /**
   * Fetches these variants before a transaction, which is synchronous and cannot wait for Sylius. Never rejects: the
   * returned function throws the ShopError, so that a request that needs no price still succeeds.
   */
  prepare(ids: readonly (number | string)[]): Promise<FindVariant>;
  /** Stock and delivery by variant id; undefined for an unknown one. Rejects with a ShopError when Sylius does not respond. */
  availability(ids: readonly string[]): Promise<ReadonlyMap<string, Availability | undefined>>;
  /** Maps a payment method's id or code in the shop API to the embedded method, for `findMethod`. */
  paymentName(id: number | string): Promise<number | string>;
}

/** The embedded catalogue as the source of products. */
export function ownGoods({ db, clock }: BackendContext): Goods {
  return {
    prepare: async () => (tx, id) => currentVariant(tx, clock, id),
    availability: async (ids) => new Map(ids.map((id) => [id, findEnabled(db, id)?.variants])),
    paymentName: async (id) => id,
  };
}

/** By numeric id or by code (Sylius from 1.13 on exposes the code only). Undefined when the variant or its product is disabled. */
function findEnabled(db: Database, id: number | string) {
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
