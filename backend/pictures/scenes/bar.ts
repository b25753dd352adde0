import { emblemSvg, type Imprint } from '../brands';
import { drawMotif } from '../motifs';
import { slab } from '../relief/bases';
import type { Relief } from '../relief/relief';
import { lettering, type TextStyle } from '../text/outline';
import type { BarShape } from './bar-shape';
import { guilloche, lattice } from './guilloche';

export interface BarLook extends Imprint {
  readonly purity: number;
  /** A line under the maker's name: "FORTUNA", "KINEBAR"; otherwise the country. */
  readonly line: string;
  readonly cast: boolean;
  readonly shape: BarShape;
  /** Size of the (square) picture. */
  readonly size: number;
}

const INK = '#0f0';
const FINE = '#00f';

interface Frame {
  readonly cx: number;
  readonly top: number;
  readonly w: number;
  readonly h: number;
}

function text(value: string, style: TextStyle, f: Frame, y: number, maxWidth = 0.8): string {
  return lettering(value, style, f.w * maxWidth, [f.cx, f.top + f.h * y], INK);
}

function mintedFront(look: BarLook, f: Frame): string {
  const { maker } = look;
  const metal = look.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  const name = maker.name.toUpperCase();
  const shift = maker.layout === 'plain' ? 0.03 : 0;
  const [number = '', unit = ''] = look.weight.split(' ');
  return [
    emblemSvg(maker, f.cx, f.top + f.h * 0.165, f.w * 0.115, INK),
    text(name, { font: maker.face, size: f.w * 0.115, tracking: 0.12 }, f, 0.325, 0.76),
    text(look.line, { font: 'serif', size: f.w * 0.056, tracking: 0.24 }, f, 0.378, 0.7),
    maker.layout === 'plain'
      ? ''
      : guilloche(f.cx - f.w * 0.43, f.top + f.h * 0.415, f.w * 0.86, f.h * 0.1, FINE, look.seed),
    text(`${number} ${unit}`, { font: 'serif-bold', size: f.w * 0.27 }, f, 0.69 - shift, 0.8),
    text(metal, { font: 'serif', size: f.w * 0.07, tracking: 0.2 }, f, 0.775 - shift),
    text(look.fineness, { font: 'serif-bold', size: f.w * 0.095, tracking: 0.06 }, f, 0.845 - shift),
    text(look.serial, { font: 'sans', size: f.w * 0.042, tracking: 0.14 }, f, 0.915),
  ].join('');
}

function castFront(look: BarLook, f: Frame): string {
  const metal = look.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  return [
    emblemSvg(look.maker, f.cx, f.top + f.h * 0.2, f.w * 0.14, INK),
    text(look.maker.name.toUpperCase(), { font: look.maker.face, size: f.w * 0.125, tracking: 0.1 }, f, 0.37, 0.7),
    text(look.line, { font: 'serif-bold', size: f.w * 0.06, tracking: 0.22 }, f, 0.42, 0.6),
    text(look.weight, { font: 'serif-bold', size: f.w * 0.3 }, f, 0.605, 0.7),
    text(metal, { font: 'serif-bold', size: f.w * 0.075, tracking: 0.16 }, f, 0.69),
    text(look.fineness, { font: 'serif-bold', size: f.w * 0.12, tracking: 0.06 }, f, 0.765),
    text(look.serial, { font: 'sans-bold', size: f.w * 0.065, tracking: 0.12 }, f, 0.86),
  ].join('');
}

function back(look: BarLook, f: Frame, motif: string | null): string {
  if (look.cast) return emblemSvg(look.maker, f.cx, f.top + f.h * 0.5, f.w * 0.13, INK);
  if (motif) {
    return [
      guilloche(f.cx - f.w * 0.43, f.top + f.h * 0.07, f.w * 0.86, f.h * 0.06, FINE, look.seed + 1),
      text(look.line, { font: 'serif-bold', size: f.w * 0.075, tracking: 0.24 }, f, 0.885, 0.74),
      text(look.maker.name.toUpperCase(), { font: 'serif', size: f.w * 0.052, tracking: 0.2 }, f, 0.93, 0.7),
    ].join('');
  }
  const cell = f.w * 0.16;
  return [
    lattice(f.cx, f.top + f.h / 2, f.w * 0.86, f.h * 0.9, cell, (x, y) =>
      emblemSvg(look.maker, x, y, cell * 0.26, FINE),
    ),
    `<rect x="${f.cx - f.w * 0.34}" y="${f.top + f.h * 0.43}" width="${f.w * 0.68}" height="${f.h * 0.14}" fill="#000" style="mix-blend-mode:normal"/>`,
    text(look.maker.name.toUpperCase(), { font: look.maker.face, size: f.w * 0.1, tracking: 0.12 }, f, 0.518, 0.6),
  ].join('');
}

/** Front or back of a bar in the middle of a square picture; `motif` is on the back of minted bars that have one. */
export function barRelief(look: BarLook, side: 'front' | 'back', motif: string | null): Relief {
  const { shape, size } = look;
  const left = (size - shape.width) / 2;
  const top = (size - shape.height - shape.thickness) / 2;
  const f: Frame = { cx: size / 2, top, w: shape.width, h: shape.height };
  const framed = look.maker.layout === 'framed' && !look.cast;
  const drawing = side === 'back' ? back(look, f, motif) : look.cast ? castFront(look, f) : mintedFront(look, f);
  const figure =
    motif && side === 'back' ? drawMotif(motif, { x: f.cx, y: top + f.h * 0.49, scale: (f.w * 0.38) / 100 }) : '';
  return {
    width: size,
    height: size,
    metal: look.metal,
    purity: look.purity,
    base: slab({
      ...shape,
      x: left,
      y: top,
      frame: framed ? shape.width * 0.06 : 0,
      frameDepth: framed ? shape.width * 0.0075 : 0,
      rough: look.cast ? shape.width / 480 : 0,
      seed: look.seed,
    }),
    drawing: `${figure}<g style="mix-blend-mode:screen">${drawing}</g>`,
    motif: { height: shape.width * 0.022, matt: 0.85, ink: 0 },
    letters: { height: -shape.width * (look.cast ? 0.0125 : 0.0065), matt: 0.6, ink: look.cast ? 0.34 : 0.52 },
    fine: { height: -shape.width * 0.003, matt: 0.4, ink: 0.12 },
    fieldMatt: look.cast ? 0.72 : 0.15,
    lustre: 0,
    grain: look.cast ? 0.8 : 0.45,
    seed: look.seed,
  };
}
