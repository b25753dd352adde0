import { setTimeout as sleep } from 'node:timers/promises';
import type { Lease, SharedStore } from './store';

/** Milliseconds after which another instance may continue when the holder has died. */
const TTL = 3_000;
const RENEW_EVERY = 1_000;
const ASK_EVERY = 50;

export interface LeaseTimes {
  /** Milliseconds to wait for another holder's lease; then the work begins without it. */
  readonly wait: number;
  /** Maximum milliseconds to hold the lease; the work may take longer. */
  readonly hold: number;
}

async function obtain(store: SharedStore, name: string, wait: number): Promise<Lease | null> {
  const end = performance.now() + wait;
  for (;;) {
    const lease = await store.lease(name, TTL);
    if (lease || performance.now() >= end) return lease;
    await sleep(ASK_EVERY);
  }
}

/**
 * Runs `work` while no other instance runs work of this name. Waits at most three seconds for a holder that died, and
 * at most `wait` for one that hangs: then `work` runs anyway, so it must be safe, if undesirable, to run twice.
 */
export async function withLease<T>(
  store: SharedStore,
  name: string,
  { wait, hold }: LeaseTimes,
  work: () => Promise<T>,
): Promise<T> {
  const lease = await obtain(store, name, wait);
  const end = performance.now() + hold;
  const renewal = setInterval(() => {
    if (performance.now() < end) void lease?.renew(TTL);
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
