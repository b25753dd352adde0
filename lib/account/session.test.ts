import { describe, expect, it } from 'vitest';
import { createMemoryStore } from '@/lib/store/memory';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { createRevokedSessions } from './revoked-sessions';
import { endSession, readSession, writeSession } from './session';

const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 900, customerId: '7', sessionId: 's' };
const NOW = new Date();

describe('signing out', () => {
  it('ends the session in every copy of its cookie, and no other session', async () => {
    const revoked = createRevokedSessions();
    const [own, elsewhere] = [cookieJar(), cookieJar()];
    for (const jar of [own, elsewhere]) await writeSession(jar, SEAL, TOKENS, NOW);
    const copied = cookieJar(own.cookies);
    expect(await readSession(copied, SEAL, NOW, revoked)).toMatchObject({ customerId: '7' });
    await endSession(own, SEAL, revoked);
    expect(await readSession(own, SEAL, NOW, revoked)).toBeNull();
    expect(await readSession(copied, SEAL, NOW, revoked)).toBeNull();
    expect(await readSession(elsewhere, SEAL, NOW, revoked)).toMatchObject({ customerId: '7' });
  });

  it('removes the cookie of an ended session, also when the response that ended it was lost', async () => {
    const revoked = createRevokedSessions();
    const own = cookieJar();
    await writeSession(own, SEAL, TOKENS, NOW);
    const unanswered = cookieJar(own.cookies);
    await endSession(own, SEAL, revoked);
    expect(unanswered.get('guldkajen-session')).toBeDefined();
    await readSession(unanswered, SEAL, NOW, revoked);
    expect(unanswered.get('guldkajen-session')).toBeUndefined();
  });

  it('denies access while the sign-outs cannot be read', async () => {
    const jar = cookieJar();
    await writeSession(jar, SEAL, TOKENS, NOW);
    const outOfReach = { revoke: async () => {}, isRevoked: () => Promise.reject(new Error('store')) };
    await expect(readSession(jar, SEAL, NOW, outOfReach)).rejects.toThrow('store');
  });
});

describe('the lifetime of a session', () => {
  const signedIn = async (refreshToken: string) => {
    const jar = cookieJar();
    await writeSession(jar, SEAL, { ...TOKENS, refreshToken }, NOW);
    return (seconds: number) =>
      readSession(jar, SEAL, new Date(Math.floor(NOW.getTime() / 1000 + seconds) * 1000), createRevokedSessions());
  };

  it('ends with its access token when there is no refresh token', async () => {
    const readAfter = await signedIn('');
    expect(await readAfter(899)).toMatchObject({ accessToken: 'a', customerId: '7', sessionId: 's' });
    expect(await readAfter(900)).toBeNull();
  });

  it('continues with a refresh token: the backend renews the access token', async () => {
    const readAfter = await signedIn('r');
    expect(await readAfter(90_000)).toMatchObject({ refreshToken: 'r' });
  });

  it('revokes for a day, so that a clock set back by up to twelve hours does not revive the cookie', async () => {
    const jar = cookieJar();
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
    expect((denied[0] ?? 0) - before).toBeGreaterThanOrEqual(86_400_000);
    expect((denied[0] ?? 0) - before).toBeLessThan(86_460_000);
  });
});

describe('sign-outs', () => {
  it('are stored until the cookie expires', async () => {
    let time = 1_000;
    const now = () => time;
    const revoked = createRevokedSessions(createMemoryStore(now), now);
    await revoked.revoke('a', 5_000);
    await revoked.revoke('too old', 900);
    expect(await Promise.all(['a', 'b', 'too old'].map(revoked.isRevoked))).toEqual([true, false, false]);
    time = 6_000;
    expect(await revoked.isRevoked('a')).toBe(false);
  });
});
