import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tokens } from '@/lib/sylius/resources/identity/identity';
import { type RevokedSessions, revokedSessions } from './revoked-sessions';
import {
  type CookieJar,
  clearSealed,
  readSealed,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

const schema = z.object({
  /** Ours, made at sign-in: by it a session is denied after sign-out, however many copies of the cookie there are. */
  id: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** In the type in which the backend sent it. */
  customerId: z.union([z.number(), z.string()]),
  sessionId: z.string(),
  /** Seconds since 1970 when the access token ends. */
  expiresAt: z.number(),
});

/** The signed-in customer's tokens. They live in this cookie and nowhere else. */
export type Session = z.infer<typeof schema>;

const HOUR = 3600;
const cookie: SealedCookie<Session> = { name: 'guldkajen-session', schema, ttl: 12 * HOUR };

/**
 * The session of this browser; null when nobody is signed in, the time is up, or it was signed out of. With a refresh token the
 * backend renews what has run out, so then only the cookie's own time and a 401 end the session. A cookie that opens nothing
 * any more is taken away: the response that ended its session may never have reached the browser.
 */
export async function readSession(
  jar: CookieJar,
  settings: SealSettings,
  now: Date,
  revoked: RevokedSessions = revokedSessions(),
): Promise<Session | null> {
  const session = await readSealed(jar, cookie, settings);
  if (!session) return null;
  const isOver = session.refreshToken === '' && session.expiresAt * 1000 <= now.getTime();
  if (!isOver && !(await revoked.isRevoked(session.id))) return session;
  clearSealed(jar, cookie, settings);
  return null;
}

/** Signs the customer in on this browser: the tokens go into the sealed cookie, under an id that can be revoked. */
export async function writeSession(jar: CookieJar, settings: SealSettings, tokens: Tokens, now: Date): Promise<void> {
  const { accessToken, refreshToken, customerId, sessionId } = tokens;
  const expiresAt = Math.floor(now.getTime() / 1000) + tokens.expiresIn;
  const session = { id: randomUUID(), accessToken, refreshToken, customerId, sessionId, expiresAt };
  await writeSealed(jar, cookie, session, settings);
}

/** Takes the cookie away and denies the session itself: a copy of the cookie opens nothing any more. */
export async function endSession(
  jar: CookieJar,
  settings: SealSettings,
  revoked: RevokedSessions = revokedSessions(),
): Promise<void> {
  const session = await readSealed(jar, cookie, settings);
  clearSealed(jar, cookie, settings);
  if (session) await revoked.revoke(session.id, Date.now() + cookie.ttl * 1000);
}
