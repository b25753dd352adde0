import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { byLength, merged } from '@/lib/domain/prices/candles';
import { createSigner } from '@/lib/server/catalogue/group/signed';
import type { SharedStore } from '@/lib/server/store/store';
import type { HistoryStore, Recording, Recordings } from './store';

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Milliseconds: ten years, because daily prices are permanent. */
const HISTORY_KEPT = 10 * 366 * 86_400_000;
/** Milliseconds between two writes of the group, because all instances record the same prices. */
const TURN = 60_000;
const MOST_UNPACKED = 32 * 1024 * 1024;

const amount = z.int().positive();
const list = z.array(
  z.tuple([amount, amount, amount, amount]).transform(([at, last, low, high]) => ({ at, last, low, high })),
);
const recording = z
  .object({ isDemonstration: z.boolean(), bars: z.object({ cycle: list, hour: list, day: list }) })
  .transform(({ isDemonstration, bars: candles }) => ({ isDemonstration, candles }));
const recordings = z.object({ gold: recording.optional(), silver: recording.optional() });

function packed({ isDemonstration, candles }: Recording) {
  const rows = byLength((length) => candles[length].map(({ at, last, low, high }) => [at, last, low, high]));
  return { isDemonstration, bars: rows };
}

function both(one: Recording | undefined, other: Recording | undefined): Recording | undefined {
  if (!one || !other) return one ?? other;
  const isDemonstration = one.isDemonstration || other.isDemonstration;
  return { isDemonstration, candles: merged(one.candles, other.candles) };
}

/** Merges the recordings of two instances; the first one wins for the same period. */
function mergedRecordings(one: Recordings, other: Recordings): Recordings {
  return { gold: both(one.gold, other.gold), silver: both(one.silver, other.silver) };
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
    const document = await store.document(key);
    if (document === null) return {};
    const content = signer.open(document);
    if (content === null) throw new Error('price history in the shared store: not signed by this shop');
    const text = (await decompress(content, { maxOutputLength: MOST_UNPACKED })).toString();
    return recordings.parse(JSON.parse(text));
  }

  return {
    load,
    save: async (_before, now) => {
      const all = mergedRecordings(now, await load());
      if (!(await store.claim(`${key}:turn`, '', TURN))) return all;
      const { gold, silver } = all;
      const text = JSON.stringify({ gold: gold && packed(gold), silver: silver && packed(silver) });
      await store.putDocument(key, signer.sign(await compress(text)), HISTORY_KEPT);
      return all;
    },
  };
}
