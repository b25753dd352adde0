import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease, SharedStore } from './store';

/** Milliseconds after which somebody else may go on when the holder has died. */
const TTL = 3_000;
const RENEW_EVERY = 1_000;
const ASK_EVERY = 50;

export interface LeaseTimes {
  /** Milliseconds to wait for a lease that somebody else has; then the work begins without it. */
  readonly wait: number;
  /** The longest that the lease is held, in milliseconds; the work may go on longer. */
  readonly hold: number;
}

async function obtain(store: SharedStore, name: string, wait: number): Promise<Lease | null> {
  const end = Date.now() + wait;
  for (;;) {
    const lease = await store.lease(name, TTL);
    if (lease || Date.now() >= end) return lease;
    await sleep(ASK_EVERY);
  }
}

/**
 * Does `work` while no other instance does work of this name. A holder that dies is waited for three seconds at most, one that hangs
 * no longer than `wait`: then `work` is done all the same, so it must be safe to be done twice, only not desirable.
 */
export async function withLease<T>(
  store: SharedStore,
  name: string,
  { wait, hold }: LeaseTimes,
  work: () => Promise<T>,
): Promise<T> {
  const lease = await obtain(store, name, wait);
  const end = Date.now() + hold;
  const renewal = setInterval(() => {
    if (Date.now() < end) void lease?.renew(TTL);
    else clearInterval(renewal);
  }, RENEW_EVERY);
  renewal.unref();
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await lease?.release();
  }
}
