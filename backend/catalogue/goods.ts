import { and, eq } from 'drizzle-orm';
import type { BackendContext } from '../context';
import { products, variants } from '../db/catalogue-tables';
import type { Database } from '../db/client';
import { type CurrentVariant, currentVariant } from './pricing';
import type { Availability } from './stock';

/** A variant as an order line needs it, at this moment's price. */
export interface SellableVariant
  extends Availability,
    Pick<CurrentVariant, 'code' | 'productCode' | 'name' | 'price' | 'vat' | 'fineWeight'> {
  /** Null: not of the embedded catalogue, so its stock is not kept here. */
  readonly id: number | null;
  readonly metal: 'gold' | 'silver' | 'other';
}

/** A variant by its id or code; undefined when nothing can be sold under that name. */
export type FindVariant = (tx: Database, id: number | string) => SellableVariant | undefined;

/** Where the goods of orders come from: the embedded catalogue, or a real Sylius (backend/overlay). */
export interface Goods {
  /**
   * Reads these variants ahead, where that takes more than the database: a transaction cannot wait. Never rejects: the
   * returned function throws the ShopError, so that a request which needs no price is still answered.
   */
  prepare(ids: readonly (number | string)[]): Promise<FindVariant>;
  /** Stock and delivery by id; undefined for an unknown variant. Rejects with a ShopError when Sylius does not respond. */
  availability(ids: readonly string[]): Promise<ReadonlyMap<string, Availability | undefined>>;
  /** The embedded payment method that an id or code of the shop API means, as `findMethod` knows it. */
  paymentName(id: number | string): Promise<number | string>;
}

/** Goods of the embedded catalogue. */
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
