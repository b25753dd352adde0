import sharp, { type OverlayOptions } from 'sharp';
import { type RawPicture, type Relief, renderOnPaper } from '../relief/relief';
import { type Metal, PICTURE_SIZE } from '../spec';

/** Background colours of pictures, equal to the shop's tokens for gold and silver. */
export const GROUND: Record<Metal, string> = { gold: '#F6F1E4', silver: '#EEF0F1' };
const SHADOW: Record<Metal, string> = { gold: '#6b5426', silver: '#3c4650' };

const rgb = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

const WEBP = { quality: 82 } as const;

/** A picture of a single object. */
export async function alone(relief: Relief): Promise<Buffer> {
  const pixels = await renderOnPaper(relief, { colour: rgb(GROUND[relief.metal]), shadow: rgb(SHADOW[relief.metal]) });
  return await sharp(pixels, { raw: { width: relief.width, height: relief.height, channels: 3 } })
    .webp(WEBP)
    .toBuffer();
}

/** A drawn scene without metal: the paper, the shadow of `shape` (SVG), the drawing `under` the metal and the one `over` it. */
interface Scene {
  readonly metal: Metal;
  readonly shape?: string;
  readonly under: string;
  readonly over?: string;
}

const page = (inside: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE}" height="${PICTURE_SIZE}">${inside}</svg>`,
  );

function shadow(metal: Metal, shape: string): string {
  const blurred = (id: string, deviation: number): string =>
    `<filter id="${id}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
  const layer = (id: string, dx: number, dy: number, opacity: number): string =>
    `<g filter="url(#${id})" transform="translate(${dx} ${dy})" fill="${SHADOW[metal]}" opacity="${opacity}">${shape}</g>`;
  return `<defs>${blurred('far', 34)}${blurred('near', 9)}</defs>${layer('far', 16, 52, 0.34)}${layer('near', 5, 14, 0.4)}`;
}

/** A tight shadow under metal that lies in a card or on a certificate. */
export function closeShadow(shape: string): string {
  return `<defs><filter id="close" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="9"/></filter></defs><g filter="url(#close)" transform="translate(5 13)" fill="#2a2214" opacity=".5">${shape}</g>`;
}

/** The scene with one metal object centred on (cx, cy), as webp. */
export async function compose(scene: Scene, metal: RawPicture, cx: number, cy: number): Promise<Buffer> {
  const { data, width, height } = metal;
  const ground = `<rect width="100%" height="100%" fill="${GROUND[scene.metal]}"/>`;
  const cast = scene.shape ? shadow(scene.metal, scene.shape) : '';
  const placed: OverlayOptions = {
    input: Buffer.from(data.buffer, data.byteOffset, data.byteLength),
    raw: { width, height, channels: 4 },
    left: Math.round(cx - width / 2),
    top: Math.round(cy - height / 2),
  };
  return await sharp(page(ground + cast + scene.under))
    .composite(scene.over ? [placed, { input: page(scene.over) }] : [placed])
    .webp(WEBP)
    .toBuffer();
}
