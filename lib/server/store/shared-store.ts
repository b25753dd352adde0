import { env } from '@/lib/server/config/env';
import { singleton } from '@/lib/server/config/singleton';
import { log } from '@/lib/server/reporting/log';
import { createMemoryStore } from './memory';
import type { SharedStore } from './store';
import { createValkeyStore } from './valkey/valkey-store';

const state = singleton<{ store?: SharedStore }>('shared-store', () => ({}));

/** The store of this process: shared with VALKEY_URL, else in memory. */
export function sharedStore(): SharedStore {
  const { VALKEY_URL } = env();
  state.store ??= VALKEY_URL ? createValkeyStore({ url: VALKEY_URL, log }) : createMemoryStore();
  return state.store;
}
