import { beforeEach, expect, it, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { ore } from '@/lib/domain/prices/money';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { singleton } from '@/lib/server/config/singleton';
import { buildCatalogue } from './catalogue';
import { followGroup } from './group/follow';
import type { CatalogueGroup, RemoteLoad } from './group/group';
import { lastBelieved } from './load/believed-spot';
import type { Snapshot, Status } from './load/load';
import { currentSnapshot, hasRemoteLoad, noteRemoteLoad, refreshSnapshot } from './snapshot';
import { aSnapshot, forgetSnapshots } from './snapshot.fixture';

const CHANGED = '2026-11-21T10:05:00.000Z';
const LATER = '2026-11-21T10:15:00.000Z';
const roots = [aCategory('praglade-guldtackor')];

function snapshotAt(changed: string, price: number): Snapshot {
  const catalogue = buildCatalogue([aProduct({ price: ore(price) })], roots, true);
  const lists = [{ path: 'products', pages: [['page=1', 'another hash'] as const] }];
  return { ...aSnapshot(catalogue, String(price), { changed, nextChange: LATER }), lists };
}

/** A stub of the other instances; `requested` counts the requests of this one. */
const others = { stored: snapshotAt(CHANGED, 1_000_000), changed: CHANGED, isGone: false, mayCompare: true };
const requested = { status: 0, load: 0 };
/** Sends this instance the message that another one has loaded. */
let announce: (remote: RemoteLoad) => unknown = () => {};
const group: CatalogueGroup = {
  status: async (): Promise<Status> => {
    requested.status += 1;
    return { time: others.changed, changed: others.changed, received: Date.now() };
  },
  load: async () => {
    requested.load += 1;
    return others.stored;
  },
  mayCompare: async () => others.mayCompare,
  take: async () => (others.isGone ? null : others.stored),
  follow: (listener) => {
    announce = listener;
    return () => {};
  },
};
vi.mock('./group/our-group', () => ({ catalogueGroup: () => group }));

const remoteLoad = (begun = performance.now()): RemoteLoad => ({
  id: 'theirs',
  status: { time: LATER, changed: LATER, received: Date.now() },
  begun,
});

beforeEach(async () => {
  setTestEnvironment();
  forgetSnapshots();
  Object.assign(others, { stored: snapshotAt(CHANGED, 1_000_000), changed: CHANGED, isGone: false });
  await refreshSnapshot();
  Object.assign(requested, { status: 0, load: 0 });
});

it('takes a catalogue that another instance has loaded, without a backend request', async () => {
  others.stored = { ...snapshotAt(LATER, 1_100_000), rates: { gold: { sekPerOunce: 41_500, change: 1 } } };
  noteRemoteLoad(remoteLoad());
  expect(await refreshSnapshot()).toMatchObject({ changed: true, epoch: { changed: LATER } });
  expect(currentSnapshot()).toBe(others.stored);
  expect(requested).toEqual({ status: 0, load: 0 });
  expect(hasRemoteLoad()).toBe(false);
  expect((await lastBelieved()).gold?.sekPerOunce).toBe(41_500);
});

it.each([
  ['in the check that begins with the message', 0],
  ['in one more, when a check was running that had begun before', 1],
])('takes it %s', async (_, early) => {
  let checks = 0;
  const check = async () => {
    checks += 1;
    if (checks > early) await refreshSnapshot();
  };
  Object.assign(singleton('price-watch', Object), { check });
  followGroup();
  others.stored = snapshotAt(LATER, 1_100_000);
  await announce(remoteLoad());
  Object.assign(singleton('price-watch', Object), { check: undefined });
  expect(currentSnapshot()).toBe(others.stored);
  expect([checks, hasRemoteLoad()]).toEqual([early + 1, false]);
});

it('keeps its own catalogue when the remote load began earlier', async () => {
  const own = currentSnapshot();
  others.stored = snapshotAt(LATER, 900_000);
  noteRemoteLoad(remoteLoad(performance.now() - 60_000));
  expect(await refreshSnapshot()).toMatchObject({ changed: false });
  expect(currentSnapshot()).toBe(own);
});

it.each([true, false])('compares the backend’s lists only when no other instance has: %s', async (mayCompare) => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (input: URL) => {
    fetched.push(input.pathname);
    return Response.json([]);
  });
  others.mayCompare = mayCompare;
  Object.assign(currentSnapshot() ?? {}, { loadedAt: Date.now() - 60_000 });
  await refreshSnapshot();
  vi.unstubAllGlobals();
  expect([fetched.includes('/products'), requested.load]).toEqual(mayCompare ? [true, 1] : [false, 0]);
});

it('checks the status when the remote load is gone', async () => {
  others.isGone = true;
  noteRemoteLoad(remoteLoad());
  expect(await refreshSnapshot()).toMatchObject({ changed: false });
  expect(requested).toEqual({ status: 1, load: 0 });
});

it('loads with the group when the group’s status names another epoch', async () => {
  Object.assign(others, { changed: LATER, stored: snapshotAt(LATER, 1_100_000) });
  expect(await refreshSnapshot()).toMatchObject({ changed: true });
  expect(requested).toEqual({ status: 1, load: 1 });
});
