import sharp, { type OverlayOptions } from 'sharp';
import { coinDesign } from '../../backend/pictures/coin-design';
import { seedOf } from '../../backend/pictures/relief/noise';
import { type RawPicture, renderRelief } from '../../backend/pictures/relief/relief';
import { barRelief } from '../../backend/pictures/scenes/bar';
import { barShape } from '../../backend/pictures/scenes/bar-shape';
import { coinRelief } from '../../backend/pictures/scenes/coin';
import { barLook } from '../../backend/pictures/scenes/product-bar';
import type { PictureKind, PictureSpec } from '../../backend/pictures/spec';
import { weightOf } from '../../backend/pictures/weight';

/** A picture of a product that is not in the catalogue. `name` begins with the weight label ("10 g ..."); `purity` is per mille. */
export function spec(
  kind: PictureKind,
  metal: 'gold' | 'silver',
  name: string,
  brand: string | null,
  purity = 999.9,
): PictureSpec {
  return {
    kind,
    metal,
    view: 1,
    name,
    brand,
    weightLabel: name.split(' ').slice(0, 2).join(' '),
    purity,
    series: '',
    year: null,
    code: name,
    box: null,
  };
}

/** A bar as RGBA with `height` pixels of metal. */
export async function bar(of: PictureSpec, side: 'front' | 'back' = 'front'): Promise<RawPicture> {
  const shape = barShape(of.kind, of.metal, weightOf(of.name, of.weightLabel).grams);
  const size = Math.ceil(shape.height + shape.thickness) + 40;
  return await renderRelief(barRelief(barLook(of, shape, size), side, null));
}

/** A coin as RGBA, 1000 pixels across. */
export async function coin(of: PictureSpec, side: 'front' | 'back' = 'front'): Promise<RawPicture> {
  const design = coinDesign(of);
  const face = side === 'front' ? design.front : design.back;
  return await renderRelief(
    coinRelief(face, { metal: of.metal, purity: of.purity, seed: seedOf(of.name), radius: 500, size: 1060 }),
  );
}

export interface Item {
  readonly picture: RawPicture;
  readonly x: number;
  readonly y: number;
  /** Height of the whole RGBA square in the scene. */
  readonly size: number;
  readonly turn?: number;
  /** Height divided by width, for pieces seen from the side. */
  readonly squash?: number;
  /** Height above the ground: distance in pixels to its shadow. */
  readonly lift?: number;
}

const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

async function overlays(item: Item): Promise<OverlayOptions[]> {
  const { picture } = item;
  const png = await sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .resize(Math.round((item.size * picture.width) / picture.height), Math.round(item.size * (item.squash ?? 1)), {
      fit: 'fill',
    })
    .png()
    .toBuffer();
  const turned = await sharp(png)
    .rotate(item.turn ?? 0, { background: CLEAR })
    .png()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = turned.info;
  const lift = item.lift ?? 18;
  const margin = lift * 4;
  const shadow = async (blur: number, strength: number): Promise<Buffer> => {
    const wider = await sharp(turned.data)
      .extend({ top: margin, bottom: margin, left: margin, right: margin, background: CLEAR })
      .png()
      .toBuffer();
    const alpha = await sharp(wider)
      .extractChannel(3)
      .blur(blur)
      .linear(strength, 0)
      .toColourspace('b-w')
      .raw()
      .toBuffer();
    const w = width + margin * 2;
    return await sharp({ create: { width: w, height: height + margin * 2, channels: 3, background: '#1f180c' } })
      .joinChannel(alpha, { raw: { width: w, height: height + margin * 2, channels: 1 } })
      .png()
      .toBuffer();
  };
  const left = Math.round(item.x - width / 2);
  const top = Math.round(item.y - height / 2);
  return [
    {
      input: await shadow(lift * 1.4, 0.32),
      left: left - margin + Math.round(lift * 0.6),
      top: top - margin + Math.round(lift * 1.7),
    },
    {
      input: await shadow(Math.max(3, lift * 0.42), 0.28),
      left: left - margin + Math.round(lift * 0.25),
      top: top - margin + Math.round(lift * 0.6),
    },
    { input: turned.data, left, top },
  ];
}

/** Places items on a drawn background; items may extend beyond the edge of the picture. */
export async function stillLife(
  width: number,
  height: number,
  ground: string,
  items: readonly Item[],
  over = '',
): Promise<Buffer> {
  // libvips requires overlays inside the canvas: the scene is drawn on a larger one and cropped.
  const pad = 700;
  const layers: OverlayOptions[] = [];
  for (const item of items) {
    for (const layer of await overlays(item))
      layers.push({ ...layer, left: (layer.left ?? 0) + pad, top: (layer.top ?? 0) + pad });
  }
  const base = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground}</svg>`),
  )
    .png()
    .toBuffer();
  const laid = await sharp({
    create: { width: width + pad * 2, height: height + pad * 2, channels: 4, background: CLEAR },
  })
    .composite([{ input: base, left: pad, top: pad }, ...layers])
    .png({ compressionLevel: 1 })
    .toBuffer();
  const cut = sharp(laid).extract({ left: pad, top: pad, width, height });
  if (over === '') return await cut.png({ compressionLevel: 1 }).toBuffer();
  const cover = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${over}</svg>`;
  return await sharp(await cut.png({ compressionLevel: 1 }).toBuffer())
    .composite([{ input: Buffer.from(cover) }])
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Writes a PNG as WebP, replacing the file. */
export async function save(png: Buffer, file: string): Promise<void> {
  await sharp(png).webp({ quality: 84 }).toFile(file);
}
