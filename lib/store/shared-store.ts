import { env } from '@/lib/config/env';
import { processWide } from '@/lib/process-wide';
import { log } from '@/lib/reporting/log';
import { createMemoryStore } from './memory';
import type { SharedStore } from './store';
import { createValkeyStore } from './valkey';

const kept = processWide<{ store?: SharedStore }>('shared-store', () => ({}));

/** The store of this process: the group's with VALKEY_URL, else its own memory. */
export function sharedStore(): SharedStore {
  const { VALKEY_URL } = env();
  kept.store ??= VALKEY_URL ? createValkeyStore({ url: VALKEY_URL, tell: log }) : createMemoryStore();
  return kept.store;
}
