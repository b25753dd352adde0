import { z } from 'zod';
import { wire } from '@/lib/commerce/wire/fields';
import { asMap } from '@/lib/commerce/wire/parse';

const schema = z.looseObject({ error: wire.bool, current_stock: wire.number, delivery_time: wire.number });

export interface DeliveryTime {
  readonly error: boolean;
  readonly currentStock: number | null;
  /** Weeks on back order, null for normal delivery. */
  readonly weeks: number | null;
}

/** Reads get-delivery-time (contract.md A4): keyed by variant id; an empty map arrives as `[]`. */
export function parseDeliveryTimes(body: unknown): Record<string, DeliveryTime> {
  const entries = Object.entries(asMap(body)).flatMap(([id, value]) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) return [];
    const { error, current_stock: currentStock, delivery_time: weeks } = parsed.data;
    return [[id, { error, currentStock, weeks: weeks !== null && weeks > 0 ? weeks : null }] as const];
  });
  return Object.fromEntries(entries);
}
