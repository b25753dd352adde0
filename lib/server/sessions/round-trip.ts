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
  /** Hosted pages of the same purpose that this one replaced, newest first. */
  earlier: z.array(z.string()).default([]),
});

/** One visit to the hosted BankID page and back, bound to this browser by its sealed cookie (domain.md 3.5). */
export type RoundTrip = z.infer<typeof schema>;

const TEN_MINUTES = 600;
/** Milliseconds within which a started identification is resumed instead of started again. */
export const RESUMABLE = 180_000;

/** One for each purpose: an order may be signed in one tab during a login in another. */
const cookies = {
  // Also of logins that a release before 28 November 2026 started.
  signing: { name: 'guldkajen-bankid', schema, ttl: TEN_MINUTES },
  login: { name: 'guldkajen-bankid-login', schema, ttl: TEN_MINUTES },
} as const satisfies Readonly<Record<Purpose, SealedCookie<RoundTrip>>>;

/** This browser's open trip of this purpose; null without one, or after ten minutes. Never throws. */
export async function readRoundTrip(jar: CookieJar, seal: SealSettings, purpose: Purpose): Promise<RoundTrip | null> {
  const trip = (await readSealed(jar, cookies[purpose], seal)) ?? (await readSealed(jar, cookies.signing, seal));
  return trip?.purpose === purpose ? trip : null;
}

/** Persists the trip for another ten minutes. */
export function writeRoundTrip(jar: CookieJar, seal: SealSettings, trip: RoundTrip): Promise<void> {
  return writeSealed(jar, cookies[trip.purpose], trip, seal);
}

/** Ends the trip, but keeps its target and order. */
export function concludeRoundTrip(jar: CookieJar, seal: SealSettings, trip: RoundTrip): Promise<void> {
  return writeRoundTrip(jar, seal, { ...trip, signing: null, ended: true });
}

/** A session that returns after this is rejected. */
export function endRoundTrip(jar: CookieJar, seal: SealSettings, purpose: Purpose): void {
  clearSealed(jar, cookies[purpose], seal);
}

/** The same request within three minutes, while the customer has not returned. */
export function isResumable(trip: RoundTrip, orderId: number | string | null, now: Date): boolean {
  const fresh = now.getTime() - trip.startedAt < RESUMABLE;
  return fresh && trip.orderId === orderId && trip.returned === null;
}

/** The ids in the address of a hosted page. */
function idsIn(hosted: string): readonly string[] {
  const { pathname, search } = new URL(hosted);
  return `${pathname}${search}`.match(/[A-Za-z0-9_-]{16,}/g) ?? [];
}

/**
 * Whether this browser started the returning session, and it is the first to return. The hosted page's address contains the session's id;
 * when it contains no id, purpose, cookie and single use have to suffice.
 */
export function isExpectedReturn(trip: RoundTrip, grandIdSession: string): boolean {
  if (trip.returned !== null || !/^[A-Za-z0-9_-]{8,128}$/.test(grandIdSession)) return false;
  const ids = idsIn(trip.hosted);
  return ids.length === 0 || ids.includes(grandIdSession);
}

/** Whether this browser started the returning session, and then another one of the same purpose. */
export function isReplaced({ earlier }: RoundTrip, grandIdSession: string): boolean {
  return earlier.some((hosted) => idsIn(hosted).includes(grandIdSession));
}
