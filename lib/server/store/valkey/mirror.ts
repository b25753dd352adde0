import { z } from 'zod';
import type { MemoryStore } from '@/lib/server/store/memory';
import { isOurFault, nameOf, wholeMs } from './commands';
import type { Connection } from './connection';

/** Channel on which instances exchange what they have set. */
export const COPIES = 'copies';

/** Key, value and milliseconds; the server rejects an expiry that is fractional or too large. */
const copy = z.tuple([z.string(), z.string(), z.int().positive()]);

/** This instance's copy of all written values: used while the server is down, and given back when it returns, perhaps empty. */
export function createMirror(own: MemoryStore, connection: () => Connection) {
  /** Keys set while alone: newer than the values in the store and other instances. */
  const missed = new Set<string>();

  /** Copies an entry to the other instances, so that it survives the loss of the store or of this instance. */
  function share(key: string, value: string, ttlMs: number): Promise<void> {
    return connection().publish(COPIES, JSON.stringify([key, value, wholeMs(ttlMs)]));
  }

  return {
    share,
    noteMissed: (key: string) => void missed.add(key),

    /** Keeps another instance's entry. Throws when the message is none. */
    keep(message: string): void {
      const [key, value, ttlMs] = copy.parse(JSON.parse(message));
      void own.set(key, value, ttlMs);
    },

    /** Writes the values that are still valid to the server. Rejects when it is away again. */
    async giveBack(): Promise<void> {
      const { redis, noteFault } = connection();
      const pipeline = redis.pipeline().ping();
      const newer = new Set(missed);
      const entries = own.entries();
      for (const { key, value, ttlMs } of entries) {
        const name = nameOf(key);
        if (newer.has(key)) pipeline.set(name, value, 'PX', wholeMs(ttlMs));
        else pipeline.set(name, value, 'PX', wholeMs(ttlMs), 'NX');
      }
      for (const [problem] of (await pipeline.exec()) ?? []) {
        if (problem && !isOurFault(problem)) throw problem;
        if (problem) noteFault(problem);
      }
      for (const { key, value, ttlMs } of entries) {
        if (!newer.has(key)) continue;
        // The others have it before this instance counts as back.
        await share(key, value, ttlMs);
        // Kept in `missed` when it was set again meanwhile.
        if ((await own.get(key)) === value) missed.delete(key);
      }
    },
  };
}
