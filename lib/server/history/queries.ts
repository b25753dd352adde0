import 'server-only';
import { NO_CANDLES } from '@/lib/domain/prices/candles';
import { sparkline } from '@/lib/domain/prices/chart';
import type { Metal } from '@/lib/domain/prices/goods';
import { FIRST_PERIOD, type Period } from '@/lib/domain/prices/periods';
import type { Epoch, Rates } from '@/lib/domain/prices/rates';
import { comparisons, type PriceComparison, type PriceView, viewOf } from '@/lib/domain/prices/views';
import { type CheapSize, cheapestBySize } from '@/lib/domain/product/cheapest-by-size';
import { cachedGoods, cachedPrices } from '@/lib/server/catalogue/cached';
import { getSnapshot } from '@/lib/server/catalogue/snapshot';
import { recordingOf } from './recordings';

/** Queries of price pages. POST /api/revalidate expires the tag `prices` after it has recorded the new epoch. */

export interface PriceReport {
  readonly rates: Rates;
  readonly epoch: Epoch;
  /** Null without recordings of the period, and when the recording cannot be read. */
  readonly view: PriceView | null;
  readonly changes: readonly PriceComparison[];
  /** Part of the data is fictional, from the embedded backend. */
  readonly isDemonstration: boolean;
}

/** A metal's price and its recording; null while the price is unknown. Never rejects. */
export async function getPriceReport(metal: Metal, period: Period): Promise<PriceReport | null> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedPrices(snapshot, snapshot?.rates[metal] !== undefined);
  if (!snapshot?.rates[metal]) return null;
  const { rates, epoch, confirmedAt, clockOffset } = snapshot;
  const { candles, isDemonstration } = (await recordingOf(metal)) ?? { candles: NO_CANDLES, isDemonstration: false };
  const now = confirmedAt + clockOffset;
  return { rates, epoch, view: viewOf(candles, period, now), changes: comparisons(candles, now), isDemonstration };
}

/** The curve of the last day for the price candle, as `d` of an SVG path; empty without recordings. Never rejects. */
export async function getDayCurve(metal: Metal): Promise<string> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedPrices(snapshot);
  if (!snapshot) return '';
  const { candles } = (await recordingOf(metal)) ?? { candles: NO_CANDLES };
  const view = viewOf(candles, FIRST_PERIOD, snapshot.confirmedAt + snapshot.clockOffset);
  return view && view.candles.length > 1 ? sparkline(view) : '';
}

/** The product with the lowest premium of each size, smallest size first; empty without a catalogue. Never rejects. */
export async function getCheapestBySize(metal: Metal): Promise<readonly CheapSize[]> {
  'use cache';
  const snapshot = await getSnapshot().catch(() => null);
  cachedGoods(snapshot);
  return snapshot ? cheapestBySize(snapshot.catalogue.products, metal, snapshot.rates) : [];
}
