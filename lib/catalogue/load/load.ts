import { createHash } from 'node:crypto';
import pTimeout from 'p-timeout';
import { env } from '@/lib/config/env';
import { type Epoch, NO_EPOCH, type Rates } from '@/lib/prices/rates';
import { lastPriceChange } from '@/lib/prices/schedule';
import { report } from '@/lib/reporting/report';
import { since } from '@/lib/since';
import { CommerceError } from '@/lib/sylius/faults/errors';
import { fetchRates } from '@/lib/sylius/resources/rates/fetch';
import type { fetchSystemStatus } from '@/lib/sylius/resources/system-status/fetch';
import { epochOf } from '@/lib/sylius/resources/system-status/system-status';
import { fetchTaxon, fetchTaxons } from '@/lib/sylius/resources/taxons/fetch';
import { loadTaxonTree } from '@/lib/sylius/resources/taxons/taxon-tree';
import { buildCatalogue, type Catalogue } from '../catalogue';
import { loadCatalogue } from './load-catalogue';
import { hasShrunk, type LoadReport, NO_LOAD, noteRefused, noteTaken } from './load-report';

/** Milliseconds that the lists wait for the status: it is small, and the schedule can stand in for it. */
const STATUS_WAIT = 3_000;

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
  /** Whether a branch of the category tree did not answer: then that is asked for at each check. */
  readonly lacksBranch: boolean;
  /** Spot prices of this epoch; a metal that the backend has not told in it is missing. */
  readonly rates: Rates;
  /** Milliseconds since 1970 on our clock: when they were asked for. */
  readonly ratesAt: number;
  readonly report: LoadReport;
}

export interface Status extends Awaited<ReturnType<typeof fetchSystemStatus>> {
  /** The schedule's word, not the backend's. */
  readonly isGuess?: true;
}

/** The backend's own host first: its pictures are asked for at COMMERCE_URL, those of the others where they are. */
function trustedHosts(): string[] {
  return [new URL(env().COMMERCE_URL).host, ...env().MEDIA_HOSTS];
}

function fingerprintOf(catalogue: Catalogue): string {
  const hash = createHash('sha1').update(JSON.stringify(catalogue.roots));
  for (const product of [...catalogue.products, ...catalogue.unlisted]) hash.update(JSON.stringify(product));
  return hash.digest('base64url');
}

/** The fingerprint in short, for open pages to compare. */
export function versionOf({ fingerprint }: Pick<Snapshot, 'fingerprint'>): string {
  return fingerprint.slice(0, 8);
}

/**
 * The backend’s status; without an answer, one computed from the price schedule. As soon as the backend answers, its `changed`
 * differs from that and the catalogue is loaded again. Never throws.
 * @param ask asks the backend, for this instance or for a whole group
 */
export async function statusOrFallback(ask: () => Promise<Status>): Promise<Status> {
  try {
    return await pTimeout(ask(), { milliseconds: STATUS_WAIT });
  } catch (error) {
    report('system status did not answer', { reason: String(error) });
    const now = new Date();
    const time = now.toISOString();
    return { time, changed: lastPriceChange(now).toISOString(), received: now.getTime(), isGuess: true };
  }
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
  if (since(previous.confirmedAt) < env().PRICES_STALE_AFTER * 1000)
    throw new CommerceError('parse', 'the catalogue did not come whole');
}

/** Milliseconds that a load waits for spot prices, and after which those of the same epoch are asked for again (spec.md section 9). */
const RATES_WAIT = 2_000;
const RATES_AGE = 300_000;

/**
 * Spot prices in the epoch that begins or goes on with `status`: what the backend says now, else what it said before in the same
 * epoch. Those of another epoch would make a wrong premium. Never throws.
 */
async function ratesIn(previous: Snapshot | undefined, status: Status): Promise<Pick<Snapshot, 'rates' | 'ratesAt'>> {
  const kept = previous?.epoch.changed === status.changed ? previous : undefined;
  if (kept && !lacksRates(kept) && since(kept.ratesAt) < RATES_AGE) return kept;
  const asked = await askRates();
  return { rates: { ...kept?.rates, ...asked }, ratesAt: Date.now() };
}

/** Spot prices now; none when they do not come in time. */
export async function askRates(): Promise<Rates> {
  try {
    return await pTimeout(fetchRates(), { milliseconds: RATES_WAIT });
  } catch (error) {
    report('spot prices did not answer', { reason: String(error) });
    return {};
  }
}

export function lacksRates({ rates }: Pick<Snapshot, 'rates'>): boolean {
  return rates.gold === undefined || rates.silver === undefined;
}

/**
 * A load that has lost more than a tenth is a fault until somebody says otherwise. As long as the prices are the same, the last good
 * one goes on being right about them.
 * @throws CommerceError when prices have changed
 */
function refuseShrunk(previous: Snapshot, status: Status, { placed, priced, received }: LoadReport): Snapshot {
  const had = previous.catalogue.products.length;
  const reason = `the catalogue was not taken: ${placed} of ${had} products placed, ${priced} priced, ${received} received`;
  if (status.isGuess || status.changed !== previous.epoch.changed) throw new CommerceError('parse', reason);
  report(reason);
  return { ...previous, ...clockOf(status), epoch: epochOf(status), loadedAt: Date.now() };
}

function clockOf(status: Status): Pick<Snapshot, 'clockOffset' | 'confirmedAt'> {
  return { clockOffset: Date.parse(status.time) - status.received, confirmedAt: status.received };
}

const taxonSource = { fetchTaxon, fetchTaxons };

/**
 * Loads everything. Branches of the category tree that do not answer are taken from `previous`.
 * @param status asked for before: if prices change while the lists load, the epoch is too old rather than too new, and the next check
 * notices
 * @param force take the catalogue even if it has lost goods
 * @throws CommerceError when one of the two lists, or both category trees, cannot be had, and for a loss at a change of prices
 */
export async function loadFromBackend(
  previous: Snapshot | undefined,
  status: Status,
  force = false,
): Promise<Snapshot> {
  const hosts = trustedHosts();
  const spot = ratesIn(previous, status);
  const told = spot.then(({ rates }) => rates);
  const loaded = await loadCatalogue(hosts, previous?.catalogue.roots ?? [], told);
  const { catalogue, rates, reported, isWhole, lacksBranch } = loaded;
  refuseUseless(catalogue, reported.report.received);
  if (!isWhole) refuseLoss(previous);
  if (previous && isWhole && !force && hasShrunk(reported.report, previous.catalogue)) {
    noteRefused(reported.report);
    return refuseShrunk(previous, status, reported.report);
  }
  noteTaken(reported);
  return {
    rates,
    ratesAt: (await spot).ratesAt,
    catalogue,
    epoch: epochOf(status),
    clockOffset: Date.parse(status.time) - status.received,
    loadedAt: Date.now(),
    confirmedAt: Date.now(),
    fingerprint: fingerprintOf(catalogue),
    lacksBranch,
    report: reported.report,
  };
}

/** Whether the whole category tree can be loaded now. Checked before a snapshot without a branch is reloaded. Throws CommerceError. */
export async function isTreeWhole(snapshot: Snapshot): Promise<boolean> {
  return (await loadTaxonTree(taxonSource, snapshot.catalogue.roots)).complete;
}

/** What pages of a build are made from while the backend is away: nothing, and no word about what exists. */
export function emptySnapshot(): Snapshot {
  return {
    catalogue: buildCatalogue([], [], false),
    epoch: NO_EPOCH,
    clockOffset: 0,
    loadedAt: 0,
    confirmedAt: 0,
    fingerprint: '',
    lacksBranch: false,
    rates: {},
    ratesAt: 0,
    report: NO_LOAD,
  };
}
