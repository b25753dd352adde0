import { createHash } from 'node:crypto';
import { sealData, unsealData } from 'iron-session';
import { type SealSettings, toOpen, toSeal } from '@/lib/account/sealed-cookie';
import type { SharedStore } from '@/lib/store/store';
import { withLease } from '@/lib/store/with-lease';

/**
 * Starts an identification once for one press, however often the request comes: each start costs money, and two of them leave a
 * browser with the cookie of one and the page of the other.
 * @param press the browser's name for the press, unguessable
 */
export type StartOnce = (press: string, start: () => Promise<string>) => Promise<string>;

/** Milliseconds: longer than a repeated press takes, shorter than anybody needs to cancel and press again. */
const KEPT = 10_000;
const TIMES = { wait: 15_000, hold: 15_000 };

/** The store sees neither the press nor the address, which names the session. */
export function createStartOnce(store: SharedStore, seal: SealSettings): StartOnce {
  return (press, start) => {
    const key = `bankid-start:${createHash('sha256').update(press).digest('base64url')}`;
    return withLease(store, key, TIMES, async () => {
      const sealed = await store.get(key);
      const kept = sealed && (await unsealData(sealed, { password: toOpen(seal), ttl: 0 }).catch(() => null));
      if (typeof kept === 'string') return kept;
      const hosted = await start();
      await store.set(key, await sealData(hosted, { password: toSeal(seal), ttl: 0 }), KEPT);
      return hosted;
    });
  };
}
