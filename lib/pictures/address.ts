import { PICTURE_FOLDERS, type PICTURE_WIDTHS } from './widths.mjs';

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** What a path may consist of: one spelling for each picture, since each spelling would be scaled and kept on its own. */
const SEGMENTS = /^(?:[\w.,+@()~-]+\/)*[\w.,+@()~-]+$/;
const DOTS = /(?:^|\/)\.+(?:\/|$)/;
const SCALED = /^(\/[a-z]\/)[1-9]\d{1,3}\/(.+)$/;

function isPlain(path: string): boolean {
  return SEGMENTS.test(path) && !DOTS.test(path);
}

/**
 * The address under which this shop scales one of its pictures: `/p/384/image/c4/56/a.webp` for `/sylius/media/image/c4/56/a.webp`, `/i/` for
 * what stands in `/images/`. Short, because a listing holds a hundred of them. A picture that cannot be scaled keeps its own address.
 */
export function scaledPicture(path: string, width: PictureWidth): string {
  const [short, folder = ''] = Object.entries(PICTURE_FOLDERS).find(([, long]) => path.startsWith(long)) ?? [];
  const rest = path.slice(folder.length);
  return short && isPlain(rest) ? `${short}${width}/${rest}` : path;
}

/** A `srcset` by width; undefined for a picture that cannot be scaled. */
export function pictureSet(path: string, widths: readonly PictureWidth[]): string | undefined {
  const set = widths.map((width) => `${scaledPicture(path, width)} ${width}w`);
  return scaledPicture(path, 64) === path ? undefined : set.join(', ');
}

/** The path of the picture that an address asks to be scaled, in whatever width; null when `scaledPicture` does not write such addresses. */
export function pictureOf(address: string): string | null {
  const [, short, rest = ''] = SCALED.exec(address) ?? [];
  const folder = Object.entries(PICTURE_FOLDERS).find(([key]) => key === short)?.[1];
  return folder !== undefined && isPlain(rest) ? folder + rest : null;
}
