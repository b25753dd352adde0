import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '../context';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { type CurrentVariant, currentVariant } from './pricing';
import type { Availability } from './stock';

/** A variant with the fields of an order line, at the current price. */
export interface SellableVariant
  extends Availability,
    Pick<CurrentVariant, 'code' | 'productCode' | 'name' | 'price' | 'vat' | 'fineWeight'> {
  /** Null for a variant outside the embedded catalogue, whose stock this backend does not track. */
  readonly id: number | null;
  readonly metal: 'gold' | 'silver' | 'other';
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
    availability: async (ids) => new Map(ids.map((id) => [id, findAvailability(db, id)])),
    paymentName: async (id) => id,
  };
}

function findAvailability(db: Database, id: string): Availability | undefined {
  return db
    .select({
      stock: variants.stock,
      onHand: variants.onHand,
      deliveryWeeks: variants.deliveryWeeks,
      soldOut: variants.soldOut,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(
      and(
        /^\d{1,15}$/.test(id) ? eq(variants.id, Number(id)) : eq(variants.code, id),
        eq(variants.enabled, true),
        eq(products.enabled, true),
      ),
    )
    .get();
}
