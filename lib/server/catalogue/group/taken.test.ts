import { expect, it, onTestFinished, vi } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { createMemoryStore } from '@/lib/server/store/memory';
import type { SharedStore } from '@/lib/server/store/store';
import { buildCatalogue } from '../catalogue';
import type { Snapshot, Status } from '../load/load';
import { aSnapshot } from '../snapshot.fixture';
import { createGroup, type RemoteLoad } from './group';

/* Which catalogue an instance shares and takes, without a server: the instances are in one process. */

const BEFORE = '2026-11-21T10:05:00.000Z';
const AFTER = '2026-11-21T10:15:00.000Z';
const whole = buildCatalogue([aProduct({ categoryCode: 'kopa-guld' })], [aCategory('kopa-guld')], true);

function sharedStore(): SharedStore & { readonly documents: Map<string, Buffer> } {
  const documents = new Map<string, Buffer>();
  return {
    ...createMemoryStore(),
    documents,
    document: async (key) => documents.get(key) ?? null,
    putDocument: async (key, value) => void documents.set(key, value),
  };
}

const statusOf = (changed: string): Status => ({ time: new Date().toISOString(), changed, received: Date.now() });
const guess = (): Status => ({ ...statusOf(BEFORE), isGuess: true });

/** A snapshot that was loaded so many milliseconds ago. */
const loaded = (age: number, more: Partial<Snapshot> = {}): Snapshot => ({
  ...aSnapshot(whole, 'a', { changed: BEFORE, nextChange: AFTER }),
  loadedAt: Date.now() - age,
  ...more,
});

/** An instance that loads this; `loads` counts. */
function instance(store: SharedStore, snapshot: Snapshot, secret = 'y'.repeat(32)) {
  const own = { loads: 0, during: () => {} };
  const loadAlone = async () => {
    own.loads += 1;
    own.during();
    return snapshot;
  };
  const fetchStatus = async () => statusOf(BEFORE);
  return { own, group: createGroup({ store, name: 'shop', secret, fetchStatus, loadAlone }) };
}

it.each<[string, Partial<Snapshot>, Status, number]>([
  ['a whole one', {}, statusOf(BEFORE), 1],
  ['none of a guessed epoch', {}, guess(), 0],
  ['none that lacks a branch', { lacksBranch: true }, statusOf(BEFORE), 0],
  ['none that lacks products', { catalogue: { ...whole, complete: false } }, statusOf(BEFORE), 0],
])('an instance shares %s', async (_, more, status, expected) => {
  const store = sharedStore();
  const { group } = instance(store, loaded(0, more));
  const messages: string[] = [];
  instance(store, loaded(0)).group.follow(({ id }) => messages.push(id));
  await group.load(undefined, status, false);
  expect([store.documents.size, messages.length]).toEqual([expected, expected]);
});

const LATER = { epoch: { changed: AFTER, nextChange: AFTER } };

it.each<[string, number, Snapshot | undefined, Status, boolean]>([
  ['one of its epoch', 0, undefined, statusOf(BEFORE), true],
  ['one of almost five minutes', 290_000, undefined, statusOf(BEFORE), true],
  ['none that is older', 301_000, undefined, statusOf(BEFORE), false],
  ['none of another epoch', 0, undefined, statusOf(AFTER), false],
  ['one that is newer than its own', 5_000, loaded(60_000), statusOf(BEFORE), true],
  ['none that is older than its own', 60_000, loaded(0), statusOf(BEFORE), false],
  ['one that is older than its own of another epoch', 60_000, loaded(0, LATER), statusOf(BEFORE), true],
  ['any before its first load while the backend is away', 600_000, undefined, guess(), true],
  ['none with one of its own while the backend is away', 0, loaded(60_000), guess(), false],
])('an instance takes %s', async (_, age, current, status, isTaken) => {
  const store = sharedStore();
  const confirmedAt = Date.now() - age - 1_000;
  await instance(store, loaded(age, { confirmedAt })).group.load(undefined, statusOf(BEFORE), false);
  const { own, group } = instance(store, loaded(0));
  const taken = await group.load(current, status, false);
  expect(own.loads).toBe(isTaken ? 0 : 1);
  if (isTaken) expect(taken.confirmedAt).toBe(status.isGuess ? confirmedAt : status.received);
});

it('the catalogue of a message is taken once, unless it was replaced or prices have changed', async () => {
  const store = sharedStore();
  const { group } = instance(store, loaded(0));
  const messages: RemoteLoad[] = [];
  group.follow((message) => messages.push(message));
  await instance(store, loaded(0)).group.load(undefined, statusOf(BEFORE), false);
  const [message] = messages;
  if (!message) throw new Error('no message');
  expect(message.status.changed).toBe(BEFORE);
  expect(await group.take({ ...message, id: 'replaced' })).toBeNull();
  expect(await group.take({ ...message, status: statusOf(AFTER) })).toBeNull();
  expect((await group.take(message))?.catalogue).toEqual(whole);
  expect(await group.take(message)).toBeNull();
  store.documents.clear();
  expect(await group.take({ ...message, id: 'lost' })).toBeNull();
});

it('an instance does not take its own, nor is told of it', async () => {
  const { own, group } = instance(sharedStore(), loaded(0));
  const messages: string[] = [];
  group.follow(({ id }) => messages.push(id));
  await group.load(undefined, statusOf(BEFORE), false);
  await group.load(loaded(60_000), statusOf(BEFORE), false);
  expect([own.loads, messages]).toEqual([2, []]);
});

it('a message has the times of the load and its status on the clocks of whoever receives it', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const store = sharedStore();
  const { own, group } = instance(store, loaded(0));
  own.during = () => vi.advanceTimersByTime(2_000);
  const messages: RemoteLoad[] = [];
  instance(store, loaded(0)).group.follow((message) => messages.push(message));
  const status = statusOf(BEFORE);
  vi.advanceTimersByTime(1_000);
  const begun = performance.now();
  await group.load(undefined, status, false);
  expect(messages).toMatchObject([{ begun, status }]);
});

it('an instance ignores messages of another shop', async () => {
  const store = sharedStore();
  const messages: RemoteLoad[] = [];
  instance(store, loaded(0)).group.follow((message) => messages.push(message));
  await instance(store, loaded(0), 'z'.repeat(32)).group.load(undefined, statusOf(BEFORE), false);
  expect(messages).toEqual([]);
});

it('an instance gives up after eight seconds on a status that another one was to request', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { group } = instance({ ...sharedStore(), lease: async () => null }, loaded(0));
  const status = expect(group.status()).rejects.toMatchObject({ kind: 'timeout' });
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(8_000);
  await status;
});

it('one instance of all may compare the lists', async () => {
  const store = sharedStore();
  const all = [1, 2].map(() => instance(store, loaded(0)).group.mayCompare(60_000));
  expect(await Promise.all(all)).toEqual([true, false]);
});
