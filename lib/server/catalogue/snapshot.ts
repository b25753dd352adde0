import pTimeout from 'p-timeout';
import { lastPriceChange } from '@/lib/domain/prices/schedule';
import { since } from '@/lib/domain/since';
import { singleton } from '@/lib/domain/singleton';
import { isBuilding } from '@/lib/server/config/build-output';
import { report } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { epochOf, fetchSystemStatus } from '@/lib/sylius/resources/system-status/system-status';
import { loadTaxonTree } from '@/lib/sylius/resources/taxons/taxon-tree';
import type { RemoteLoad } from './group/group';
import { catalogueGroup } from './group/our-group';
import { compareLists } from './lists';
import { noteBelieved } from './load/believed-spot';
import {
  clockOf,
  emptySnapshot,
  isOfEpoch,
  lacksRates,
  loadFromBackend,
  requestRates,
  type Snapshot,
  type Status,
  statusOrFallback,
} from './load/load';
import { loadState } from './load/load-report';

export type { Snapshot } from './load/load';

/** Milliseconds. Categories may change between price changes: an older snapshot is reloaded. */
const MAX_AGE = 5 * 60_000;
/** The same for an incomplete snapshot, or one whose successor was refused. */
const INCOMPLETE_AGE = 60_000;
/** Milliseconds between checks by pages, that a page waits for one, and by which a price change may be late. */
const CHECK_EVERY = 5_000;
const PAGE_WAIT = 2_000;
const SETTLING = 120_000;

/** Milliseconds that a request waits for the first catalogue of this process. */
const FIRST_WAIT = 2_000;
/** Milliseconds after a failed first load during which requests get its error without another attempt. */
const PAUSE = 1_000;
/**
 * After this many milliseconds a load or check may be stuck on a dead connection. The next caller starts another in parallel, up to
 * SIDE_BY_SIDE at once. A load never replaces the result of one that began later.
 */
const PATIENCE = 10_000;
const SIDE_BY_SIDE = 3;

/** Four hours of epochs: no open page with older prices can still order. */
const PAST_EPOCHS = 24;

/** A running load or check. */
interface Call {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly done: Promise<Snapshot>;
}

interface Store {
  current?: Snapshot | undefined;
  /** Start of the load of `current` in `performance.now()`, which clock changes do not affect. */
  begun?: number | undefined;
  /** Those that are running, oldest first. */
  loads?: readonly Call[] | undefined;
  checks?: readonly Call[] | undefined;
  checkedAt?: number | undefined;
  failed?: { readonly at: number; readonly error: unknown } | undefined;
  /** What `refreshSnapshot` last returned. */
  announced?: string | undefined;
  /** Epochs of earlier snapshots, oldest first. */
  past?: readonly string[] | undefined;
  /** A catalogue that another instance has loaded, for the next check. */
  remoteLoad?: RemoteLoad | undefined;
}

const state = singleton<Store>('catalogue', () => ({}));

interface Reload {
  /** The status, when it has just been requested. */
  readonly known?: Status;
  /** Ignore catalogues that were loaded before this call. */
  readonly force?: boolean;
}

/** Loads from the backend, through the group when instances share a store. */
async function load({ known, force = false }: Reload): Promise<Snapshot> {
  const group = catalogueGroup();
  if (group) return group.load(state.current, known, force);
  return loadFromBackend(state.current, known ?? (await statusOrFallback(fetchSystemStatus)), force);
}

/** Joins the newest of these calls, or starts another when there is none or it may be stuck. */
function joinOrStart(kind: 'loads' | 'checks', start: () => Promise<Snapshot>): Promise<Snapshot> {
  const running = state[kind] ?? [];
  const newest = running.at(-1);
  if (newest && (since(newest.at) < PATIENCE || running.length >= SIDE_BY_SIDE)) return newest.done;
  const begun: Call = { at: Date.now(), done: start() };
  state[kind] = [...running, begun];
  const end = () => {
    state[kind] = state[kind]?.filter((other) => other !== begun);
  };
  begun.done.then(end, end);
  return begun.done;
}

/** Loads and replaces the snapshot. A failure rejects and keeps the old one. */
function reload(what: Reload = {}): Promise<Snapshot> {
  return joinOrStart('loads', async () => {
    const order = performance.now();
    try {
      return replace(await load(what), order);
    } catch (error) {
      state.failed = { at: Date.now(), error };
      throw error;
    }
  });
}

/** Ignores a load that began before the load of the current snapshot. */
function replace(loaded: Snapshot, begun: number): Snapshot {
  if (state.current && begun < (state.begun ?? 0)) return state.current;
  const { changed } = loaded.epoch;
  const past = [...(state.past ?? []), state.current?.epoch.changed ?? changed].filter((epoch) => epoch !== changed);
  state.past = [...new Set(past)].slice(-PAST_EPOCHS);
  Object.assign(state, { current: loaded, begun });
  noteBelieved(loaded.rates, loaded.ratesAt);
  return loaded;
}

/** The current snapshot; the first one is awaited for at most two seconds. Throws CommerceError without one. */
async function firstSnapshot(): Promise<Snapshot> {
  if (state.current) return state.current;
  if (state.failed && since(state.failed.at) < PAUSE) throw state.failed.error;
  return pTimeout(reload(), { milliseconds: FIRST_WAIT }).catch((error: unknown) => {
    if (state.current) return state.current;
    throw error instanceof CommerceError ? error : new CommerceError('timeout', 'the catalogue is not loaded yet');
  });
}

/** A build continues without a backend: its pages then lack the catalogue and are never served. */
function snapshotOfBuild(): Promise<Snapshot> {
  return reload().catch((error: unknown) => {
    report('building without the catalogue: its pages are rendered on request', { reason: String(error) });
    state.current = emptySnapshot();
    return state.current;
  });
}

/** The snapshot without a check for a due price change; null when none could be loaded in time. */
export async function snapshotInTime(): Promise<Snapshot | null> {
  return firstSnapshot().catch(() => null);
}

/**
 * The snapshot for pages; loads it at the first call. When a price change is due and there was no recent check, it checks the backend,
 * but a page waits at most two seconds for that.
 * @throws CommerceError when there is no snapshot and loading fails
 */
export async function getSnapshot(): Promise<Snapshot> {
  const current = state.current ?? (await (isBuilding() ? snapshotOfBuild() : firstSnapshot()));
  if (isBuilding()) return current;
  const now = Date.now();
  if (!isDue(current, now) || since(state.checkedAt ?? 0, now) < CHECK_EVERY) return current;
  const check = bringUpToDate(false).catch((error: unknown) => {
    report('catalogue could not be brought up to date', { reason: String(error) });
  });
  await pTimeout(check, { milliseconds: PAGE_WAIT, fallback: () => undefined });
  return state.current ?? current;
}

/** Whether prices should have changed since this snapshot, according to the schedule. */
export function isDue({ epoch, clockOffset }: Pick<Snapshot, 'epoch' | 'clockOffset'>, now: number): boolean {
  const there = now + clockOffset;
  if (there >= Date.parse(epoch.nextChange)) return true;
  const tick = lastPriceChange(new Date(there)).getTime();
  // The backend may report a change a little late; without one after that, the market is closed.
  return Date.parse(epoch.changed) < tick && there - tick < SETTLING;
}

/** The current snapshot without any request; undefined before the first successful load. */
export function currentSnapshot(): Snapshot | undefined {
  return state.current;
}

/** Earlier price epochs of this process. */
export function pastEpochs(): ReadonlySet<string> {
  return new Set(state.past);
}

/**
 * Checks the backend for a price change, and reloads the catalogue after one, when its lists differ, when it is older than five minutes,
 * when a part of it is missing, or with `force`. `changed`: pages that were rendered before the last call may be outdated, even when a
 * page has loaded the change in between.
 * @throws CommerceError when the backend does not respond; the last good snapshot stays in use
 */
export async function refreshSnapshot({ force = false }: { readonly force?: boolean } = {}) {
  const current = await bringUpToDate(force).catch((error: unknown) => {
    // The first load of this process is reported as changed even if the backend has failed since.
    if (!force && state.current && state.announced === undefined) return state.current;
    throw error;
  });
  const version = `${current.epoch.changed} ${current.fingerprint} ${JSON.stringify(current.rates)}`;
  const changed = state.announced !== version;
  state.announced = version;
  return { changed, epoch: current.epoch };
}

async function bringUpToDate(force: boolean): Promise<Snapshot> {
  state.checkedAt = Date.now();
  if (force) {
    // A running load may have begun before the change that this call is about.
    const underWay = state.loads?.at(-1)?.done;
    if (underWay) await pTimeout(underWay, { milliseconds: PATIENCE }).catch(() => undefined);
    return reload({ force });
  }
  return joinOrStart('checks', check);
}

const isGood = ({ catalogue }: Snapshot) => catalogue.complete && loadState().refused === undefined;

async function needsReload(current: Snapshot): Promise<boolean> {
  if (since(current.loadedAt) > (isGood(current) ? MAX_AGE : INCOMPLETE_AGE)) return true;
  if (!current.lacksBranch) return false;
  return loadTaxonTree(current.catalogue.roots).then(
    ({ complete }) => complete,
    () => false,
  );
}

/** Makes the next check take the catalogue of another instance from the store instead of the backend. */
export function noteRemoteLoad(remoteLoad: RemoteLoad): void {
  state.remoteLoad = remoteLoad;
}

/** Whether a catalogue of another instance is still waiting for the next check. */
export function hasRemoteLoad(): boolean {
  return state.remoteLoad !== undefined;
}

async function takeRemoteLoad(): Promise<Snapshot | null> {
  const { remoteLoad } = state;
  state.remoteLoad = undefined;
  const taken = remoteLoad ? await catalogueGroup()?.take(remoteLoad) : null;
  return remoteLoad && taken ? replace(taken, remoteLoad.begun) : null;
}

async function check(): Promise<Snapshot> {
  const { current } = state;
  if (!current) return reload();
  const taken = await takeRemoteLoad();
  if (taken) return taken;
  if (await needsReload(current)) return reload();
  const status = await (catalogueGroup()?.status() ?? fetchSystemStatus());
  if (!isOfEpoch(current, status)) return reload({ known: status });
  const rates = lacksRates(current) ? { ...current.rates, ...(await requestRates()) } : current.rates;
  const confirmed = { ...current, ...clockOf(status), epoch: epochOf(status), rates };
  if (state.current !== current) return state.current ?? confirmed;
  const kept = replace(confirmed, state.begun ?? 0);
  // Prices are checked against spot prices only when they are loaded.
  if (Object.keys(rates).length > Object.keys(current.rates).length) return reload({ known: status }).catch(() => kept);
  if (isGood(kept))
    await compareLists(kept, async () => {
      // After a load in the meantime `status` may be of an earlier epoch.
      if (state.current?.loadedAt === kept.loadedAt) await reload({ known: status });
    });
  return state.current ?? kept;
}
