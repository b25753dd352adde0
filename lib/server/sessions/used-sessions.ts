import { createHmac } from 'node:crypto';
import type { SharedStore } from '@/lib/server/store/store';
import type { SealSettings } from './sealed-cookie';

/** Milliseconds: far longer than a round trip stays valid (lib/server/sessions/round-trip.ts). */
const REMEMBERED = 60 * 60_000;

/**
 * Claims a BankID session for a login or a signature: each works once across all instances. Stores keyed hashes of the session.
 * @returns true for the first caller with this session, false for every later one
 */
export async function claimSession(
  store: SharedStore,
  { secret, others = [] }: SealSettings,
  grandIdSession: string,
): Promise<boolean> {
  const names = [secret, ...others].map((known) =>
    createHmac('sha256', known).update(`bankid ${grandIdSession}`).digest('base64url'),
  );
  const claims = await Promise.all(names.map((name) => store.claim(`bankid-used:${name}`, '1', REMEMBERED)));
  return claims.every(Boolean);
}
