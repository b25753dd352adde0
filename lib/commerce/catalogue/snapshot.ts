import { createHash } from 'node:crypto';
import { CommerceError } from '@/lib/commerce/client/errors';
import { report } from '@/lib/commerce/client/report';
import { fetchSystemStatus } from '@/lib/commerce/resources/system-status/fetch';
import { epochOf } from '@/lib/commerce/resources/system-status/system-status';
import { env } from '@/lib/config/env';
import type { Epoch } from '@/lib/pricing/rates';
import { lastPriceChange } from '@/lib/pricing/schedule';
import { processWide } from '@/lib/process-wide';
import type { Catalogue } from './catalogue';
import { loadCatalogue } from './load-catalogue';

/** Milliseconds. Stock and texts may change while prices stand still: a snapshot older than this is loaded anew. */
const MAX_AGE = 5 * 60_000;
/** The same for one that lacks a branch of the category tree. */
const INCOMPLETE_AGE = 60_000;
/** How often pages may look for a price change by themselves, how long one of them may wait, how late a change may be. */
const LOOK_EVERY = 5_000;
const PAGE_WAIT = 2_000;
const SETTLING = 120_000;

export interface Snapshot {
  readonly catalogue: Catalogue;
  readonly epoch: Epoch;
  /** Milliseconds to add to our clock to get the backend's. */
  readonly clockOffset: number;
  /** Milliseconds since 1970 on our clock. */
  readonly loadedAt: number;
  /** The same: when the backend last said that these are its prices. */
  readonly confirmedAt: number;
  /** Differs when anything a page shows differs. */
  readonly fingerprint: string;
}

export interface Refreshed {
  /** Whether pages made before this call may be out of date. */
  readonly changed: boolean;
  readonly epoch: Epoch;
}

interface Store {
  current?: Snapshot | undefined;
  loading?: Promise<Snapshot> | undefined;
  looking?: Promise<Snapshot> | undefined;
  lookedAt?: number | undefined;
  /** Fingerprint and epoch of what `refreshSnapshot` last called changed. */
  announced?: string | undefined;
}

const state = processWide<Store>('catalogue', () => ({}));

function trustedHosts(): string[] {
  return [new URL(env().COMMERCE_URL).host, ...env().MEDIA_HOSTS];
}

function fingerprintOf(catalogue: Catalogue): string {
  const hash = createHash('sha1').update(JSON.stringify(catalogue.roots));
  for (const product of catalogue.products) hash.update(JSON.stringify(product));
  return hash.digest('base64url');
}

type Status = Awaited<ReturnType<typeof fetchSystemStatus>>;

/** Without a status the schedule stands in for it: as soon as the backend answers, `changed` differs and we load anew. */
async function statusOrGuess(): Promise<Status> {
  try {
    return await fetchSystemStatus();
  } catch (error) {
    report('system status did not answer', { reason: String(error) });
    const now = new Date();
    return { time: now.toISOString(), changed: lastPriceChange(now).toISOString(), received: now.getTime() };
  }
}

async function load(previous: Snapshot | undefined, known: Status | undefined): Promise<Snapshot> {
  const hosts = trustedHosts();
  // The status comes first: if prices change while the lists load, the epoch is too old rather than too new, and the
  // next look notices.
  const status = known ?? (await statusOrGuess());
  const { catalogue, received, isWhole } = await loadCatalogue(hosts, previous?.catalogue.roots ?? []);
  refuseUseless(catalogue, received);
  if (!isWhole) refuseLoss(previous);
  return {
    catalogue,
    epoch: epochOf(status),
    clockOffset: Date.parse(status.time) - status.received,
    loadedAt: Date.now(),
    confirmedAt: Date.now(),
    fingerprint: fingerprintOf(catalogue),
  };
}

/** An empty shop is never an answer: it is a backend in trouble, and what we have is better. */
function refuseUseless(catalogue: Catalogue, received: number): void {
  if (catalogue.products.length === 0) throw new CommerceError('parse', `no usable product among ${received} received`);
  if (catalogue.products.every(({ price }) => price === null))
    throw new CommerceError('parse', 'no product has a price');
}

/**
 * A list that did not come whole never takes the place of a whole one, as long as that one's prices can still be sold at: what is
 * missing from it would look sold out. Older than that, current prices are worth more.
 */
function refuseLoss(previous: Snapshot | undefined): void {
  if (!previous?.catalogue.complete) return;
  if (Date.now() - previous.confirmedAt < env().PRICES_STALE_AFTER * 1000)
    throw new CommerceError('parse', 'the catalogue did not come whole');
}

/**
 * The catalogue, loaded from the backend unless it is there already or `force` is set. Calls at the same time share one
 * load. When a reload fails the last good snapshot stays and is returned.
 * @throws CommerceError when there is no snapshot and none can be loaded
 */
export async function loadSnapshot({ force = false }: { readonly force?: boolean } = {}): Promise<Snapshot> {
  if (state.current && !force) return state.current;
  try {
    return await reload();
  } catch (error) {
    if (!state.current) throw error;
    report('catalogue could not be reloaded, the last good one stays', { reason: String(error) });
    return state.current;
  }
}

/** Loads and replaces; rejects, and leaves everything as it was, when that fails. */
function reload(known?: Status): Promise<Snapshot> {
  state.loading ??= load(state.current, known)
    .then((snapshot) => {
      state.current = snapshot;
      return snapshot;
    })
    .finally(() => {
      state.loading = undefined;
    });
  return state.loading;
}

/**
 * The snapshot that pages read; loads it at the first call. When a price change is due and nobody has looked yet, it
 * looks itself, but lets a page wait no longer than two seconds for that.
 * @throws CommerceError when there is no snapshot and none can be loaded
 */
export async function getSnapshot(): Promise<Snapshot> {
  const current = state.current ?? (await loadSnapshot());
  const now = Date.now();
  if (!isDue(current, now) || now - (state.lookedAt ?? 0) < LOOK_EVERY) return current;
  const look = bringUpToDate(false).catch((error: unknown) => {
    report('catalogue could not be brought up to date', { reason: String(error) });
  });
  await Promise.race([look, new Promise((resolve) => setTimeout(resolve, PAGE_WAIT).unref())]);
  return state.current ?? current;
}

/** Whether prices should have changed since this snapshot was made, as far as the schedule tells. */
export function isDue({ epoch, clockOffset }: Pick<Snapshot, 'epoch' | 'clockOffset'>, now: number): boolean {
  const there = now + clockOffset;
  if (there >= Date.parse(epoch.nextChange)) return true;
  const tick = lastPriceChange(new Date(there)).getTime();
  // A change may be announced a little late; after that the market is closed.
  return Date.parse(epoch.changed) < tick && there - tick < SETTLING;
}

/** What pages are made from right now, without looking at the backend; undefined before the first load has succeeded. */
export function currentSnapshot(): Snapshot | undefined {
  return state.current;
}

/**
 * Asks the backend whether prices changed, and loads the catalogue anew when they did, when it is older than five
 * minutes, when a part of it is missing, or when `force` is set. `changed` is true when what pages show differs from
 * what was last announced here, so nobody who reloads in between can swallow the news.
 * @throws CommerceError when the backend does not answer; the last good snapshot stays in service
 */
export async function refreshSnapshot({ force = false }: { readonly force?: boolean } = {}): Promise<Refreshed> {
  const current = await bringUpToDate(force);
  const news = `${current.epoch.changed} ${current.fingerprint}`;
  const changed = state.announced !== news;
  state.announced = news;
  return { changed, epoch: current.epoch };
}

function needsReload({ catalogue, loadedAt }: Snapshot, now: number): boolean {
  return now - loadedAt > (catalogue.complete ? MAX_AGE : INCOMPLETE_AGE);
}

async function bringUpToDate(force: boolean): Promise<Snapshot> {
  state.lookedAt = Date.now();
  if (force) {
    // A load that is under way may have begun before the change that we are told about.
    await state.loading?.catch(() => undefined);
    return reload();
  }
  state.looking ??= look().finally(() => {
    state.looking = undefined;
  });
  return state.looking;
}

async function look(): Promise<Snapshot> {
  const { current } = state;
  if (!current || needsReload(current, Date.now())) return reload();
  const status = await fetchSystemStatus();
  if (status.changed !== current.epoch.changed) return reload(status);
  const confirmed = {
    ...current,
    epoch: epochOf(status),
    clockOffset: Date.parse(status.time) - status.received,
    confirmedAt: status.received,
  };
  if (state.current === current) state.current = confirmed;
  return state.current ?? confirmed;
}
