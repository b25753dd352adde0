import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** The pictures of the seeded products, `<code>-<n>.webp`. The program that drew them is in the git history (README.md). */
export const PICTURES = new URL('./pictures/', import.meta.url);

/**
 * Path of a product's picture in Sylius 1.12's form, without the `/sylius` that the client prepends. It depends on the file's content,
 * since it is served as immutable. Throws for a picture that does not exist.
 * @param place from 1
 */
export function picturePath(code: string, place: number): string {
  const file = `${code}-${place}.webp`;
  const hash = createHash('sha1')
    .update(readFileSync(new URL(file, PICTURES)))
    .digest('hex');
  return `/media/image/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${file}`;
}
