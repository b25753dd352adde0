import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/store/memory';
import { createRevokedSessions } from './revoked-sessions';
import type { CookieJar } from './sealed-cookie';
import { endSession, readSession, writeSession } from './session';

const SEAL = { secret: 'a secret of at least thirty-two characters', secure: false };
const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 900, customerId: '7', sessionId: 's' };
const NOW = new Date();

function browser(cookies = new Map<string, string>()): CookieJar & { copy(): CookieJar } {
  return {
    get: (name) => (cookies.has(name) ? { value: cookies.get(name) ?? '' } : undefined),
    set: (name, value, { maxAge }) => void (maxAge === 0 ? cookies.delete(name) : cookies.set(name, value)),
    copy: () => browser(new Map(cookies)),
  };
}

describe('signing out', () => {
  it('ends the session in every copy of its cookie, and no other session', async () => {
    const revoked = createRevokedSessions();
    const [own, elsewhere] = [browser(), browser()];
    for (const jar of [own, elsewhere]) await writeSession(jar, SEAL, TOKENS, NOW);
    const copied = own.copy();
    expect(await readSession(copied, SEAL, NOW, revoked)).toMatchObject({ customerId: '7' });
    await endSession(own, SEAL, revoked);
    expect(await readSession(own, SEAL, NOW, revoked)).toBeNull();
    expect(await readSession(copied, SEAL, NOW, revoked)).toBeNull();
    expect(await readSession(elsewhere, SEAL, NOW, revoked)).toMatchObject({ customerId: '7' });
  });

  it('takes a cookie away that opens nothing any more, also when the response that ended its session was lost', async () => {
    const revoked = createRevokedSessions();
    const own = browser();
    await writeSession(own, SEAL, TOKENS, NOW);
    const unanswered = own.copy();
    await endSession(own, SEAL, revoked);
    expect(unanswered.get('guldkajen-session')).toBeDefined();
    await readSession(unanswered, SEAL, NOW, revoked);
    expect(unanswered.get('guldkajen-session')).toBeUndefined();
  });

  it('lets nobody in while sign-outs cannot be read', async () => {
    const jar = browser();
    await writeSession(jar, SEAL, TOKENS, NOW);
    const outOfReach = { revoke: async () => {}, isRevoked: () => Promise.reject(new Error('store')) };
    await expect(readSession(jar, SEAL, NOW, outOfReach)).rejects.toThrow('store');
  });
});

describe('the time of a session', () => {
  const signedIn = async (refreshToken: string) => {
    const jar = browser();
    await writeSession(jar, SEAL, { ...TOKENS, refreshToken }, NOW);
    return (seconds: number) =>
      readSession(jar, SEAL, new Date(Math.floor(NOW.getTime() / 1000 + seconds) * 1000), createRevokedSessions());
  };

  it('ends with its access token when the backend gave no other', async () => {
    const readAfter = await signedIn('');
    expect(await readAfter(899)).toMatchObject({ accessToken: 'a', customerId: '7', sessionId: 's' });
    expect(await readAfter(900)).toBeNull();
  });

  it('goes on with a refresh token: the backend renews what has run out', async () => {
    const readAfter = await signedIn('r');
    expect(await readAfter(90_000)).toMatchObject({ refreshToken: 'r' });
  });

  it('is denied for as long as its cookie lasts, twelve hours', async () => {
    const jar = browser();
    const denied: number[] = [];
    const revoked = {
      revoke: async (_: string, until: number) => void denied.push(until),
      isRevoked: async () => false,
    };
    await endSession(jar, SEAL, revoked);
    expect(denied).toEqual([]);
    await writeSession(jar, SEAL, TOKENS, NOW);
    const before = Date.now();
    await endSession(jar, SEAL, revoked);
    expect(denied).toHaveLength(1);
    expect((denied[0] ?? 0) - before).toBeGreaterThanOrEqual(43_200_000);
    expect((denied[0] ?? 0) - before).toBeLessThan(43_260_000);
  });
});

describe('sign-outs', () => {
  it('are kept for as long as the cookie is good', async () => {
    let time = 1_000;
    const now = () => time;
    const revoked = createRevokedSessions(createMemoryStore(now), now);
    await revoked.revoke('a', 5_000);
    await revoked.revoke('too old', 900);
    expect(await Promise.all(['a', 'b', 'too old'].map(revoked.isRevoked))).toEqual([true, false, false]);
    time = 6_000;
    expect(await revoked.isRevoked('a')).toBe(false);
  });

  it('hold at every instance', async () => {
    const group = createMemoryStore();
    const [here, there] = [createRevokedSessions(group), createRevokedSessions(group)];
    const jar = browser();
    await writeSession(jar, SEAL, TOKENS, NOW);
    const copied = jar.copy();
    await endSession(jar, SEAL, here);
    expect(await readSession(copied, SEAL, NOW, there)).toBeNull();
  });
});
