import { blur } from './blur';
import type { Surface } from './surface';

/** The background of a picture: red, green and blue, 0..255. */
export interface Paper {
  readonly colour: readonly number[];
  readonly shadow: readonly number[];
}

function shiftedCover(s: Surface, out: Float32Array, dx: number, dy: number): void {
  out.fill(0);
  for (let y = Math.max(0, dy); y < s.height; y++) {
    const from = (y - dy) * s.width;
    out.set(s.cover.subarray(from, from + s.width - dx), y * s.width + dx);
  }
}

/**
 * Puts shaded RGBA pixels on paper with a wide soft shadow and a close dark one, both away from the lamp. Not done in SVG,
 * where two blurs of a full picture cost librsvg many times the memory. Overwrites the surface.
 */
export function layOnPaper(s: Surface, shaded: Uint8Array, paper: Paper): Uint8Array {
  const unit = s.width / 1200;
  const far = s.layer;
  const near = s.level;
  shiftedCover(s, far, Math.round(16 * unit), Math.round(52 * unit));
  blur(far, s.scratch, s.width, s.height, Math.round(41 * unit));
  shiftedCover(s, near, Math.round(5 * unit), Math.round(14 * unit));
  blur(near, s.scratch, s.width, s.height, Math.round(11 * unit));
  const out = new Uint8Array(s.width * s.height * 3);
  for (let i = 0; i < s.cover.length; i++) {
    const lit = (1 - 0.34 * (far[i] ?? 0)) * (1 - 0.4 * (near[i] ?? 0));
    const alpha = (shaded[i * 4 + 3] ?? 0) / 255;
    for (let c = 0; c < 3; c++) {
      const shade = paper.shadow[c] ?? 0;
      const ground = shade + ((paper.colour[c] ?? 0) - shade) * lit;
      out[i * 3 + c] = Math.round(ground + ((shaded[i * 4 + c] ?? 0) - ground) * alpha);
    }
  }
  return out;
}
