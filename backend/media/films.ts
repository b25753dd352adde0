import { readFile } from 'node:fs/promises';

/** Films by product code. Generated from our own drawings by filming/draw-films.ts; the tube's film shows one coin. */
const films: Readonly<Record<string, string>> = {
  'guldtacka-10g-valcambi': 'guldtacka-10g.mp4',
  'silvermynt-1oz-maple-leaf': 'silvermynt-maple-leaf.mp4',
  'silvermynt-25oz-maple-leaf-tub': 'silvermynt-maple-leaf.mp4',
};

const files: ReadonlySet<string> = new Set(Object.values(films));

/** Path of a product's film, without the `/sylius` that the client prepends, as for pictures. Null without a film. */
export function filmPath(code: string): string | null {
  const file = films[code];
  return file === undefined ? null : `/media/video/${file}`;
}

/** The film with this file name, or null. */
export async function readFilm(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return files.has(file) ? await readFile(new URL(`./films/${file}`, import.meta.url)) : null;
}
