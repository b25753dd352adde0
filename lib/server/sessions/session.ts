import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { sharedStore } from '@/lib/server/store/shared-store';
import type { SharedStore } from '@/lib/server/store/store';
import type { Tokens } from '@/lib/server/sylius/resources/identity/identity';
import {
  type CookieJar,
  clearSealed,
  readSealed,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

const schema = z.object({
  /** Our own id, created at sign-in: a sign-out revokes it in all copies of the cookie. */
  id: z.string(),
  accessToken: z.string(),
  refreshToken: z.string(),
  /** Keeps the type that the backend sent. */
  customerId: z.union([z.number(), z.string()]),
  sessionId: z.string(),
  /** Seconds since 1970 when the access token expires. */
  expiresAt: z.number(),
});

/** The signed-in customer's tokens, stored in this cookie and nowhere else. */
export type Session = z.infer<typeof schema>;

const HOUR = 3600;
const cookie: SealedCookie<Session> = { name: 'guldkajen-session', schema, ttl: 12 * HOUR };

/** Set for a session that was signed out before its cookie expired. */
const signedOutKey = (id: string) => `signed-out:${id}`;

/**
 * This browser's session; null when signed out, expired or revoked. With a refresh token the backend renews the access token, so
 * only the cookie's lifetime and a 401 end the session. The cookie of an ended session is removed: the response that ended it may
 * never have reached the browser.
 * @throws when the store fails: access is denied
 */
export async function readSession(
  jar: CookieJar,
  settings: SealSettings,
  now: Date,
  store: SharedStore = sharedStore(),
): Promise<Session | null> {
  const session = await readSealed(jar, cookie, settings);
  if (!session) return null;
  const isOver = session.refreshToken === '' && session.expiresAt * 1000 <= now.getTime();
  if (!isOver && (await store.get(signedOutKey(session.id))) === null) return session;
  clearSealed(jar, cookie, settings);
  return null;
}

/** Signs the customer in: stores the tokens in the sealed cookie, with an id that can be revoked. */
export async function writeSession(jar: CookieJar, settings: SealSettings, tokens: Tokens, now: Date): Promise<void> {
  const { accessToken, refreshToken, customerId, sessionId } = tokens;
  const expiresAt = Math.floor(now.getTime() / 1000) + tokens.expiresIn;
  const session = { id: randomUUID(), accessToken, refreshToken, customerId, sessionId, expiresAt };
  await writeSealed(jar, cookie, session, settings);
}

/** Removes the cookie and revokes the session: copies of the cookie become useless. */
export async function endSession(
  jar: CookieJar,
  settings: SealSettings,
  store: SharedStore = sharedStore(),
): Promise<void> {
  const session = await readSealed(jar, cookie, settings);
  clearSealed(jar, cookie, settings);
  // Twice the lifetime: a clock that is set back prolongs the cookie, and not the list of sign-outs.
  if (session) await store.set(signedOutKey(session.id), '1', 2 * cookie.ttl * 1000);
}
