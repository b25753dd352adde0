import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createMemoryStore } from '@/lib/server/store/memory';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { endSession, readSession, writeSession } from './session';

const TOKENS = { accessToken: 'a', refreshToken: 'r', expiresIn: 900, customerId: '7', sessionId: 's' };
const NOW = new Date();

describe('signing out', () => {
  it('ends the session in every copy of its cookie, and no other session', async () => {
    const store = createMemoryStore();
    const [own, elsewhere] = [cookieJar(), cookieJar()];
    for (const jar of [own, elsewhere]) await writeSession(jar, SEAL, TOKENS, NOW);
    const copied = cookieJar(own.cookies);
    expect(await readSession(copied, SEAL, NOW, store)).toMatchObject({ customerId: '7' });
    await endSession(own, SEAL, store);
    expect(await readSession(own, SEAL, NOW, store)).toBeNull();
    expect(await readSession(copied, SEAL, NOW, store)).toBeNull();
    expect(await readSession(elsewhere, SEAL, NOW, store)).toMatchObject({ customerId: '7' });
  });

  it('removes the cookie of an ended session, also when the response that ended it was lost', async () => {
    const store = createMemoryStore();
    const own = cookieJar();
    await writeSession(own, SEAL, TOKENS, NOW);
    const unanswered = cookieJar(own.cookies);
    await endSession(own, SEAL, store);
    expect(unanswered.get('guldkajen-session')).toBeDefined();
    await readSession(unanswered, SEAL, NOW, store);
    expect(unanswered.get('guldkajen-session')).toBeUndefined();
  });

  it('denies access while the sign-outs cannot be read', async () => {
    const jar = cookieJar();
    await writeSession(jar, SEAL, TOKENS, NOW);
    const outOfReach = { ...createMemoryStore(), get: () => Promise.reject(new Error('store')) };
    await expect(readSession(jar, SEAL, NOW, outOfReach)).rejects.toThrow('store');
  });
});

describe('the lifetime of a session', () => {
  const signedIn = async (refreshToken: string) => {
    const jar = cookieJar();
    await writeSession(jar, SEAL, { ...TOKENS, refreshToken }, NOW);
    return (seconds: number) =>
      readSession(jar, SEAL, new Date(Math.floor(NOW.getTime() / 1000 + seconds) * 1000), createMemoryStore());
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

  it.each([
    [12 * 3600 - 10, true],
    [12 * 3600 + 70, false],
  ])('lasts for twelve hours at most: %d s', async (seconds, isSignedIn) => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const readAfter = await signedIn('r');
    vi.setSystemTime(NOW.getTime() + seconds * 1000);
    expect((await readAfter(seconds)) !== null).toBe(isSignedIn);
  });

  it('revokes for a day, so that a clock set back by up to twelve hours does not revive the cookie', async () => {
    const jar = cookieJar();
    const store = createMemoryStore();
    await endSession(jar, SEAL, store);
    expect(store.entries()).toEqual([]);
    await writeSession(jar, SEAL, TOKENS, NOW);
    await endSession(jar, SEAL, store);
    const [signOut, ...others] = store.entries();
    expect(others).toEqual([]);
    expect(signOut?.key).toMatch(/^signed-out:[\w-]{36}$/);
    // Some milliseconds have passed.
    expect(signOut?.ttlMs).toBeGreaterThan(86_340_000);
    expect(signOut?.ttlMs).toBeLessThanOrEqual(86_400_000);
  });
});
