import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pLimit from 'p-limit';
import type { PictureSpec } from '../pictures/spec';

/** Increase it when drawn pictures change: their URLs are served as immutable. */
export const PICTURE_VERSION = 2;

/** Path of a product's picture in Sylius 1.12's form, without the `/sylius` that the client prepends. */
export function picturePath(code: string, view: number): string {
  const hash = createHash('sha1').update(`${PICTURE_VERSION}/${code}-${view}`).digest('hex');
  return `/media/image/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${code}-${view}.webp`;
}

export type Render = (spec: PictureSpec) => Promise<Buffer>;

/** Concurrent drawings. Each takes a whole core for a while: more would only block the server. */
const AT_ONCE = 2;

interface Picture {
  readonly bytes: Buffer;
  /** Hash of the content, for the ETag. */
  readonly hash: string;
}

/**
 * Draws each picture once and stores it in `folder` (null: nowhere). Concurrent callers for the same picture share one
 * drawing. Rejects when drawing fails; the next call tries again.
 */
export function createPictureStore(folder: string | null, render: Render) {
  const underway = new Map<string, Promise<Picture>>();
  const limit = pLimit(AT_ONCE);

  const make = async (spec: PictureSpec, hash: string): Promise<Picture> => {
    const file = folder === null ? null : join(folder, `${hash}.webp`);
    const kept = file === null ? null : await readFile(file).catch(() => null);
    if (kept) return { bytes: kept, hash };
    const bytes = await limit(render, spec);
    if (file !== null && folder !== null) await keep(folder, file, bytes);
    return { bytes, hash };
  };

  return {
    get(spec: PictureSpec): Promise<Picture> {
      const hash = createHash('sha1')
        .update(`${PICTURE_VERSION}/${JSON.stringify(spec)}`)
        .digest('hex');
      const known = underway.get(hash);
      if (known) return known;
      const picture = make(spec, hash).finally(() => underway.delete(hash));
      underway.set(hash, picture);
      return picture;
    },
  };
}

/** Writes to a temporary file and renames it, so that a kill in between leaves no partial picture. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}
