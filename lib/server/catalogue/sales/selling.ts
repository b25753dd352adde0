import { METALS, type Metal } from '@/lib/domain/prices/goods';
import { SPOT_COUNTS } from '@/lib/domain/prices/spot';
import { availability } from '@/lib/domain/product/availability';
import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/server/config/singleton';
import { lastBelieved } from '../load/believed-spot';
import type { Snapshot } from '../load/load';

/** The share of prices that are believed below which a list counts as not sold, as hasShrunk has it for a list that came short. */
const PRICED = 0.9;
/** The same for what is in stock or on order, of the last good list: an hour of a rush sells a part, never half. */
const FOR_SALE = 0.5;
/** Milliseconds after which a smaller stock is the dealer's own: a failed import of stock is repaired within a working day. */
const LOW_FOR = 24 * 3_600_000;

/** What a shopper can buy of a list. */
export interface Selling {
  /** Nothing, or much less than before, can be bought. */
  readonly ok: boolean;
  readonly priced: number;
  /** Priced, and in stock or on order. */
  readonly forSale: number;
  /** The products that the list would price if all its prices were believed. */
  readonly listed: number;
  /** `forSale` of the last good list; null without one. */
  readonly before: number | null;
}

type Sold = Pick<Snapshot, 'catalogue' | 'isForced' | 'report'>;

/** @param last the judgement of the list before; undefined for the first */
export function judgeSelling({ catalogue, report }: Sold, last: Selling | undefined): Selling {
  const listed = report.priced + report.withheld;
  // Only an operator can put a list on sale that is a tenth shorter (load-report.ts): its stock is compared with nothing.
  const before = last && listed >= last.listed * PRICED ? (last.ok ? last.forSale : last.before) : null;
  const sold = [...catalogue.products, ...catalogue.unlisted].filter(
    (product) => product.price !== null && availability(product).kind !== 'soldOut',
  );
  const ok = sold.length > 0 && report.priced >= listed * PRICED && sold.length >= (before ?? 0) * FOR_SALE;
  return { ok, priced: report.priced, forSale: sold.length, listed, before };
}

interface SellingState {
  last?: Selling;
  of?: Sold['catalogue'];
  /** Milliseconds since 1970: since when the stock alone has failed. */
  lowSince?: number | undefined;
}
const state = singleton<SellingState>('selling', () => ({}));

/**
 * Judges the list on sale, once for each. A list that an operator has forced, or whose stock has been low for a day, is compared with nothing:
 * it is the measure of those that follow (docs/operations.md, "Time limits").
 * @param now in milliseconds since 1970
 */
export function sellingNow(snapshot: Sold, now = Date.now()): Selling {
  if (state.last !== undefined && state.of === snapshot.catalogue) return state.last;
  const alone = judgeSelling(snapshot, undefined);
  const compared = judgeSelling(snapshot, state.last);
  const isLow = alone.ok && !compared.ok;
  const { lowSince = now } = state;
  const isAccepted = isLow && (snapshot.isForced === true || since(lowSince, now) >= LOW_FOR);
  state.last = isAccepted ? alone : compared;
  state.lowSince = isLow && !isAccepted ? lowSince : undefined;
  state.of = snapshot.catalogue;
  return state.last;
}

/** A metal of which all prices are withheld: a feed without them would take its offers away (spec.md section 7). */
export function isWithheld({ catalogue, checking }: Pick<Snapshot, 'catalogue' | 'checking'>): boolean {
  return checking.some((metal) => {
    const goods = catalogue.products.filter((product) => product.metal === metal);
    return goods.length > 0 && goods.every(({ price }) => price === null);
  });
}

/** Milliseconds since the spot price of each metal that the shop sells was requested; null when none is known. */
export type SpotAges = Readonly<Partial<Record<Metal, number | null>>>;

export async function spotAges({ catalogue }: Pick<Snapshot, 'catalogue'>, now: number): Promise<SpotAges> {
  const known = await lastBelieved();
  const sold = METALS.filter((metal) => catalogue.products.some((product) => product.metal === metal));
  return Object.fromEntries(
    sold.map((metal) => {
      const spot = known[metal];
      return [metal, spot ? since(spot.at, now) : null];
    }),
  );
}

/** Whether goods of this metal can be checked. */
export const counts = (age: number | null | undefined): boolean =>
  age !== null && age !== undefined && age <= SPOT_COUNTS;
