import { processWide } from '@/lib/process-wide';

/**
 * Sessions that were signed out of before their cookie's time was up. Kept by this process, or by a store that several
 * processes share. Both calls may reject when such a store is out of reach: then nobody is let in on an unknown word.
 */
export interface RevokedSessions {
  /** @param until milliseconds since 1970, from which on the cookie itself is too old */
  revoke(id: string, until: number): Promise<void>;
  isRevoked(id: string): Promise<boolean>;
}

/** Sign-outs remembered at a time, some 150 bytes each; beyond it the oldest is forgotten. */
const MOST = 100_000;

/** Remembers in this process: a restart forgets, and another process does not know. */
export function createRevokedSessions(now: () => number = Date.now, most = MOST): RevokedSessions {
  const revoked = new Map<string, number>();
  const prune = () => {
    for (const [id, until] of revoked) {
      if (revoked.size <= most && until > now()) break;
      revoked.delete(id);
    }
  };
  return {
    revoke: async (id, until) => {
      revoked.set(id, until);
      prune();
    },
    isRevoked: async (id) => (revoked.get(id) ?? 0) > now(),
  };
}

/** The sign-outs of this installation. */
export function revokedSessions(): RevokedSessions {
  return processWide('revoked-sessions', () => createRevokedSessions());
}
