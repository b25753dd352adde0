import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { cookieJar, SEAL } from './cookie-jar.fixture';
import { clearSealed, readSealed, type SealedCookie, writeSealed } from './sealed-cookie';

const HOUR = 3600;
const cookie: SealedCookie<{ id: string }> = { name: 'test', schema: z.object({ id: z.string() }), ttl: HOUR };
const https = { ...SEAL, secure: true };

afterEach(() => void vi.useRealTimers());

describe('a sealed cookie', () => {
  it('is readable by the server only, and is sent when another site links here', async () => {
    const jar = cookieJar();
    await writeSealed(jar, cookie, { id: 'x' }, SEAL);
    expect(jar.written).toEqual([
      [
        'test',
        expect.not.stringContaining('"x"'),
        { httpOnly: true, sameSite: 'lax', secure: false, path: '/', maxAge: HOUR },
      ],
    ]);
  });

  it('has a name over https that no neighbouring host can set, is read and removed under that name only', async () => {
    const jar = cookieJar();
    await writeSealed(jar, cookie, { id: 'x' }, https);
    expect(await readSealed(jar, cookie, https)).toEqual({ id: 'x' });
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
    clearSealed(jar, cookie, https);
    const options = { httpOnly: true, sameSite: 'lax', secure: true, path: '/' };
    expect(jar.written).toEqual([
      ['__Host-test', expect.any(String), { ...options, maxAge: HOUR }],
      ['__Host-test', '', { ...options, maxAge: 0 }],
    ]);
    expect(await readSealed(jar, cookie, https)).toBeNull();
  });

  it('is ignored after its lifetime, even if the browser keeps it', async () => {
    const jar = cookieJar();
    await writeSealed(jar, cookie, { id: 'x' }, SEAL);
    vi.useFakeTimers({ now: Date.now() + 2 * HOUR * 1000, toFake: ['Date'] });
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
  });

  it('survives a rotation of the secret: first the new one opens, then it seals, then the old one is removed', async () => {
    const [old, next] = [SEAL.secret, 'the next secret of thirty-two characters'];
    const courses = [
      { secret: old },
      { secret: old, others: [next] },
      { secret: next, others: [old] },
      { secret: next },
    ].map((secrets) => ({ ...SEAL, ...secrets }));
    const jar = cookieJar();
    for (const [at, writer] of courses.entries()) {
      await writeSealed(jar, cookie, { id: String(at) }, writer);
      // During a deployment, instances of adjacent steps run side by side.
      for (const reader of courses.slice(Math.max(0, at - 1), at + 2)) {
        expect(await readSealed(jar, cookie, reader)).toEqual({ id: String(at) });
      }
    }
    await writeSealed(jar, cookie, { id: 'x' }, { ...SEAL, secret: old });
    expect(await readSealed(jar, cookie, { ...SEAL, secret: next })).toBeNull();
  });

  it('reads as null when it is missing, empty, of another shape or sealed with another secret', async () => {
    const jar = cookieJar();
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
    jar.cookies.set('test', '');
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
    const other: SealedCookie<{ id: number }> = { ...cookie, schema: z.object({ id: z.number() }) };
    await writeSealed(jar, other, { id: 7 }, SEAL);
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
    await writeSealed(jar, cookie, { id: 'x' }, { ...SEAL, secret: 'another secret of thirty-two characters' });
    expect(await readSealed(jar, cookie, SEAL)).toBeNull();
  });
});
