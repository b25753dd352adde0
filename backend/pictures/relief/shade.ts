import { blur } from './blur';
import { lightAt, MATT_MAP, metalRamp, POLISHED_MAP, RAMP_LAST } from './metal';
import { hash } from './noise';
import type { Relief } from './relief';
import { NO_WALL, type Surface } from './surface';

/** Shift of the reflected room across the picture: flat metal shows a gradient instead of one tone. */
const SWEEP = 0.8;

const LUSTRE_TURN = -2.3;

/** Lights the finished heights and returns RGBA pixels. */
export function shade(s: Surface, drawn: Uint8Array, relief: Relief): Uint8Array {
  const { width, height, level, cover, wall, layer } = s;
  const ramp = metalRamp(relief.metal, relief.purity);
  const out = new Uint8Array(width * height * 4);
  const unit = width / 1200;
  layer.set(level);
  blur(layer, s.scratch, width, height, Math.max(2, Math.round(9 * unit)));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const i = y * width + x;
      const alpha = cover[i] ?? 0;
      if (alpha <= 0) continue;
      const px = (x / width - 0.5) * SWEEP;
      const py = (y / height - 0.5) * SWEEP;
      const side = wall[i] ?? 0;
      // Struck metal flows outwards from the middle and reflects two rays that turn with the coin.
      const spin = relief.lustre > 0 ? Math.abs(Math.cos(Math.atan2(py, px) - LUSTRE_TURN)) ** 10 * relief.lustre : 0;
      let light: number;
      if (side === NO_WALL) {
        const gx = ((level[i + 1] ?? 0) - (level[i - 1] ?? 0)) / 2;
        const gy = ((level[i + width] ?? 0) - (level[i - width] ?? 0)) / 2;
        const scale = 1 / Math.sqrt(1 + gx * gx + gy * gy);
        const nx = -gx * scale;
        const ny = -gy * scale;
        const motif = Math.min(1, (drawn[i * 3] ?? 0) / 60);
        const letter = (drawn[i * 3 + 1] ?? 0) / 255;
        const fine = (drawn[i * 3 + 2] ?? 0) / 255;
        const field = relief.fieldMatt + (relief.motif.matt - relief.fieldMatt) * motif;
        const matt = field + (relief.letters.matt - field) * letter;
        const shiny = lightAt(POLISHED_MAP, nx + px, ny + py);
        const dull = lightAt(MATT_MAP, nx + px * 0.5, ny + py * 0.5);
        const hollow = Math.max(-0.12, Math.min(0.4, ((layer[i] ?? 0) - (level[i] ?? 0)) * 0.05));
        light = (shiny + (dull - shiny) * matt) * (1 - hollow);
        light += spin * (1 - motif * 0.7);
        light *= 1 - relief.letters.ink * letter - relief.fine.ink * fine - relief.motif.ink * motif;
      } else {
        const ny = Math.sqrt(Math.max(0, 1 - side * side));
        light = 0.86 * lightAt(POLISHED_MAP, side * 0.8 + px, 0.35 + ny * 0.3 + py);
      }
      light += (hash(i, relief.seed) - 0.5) * 0.05 * relief.grain;
      const at = Math.round(Math.max(0, Math.min(1, light)) * RAMP_LAST) * 3;
      out[i * 4] = ramp[at] ?? 0;
      out[i * 4 + 1] = ramp[at + 1] ?? 0;
      out[i * 4 + 2] = ramp[at + 2] ?? 0;
      out[i * 4 + 3] = alpha * 255;
    }
  }
  return out;
}
