import { createHmac } from 'node:crypto';
import type { SharedStore } from '@/lib/shared-store/store';

/** BankID sessions that have signed somebody in or signed an order: each does so once in a whole group of instances. */
export interface UsedSessions {
  /** True for the first caller with this session, false for every later one. */
  use(grandIdSession: string): Promise<boolean>;
}

/** Milliseconds: far longer than a sealed round trip is good for (lib/identity/round-trip.ts). */
const REMEMBERED = 60 * 60_000;

/** @param secret keys the hash under which a session is remembered: the session itself is written nowhere */
export function createUsedSessions(store: SharedStore, secret: string): UsedSessions {
  return {
    use: (grandIdSession) => {
      const name = createHmac('sha256', secret).update(`bankid ${grandIdSession}`).digest('base64url');
      return store.claim(`bankid-used:${name}`, '1', REMEMBERED);
    },
  };
}
