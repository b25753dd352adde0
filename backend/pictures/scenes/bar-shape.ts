import type { Slab } from '../relief/bases';
import type { Metal, PictureKind } from '../spec';

/** Pixels on a 1200 picture. */
export type BarShape = Pick<Slab, 'width' | 'height' | 'corner' | 'bevel' | 'bevelHeight' | 'thickness'>;

// Heavier bars fill more of the picture, gently: a kilogram beside two grams must still leave the letters of the small one legible.
function tall(grams: number, least: number, most: number): number {
  const t = Math.log10(Math.max(1, grams)) / 3;
  return Math.round(least + (most - least) * Math.min(1, t));
}

/** Proportions of real bars: cast ones grow longer and thicker with their weight, minted ones keep about 1:1.7. */
export function barShape(kind: PictureKind, metal: Metal, grams: number): BarShape {
  if (kind === 'bar-cast') {
    const ratio = grams >= 2000 ? 2.05 : grams >= 900 ? 1.95 : grams >= 400 ? 1.72 : 1.5;
    const height = tall(grams, 620, 960);
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
  const height = tall(grams, 740, 960);
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

/** The same bar drawn `factor` times as large. */
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
