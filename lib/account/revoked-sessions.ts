import { createMemoryStore } from '@/lib/store/memory';
import { sharedStore } from '@/lib/store/shared-store';
import type { SharedStore } from '@/lib/store/store';

/** Sessions that were signed out before their cookie expired, for all instances. When a call rejects, access is denied. */
export interface RevokedSessions {
  /** @param until milliseconds since 1970: when the cookie itself expires */
  revoke(id: string, until: number): Promise<void>;
  isRevoked(id: string): Promise<boolean>;
}

const keyOf = (id: string) => `signed-out:${id}`;

/** The sign-outs in `store`, shared by all instances that use it. */
export function createRevokedSessions(
  store: SharedStore = createMemoryStore(),
  now: () => number = Date.now,
): RevokedSessions {
  return {
    revoke: async (id, until) => {
      if (until > now()) await store.set(keyOf(id), '1', until - now());
    },
    isRevoked: async (id) => (await store.get(keyOf(id))) !== null,
  };
}

/** The sign-outs of this installation. */
export function revokedSessions(): RevokedSessions {
  return createRevokedSessions(sharedStore());
}
