import type { Slab } from '../relief/bases';
import type { Metal, PictureKind } from '../spec';

/** In pixels of a 1200 pixel picture. */
export type BarShape = Pick<Slab, 'width' | 'height' | 'corner' | 'bevel' | 'bevelHeight' | 'thickness'>;

/** Height limit in pixels, which leaves room for the texts above and below on a card. */
export const TALLEST = 930;

/** Side in pixels of a square with the area of a one-kilogram cast bar. */
const CAST_KILOGRAM = 666;

/** Height of a minted bar in millimetres, after real refiners' bars: 1 g 15, 10 g 29, 1 oz 41, 100 g 56. */
export function mintedHeight(grams: number): number {
  return 15.2 * Math.max(1, grams) ** 0.285;
}

/** Proportions of real bars: cast bars are on one scale; minted ones, whose scale is that of their cards, are 1:1.7. */
export function barShape(kind: PictureKind, metal: Metal, grams: number): BarShape {
  if (kind === 'bar-cast') {
    const ratio = grams >= 2000 ? 2.05 : grams >= 900 ? 1.95 : grams >= 400 ? 1.72 : 1.5;
    const edge = CAST_KILOGRAM * Math.cbrt(grams / 1000);
    const height = Math.round(Math.min(TALLEST, edge * Math.sqrt(ratio)));
    const width = Math.round(height / ratio);
    const silver = metal === 'silver' ? 1.25 : 1;
    return {
      width,
      height,
      corner: Math.round(width * 0.13),
      bevel: Math.round(width * 0.15),
      bevelHeight: width * 0.085,
      thickness: Math.round(width * 0.075 * silver),
    };
  }
  const height = TALLEST;
  const width = Math.round(height / 1.68);
  return {
    width,
    height,
    corner: Math.round(width * 0.055),
    bevel: 9,
    bevelHeight: 8,
    thickness: Math.round(8 + grams ** 0.33 * 1.6),
  };
}

/** The same bar, enlarged by `factor`. */
export function scaledShape(shape: BarShape, factor: number): BarShape {
  return {
    width: shape.width * factor,
    height: shape.height * factor,
    corner: shape.corner * factor,
    bevel: shape.bevel * factor,
    bevelHeight: shape.bevelHeight * factor,
    thickness: shape.thickness * factor,
  };
}
