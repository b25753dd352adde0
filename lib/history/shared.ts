import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { createSigner } from '@/lib/catalogue/group/signed';
import { merged, NO_BARS } from '@/lib/prices/bars';
import type { SharedStore } from '@/lib/store/store';
import type { HistoryStore, Recording, Recordings } from './store';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds: ten years, because daily prices are permanent. */
const KEPT = 10 * 366 * 86_400_000;
/** Milliseconds between two writes of the group, because all instances record the same prices. */
const TURN = 60_000;
const MOST_UNPACKED = 32 * 1024 * 1024;

const list = z.array(
  z
    .tuple([z.int().positive(), z.int().positive(), z.int().positive(), z.int().positive()])
    .transform(([at, last, low, high]) => ({ at, last, low, high })),
);
const recording = z.object({
  isDemonstration: z.boolean(),
  bars: z.object({ cycle: list, hour: list, day: list }),
});
const recordings = z.object({ gold: recording.optional(), silver: recording.optional() });

function plain({ isDemonstration, bars }: Recording) {
  const rows = (bars: Recording['bars']['day']) => bars.map(({ at, last, low, high }) => [at, last, low, high]);
  return { isDemonstration, bars: { cycle: rows(bars.cycle), hour: rows(bars.hour), day: rows(bars.day) } };
}

function both(one: Recording | undefined, other: Recording | undefined): Recording | undefined {
  if (!one || !other) return one ?? other;
  const isDemonstration = one.isDemonstration || other.isDemonstration;
  return { isDemonstration, bars: merged(one.bars ?? NO_BARS, other.bars) };
}

/** Merges the recordings of two instances; the first one wins for the same period. */
export function mergedRecordings(one: Recordings, other: Recordings): Recordings {
  const [gold, silver] = [both(one.gold, other.gold), both(one.silver, other.silver)];
  return { ...(gold && { gold }), ...(silver && { silver }) };
}

/**
 * Recordings that the instances of a shop share, as one signed document. Merged with the stored document before each write, so that
 * nothing is lost after an instance was disconnected or the store lost its data.
 * @param source identifies the backend
 */
export function createSharedHistory(store: SharedStore, source: string, secret: string): HistoryStore {
  const key = `price-history:${createHash('sha256').update(source).digest('base64url').slice(0, 16)}`;
  const signer = createSigner(secret, key);

  async function load(): Promise<Recordings> {
    const packed = await store.document(key);
    if (packed === null) return {};
    const content = signer.open(packed);
    if (content === null) throw new Error('price history in the shared store: not signed by this shop');
    const text = (await decompress(content, { maxOutputLength: MOST_UNPACKED })).toString();
    return recordings.parse(JSON.parse(text)) as Recordings;
  }

  return {
    load,
    save: async (_before, now) => {
      const stored = await load();
      const all = mergedRecordings(now, stored);
      if (!(await store.claim(`${key}:turn`, '', TURN))) return all;
      const { gold, silver } = all;
      const text = JSON.stringify({ gold: gold && plain(gold), silver: silver && plain(silver) });
      await store.putDocument(key, signer.sign(await compress(text)), KEPT);
      return all;
    },
  };
}
