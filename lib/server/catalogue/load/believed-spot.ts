import { METALS, type Metal } from '@/lib/domain/prices/goods';
import type { Rates } from '@/lib/domain/prices/rates';
import { type BelievedSpot, type BelievedSpots, whyRefused } from '@/lib/domain/prices/spot';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';

type ReadRecorded = (metal: Metal) => Promise<BelievedSpot | undefined>;

const state = singleton<{ last: BelievedSpots; readRecorded?: ReadRecorded }>('believed-spot', () => ({ last: {} }));

/** Sets where the last believed spot prices of an earlier process are recorded. */
export function recallSpotsFrom(readRecorded: ReadRecorded): void {
  state.readRecorded = readRecorded;
}

/** Remembers believed spot prices that were requested at `at`, in milliseconds since 1970. */
export function noteBelieved(rates: Rates, at: number): void {
  for (const metal of METALS) {
    const rate = rates[metal];
    const last = state.last[metal]?.at ?? 0;
    // A later one than now is from before the clock was set back.
    if (rate && (at >= last || last > Date.now()))
      state.last = { ...state.last, [metal]: { sekPerOunce: rate.sekPerOunce, at } };
  }
}

/** The last believed spot prices, of this process or recorded by an earlier one. Never rejects. */
export async function lastBelieved(): Promise<BelievedSpots> {
  for (const metal of METALS) {
    if (state.last[metal] || !state.readRecorded) continue;
    const recorded = await state.readRecorded(metal).catch(() => undefined);
    if (recorded && !state.last[metal]) state.last = { ...state.last, [metal]: recorded };
  }
  return state.last;
}

/** The believed ones of these spot prices; the others are reported. `isForced`: an operator vouches for them. */
export async function believedOf(rates: Rates, isForced = false): Promise<Rates> {
  const last = await lastBelieved();
  const now = Date.now();
  const entries = METALS.flatMap((metal) => {
    const rate = rates[metal];
    if (!rate) return [];
    const reason = isForced ? null : whyRefused(metal, rate.sekPerOunce, last[metal], now);
    if (reason === null) return [[metal, rate] as const];
    report('a spot price is not believed', { metal, sekPerOunce: rate.sekPerOunce, reason });
    return [];
  });
  return Object.fromEntries(entries);
}
