import { emblemSvg, type Imprint } from '../brands';
import { drawMotif } from '../motifs';
import { slab } from '../relief/bases';
import type { Relief } from '../relief/relief';
import { lettering, type TextStyle } from '../text/outline';
import type { BarShape } from './bar-shape';
import { guilloche, lattice } from './guilloche';

export interface BarDesign extends Imprint {
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

function mintedFront(design: BarDesign, f: Frame): string {
  const { maker } = design;
  const metal = design.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  const name = maker.name.toUpperCase();
  const shift = maker.layout === 'plain' ? 0.03 : 0;
  const [number = '', unit = ''] = design.weight.split(' ');
  return [
    emblemSvg(maker, f.cx, f.top + f.h * 0.165, f.w * 0.115, INK),
    text(name, { font: maker.face, size: f.w * 0.115, tracking: 0.12 }, f, 0.325, 0.76),
    text(design.line, { font: 'serif', size: f.w * 0.056, tracking: 0.24 }, f, 0.378, 0.7),
    maker.layout === 'plain'
      ? ''
      : guilloche(f.cx - f.w * 0.43, f.top + f.h * 0.415, f.w * 0.86, f.h * 0.1, FINE, design.seed),
    text(`${number} ${unit}`, { font: 'serif-bold', size: f.w * 0.27 }, f, 0.69 - shift, 0.8),
    text(metal, { font: 'serif', size: f.w * 0.07, tracking: 0.2 }, f, 0.775 - shift),
    text(design.fineness, { font: 'serif-bold', size: f.w * 0.095, tracking: 0.06 }, f, 0.845 - shift),
    text(design.serial, { font: 'sans', size: f.w * 0.042, tracking: 0.14 }, f, 0.915),
  ].join('');
}

function castFront(design: BarDesign, f: Frame): string {
  const metal = design.metal === 'gold' ? 'FINGULD' : 'FINSILVER';
  return [
    emblemSvg(design.maker, f.cx, f.top + f.h * 0.2, f.w * 0.14, INK),
    text(design.maker.name.toUpperCase(), { font: design.maker.face, size: f.w * 0.125, tracking: 0.1 }, f, 0.37, 0.7),
    text(design.line, { font: 'serif-bold', size: f.w * 0.06, tracking: 0.22 }, f, 0.42, 0.6),
    text(design.weight, { font: 'serif-bold', size: f.w * 0.3 }, f, 0.605, 0.7),
    text(metal, { font: 'serif-bold', size: f.w * 0.075, tracking: 0.16 }, f, 0.69),
    text(design.fineness, { font: 'serif-bold', size: f.w * 0.12, tracking: 0.06 }, f, 0.765),
    text(design.serial, { font: 'sans-bold', size: f.w * 0.065, tracking: 0.12 }, f, 0.86),
  ].join('');
}

function back(design: BarDesign, f: Frame, motif: string | null): string {
  if (design.cast) return emblemSvg(design.maker, f.cx, f.top + f.h * 0.5, f.w * 0.13, INK);
  if (motif) {
    return [
      guilloche(f.cx - f.w * 0.43, f.top + f.h * 0.07, f.w * 0.86, f.h * 0.06, FINE, design.seed + 1),
      text(design.line, { font: 'serif-bold', size: f.w * 0.075, tracking: 0.24 }, f, 0.885, 0.74),
      text(design.maker.name.toUpperCase(), { font: 'serif', size: f.w * 0.052, tracking: 0.2 }, f, 0.93, 0.7),
    ].join('');
  }
  const cell = f.w * 0.16;
  return [
    lattice(f.cx, f.top + f.h / 2, f.w * 0.86, f.h * 0.9, cell, (x, y) =>
      emblemSvg(design.maker, x, y, cell * 0.26, FINE),
    ),
    `<rect x="${f.cx - f.w * 0.34}" y="${f.top + f.h * 0.43}" width="${f.w * 0.68}" height="${f.h * 0.14}" fill="#000" style="mix-blend-mode:normal"/>`,
    text(design.maker.name.toUpperCase(), { font: design.maker.face, size: f.w * 0.1, tracking: 0.12 }, f, 0.518, 0.6),
  ].join('');
}

/** Front or back of a bar in the middle of a square picture; `motif` is on the back of minted bars that have one. */
export function barRelief(design: BarDesign, side: 'front' | 'back', motif: string | null): Relief {
  const { shape, size } = design;
  const left = (size - shape.width) / 2;
  const top = (size - shape.height - shape.thickness) / 2;
  const f: Frame = { cx: size / 2, top, w: shape.width, h: shape.height };
  const framed = design.maker.layout === 'framed' && !design.cast;
  const drawing =
    side === 'back' ? back(design, f, motif) : design.cast ? castFront(design, f) : mintedFront(design, f);
  const figure =
    motif && side === 'back' ? drawMotif(motif, { x: f.cx, y: top + f.h * 0.49, scale: (f.w * 0.38) / 100 }) : '';
  return {
    width: size,
    height: size,
    metal: design.metal,
    purity: design.purity,
    base: slab({
      ...shape,
      x: left,
      y: top,
      frame: framed ? shape.width * 0.06 : 0,
      frameDepth: framed ? shape.width * 0.0075 : 0,
      rough: design.cast ? shape.width / 480 : 0,
      seed: design.seed,
    }),
    drawing: `${figure}<g style="mix-blend-mode:screen">${drawing}</g>`,
    motif: { height: shape.width * 0.022, matt: 0.85, ink: 0 },
    letters: { height: -shape.width * (design.cast ? 0.0125 : 0.0065), matt: 0.6, ink: design.cast ? 0.34 : 0.52 },
    fine: { height: -shape.width * 0.003, matt: 0.4, ink: 0.12 },
    fieldMatt: design.cast ? 0.72 : 0.15,
    lustre: 0,
    grain: design.cast ? 0.8 : 0.45,
    seed: design.seed,
  };
}
