import { gunzipSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { aCategory } from '@/lib/domain/listing/category.fixture';
import { aProduct } from '@/lib/domain/product/product.fixture';
import { buildCatalogue } from '../catalogue';
import { aSnapshot } from '../snapshot.fixture';
import { pack, unpack } from './packed';
import { createSigner } from './signed';

const signer = createSigner('y'.repeat(32), 'catalogue');
const epoch = { changed: '2026-11-21T10:05:00.000Z', nextChange: '2026-11-21T10:15:00.000Z' };
const goods = { metal: 'gold', form: 'bar', weight: 10, weightType: 'g', purity: 999.9 } as const;
const catalogue = buildCatalogue(
  [
    aProduct({ code: 'a', categoryCode: 'kopa-guld' }),
    aProduct({ code: 'b', categoryCode: 'dold', categoryNames: [] }),
  ],
  [aCategory('kopa-guld')],
  true,
  new Map([['v-58', { goods, sale: null }]]),
  new Set(['dold']),
);
const snapshot = {
  ...aSnapshot(catalogue, 'print', epoch, 120_000),
  checking: ['silver' as const],
  isForced: true as const,
};
const packed = async () => (await pack(snapshot, 'id', signer)) ?? Buffer.alloc(0);

/** The same document with other lines, signed by this shop. */
async function rewritten(change: (lines: string[]) => string[]): Promise<Buffer> {
  const lines = gunzipSync(signer.open(await packed()) ?? Buffer.alloc(0))
    .toString()
    .split('\n');
  return signer.sign(gzipSync(change(lines).join('\n')));
}

it('another instance has the same catalogue, with times on the clock of the backend', async () => {
  const { header, catalogue: theirs } = await unpack(await packed(), signer);
  expect(theirs).toEqual(catalogue);
  const { fingerprint, rates, report, loadedAt, confirmedAt, ratesAt, lists } = snapshot;
  expect(header).toMatchObject({
    id: 'id',
    clockOffset: 120_000,
    ...epoch,
    fingerprint,
    rates,
    report,
    lists,
    checking: ['silver'],
    isForced: true,
  });
  const there = [loadedAt, confirmedAt, ratesAt].map((at) => at + 120_000);
  expect([header.madeAt, header.confirmedAt, header.ratesAt]).toEqual(there);
});

it('unchanged goods are those of the previous catalogue', async () => {
  const { catalogue: theirs } = await unpack(await packed(), signer, catalogue);
  expect(theirs.goods).toBe(catalogue.goods);
  expect(theirs.byCode.get('a')).toBe(catalogue.byCode.get('a'));
});

it.each<[string, (lines: string[]) => string[], RegExp]>([
  ['fewer products than it says', (lines) => lines.slice(0, -1), /1 of 2 products/],
  ['a product without a code', ([first = '', , last = '']) => [first, '{}', last], /code/],
  ['no time of its prices', (lines) => [lines[0]?.replace(epoch.changed, 'now') ?? '', ...lines.slice(1)], /changed/],
])('a catalogue with %s is refused', async (_, change, problem) => {
  await expect(unpack(await rewritten(change), signer)).rejects.toThrow(problem);
});

it('16 MB are too large for the store, and are not read from it', async () => {
  const all = { sign: (content: Buffer) => Buffer.from(content), open: (content: Buffer) => content };
  const tooLarge = Buffer.alloc(16 * 1024 * 1024 + 1);
  expect(await pack(snapshot, 'id', { ...all, sign: () => tooLarge })).toBeNull();
  expect(await pack(snapshot, 'id', { ...all, sign: () => tooLarge.subarray(1) })).toHaveLength(tooLarge.length - 1);
  await expect(unpack(tooLarge, all)).rejects.toThrow('not signed by this shop');
  await expect(unpack(tooLarge.subarray(1), all)).rejects.toThrow('incorrect header');
});
