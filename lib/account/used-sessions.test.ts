import { expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/store/memory';
import { createUsedSessions } from './used-sessions';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';
const THEIRS = '7c1f0a2b-9999-4888-8777-666655554444';
const SECRET = 'a secret of at least thirty-two characters';

it('a BankID session is used once across all instances, and does not block another session', async () => {
  const store = createMemoryStore();
  const [here, there] = [createUsedSessions(store, [SECRET]), createUsedSessions(store, [SECRET, 'next'])];
  expect(await here.use(OURS)).toBe(true);
  expect(await there.use(OURS)).toBe(false);
  expect(await there.use(THEIRS)).toBe(true);
});

it('the stored key reveals no BankID session and cannot be computed without the secret', async () => {
  const store = createMemoryStore();
  await createUsedSessions(store, [SECRET]).use(OURS);
  const [kept] = store.entries();
  expect(JSON.stringify(kept)).not.toContain(OURS);
  expect(kept?.key).toMatch(/^bankid-used:[\w-]{43}$/);
  expect(kept?.ttlMs).toBeGreaterThan(30 * 60_000);
  const other = createMemoryStore();
  await createUsedSessions(other, [`${SECRET} of another shop`]).use(OURS);
  expect(other.entries()[0]?.key).not.toBe(kept?.key);
});
