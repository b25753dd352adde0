import sharp from 'sharp';
import { barPicture } from './scenes/product-bar';
import { coinPicture } from './scenes/product-coin';
import { combiPicture } from './scenes/product-combi';
import type { PictureSpec } from './spec';

export type { PictureSpec } from './spec';

// Pictures are drawn once and stored by the caller: libvips' own cache and thread pool would only hold memory that the shop needs.
sharp.cache(false);
sharp.concurrency(1);

/** Draws one product picture: webp, 1200 x 1200. The same spec gives the same picture. Throws when a text holds a letter no face has. */
export async function renderPicture(spec: PictureSpec): Promise<Buffer> {
  if (spec.kind === 'coin') return await coinPicture(spec);
  return spec.kind === 'bar-combi' ? await combiPicture(spec) : await barPicture(spec);
}
