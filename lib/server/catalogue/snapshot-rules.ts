import type { Rates } from '@/lib/domain/prices/rates';
import { lastPriceChange, PRICE_CYCLE } from '@/lib/domain/prices/schedule';
import { since } from '@/lib/domain/since';
import { epochOf } from '@/lib/server/sylius/resources/system-status/system-status';
import type { RemoteLoad } from './group/group';
import { clockOf, type Snapshot, type Status } from './load/load';

/** Milliseconds. Categories may change between price changes: an older snapshot is reloaded. */
const MAX_AGE = 5 * 60_000;
/** The same for an incomplete snapshot, or one whose successor was refused. */
const INCOMPLETE_AGE = 60_000;
/** Milliseconds between checks by pages, and by which a price change may be late. */
const CHECK_EVERY = 5_000;
const SETTLING = 120_000;
/** Milliseconds after a failed first load during which requests get its error without another attempt. */
const PAUSE = 1_000;
/**
 * After this many milliseconds a load or check may be stuck on a dead connection. The next caller starts another in parallel, up to
 * SIDE_BY_SIDE at once. A load never replaces the result of one that began later.
 */
export const LOAD_PATIENCE = 10_000;
const SIDE_BY_SIDE = 3;
/** Four hours of epochs: no open page with older prices can still order. */
const PAST_EPOCHS = (4 * 3_600_000) / PRICE_CYCLE;

/** A running load or check. */
export interface Call {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly done: Promise<Snapshot>;
}

/** The catalogue on sale. */
export interface HeldSnapshot {
  readonly snapshot: Snapshot;
  /** Start of its load in `performance.now()`, which clock changes do not affect. */
  readonly begun: number;
  /** Epochs of earlier snapshots, oldest first. */
  readonly past: readonly string[];
}

/** What this process knows of the catalogue; times are milliseconds since 1970. */
export interface CatalogueState {
  holding: HeldSnapshot | null;
  /** Those that are running, oldest first. */
  loads: readonly Call[];
  checks: readonly Call[];
  checkedAt: number;
  failure: { readonly at: number; readonly error: unknown } | null;
  /** The version that `refreshSnapshot` last returned. */
  announced: string | null;
  /** A catalogue that another instance has loaded, for the next check. */
  remoteLoad: RemoteLoad | null;
}

export const NOTHING_LOADED: Readonly<CatalogueState> = {
  holding: null,
  loads: [],
  checks: [],
  checkedAt: 0,
  failure: null,
  announced: null,
  remoteLoad: null,
};

/** What is on sale after a load that began at `begun`: one that began before the load of the current snapshot is ignored. */
export function holdingAfter(holding: HeldSnapshot | null, snapshot: Snapshot, begun: number): HeldSnapshot {
  if (holding === null) return { snapshot, begun, past: [] };
  if (begun < holding.begun) return holding;
  const earlier = [...holding.past, holding.snapshot.epoch.changed];
  const past = earlier.filter((epoch) => epoch !== snapshot.epoch.changed).slice(-PAST_EPOCHS);
  return { snapshot, begun, past };
}

/** The newest of these calls, unless another has to be started: there is none, or it may be stuck. */
export function callToJoin<T extends Pick<Call, 'at'>>(running: readonly T[], now: number): T | undefined {
  const newest = running.at(-1);
  return newest && (since(newest.at, now) < LOAD_PATIENCE || running.length >= SIDE_BY_SIDE) ? newest : undefined;
}

/** Whether a first load has failed just now. */
export function isPaused(failure: { readonly at: number } | null, now: number): boolean {
  return failure !== null && since(failure.at, now) < PAUSE;
}

/** Whether prices should have changed since this snapshot, according to the schedule. */
export function isDue({ epoch, clockOffset }: Pick<Snapshot, 'epoch' | 'clockOffset'>, now: number): boolean {
  const there = now + clockOffset;
  if (there >= Date.parse(epoch.nextChange)) return true;
  const tick = lastPriceChange(new Date(there)).getTime();
  // The backend may report a change a little late; without one after that, the market is closed.
  return Date.parse(epoch.changed) < tick && there - tick < SETTLING;
}

/** Whether a page checks the backend itself: a price change is due, and the last check was not just now. */
export function isCheckDue(snapshot: Pick<Snapshot, 'epoch' | 'clockOffset'>, checkedAt: number, now: number): boolean {
  return isDue(snapshot, now) && since(checkedAt, now) >= CHECK_EVERY;
}

/** Whether the snapshot is reloaded for its age alone. `isGood`: complete, and no successor was refused. */
export function isOld({ loadedAt }: Pick<Snapshot, 'loadedAt'>, isGood: boolean, now: number): boolean {
  return since(loadedAt, now) > (isGood ? MAX_AGE : INCOMPLETE_AGE);
}

/** The snapshot with its prices confirmed by a status of its epoch, and with spot prices that it lacked. */
export function confirmedBy(snapshot: Snapshot, status: Status, rates: Rates): Snapshot {
  return { ...snapshot, ...clockOf(status), epoch: epochOf(status), rates: { ...snapshot.rates, ...rates } };
}

/** Whether spot prices have come that `before` lacked: prices are checked against them only when they are loaded. */
export function hasMoreRates({ rates }: Pick<Snapshot, 'rates'>, before: Pick<Snapshot, 'rates'>): boolean {
  return Object.keys(rates).length > Object.keys(before.rates).length;
}

/** Differs between snapshots whose pages differ. */
export function announcementOf({ epoch, fingerprint, rates }: Pick<Snapshot, 'epoch' | 'fingerprint' | 'rates'>) {
  return `${epoch.changed} ${fingerprint} ${JSON.stringify(rates)}`;
}
