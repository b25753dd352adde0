import sharp from 'sharp';
import type { Metal } from '../spec';
import type { Base } from './bases';
import { blur } from './blur';
import { layOnPaper, type Paper } from './paper';
import { shade } from './shade';
import { type Surface, takeSurface } from './surface';

/** How one of the three drawn layers is rendered as metal. */
export interface LayerFinish {
  /** Pixels above (negative: below) the surrounding metal. */
  readonly height: number;
  /** 0 polished like a mirror, 1 matt. */
  readonly matt: number;
  /** Darkening of the metal, 0..1: the oxide in an engraving. */
  readonly ink: number;
}

/**
 * One metal object. `drawing` is the content of an SVG of the same size: red is the motif (its brightness the height),
 * green the letters, blue the fine lines; colours add where they overlap.
 */
export interface Relief {
  readonly width: number;
  readonly height: number;
  readonly metal: Metal;
  readonly purity: number;
  readonly base: Base;
  readonly drawing: string;
  readonly motif: LayerFinish;
  readonly letters: LayerFinish;
  readonly fine: LayerFinish;
  /** Finish of the bare field. */
  readonly fieldMatt: number;
  /** Strength of the two rays of lustre on struck coins, 0..0.3. */
  readonly lustre: number;
  /** Strength of the grain, 0..1. */
  readonly grain: number;
  readonly seed: number;
}

/** Straight (not premultiplied) RGBA pixels. */
export interface RawPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

async function rasterise(relief: Relief): Promise<Uint8Array> {
  const { width, height, drawing } = relief;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${drawing}</svg>`;
  return await sharp(Buffer.from(svg)).removeAlpha().toColourspace('srgb').raw().toBuffer();
}

function readLayer(s: Surface, drawn: Uint8Array, channel: number): boolean {
  let any = 0;
  for (let i = 0, j = channel; i < s.layer.length; i++, j += 3) {
    const value = drawn[j] ?? 0;
    any |= value;
    s.layer[i] = value / 255;
  }
  return any > 0;
}

function raiseMotif(s: Surface, drawn: Uint8Array, height: number): void {
  if (!readLayer(s, drawn, 0)) return;
  const unit = s.width / 1200;
  // Crisp edge, rounded body, raised middle: three scales of one shape, as in a struck relief.
  for (const [radius, share] of [
    [1, 0.34],
    [3, 0.4],
    [9, 0.5],
    [30, 1.1],
  ] as const) {
    blur(s.layer, s.scratch, s.width, s.height, Math.max(1, Math.round(radius * unit)));
    for (let i = 0, j = 0; i < s.level.length; i++, j += 3) {
      const mask = Math.min(1, (drawn[j] ?? 0) / 50);
      if (mask > 0) s.level[i] = (s.level[i] ?? 0) + (s.layer[i] ?? 0) * mask * share * height;
    }
  }
}

function raiseLayer(s: Surface, drawn: Uint8Array, channel: number, height: number, softness: number): void {
  if (!readLayer(s, drawn, channel)) return;
  blur(s.layer, s.scratch, s.width, s.height, softness);
  for (let i = 0; i < s.level.length; i++) s.level[i] = (s.level[i] ?? 0) + (s.layer[i] ?? 0) * height;
}

function build(relief: Relief, drawn: Uint8Array): Surface {
  const surface = takeSurface(relief.width, relief.height);
  relief.base(surface);
  raiseMotif(surface, drawn, relief.motif.height);
  raiseLayer(surface, drawn, 1, relief.letters.height, 1);
  raiseLayer(surface, drawn, 2, relief.fine.height, 1);
  return surface;
}

/** Draws the object: heights first, then lighting. */
export async function renderRelief(relief: Relief): Promise<RawPicture> {
  const drawn = await rasterise(relief);
  return { data: shade(build(relief, drawn), drawn, relief), width: relief.width, height: relief.height };
}

/** The object on coloured paper with its shadow, as RGB pixels. */
export async function renderOnPaper(relief: Relief, paper: Paper): Promise<Uint8Array> {
  const drawn = await rasterise(relief);
  const surface = build(relief, drawn);
  return layOnPaper(surface, shade(surface, drawn, relief), paper);
}

/** The object drawn large and reduced by `factor`: the letters of small bars stay crisp that way. */
export async function renderReduced(relief: Relief, factor: number): Promise<RawPicture> {
  const full = await renderRelief(relief);
  const { data, info } = await sharp(full.data, { raw: { width: full.width, height: full.height, channels: 4 } })
    .resize(Math.round(full.width * factor), Math.round(full.height * factor))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
