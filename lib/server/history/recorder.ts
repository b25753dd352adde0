import { whyUnbelievable } from '@/lib/domain/prices/believable';
import {
  type Candles,
  candleAt,
  candlesOf,
  candleUntil,
  merged,
  NO_CANDLES,
  startOf,
  withReading,
} from '@/lib/domain/prices/candles';
import { METALS, type Metal } from '@/lib/domain/prices/goods';
import { before } from '@/lib/domain/prices/swedish-time';
import type { Snapshot } from '@/lib/server/catalogue/load/load';
import { report, reportOnce } from '@/lib/server/reporting/report';
import type { RatesHistory } from '@/lib/server/sylius/resources/rates-history/rates-history';
import type { HistoryStore, Recording, Recordings } from './store';

const WEEK = 7 * 86_400_000;
/** Maximum difference between the backend's clock and ours in milliseconds; above it nothing is recorded. */
const CLOCKS_APART = 3_600_000;
/** A gap of this many milliseconds is filled from the backend's own history. */
const HOLE = 3_600_000;

/** Spot prices and their time. */
export type PricedMoment = Pick<Snapshot, 'clockOffset' | 'confirmedAt' | 'rates'>;

export interface RecorderOptions {
  readonly store: HistoryStore;
  /** The backend's history since a time; null when it has none. May reject. */
  readonly fetchHistory: (metal: Metal, from: Date) => Promise<RatesHistory | null>;
}

function withRate(recording: Recording | undefined, metal: Metal, sekPerOunce: number, at: number, isAgain: boolean) {
  const { candles, isDemonstration } = recording ?? { candles: NO_CANDLES, isDemonstration: false };
  const price = Math.round(sekPerOunce * 100);
  if (isAgain && candleAt(candles.cycle, startOf('cycle', at))?.last === price) return recording;
  const previous = candleUntil(candles.cycle, at);
  const isRecent = previous !== undefined && at - previous.at < WEEK;
  const reason = whyUnbelievable(metal, sekPerOunce, isRecent ? previous.last / 100 : null);
  if (reason !== null) {
    reportOnce(`price history: a price of ${metal} was not recorded`, { sekPerOunce, reason });
    return recording;
  }
  const next = withReading(candles, { at, price }, isAgain);
  return next === candles ? recording : { candles: next, isDemonstration };
}

/** Records spot prices in a store. One per process. */
export function createRecorder({ store, fetchHistory }: RecorderOptions) {
  let recordings: Recordings = {};
  /** The content of the store. */
  let saved: Recordings = {};
  let isUsable: Promise<boolean> | undefined;
  /** Start of the last recorded cycle. */
  let cycle: number | undefined;
  let saving: Promise<void> = Promise.resolve();
  let isFilling = false;
  let isFilled = false;
  let hasMore = false;

  /** False, and reported once, when the store cannot be used: pages then have no charts. */
  function load(): Promise<boolean> {
    isUsable ??= store.load().then(
      (found) => {
        recordings = found;
        saved = found;
        return true;
      },
      (error: unknown) => {
        report('price history cannot be used: pages go without their charts', { reason: String(error) });
        return false;
      },
    );
    return isUsable;
  }

  /** A failed save is retried with the next one. */
  function save(): Promise<void> {
    saving = saving.then(async () => {
      const now = recordings;
      try {
        const others = await store.save(saved, now);
        saved = others ?? now;
        if (others && recordings === now) recordings = others;
      } catch (error) {
        reportOnce('price history cannot be written', { reason: String(error) });
      }
    });
    return saving;
  }

  async function fillOne(metal: Metal, moment: number): Promise<void> {
    // A week more, so that there is a price from before this day last year to compare with, also after a holiday.
    const backendHistory = await fetchHistory(metal, new Date(before(moment, 'year', 1) - WEEK));
    if (!backendHistory) return;
    const isPlausible = (price: number) => whyUnbelievable(metal, price / 100, null) === null;
    const history: Candles = candlesOf(
      backendHistory.readings.filter(({ at, price }) => at <= moment && isPlausible(price)),
    );
    const recording = recordings[metal];
    const isDemonstration = backendHistory.isDemonstration || recording?.isDemonstration === true;
    recordings = {
      ...recordings,
      [metal]: { candles: merged(recording?.candles ?? NO_CANDLES, history), isDemonstration },
    };
    hasMore = true;
  }

  /** Adds the backend's history (contract.md A4), if it has one. */
  async function fill(moment: number): Promise<void> {
    try {
      for (const metal of METALS) await fillOne(metal, moment);
      isFilled = true;
      await save();
    } catch (error) {
      reportOnce('price history: the history of the backend could not be fetched', { reason: String(error) });
    } finally {
      isFilling = false;
    }
  }

  return {
    /** The recording of a metal; null without one, and when the store cannot be used. Never rejects. */
    recordingOf: async (metal: Metal): Promise<Recording | null> =>
      (await load()) ? (recordings[metal] ?? null) : null,
    /**
     * Records spot prices once per price cycle of the backend's clock, also while the market is closed. Never rejects.
     * @returns whether history from the backend has arrived since the last call, which pages may not show yet
     */
    record: async ({ rates, clockOffset, confirmedAt }: PricedMoment): Promise<boolean> => {
      if (!(await load())) return false;
      if (Math.abs(clockOffset) > CLOCKS_APART) {
        reportOnce('price history: the clocks of backend and shop differ by hours, nothing is recorded');
        return false;
      }
      const moment = confirmedAt + clockOffset;
      const lastAt = Math.max(0, ...METALS.map((metal) => recordings[metal]?.candles.cycle.at(-1)?.at ?? 0));
      if (moment - lastAt > HOLE) isFilled = false;
      const isAgain = cycle === startOf('cycle', moment);
      cycle = startOf('cycle', moment);
      const earlier = recordings;
      for (const metal of METALS) {
        const rate = rates[metal];
        const next = rate && withRate(recordings[metal], metal, rate.sekPerOunce, moment, isAgain);
        if (next && next !== recordings[metal]) recordings = { ...recordings, [metal]: next };
      }
      if (recordings !== earlier) await save();
      // Not awaited: a chart must not delay prices.
      if (!isFilled && !isFilling && !isAgain) {
        isFilling = true;
        void fill(moment);
      }
      const hadMore = hasMore;
      hasMore = false;
      return hadMore;
    },
    /** After the last save, at the end of the process. */
    close: async (): Promise<void> => {
      await saving;
      store.close?.();
    },
  };
}
