import { type CurrentVariant, currentVariant } from '../catalogue/pricing';
import { reserveStock } from '../catalogue/stock';
import type { Clock } from '../clock';
import type { Database } from '../db/client';
import { ShopError } from '../http/errors';
import type { Parcel } from './shipping';

export interface WishedLine {
  readonly id: number | string;
  readonly quantity: number;
}

export interface PricedLine {
  readonly variant: CurrentVariant;
  readonly quantity: number;
  /** Öre for all pieces, VAT included. */
  readonly total: number;
}

/**
 * The wished variants at this moment's prices, each once however often it was named.
 * Throws a ShopError UNKNOWN_VARIANT for what cannot be sold.
 */
export function priceLines(db: Database, clock: Clock, wished: readonly WishedLine[], status: 400 | 422): PricedLine[] {
  const merged = new Map<number, { variant: CurrentVariant; quantity: number }>();
  for (const { id, quantity } of wished) {
    const variant = currentVariant(db, clock, id);
    if (!variant) throw new ShopError(status, 'UNKNOWN_VARIANT');
    merged.set(variant.id, { variant, quantity: quantity + (merged.get(variant.id)?.quantity ?? 0) });
  }
  return [...merged.values()].map((line) => ({
    ...line,
    total: line.quantity * (line.variant.price + line.variant.vat),
  }));
}

export function parcelOf(lines: readonly PricedLine[]): Parcel {
  return {
    value: lines.reduce((sum, line) => sum + line.total, 0),
    weight: lines.reduce((sum, line) => sum + line.quantity * line.variant.fineWeight, 0),
  };
}

/** Gold and silver are insured and shipped separately, so never stand in one order (spec.md section 5). */
export function refuseMixedMetals(lines: readonly PricedLine[]): void {
  if (new Set(lines.map(({ variant }) => variant.metal)).size > 1) throw new ShopError(422, 'MIXED_METALS');
}

/** Sets the pieces aside, line by line. Throws a ShopError STOCK, which undoes all of it, when one cannot be had. */
export function reserveLines(tx: Database, lines: readonly PricedLine[]): void {
  for (const { variant, quantity } of lines) {
    if (!reserveStock(tx, variant.id, quantity)) throw new ShopError(422, 'STOCK');
  }
}
