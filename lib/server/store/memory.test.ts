import { expect, it } from 'vitest';
import { setTestEnvironment } from '@/lib/server/config/env.fixture';
import { createMemoryStore } from './memory';
import { sharedStore } from './shared-store';

it('a process without a server has one store, in its memory', async () => {
  setTestEnvironment();
  expect(sharedStore()).toBe(sharedStore());
  expect(sharedStore().state()).toEqual({ kind: 'memory', connected: true });
});

it('values are valid for their time, and known with what is left of it', async () => {
  let now = 1_000;
  const store = createMemoryStore(() => now);
  await store.set('intent:a', 'value', 100.5);
  await store.lease('intent', 100);
  now += 60;
  expect(store.entries()).toEqual([{ key: 'intent:a', value: 'value', ttlMs: 41 }]);
  now += 42;
  expect([await store.get('intent:a'), store.entries()]).toEqual([null, []]);
});

it('a lease is renewed for more time by its holder only', async () => {
  let now = 1_000;
  const store = createMemoryStore(() => now);
  const lease = await store.lease('intent', 100);
  now += 90;
  expect(await lease?.renew(500)).toBe(true);
  now += 400;
  expect(await store.lease('intent', 100)).toBeNull();
  now += 101;
  const next = await store.lease('intent', 100);
  expect([await lease?.renew(500), next !== null]).toEqual([false, true]);
  await lease?.release();
  expect(await store.lease('intent', 100)).toBeNull();
});

it('a message reaches all who listen, until they leave', async () => {
  const store = createMemoryStore();
  const heard: string[] = [];
  const leave = store.subscribe('tick', (message) => heard.push(`one ${message}`));
  store.subscribe('tick', (message) => heard.push(`two ${message}`));
  store.publish('tick', 'a');
  store.publish('other', 'b');
  leave();
  store.publish('tick', 'c');
  expect(heard).toEqual(['one a', 'two a', 'two c']);
});

it('has no documents', async () => {
  const store = createMemoryStore();
  await store.putDocument('a', Buffer.from('x'), 100);
  expect(await store.document('a')).toBeNull();
});
