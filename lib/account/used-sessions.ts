import { createHmac } from 'node:crypto';
import type { SharedStore } from '@/lib/store/store';

/** BankID sessions that were used for a login or a signature: each works once across all instances. */
export interface UsedSessions {
  /** True for the first caller with this session, false for every later one. */
  use(grandIdSession: string): Promise<boolean>;
}

/** Milliseconds: far longer than a round trip stays valid (lib/account/round-trip.ts). */
const REMEMBERED = 60 * 60_000;

/** @param secrets keys of the hashes that are stored instead of the session */
export function createUsedSessions(store: SharedStore, secrets: readonly string[]): UsedSessions {
  return {
    use: async (grandIdSession) => {
      const names = secrets.map((secret) =>
        createHmac('sha256', secret).update(`bankid ${grandIdSession}`).digest('base64url'),
      );
      const claims = await Promise.all(names.map((name) => store.claim(`bankid-used:${name}`, '1', REMEMBERED)));
      return claims.every(Boolean);
    },
  };
}
