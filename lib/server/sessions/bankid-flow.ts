import type { IdentityState, Purpose } from '@/lib/domain/buyer/identity-state';
import { DEFAULT_TARGET, redirectTarget } from '@/lib/domain/buyer/redirect-target';
import type { CodeResponse, WireId } from '@/lib/domain/shop-api/responses';
import type { SharedStore } from '@/lib/server/store/store';
import type { BankIdOutcome } from '@/lib/server/sylius/resources/identity/identity';
import { guardOrders } from './browser-orders';
import {
  concludeRoundTrip,
  endRoundTrip,
  isExpectedReturn,
  isReplaced,
  isResumable,
  type RoundTrip,
  readRoundTrip,
  writeRoundTrip,
} from './round-trip';
import type { CookieJar, SealSettings } from './sealed-cookie';
import { writeSession } from './session';
import { startOnce } from './starts';
import { claimSession } from './used-sessions';

/** Injected, so that tests can replace the backend. */
export interface IdentityDeps {
  readonly jar: CookieJar;
  readonly seal: SealSettings;
  readonly store: SharedStore;
  readonly now: () => Date;
  readonly start: (purpose: Purpose) => Promise<string>;
  readonly read: (grandIdSession: string) => Promise<BankIdOutcome>;
  readonly confirm: (orderId: WireId, signing: NonNullable<RoundTrip['signing']>) => Promise<CodeResponse>;
}

interface StartOptions {
  /** Redirect target after a login, sent by the browser: anything but one of our pages becomes /profile. */
  readonly redirectTo?: unknown;
  /** The order to sign. */
  readonly orderId?: WireId | null;
  /** The browser's id for this press of the button. */
  readonly press?: string | undefined;
}

const PURPOSES: readonly Purpose[] = ['login', 'signing'];
/** Replaced starts whose return is still recognised. */
const REMEMBERED = 3;

const NEW = { returned: null, signing: null, ended: false } as const;

/**
 * Starts an identification, or resumes the one that this browser has just started: every start costs money.
 * @returns the address of the hosted page
 * @throws CommerceError when the backend cannot start one
 */
export async function startBankId(
  deps: IdentityDeps,
  purpose: Purpose,
  { redirectTo, orderId = null, press }: StartOptions,
): Promise<string> {
  const { jar, seal, store, now } = deps;
  const before = await readRoundTrip(jar, seal, purpose);
  const target = purpose === 'login' ? redirectTarget(redirectTo) : '/checkout';
  if (before && isResumable(before, orderId, now())) {
    await writeRoundTrip(jar, seal, { ...before, target });
    return before.hosted;
  }
  const start = () => deps.start(purpose);
  const hosted = press ? await startOnce(store, seal, `${purpose} ${orderId} ${press}`, start) : await start();
  const startedAt = now().getTime();
  const earlier = before && !before.ended ? [before.hosted, ...before.earlier].slice(0, REMEMBERED) : [];
  await writeRoundTrip(jar, seal, { purpose, hosted, startedAt, target, orderId, earlier, ...NEW });
  return hosted;
}

/**
 * Moves the returned session from the URL into the sealed cookie. A session that this browser did not start changes nothing.
 * @returns what the waiting page has to know: the target of a login, for another attempt, the order of a signature, and that the shopper
 * has started another one since
 */
export async function acceptReturn(
  deps: IdentityDeps,
  purpose: Purpose,
  grandIdSession: string,
): Promise<{ readonly redirectTo?: string; readonly orderId?: string; readonly replaced?: '1' }> {
  const { jar, seal } = deps;
  const trip = await readRoundTrip(jar, seal, purpose);
  if (trip === null) return {};
  const isFirst = isExpectedReturn(trip, grandIdSession);
  if (isFirst) await writeRoundTrip(jar, seal, { ...trip, returned: grandIdSession });
  const isOwn = isFirst || trip.returned === grandIdSession;
  if (!isOwn && isReplaced(trip, grandIdSession)) return { replaced: '1' };
  if (purpose === 'login') return trip.target === DEFAULT_TARGET ? {} : { redirectTo: trip.target };
  return isOwn && trip.orderId !== null ? { orderId: String(trip.orderId) } : {};
}

/**
 * Handles the return from the hosted page: removes `grandidsession` from the address at once and redirects to a page that waits
 * for the outcome. The session must not reach a log, an error report or another site through the Referer.
 */
export async function receiveReturn(
  request: Request,
  deps: IdentityDeps,
  purpose: Purpose,
  waitingPage: string,
): Promise<Response> {
  const session = new URL(request.url).searchParams.get('grandidsession') ?? '';
  const query = String(new URLSearchParams(await acceptReturn(deps, purpose, session)));
  const headers = {
    Location: query === '' ? waitingPage : `${waitingPage}?${query}`,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
  };
  return new Response(null, { status: 303, headers });
}

async function confirmSigned(deps: IdentityDeps, trip: RoundTrip): Promise<IdentityState> {
  if (!trip.signing || trip.orderId === null) return { state: 'failed' };
  // Without a response the trip stays as it is: the next check retries with the same signature.
  const response = await deps.confirm(trip.orderId, trip.signing).catch(() => null);
  if (response === null) return { state: 'pending' };
  await concludeRoundTrip(deps.jar, deps.seal, trip);
  if (response.code !== 200) return { state: 'refused', message: response.message };
  return { state: 'confirmed', orderId: trip.orderId };
}

/**
 * Checks the state of this browser's identification once; `only` ignores one for another purpose. Tokens go from the backend into
 * the sealed cookie and nowhere else. A login never confirms an order, and a signature never signs in.
 */
export async function checkBankId(deps: IdentityDeps, only?: Purpose | undefined): Promise<IdentityState> {
  const { jar, seal, store, now } = deps;
  const trips = await Promise.all((only ? [only] : PURPOSES).map((purpose) => readRoundTrip(jar, seal, purpose)));
  const trip = trips.find((found) => found !== null && found.returned !== null && !found.ended);
  if (!trip?.returned) return { state: 'blocked' };
  if (trip.signing) return confirmSigned(deps, trip);
  const outcome = await deps.read(trip.returned).catch(() => null);
  if (outcome === null || outcome.kind === 'pending') return { state: 'pending' };
  if (outcome.kind !== 'done') {
    await concludeRoundTrip(jar, seal, trip);
    return { state: outcome.kind === 'unknown' ? 'failed' : outcome.kind };
  }
  const isNobody = trip.purpose === 'login' && outcome.tokens.customerId === '';
  // A copy of the cookie or a second window may check at another instance at the same time: only the first gets a session.
  if (isNobody || !(await claimSession(store, seal, trip.returned))) {
    endRoundTrip(jar, seal, trip.purpose);
    return { state: 'failed' };
  }
  const { tokens } = outcome;
  if (trip.purpose === 'login') {
    await concludeRoundTrip(jar, seal, trip);
    await guardOrders(jar, seal, now());
    await writeSession(jar, seal, tokens, now());
    return { state: 'done', target: trip.target };
  }
  const signing = { accessSigningToken: tokens.accessToken, signingToken: tokens.refreshToken };
  const signed = { ...trip, signing };
  await writeRoundTrip(jar, seal, signed);
  return confirmSigned(deps, signed);
}
