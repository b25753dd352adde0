import { createHash } from 'node:crypto';

/** Raise it when drawn pictures change: stored addresses are served as immutable. */
export const PICTURE_VERSION = 2;

/** Path of a product's picture as Sylius 1.12 writes it, without the `/sylius` that the client puts in front. */
export function picturePath(code: string, view: number): string {
  const hash = createHash('sha1').update(`${PICTURE_VERSION}/${code}-${view}`).digest('hex');
  return `/media/image/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${code}-${view}.webp`;
}
