import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureSpec } from '../pictures/spec';
import { PICTURE_VERSION } from './picture-path';

export type Render = (spec: PictureSpec) => Promise<Buffer>;

/** Drawing takes a whole core for a while: more at once would only block the server. */
const AT_ONCE = 2;

export interface Picture {
  readonly bytes: Buffer;
  /** Names the content, for the ETag. */
  readonly hash: string;
}

export interface PictureStore {
  get(spec: PictureSpec): Promise<Picture>;
}

/**
 * Draws a picture once and keeps it in `folder` (null: nowhere). Callers who request the same picture while it is being
 * drawn share the one drawing. Rejects when drawing fails; the next call tries again.
 */
export function createPictureStore(folder: string | null, render: Render): PictureStore {
  const underway = new Map<string, Promise<Picture>>();
  const draw = limited(AT_ONCE, render);

  const make = async (spec: PictureSpec, hash: string): Promise<Picture> => {
    const file = folder === null ? null : join(folder, `${hash}.webp`);
    const kept = file === null ? null : await readFile(file).catch(() => null);
    if (kept) return { bytes: kept, hash };
    const bytes = await draw(spec);
    if (file !== null && folder !== null) await keep(folder, file, bytes);
    return { bytes, hash };
  };

  return {
    get(spec) {
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

/** Written beside its place and moved there, so that a kill in between leaves no half picture. */
async function keep(folder: string, file: string, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const draft = `${file}.${randomUUID()}.part`;
  await writeFile(draft, bytes);
  await rename(draft, file);
}

function limited(limit: number, render: Render): Render {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (spec) => {
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await render(spec);
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
