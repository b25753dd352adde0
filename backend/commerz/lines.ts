import { currentVariant, type SellableVariant } from '../catalogue/goods';
import { reserveStock } from '../catalogue/stock';
import type { BackendContext } from '../core/context';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import type { CreateOrderRequest } from './schemas';
import type { Parcel } from './shipping';

export interface PricedLine {
  readonly variant: SellableVariant;
  readonly quantity: number;
  /** Öre for all pieces, VAT included. */
  readonly total: number;
}

/**
 * The requested variants at current prices, each once even when it was listed twice.
 * Throws a ShopError UNKNOWN_VARIANT for a variant that cannot be sold.
 */
export function priceLines(
  { db, clock }: Pick<BackendContext, 'db' | 'clock'>,
  requested: CreateOrderRequest['productVariants'],
  status: 400 | 422,
): PricedLine[] {
  const merged = new Map<string, { variant: SellableVariant; quantity: number }>();
  for (const { id, quantity } of requested) {
    const variant = currentVariant(db, clock, id);
    if (!variant) throw new ShopError(status, 'UNKNOWN_VARIANT');
    merged.set(variant.code, { variant, quantity: quantity + (merged.get(variant.code)?.quantity ?? 0) });
  }
  return [...merged.values()].map((line) => ({
    ...line,
    total: line.quantity * (line.variant.price + line.variant.vat),
  }));
}

/** What the delivery price depends on: value in öre with VAT, grams of fine metal. */
export function parcelOf(lines: readonly PricedLine[]): Parcel {
  return {
    value: lines.reduce((sum, line) => sum + line.total, 0),
    weight: lines.reduce((sum, line) => sum + line.quantity * line.variant.fineWeight, 0),
  };
}

/** Gold and silver are insured and shipped separately, so one order never contains both (spec.md section 5). */
export function refuseMixedMetals(lines: readonly PricedLine[]): void {
  const metals = new Set(lines.map(({ variant }) => variant.metal));
  if (metals.has('gold') && metals.has('silver')) throw new ShopError(422, 'MIXED_METALS');
}

/** Reserves the pieces of every line. Throws a ShopError STOCK, which rolls back all of it, when one is unavailable. */
export function reserveLines(tx: Database, lines: readonly PricedLine[]): void {
  for (const { variant, quantity } of lines) {
    if (!reserveStock(tx, variant.id, quantity)) throw new ShopError(422, 'STOCK');
  }
}
