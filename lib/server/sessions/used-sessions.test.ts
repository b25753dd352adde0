import { expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/server/store/memory';
import { SEAL } from './cookie-jar.fixture';
import { claimSession } from './used-sessions';

const OURS = '0b9d1c1e-1111-4222-8333-444455556666';
const THEIRS = '7c1f0a2b-9999-4888-8777-666655554444';

it('a BankID session is used once across all instances, and does not block another session', async () => {
  const store = createMemoryStore();
  const there = { ...SEAL, secret: 'next', others: [SEAL.secret] };
  expect(await claimSession(store, SEAL, OURS)).toBe(true);
  expect(await claimSession(store, there, OURS)).toBe(false);
  expect(await claimSession(store, there, THEIRS)).toBe(true);
});

it('the stored key reveals no BankID session and cannot be computed without the secret', async () => {
  const store = createMemoryStore();
  await claimSession(store, SEAL, OURS);
  const [kept] = store.entries();
  expect(JSON.stringify(kept)).not.toContain(OURS);
  expect(kept?.key).toMatch(/^bankid-used:[\w-]{43}$/);
  expect(kept?.ttlMs).toBeGreaterThan(30 * 60_000);
  const other = createMemoryStore();
  await claimSession(other, { ...SEAL, secret: `${SEAL.secret} of another shop` }, OURS);
  expect(other.entries()[0]?.key).not.toBe(kept?.key);
});
