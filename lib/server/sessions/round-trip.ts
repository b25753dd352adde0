import { z } from 'zod';
import type { Purpose } from '@/lib/domain/buyer/identity-state';
import {
  type CookieJar,
  clearSealed,
  readSealed,
  type SealedCookie,
  type SealSettings,
  writeSealed,
} from './sealed-cookie';

const schema = z.object({
  purpose: z.enum(['login', 'signing']),
  /** Address of the hosted page; contains the id of the session that may return. */
  hosted: z.string(),
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  /** Redirect target of a login; one of our own pages. */
  target: z.string(),
  /** The order to sign. */
  orderId: z.union([z.number(), z.string()]).nullable(),
  /** The returned session; null while the customer is still on the hosted page. */
  returned: z.string().nullable(),
  /** Tokens of a finished signature whose order has not been confirmed yet. */
  signing: z.object({ accessSigningToken: z.string(), signingToken: z.string() }).nullable(),
  /** Its outcome has been given: only its target and order are still known, for a second arrival at the return address. */
  ended: z.boolean().default(false),
});

/** One visit to the hosted BankID page and back, bound to this browser by its sealed cookie (domain.md 3.5). */
export type RoundTrip = z.infer<typeof schema>;

const TEN_MINUTES = 600;
/** Milliseconds within which a started identification is resumed instead of started again. */
export const RESUMABLE = 180_000;

const cookie: SealedCookie<RoundTrip> = { name: 'guldkajen-bankid', schema, ttl: TEN_MINUTES };

/** This browser's open trip; null without one, or after ten minutes. Never throws. */
export function readRoundTrip(jar: CookieJar, seal: SealSettings): Promise<RoundTrip | null> {
  return readSealed(jar, cookie, seal);
}

/** Persists the trip for another ten minutes. */
export function writeRoundTrip(jar: CookieJar, seal: SealSettings, trip: RoundTrip): Promise<void> {
  return writeSealed(jar, cookie, trip, seal);
}

/** Ends the trip, but keeps its target and order. */
export function concludeRoundTrip(jar: CookieJar, seal: SealSettings, trip: RoundTrip): Promise<void> {
  return writeRoundTrip(jar, seal, { ...trip, signing: null, ended: true });
}

/** A session that returns after this is rejected. */
export function endRoundTrip(jar: CookieJar, seal: SealSettings): void {
  clearSealed(jar, cookie, seal);
}

/** The same request within three minutes, while the customer has not returned. */
export function isResumable(trip: RoundTrip, purpose: Purpose, orderId: number | string | null, now: Date): boolean {
  const fresh = now.getTime() - trip.startedAt < RESUMABLE;
  return fresh && trip.purpose === purpose && trip.orderId === orderId && trip.returned === null;
}

/**
 * Whether this browser started the returning session, for this purpose, and it is the first to return. The hosted page's address
 * contains the session's id; when it contains no id, purpose, cookie and single use have to suffice.
 */
export function isExpectedReturn(trip: RoundTrip | null, purpose: Purpose, grandIdSession: string): boolean {
  if (!trip || trip.purpose !== purpose || trip.returned !== null) return false;
  if (!/^[A-Za-z0-9_-]{8,128}$/.test(grandIdSession)) return false;
  const { pathname, search } = new URL(trip.hosted);
  const ids: readonly string[] = `${pathname}${search}`.match(/[A-Za-z0-9_-]{16,}/g) ?? [];
  return ids.length === 0 || ids.includes(grandIdSession);
}
