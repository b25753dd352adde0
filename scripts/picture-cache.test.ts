import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';
import { ImageOptimizerCache } from 'next/dist/server/image-optimizer.js';
import { afterEach, beforeEach, expect, it } from 'vitest';
import config from '../next.config.mjs';

const MB = 1024 * 1024;
let distDir: string;

beforeEach(async () => {
  distDir = await mkdtemp(join(tmpdir(), 'pictures-'));
});
afterEach(() => rm(distDir, { recursive: true }));

/** A scaled picture as Next keeps it on the disk. */
async function keep(name: string, expires: number): Promise<void> {
  const folder = join(distDir, 'cache/images', name);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `60.${expires}.etag.etag.webp`), Buffer.alloc(MB));
}

it('scaled pictures take half a gigabyte of the disk at most: those that were kept first go', async () => {
  const { images } = await config(PHASE_PRODUCTION_BUILD);
  const most = images?.maximumDiskCacheSize ?? Number.POSITIVE_INFINITY;
  expect(most).toBeLessThanOrEqual(500_000_000);
  // The same on a hundredth of the room.
  for (const [index, name] of ['a', 'b', 'c', 'd', 'e'].entries()) await keep(name, Date.now() + 1_000 * index);
  const nextConfig = {
    images: { ...images, maximumDiskCacheSize: most / 100 },
    experimental: { isrFlushToDisk: true },
  };
  const cache = new ImageOptimizerCache({ distDir, nextConfig } as never);
  const picture = { kind: 'IMAGE', etag: 'x', upstreamEtag: 'x', extension: 'webp', buffer: Buffer.alloc(MB) };
  await cache.set('f', picture as never, { cacheControl: { revalidate: 60, expire: undefined } });
  await expect.poll(() => readdir(join(distDir, 'cache/images'))).toEqual(['c', 'd', 'e', 'f']);
});
