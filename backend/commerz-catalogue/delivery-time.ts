import type { Goods } from '../catalogue/goods';
import { type Availability, isAvailable } from '../catalogue/stock';
import { ShopError } from '../http/errors';

export interface DeliveryLine {
  /** Numeric id or code, as sent by the client. */
  readonly id: string;
  readonly quantity: number;
}

export interface DeliveryResponse {
  /** 1: not available in this quantity. */
  readonly error: 0 | 1;
  readonly current_stock: number;
  /** Weeks for a backorder; null for items in stock. */
  readonly delivery_time: number | null;
}

/** Reads `items[n][id]` and `items[n][quantity]` of a query. Throws a ShopError (400) for an invalid quantity. */
export function readDeliveryLines(query: URLSearchParams): DeliveryLine[] {
  const lines = new Map<string, { id?: string; quantity?: string }>();
  for (const [name, value] of query) {
    const match = /^items\[([^\]]*)\]\[(id|quantity)\]$/.exec(name);
    if (!match?.[1] || !match[2]) continue;
    const line = lines.get(match[1]) ?? {};
    lines.set(match[1], { ...line, [match[2]]: value });
  }
  return [...lines.values()].flatMap(({ id, quantity = '1' }) => {
    if (!id) return [];
    const pieces = Number(quantity);
    if (!Number.isInteger(pieces) || pieces < 1) throw new ShopError(400, `quantity of ${id}: not a positive integer`);
    return [{ id, quantity: pieces }];
  });
}

/** Delivery times in weeks, keyed by the id that the client sent. PHP encodes an empty map as an empty list (contract.md A4). */
export async function deliveryTimes(
  goods: Goods,
  lines: readonly DeliveryLine[],
): Promise<Record<string, DeliveryResponse> | []> {
  if (lines.length === 0) return [];
  const known = await goods.availability(lines.map(({ id }) => id));
  return Object.fromEntries(lines.map(({ id, quantity }) => [id, timeOf(known.get(id), quantity)]));
}

function timeOf(variant: Availability | undefined, quantity: number): DeliveryResponse {
  if (!variant) return { error: 1, current_stock: 0, delivery_time: null };
  return {
    error: isAvailable(variant, quantity) ? 0 : 1,
    current_stock: variant.stock,
    delivery_time: variant.soldOut ? null : variant.deliveryWeeks,
  };
}
