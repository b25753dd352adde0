import { createHash } from 'node:crypto';

/** Increase it when drawn pictures change: their URLs are served as immutable. */
export const PICTURE_VERSION = 2;

/** Path of a product's picture in Sylius 1.12's form, without the `/sylius` that the client prepends. */
export function picturePath(code: string, view: number): string {
  const hash = createHash('sha1').update(`${PICTURE_VERSION}/${code}-${view}`).digest('hex');
  return `/media/image/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${code}-${view}.webp`;
}
