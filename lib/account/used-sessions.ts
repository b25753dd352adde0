import { createHmac } from 'node:crypto';
import type { SharedStore } from '@/lib/store/store';

/** BankID sessions that have signed somebody in or signed an order: each does so once in a whole group of instances. */
export interface UsedSessions {
  /** True for the first caller with this session, false for every later one. */
  use(grandIdSession: string): Promise<boolean>;
}

/** Milliseconds: far longer than a sealed round trip is good for (lib/account/round-trip.ts). */
const REMEMBERED = 60 * 60_000;

/** @param secrets key the hashes under which a session is remembered: the session itself is written nowhere */
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
