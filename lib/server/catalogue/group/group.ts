import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { since } from '@/lib/domain/since';
import { report } from '@/lib/server/reporting/report';
import type { SharedStore } from '@/lib/server/store/store';
import { withLease } from '@/lib/server/store/with-lease';
import { recordBackendResponse } from '@/lib/server/sylius/client/contact';
import { CommerceError } from '@/lib/server/sylius/faults/errors';
import { epochOf } from '@/lib/server/sylius/resources/system-status/system-status';
import type { Catalogue } from '../catalogue';
import { type Snapshot, type Status, statusOrFallback } from '../load/load';
import { pack, type Unpacked, unpack } from './packed';
import { createSigner } from './signed';

/** Milliseconds between two status requests of the whole group. */
const APART = 1_050;
const POLL = 50;
const STATUS_PATIENCE = 8_000;
const STATUS_KEPT = 60_000;
/** Milliseconds: as long as ../snapshot.ts waits before it starts a parallel load. */
const LOAD = { wait: 10_000, hold: 10_000 };
/** Long, because an instance that starts while the backend is down uses the stored catalogue, with its age. */
const DOCUMENT_KEPT = 24 * 60 * 60_000;
/** Not taken above this age while the backend responds, because stock and texts change within a price epoch. */
const MAX_AGE = 5 * 60_000;

const moment = z.iso.datetime();
const statusSchema = z.object({ id: z.string(), time: moment, changed: moment });
const age = z.number().nonnegative();
/** The message to other instances after a load. Ages in milliseconds instead of times, because clocks differ. */
const loadedSchema = z.object({ ...statusSchema.shape, statusAge: age, loadAge: age });

/** A load by another instance, from its message. */
export interface RemoteLoad {
  readonly id: string;
  readonly status: Status;
  /** Start of that load in this instance's `performance.now()`, which clock changes do not affect. */
  readonly begun: number;
}

/** Coordination of instances: one requests and loads, all get the result. */
export type CatalogueGroup = ReturnType<typeof createGroup>;

interface GroupOptions {
  readonly store: SharedStore;
  /** Different per build and backend, so that versions that run side by side do not read each other's catalogue. */
  readonly name: string;
  readonly secret: string;
  readonly fetchStatus: () => Promise<Status>;
  readonly loadAlone: (current: Snapshot | undefined, status: Status, force: boolean) => Promise<Snapshot>;
}

function adopt({ header, catalogue }: Unpacked, status: Status): Snapshot {
  // A guessed status has the time of our own clock.
  const clockOffset = status.isGuess ? header.clockOffset : Date.parse(status.time) - status.received;
  const here = (moment: number) => Math.min(Date.now(), moment - clockOffset);
  // Other statuses are of its epoch.
  const isConfirmed = !status.isGuess;
  const { checking, fingerprint, isForced, lists, rates, report } = header;
  return {
    catalogue,
    checking,
    fingerprint,
    lists,
    rates,
    report,
    ...(isForced && { isForced }),
    epoch: isConfirmed ? epochOf(status) : { changed: header.changed, nextChange: header.nextChange },
    clockOffset,
    loadedAt: here(header.madeAt),
    confirmedAt: isConfirmed ? status.received : here(header.confirmedAt),
    lacksBranch: false,
    ratesAt: here(header.ratesAt),
  };
}

/**
 * Coordinates the instances that share a store: at a tick one of them requests and loads, the others take its catalogue
 * (docs/decisions/0044-shared-store.md).
 */
export function createGroup({ store, name, secret, fetchStatus, loadAlone }: GroupOptions) {
  const signer = createSigner(secret, `catalogue ${name}`);
  const keys = {
    document: `catalogue:${name}`,
    /** Ids of the stored catalogue and of the running load. */
    published: `group:published ${name}`,
    loading: `group:loading ${name}`,
    status: `group:status ${name}`,
    lists: `group:lists ${name}`,
  };
  /** Id of the catalogue that this instance loaded or took last. */
  let latest = '';
  /** The catalogue that this instance loaded or read last. */
  let previous: Catalogue | undefined;

  const wrap = (value: unknown) => signer.sign(Buffer.from(JSON.stringify(value))).toString('base64');
  function unwrap<T>(text: string | null, schema: z.ZodType<T>): T | null {
    const content = text === null ? null : signer.open(Buffer.from(text, 'base64'));
    return content === null ? null : (schema.safeParse(JSON.parse(content.toString())).data ?? null);
  }
  const lastStatus = async () => unwrap(await store.get(keys.status), statusSchema);

  /** The backend's status, received after this call; at most one request a second for all instances. Throws CommerceError. */
  async function status(): Promise<Status> {
    const lastId = (await lastStatus())?.id;
    const end = performance.now() + STATUS_PATIENCE;
    for (;;) {
      // Never released: the lease expires when the next request may be sent.
      if (await store.lease(keys.status, APART)) {
        const fetched = await fetchStatus();
        const { time, changed } = fetched;
        await store.set(keys.status, wrap({ id: randomUUID(), time, changed }), STATUS_KEPT);
        return fetched;
      }
      const newest = await lastStatus();
      if (newest && newest.id !== lastId) {
        recordBackendResponse();
        return { ...newest, received: Date.now() };
      }
      if (performance.now() >= end) throw new CommerceError('timeout', 'no instance got the status');
      await sleep(POLL);
    }
  }

  async function stored(): Promise<Unpacked | null> {
    const packed = await store.document(keys.document);
    if (packed === null) return null;
    const document = await unpack(packed, signer, previous).catch((error: unknown) => {
      report('the catalogue in the shared store cannot be read', { reason: String(error).slice(0, 200) });
      return null;
    });
    previous = document?.catalogue ?? previous;
    return document;
  }

  /** The stored catalogue, if its epoch is the backend's current one and it is newer than ours. */
  async function takeCurrent(current: Snapshot | undefined, now: Status): Promise<Snapshot | null> {
    const document = await stored();
    if (document === null) return null;
    const snapshot = adopt(document, now);
    if (now.isGuess) {
      if (current) return null;
    } else {
      if (document.header.changed !== now.changed || since(snapshot.loadedAt) > MAX_AGE) return null;
      // By its id, because the times depend on when the backend's clock was read.
      const isOurs = document.header.id === latest || snapshot.loadedAt <= (current?.loadedAt ?? 0);
      if (current?.epoch.changed === now.changed && isOurs) return null;
    }
    latest = document.header.id;
    return snapshot;
  }

  /** The stored catalogue, if it has this id and the epoch of `now`. */
  async function takeById(id: string | null, now: Status): Promise<Snapshot | null> {
    const document = await stored();
    if (document?.header.id !== id) return null;
    if (!now.isGuess && document.header.changed !== now.changed) return null;
    latest = document.header.id;
    return adopt(document, now);
  }

  /** The stored catalogue, if its id is none of these. */
  async function takeLater(before: readonly (string | null)[], now: Status): Promise<Snapshot | null> {
    const published = await store.get(keys.published);
    return before.includes(published) ? null : takeById(published, now);
  }

  async function publish(id: string, snapshot: Snapshot, begun: number, now: Status): Promise<void> {
    if (now.isGuess || snapshot.lacksBranch || !snapshot.catalogue.complete) return;
    const packed = await pack(snapshot, id, signer);
    if (packed === null) {
      report('the catalogue is too large for the shared store: each instance loads its own');
      return;
    }
    await store.putDocument(keys.document, packed, DOCUMENT_KEPT);
    await store.set(keys.published, id, DOCUMENT_KEPT);
    latest = id;
    const ages = { statusAge: Math.max(0, Date.now() - now.received), loadAge: performance.now() - begun };
    store.publish(keys.published, wrap({ id, time: now.time, changed: now.changed, ...ages }));
  }

  /**
   * The catalogue, loaded by the first instance. With `force` the load begins after this call.
   * @param known the status, when it has just been requested
   * @throws CommerceError when this instance has to load it and fails
   */
  async function load(current: Snapshot | undefined, known: Status | undefined, force: boolean): Promise<Snapshot> {
    // A load that is published later under another id began after this call.
    const before = await Promise.all([store.get(keys.published), store.get(keys.loading)]);
    const now = known ?? (await statusOrFallback(status));
    const there = force ? null : await takeCurrent(current, now);
    if (there) return there;
    return withLease(store, keys.document, LOAD, async () => {
      const meanwhile = force || now.isGuess ? await takeLater(before, now) : await takeCurrent(current, now);
      if (meanwhile) return meanwhile;
      const id = randomUUID();
      const begun = performance.now();
      await store.set(keys.loading, id, DOCUMENT_KEPT);
      const loaded = await loadAlone(current, now, force);
      previous = loaded.catalogue;
      await publish(id, loaded, begun, now);
      return loaded;
    });
  }

  return {
    status,
    load,
    /** True for one instance, which may compare the backend's lists for the group; for none within the next `ms` milliseconds. */
    mayCompare: async (ms: number) => (await store.lease(keys.lists, ms)) !== null,
    /** The catalogue of that load; null when it was replaced or cannot be read. */
    take: async ({ id, status: now }: RemoteLoad) => (id === latest ? null : takeById(id, now)),
    /** Calls `listener` for each load by another instance. Returns an unsubscribe function. */
    follow: (listener: (remote: RemoteLoad) => void) =>
      store.subscribe(keys.published, (message) => {
        const remote = unwrap(message, loadedSchema);
        if (remote === null || remote.id === latest) return;
        const { id, time, changed, statusAge, loadAge } = remote;
        const received = Date.now() - statusAge;
        listener({ id, status: { time, changed, received }, begun: performance.now() - loadAge });
      }),
  };
}
