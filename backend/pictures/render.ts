import sharp from 'sharp';
import { barPicture } from './scenes/product-bar';
import { coinPicture } from './scenes/product-coin';
import { combiPicture } from './scenes/product-combi';
import type { PictureSpec } from './spec';

export type { PictureSpec } from './spec';

// The caller stores pictures that are drawn once: libvips' own cache and thread pool would only take memory from the shop.
sharp.cache(false);
sharp.concurrency(1);

/** Draws one product picture: webp, 1200 x 1200, deterministic. Throws for a text with a character that no font has. */
export async function renderPicture(spec: PictureSpec): Promise<Buffer> {
  if (spec.kind === 'coin') return await coinPicture(spec);
  return spec.kind === 'bar-combi' ? await combiPicture(spec) : await barPicture(spec);
}
