import pTimeout from 'p-timeout';
import { isBuilding } from '@/lib/server/config/build-output';
import { singleton } from '@/lib/server/config/singleton';
import { report } from '@/lib/server/reporting/report';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { fetchSystemStatus } from '@/lib/server/sylius/resources/system-status/system-status';
import { loadTaxonTree } from '@/lib/server/sylius/resources/taxons/taxon-tree';
import { compareLists } from './compare-lists';
import type { RemoteLoad } from './group/group';
import { catalogueGroup } from './group/our-group';
import { noteBelieved } from './load/believed-spot';
import { emptySnapshot, isOfEpoch, loadFromBackend, type Snapshot, type Status, statusOrFallback } from './load/load';
import { loadState } from './load/load-report';
import { lacksRates, missingRates } from './load/spot-prices';
import {
  announcementOf,
  type Call,
  type CatalogueState,
  callToJoin,
  confirmedBy,
  hasMoreRates,
  holdingAfter,
  isCheckDue,
  isOld,
  isPaused,
  LOAD_PATIENCE,
  NOTHING_LOADED,
} from './snapshot-rules';

export type { Snapshot } from './load/load';

/**
 * Milliseconds that a request waits for the first catalogue of this process: long under `npm run dev`, where it waits for Next's compiler
 * too, and where Next lists the paths of a route in processes of their own.
 */
const firstWait = () => (process.env.NODE_ENV === 'development' ? 60_000 : 2_000);
/** Milliseconds that a page waits for a check. */
const PAGE_WAIT = 2_000;

const state = singleton<CatalogueState>('catalogue', () => ({ ...NOTHING_LOADED }));

/** The current snapshot without any request; undefined before the first successful load. */
export function currentSnapshot(): Snapshot | undefined {
  return state.holding?.snapshot;
}

/**
 * The current snapshot without a check for a due price change; the first one is awaited for at most two seconds.
 * @throws CommerceError when none could be loaded in time
 */
export async function firstSnapshot(): Promise<Snapshot> {
  if (state.holding) return state.holding.snapshot;
  if (isPaused(state.failure, Date.now())) throw state.failure?.error;
  return pTimeout(reload(), { milliseconds: firstWait() }).catch((error: unknown) => {
    if (state.holding) return state.holding.snapshot;
    throw error instanceof CommerceError ? error : new CommerceError('timeout', 'the catalogue is not loaded yet');
  });
}

/**
 * The snapshot for pages; loads it at the first call. When a price change is due and there was no recent check, it checks the backend,
 * but a page waits at most two seconds for that.
 * @throws CommerceError when there is no snapshot and loading fails
 */
export async function getSnapshot(): Promise<Snapshot> {
  if (isBuilding()) return currentSnapshot() ?? snapshotOfBuild();
  const snapshot = await firstSnapshot();
  if (!isCheckDue(snapshot, state.checkedAt, Date.now())) return snapshot;
  const update = bringUpToDate(false).catch((error: unknown) => {
    report('catalogue could not be brought up to date', { reason: String(error) });
  });
  await pTimeout(update, { milliseconds: PAGE_WAIT, fallback: () => undefined });
  return currentSnapshot() ?? snapshot;
}

/** Earlier price epochs of this process. */
export function pastEpochs(): ReadonlySet<string> {
  return new Set(state.holding?.past);
}

/** A build continues without a backend: its pages then lack the catalogue and are never served. */
function snapshotOfBuild(): Promise<Snapshot> {
  return reload().catch((error: unknown) => {
    report('building without the catalogue: its pages are rendered on request', { reason: String(error) });
    return replace(emptySnapshot(), 0);
  });
}

interface RefreshOptions {
  readonly force?: boolean;
  /** A change was announced: the check begins after this call. */
  readonly isAnnounced?: boolean;
}

/** Waits for the newest of these calls, however it ends. */
async function finished(calls: readonly Call[]): Promise<void> {
  const running = calls.at(-1)?.done;
  if (running) await pTimeout(running, { milliseconds: LOAD_PATIENCE }).catch(() => undefined);
}

/**
 * Checks the backend for a price change, and reloads the catalogue after one, when its lists differ, when it is older than five minutes,
 * when a part of it is missing, or with `force`. `changed`: pages that were rendered before the last call may be outdated, even when a
 * page has loaded the change in between.
 * @throws CommerceError when the backend does not respond; the last good snapshot stays in use
 */
export async function refreshSnapshot({ force = false, isAnnounced = false }: RefreshOptions = {}) {
  // A check that is running may have got its status before the change.
  if (isAnnounced) await finished(state.checks);
  const snapshot = await bringUpToDate(force).catch((error: unknown) => {
    // The first load of this process is reported as changed even if the backend has failed since.
    if (!force && state.holding && state.announced === null) return state.holding.snapshot;
    throw error;
  });
  const announcement = announcementOf(snapshot);
  const changed = state.announced !== announcement;
  state.announced = announcement;
  return { changed, epoch: snapshot.epoch };
}

async function bringUpToDate(force: boolean): Promise<Snapshot> {
  state.checkedAt = Date.now();
  if (!force) return joinOrStart('checks', check);
  // A running load may have begun before the change that this call is about.
  await finished(state.loads);
  return reload({ force });
}

async function check(): Promise<Snapshot> {
  if (!state.holding) return reload();
  const { snapshot, begun } = state.holding;
  const remote = await takeRemoteLoad();
  if (remote) return remote;
  if (isOld(snapshot, isGood(snapshot), Date.now()) || (await isBranchBack(snapshot))) return reload();
  const status = await (catalogueGroup()?.status() ?? fetchSystemStatus());
  if (!isOfEpoch(snapshot, status)) return reload({ status });
  const confirmed = confirmedBy(snapshot, status, lacksRates(snapshot) ? await missingRates(snapshot) : {});
  if (currentSnapshot() !== snapshot) return currentSnapshot() ?? confirmed;
  replace(confirmed, begun);
  // Without a load no price has been checked against them: the next check tries both again.
  if (hasMoreRates(confirmed, snapshot))
    return reload({ status }).catch(() => replace(confirmedBy(snapshot, status, {}), begun));
  if (isGood(confirmed))
    await compareLists(confirmed, async () => {
      // After a load in the meantime `status` may be of an earlier epoch.
      if (currentSnapshot()?.loadedAt === confirmed.loadedAt) await reload({ status });
    });
  return currentSnapshot() ?? confirmed;
}

const isGood = ({ catalogue }: Snapshot) => catalogue.complete && loadState().refused === undefined;

/** Whether a category that could not be loaded responds again. */
async function isBranchBack({ catalogue, lacksBranch }: Snapshot): Promise<boolean> {
  if (!lacksBranch) return false;
  return loadTaxonTree(catalogue.roots).then(
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
  return state.remoteLoad !== null;
}

async function takeRemoteLoad(): Promise<Snapshot | null> {
  const { remoteLoad } = state;
  state.remoteLoad = null;
  const snapshot = remoteLoad ? await catalogueGroup()?.take(remoteLoad) : null;
  return remoteLoad && snapshot ? replace(snapshot, remoteLoad.begun) : null;
}

interface LoadOptions {
  /** When it has just been requested. */
  readonly status?: Status;
  /** Ignore catalogues that were loaded before this call. */
  readonly force?: boolean;
}

/** Loads and replaces the snapshot. A failure rejects and keeps the old one. */
function reload(options: LoadOptions = {}): Promise<Snapshot> {
  return joinOrStart('loads', async () => {
    const begun = performance.now();
    try {
      return replace(await load(options), begun);
    } catch (error) {
      state.failure = { at: Date.now(), error };
      throw error;
    }
  });
}

/** Loads from the backend, through the group when instances share a store. */
async function load({ status, force = false }: LoadOptions): Promise<Snapshot> {
  const previous = currentSnapshot();
  const group = catalogueGroup();
  if (group) return group.load(previous, status, force);
  return loadFromBackend(previous, status ?? (await statusOrFallback(fetchSystemStatus)), force);
}

/** Puts this snapshot on sale, unless a later load has come first. Returns the one on sale. */
function replace(snapshot: Snapshot, begun: number): Snapshot {
  const holding = holdingAfter(state.holding, snapshot, begun);
  noteBelieved(snapshot.rates, snapshot.ratesAt);
  state.holding = holding;
  return holding.snapshot;
}

/** Joins the newest of these calls, or starts another when there is none or it may be stuck. */
function joinOrStart(kind: 'loads' | 'checks', start: () => Promise<Snapshot>): Promise<Snapshot> {
  const running = callToJoin(state[kind], Date.now());
  if (running) return running.done;
  const begun: Call = { at: Date.now(), done: start() };
  state[kind] = [...state[kind], begun];
  const end = () => {
    state[kind] = state[kind].filter((other) => other !== begun);
  };
  begun.done.then(end, end);
  return begun.done;
}
