import { z } from 'zod';
import type { Tokens } from '@/lib/commerce/resources/identity/identity';
import {
  type CookieJar,
  clearSealed,
  readSealed,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

const schema = z.object({
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
 * The session of this browser; null when nobody is signed in or the time is up. With a refresh token the backend renews
 * what has run out, so then only the cookie's own time and a 401 end the session.
 */
export async function readSession(jar: CookieJar, settings: SealSettings, now: Date): Promise<Session | null> {
  const session = await readSealed(jar, cookie, settings);
  if (!session) return null;
  return session.refreshToken !== '' || session.expiresAt * 1000 > now.getTime() ? session : null;
}

export async function writeSession(jar: CookieJar, settings: SealSettings, tokens: Tokens, now: Date): Promise<void> {
  const { accessToken, refreshToken, customerId, sessionId } = tokens;
  const expiresAt = Math.floor(now.getTime() / 1000) + tokens.expiresIn;
  await writeSealed(jar, cookie, { accessToken, refreshToken, customerId, sessionId, expiresAt }, settings);
}

export function endSession(jar: CookieJar, settings: SealSettings): void {
  clearSealed(jar, cookie, settings);
}
