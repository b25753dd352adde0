import { readFile } from 'node:fs/promises';

/** Films by product code. Our own drawings, filmed once; the tube’s shows one of its coins. */
const films: Readonly<Record<string, string>> = {
  'guldtacka-10g-valcambi': 'guldtacka-10g.mp4',
  'silvermynt-1oz-maple-leaf': 'silvermynt-maple-leaf.mp4',
  'silvermynt-25oz-maple-leaf-tub': 'silvermynt-maple-leaf.mp4',
};

const files: ReadonlySet<string> = new Set(Object.values(films));

/** Path of a product's film, spelled like a picture's: without the `/sylius` that the client puts in front. Null for none. */
export function filmPath(code: string): string | null {
  const file = films[code];
  return file === undefined ? null : `/media/video/${file}`;
}

/** The film with this file name, or null. */
export async function readFilm(file: string): Promise<Buffer<ArrayBuffer> | null> {
  return files.has(file) ? await readFile(new URL(`./films/${file}`, import.meta.url)) : null;
}
