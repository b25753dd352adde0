import { createHash } from 'node:crypto';
import { sealData } from 'iron-session';
import { expect, it, vi } from 'vitest';
import { responseFixture } from '@/lib/domain/order/order.fixture';
import { INTENT as intent } from '@/lib/server/api/proxy.fixture';
import { SEAL as seal } from '@/lib/server/sessions/cookie-jar.fixture';
import { toSeal } from '@/lib/server/sessions/sealed-cookie';
import { createMemoryStore } from '@/lib/server/store/memory';
import { createIntentMemory } from './intents';

const attempt = { fingerprint: 'f', buyer: 'one', owner: null, isRetry: false, at: 1 };

it.each([
  [
    'an outcome more',
    { settled: { ...attempt, answer: { outcome: 'of a later release' } }, doubtedBuyer: null, calls: 1 },
  ],
  ['a field less', { settled: { buyer: 'one', answer: {} } }],
  ['an order in doubt', { settled: 'unreadable', doubtedBuyer: 'one' }],
])('a state of another release that cannot be read may be an order, and is nobody else’s: %s', async (_, state) => {
  const store = createMemoryStore();
  const key = `intent:${createHash('sha256').update(intent).digest('base64url')}`;
  await store.set(key, await sealData(state, { password: toSeal(seal), ttl: 0 }), 60_000);
  const intents = createIntentMemory(store, seal);
  const send = vi.fn(async () => responseFixture());
  expect(await intents.last(intent)).toBeNull();
  const other = intents.once(intent, { ...attempt, buyer: 'two' }, async () => false, send);
  await expect(other).rejects.toMatchObject({ kind: 'BUYER' });
  expect(send).not.toHaveBeenCalled();
  await intents.once(intent, attempt, async () => false, send);
  expect(send).toHaveBeenCalledOnce();
});

it.each([
  [30 * 60_000 - 1, true],
  [30 * 60_000 + 1, false],
])('a result is stored for half an hour, for a browser that is reloaded: %d ms', async (later, isKept) => {
  let now = 1;
  const intents = createIntentMemory(
    createMemoryStore(() => now),
    seal,
  );
  await intents.once(
    intent,
    attempt,
    async () => true,
    async () => responseFixture(),
  );
  now += later;
  expect((await intents.last(intent)) !== null).toBe(isKept);
});
