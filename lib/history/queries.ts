import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { timesOf } from '@/lib/catalogue/queries';
import { getSnapshot } from '@/lib/catalogue/snapshot';
import { RETRY_TIMES } from '@/lib/catalogue/watch/cache-times';
import { NO_BARS } from '@/lib/prices/bars';
import { sparkline } from '@/lib/prices/chart';
import type { Metal } from '@/lib/prices/goods';
import { FIRST_PERIOD, type Period } from '@/lib/prices/periods';
import type { Epoch, Rates } from '@/lib/prices/rates';
import { type Change, comparisons, type PriceView, viewOf } from '@/lib/prices/views';
import { type CheapSize, cheapestBySize } from '@/lib/product/cheapest-by-size';
import { recordingOf } from './recordings';

/*
 * The data of price pages, of the same price epoch as every other page. POST /api/revalidate records a new price before it expires the
 * tag `prices`.
 */

export interface PriceReport {
  readonly rates: Rates;
  readonly epoch: Epoch;
  /** Null while nothing is recorded of the period, and when the recording cannot be read. */
  readonly view: PriceView | null;
  readonly changes: readonly Change[];
  /** Part of what is shown was made up by the embedded backend. */
  readonly isDemonstration: boolean;
}

/** A metal's price, and what is recorded of it; null while the price is not known. Never rejects. */
export async function getPriceReport(metal: Metal, period: Period): Promise<PriceReport | null> {
  'use cache';
  cacheTag('prices');
  const snapshot = await getSnapshot().catch(() => null);
  if (!snapshot?.rates[metal]) {
    cacheLife(RETRY_TIMES);
    return null;
  }
  cacheLife(timesOf(snapshot));
  const { rates, epoch, confirmedAt, clockOffset } = snapshot;
  const recording = await recordingOf(metal);
  if (!recording) return { rates, epoch, view: null, changes: [], isDemonstration: false };
  const now = confirmedAt + clockOffset;
  const { bars, isDemonstration } = recording;
  return { rates, epoch, view: viewOf(bars, period, now), changes: comparisons(bars, now), isDemonstration };
}

/** The curve of the last day for the price bar, as the `d` of an SVG path; empty while nothing is recorded. Never rejects. */
export async function getDayCurve(metal: Metal): Promise<string> {
  'use cache';
  cacheTag('prices');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? timesOf(snapshot) : RETRY_TIMES);
  if (!snapshot) return '';
  const { bars } = (await recordingOf(metal)) ?? { bars: NO_BARS };
  const view = viewOf(bars, FIRST_PERIOD, snapshot.confirmedAt + snapshot.clockOffset);
  return view && view.bars.length > 1 ? sparkline(view) : '';
}

/** The goods with the lowest premium of each size, the smallest size first; none while there is no catalogue. Never rejects. */
export async function getCheapestBySize(metal: Metal): Promise<readonly CheapSize[]> {
  'use cache';
  cacheTag('prices', 'catalogue');
  const snapshot = await getSnapshot().catch(() => null);
  cacheLife(snapshot ? timesOf(snapshot) : RETRY_TIMES);
  return snapshot ? cheapestBySize(snapshot.catalogue.products, metal, snapshot.rates) : [];
}
