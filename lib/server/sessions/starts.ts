import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import type { SharedStore } from '@/lib/server/store/store';
import { withLease } from '@/lib/server/store/with-lease';
import { type SealSettings, toOpen, toSeal } from './sealed-cookie';

/** Milliseconds: longer than a repeated request takes, shorter than a user needs to cancel and press again. */
const STARTS_KEPT = 10_000;
const TIMES = { wait: 15_000, hold: 15_000 };

/**
 * Starts one identification per press, also for repeated requests: each start costs money, and two starts leave a browser with the
 * cookie of one and the page of the other. Hashes the press and seals the address, which contains the session id: the store can
 * read neither.
 * @param press the browser's id for the press, unguessable
 */
export async function startOnce(
  store: SharedStore,
  seal: SealSettings,
  press: string,
  start: () => Promise<string>,
): Promise<string> {
  const key = `bankid-start:${createHash('sha256').update(press).digest('base64url')}`;
  return withLease(store, key, TIMES, async () => {
    const sealed = await store.get(key);
    const kept = sealed && (await unsealData(sealed, { password: toOpen(seal), ttl: 0 }).catch(() => null));
    if (typeof kept === 'string') return kept;
    const hosted = await start();
    await store.set(key, await sealData(hosted, { password: toSeal(seal), ttl: 0 }), STARTS_KEPT);
    return hosted;
  });
}
