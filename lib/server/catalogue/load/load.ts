import { createHash } from 'node:crypto';
import pTimeout from 'p-timeout';
import type { Metal } from '@/lib/domain/prices/goods';
import { type Epoch, NO_EPOCH, type Rates } from '@/lib/domain/prices/rates';
import { lastPriceChange } from '@/lib/domain/prices/schedule';
import { since } from '@/lib/domain/since';
import { env } from '@/lib/server/config/env';
import { report } from '@/lib/server/reporting/report';
import { type ListPages, TOO_LARGE } from '@/lib/server/sylius/client/list';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import type { fetchSystemStatus } from '@/lib/server/sylius/resources/system-status/system-status';
import { epochOf } from '@/lib/server/sylius/resources/system-status/system-status';
import { buildCatalogue, type Catalogue } from '../catalogue';
import { type KeptProducts, loadCatalogue } from './load-catalogue';
import { hasShrunk, type LoadReport, NO_LOAD, noteRefused, noteTaken } from './load-report';
import { spotPricesFor } from './spot-prices';

/** Milliseconds to wait for the status before the schedule replaces it. */
const STATUS_WAIT = 3_000;

export interface Snapshot {
  readonly catalogue: Catalogue;
  readonly epoch: Epoch;
  /** The epoch was computed from the schedule: these prices may have been loaded before it began. */
  readonly isGuess?: true;
  /** An operator has accepted its spot prices, its length and its stock (contract.md A7). */
  readonly isForced?: true;
  /** The backend's clock minus ours, in milliseconds. */
  readonly clockOffset: number;
  /** Milliseconds since 1970 on our clock, like the next two. */
  readonly loadedAt: number;
  /** When the backend last confirmed these prices; without its status, when they were requested. */
  readonly confirmedAt: number;
  /** When the spot prices were requested. */
  readonly ratesAt: number;
  /** Hash of everything that pages show, except spot prices. */
  readonly fingerprint: string;
  readonly lists: readonly ListPages[];
  /** What this process has read for the snapshot; missing when another instance has. */
  readonly kept?: KeptProducts | undefined;
  /** A branch of the category tree could not be loaded: each check then tries it again. */
  readonly lacksBranch: boolean;
  /** Believed spot prices of this epoch; a metal without one is missing. */
  readonly rates: Rates;
  /** Metals whose prices are withheld: no spot price is believed, or many of their goods have implausible prices. */
  readonly checking: readonly Metal[];
  readonly report: LoadReport;
}

export interface Status extends Awaited<ReturnType<typeof fetchSystemStatus>> {
  /** Computed from the schedule, not sent by the backend. */
  readonly isGuess?: true;
}

function fingerprintOf(catalogue: Catalogue): string {
  const hash = createHash('sha1').update(JSON.stringify(catalogue.roots));
  for (const product of [...catalogue.products, ...catalogue.unlisted]) hash.update(JSON.stringify(product));
  return hash.digest('base64url');
}

/** A short fingerprint, which open pages compare. */
export function versionOf({ fingerprint }: Pick<Snapshot, 'fingerprint'>): string {
  return fingerprint.slice(0, 8);
}

/**
 * The status, requested for this instance or a whole group; without a response, one computed from the price schedule: the first check
 * that gets a status reloads the catalogue. Never throws.
 */
export async function statusOrFallback(request: () => Promise<Status>): Promise<Status> {
  try {
    return await pTimeout(request(), { milliseconds: STATUS_WAIT });
  } catch (error) {
    report('no response for the system status', { reason: String(error) });
    const now = new Date();
    const time = now.toISOString();
    return { time, changed: lastPriceChange(now).toISOString(), received: now.getTime(), isGuess: true };
  }
}

/** A catalogue without products or prices is an error of the backend, and the last good one is better; not so when prices are withheld. */
function refuseUseless({ products }: Catalogue, { received, withheld }: LoadReport): void {
  if (withheld === 0 && products.every(({ price }) => price === null))
    throw new CommerceError('parse', `${products.length} usable products among ${received}, none with a price`);
}

/** An incomplete list replaces a complete catalogue only when its prices are stale: missing products would seem removed. */
function refuseLoss(previous: Snapshot | undefined): void {
  if (previous?.catalogue.complete && since(previous.confirmedAt) < env().PRICES_STALE_AFTER * 1000)
    throw new CommerceError('parse', 'the catalogue did not come whole');
}

/** Whether the snapshot was loaded in the epoch of `status`. A guessed epoch may have the name of the real one, and older prices. */
export function isOfEpoch(snapshot: Pick<Snapshot, 'epoch' | 'isGuess'>, status: Status): boolean {
  return !snapshot.isGuess && snapshot.epoch.changed === status.changed;
}

/**
 * The previous snapshot in place of a refused load: with its prices confirmed when they are of the backend's epoch.
 * @throws CommerceError when prices have changed, or when the backend did not confirm the epoch
 */
function keepPrevious(previous: Snapshot | undefined, status: Status, error: CommerceError): Snapshot {
  if (!previous || status.isGuess || !isOfEpoch(previous, status)) throw error;
  report(error.message);
  return { ...previous, ...clockOf(status), epoch: epochOf(status), loadedAt: Date.now() };
}

/** A load that has lost more than a tenth is refused unless it is forced. */
function refuseShrunk(previous: Snapshot, status: Status, { placed, priced, received }: LoadReport): Snapshot {
  const had = previous.catalogue.products.length;
  const reason = `the catalogue was not taken: ${placed} of ${had} products placed, ${priced} priced, ${received} received`;
  return keepPrevious(previous, status, new CommerceError('parse', reason));
}

/** A list that does not fit into memory is refused, and an alarm says so (docs/operations.md). */
function refuseTooLarge(previous: Snapshot | undefined, status: Status, error: unknown): Snapshot {
  if (!(error instanceof CommerceError) || error.code !== TOO_LARGE) throw error;
  noteRefused(NO_LOAD);
  return keepPrevious(previous, status, new CommerceError('parse', `the catalogue was not taken: ${error.message}`));
}

/** `confirmedAt` is before the lists were requested, so that prices never seem newer than they are. */
export function clockOf(status: Status): Pick<Snapshot, 'clockOffset' | 'confirmedAt'> {
  return { clockOffset: Date.parse(status.time) - status.received, confirmedAt: status.received };
}

/**
 * Loads everything. Takes branches of the category tree that fail from `previous`.
 * @param status requested first: if prices change while the lists load, the epoch is too old rather than too new, and the next check
 * notices it
 * @param force accept the catalogue even if it has lost products
 * @throws CommerceError when one of the lists or both category trees cannot be loaded, and for lost products at a price change
 */
export async function loadFromBackend(
  previous: Snapshot | undefined,
  status: Status,
  force = false,
): Promise<Snapshot> {
  // The backend's host comes first: its pictures are fetched through COMMERCE_URL, others from their own URL.
  const hosts = [new URL(env().COMMERCE_URL).host, ...env().MEDIA_HOSTS];
  const spot = spotPricesFor(previous && isOfEpoch(previous, status) ? previous : undefined, force);
  const loaded = await loadCatalogue(hosts, previous?.catalogue, spot, previous?.kept).catch((error: unknown) =>
    refuseTooLarge(previous, status, error),
  );
  if ('epoch' in loaded) return loaded;
  const { catalogue, checking, lists, kept, reported, isWhole, lacksBranch } = loaded;
  const { rates, ratesAt } = await spot;
  refuseUseless(catalogue, reported.report);
  if (!isWhole) refuseLoss(previous);
  if (previous && isWhole && !force && hasShrunk(reported.report, previous.catalogue)) {
    noteRefused(reported.report);
    return refuseShrunk(previous, status, reported.report);
  }
  noteTaken(reported);
  if (checking.length > 0) report('prices are being checked, and goods of a metal are not sold', { metals: checking });
  return {
    rates,
    ratesAt,
    checking,
    catalogue,
    ...clockOf(status),
    epoch: epochOf(status),
    ...(status.isGuess && { isGuess: true }),
    ...(force && { isForced: true }),
    loadedAt: Date.now(),
    fingerprint: fingerprintOf(catalogue),
    lists,
    kept,
    lacksBranch,
    report: reported.report,
  };
}

/** For pages of a build without a backend: empty and incomplete. */
export function emptySnapshot(): Snapshot {
  return {
    catalogue: buildCatalogue([], [], false),
    epoch: NO_EPOCH,
    clockOffset: 0,
    loadedAt: 0,
    confirmedAt: 0,
    fingerprint: '',
    lists: [],
    lacksBranch: false,
    rates: {},
    checking: [],
    ratesAt: 0,
    report: NO_LOAD,
  };
}
