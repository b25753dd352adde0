import { z } from 'zod';
import { LONGEST_WEEKS } from '@/lib/domain/product/availability';
import type { DeliveryTime } from '@/lib/domain/shop-api/responses';
import { wire } from '@/lib/server/sylius/decoders/fields';
import { asMap } from '@/lib/server/sylius/decoders/parse';

const schema = z.looseObject({ error: wire.bool, current_stock: wire.number, delivery_time: wire.number });

/** Rounded up, at most LONGEST_WEEKS. */
function wholeWeeks(weeks: number | null): number | null {
  return weeks !== null && weeks > 0 ? Math.min(Math.ceil(weeks), LONGEST_WEEKS) : null;
}

/** Parses get-delivery-time (contract.md A4): keyed by variant id; an empty map arrives as `[]`. */
export function parseDeliveryTimes(body: unknown): Record<string, DeliveryTime> {
  const entries = Object.entries(asMap(body)).flatMap(([id, value]) => {
    const parsed = schema.safeParse(value);
    if (!parsed.success) return [];
    const { error, current_stock: currentStock, delivery_time: weeks } = parsed.data;
    return [[id, { error, currentStock, weeks: wholeWeeks(weeks) }] as const];
  });
  return Object.fromEntries(entries);
}
