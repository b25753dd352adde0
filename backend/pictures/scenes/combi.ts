import { emblemSvg, type Imprint } from '../brands';
import { type Disc, disc, type Slab, slab } from '../relief/bases';
import { furrowed, pieces } from '../relief/grid';
import { fitted, type TextStyle, textPath } from '../text/outline';

/** The form and the pieces of a combi bar. */
interface CombiShape {
  readonly form: 'sheet' | 'tiles' | 'discs';
  readonly columns: number;
  readonly rows: number;
}

/** Columns and rows of the sheets that are not nearly square. */
const TALL: Readonly<Record<number, readonly [number, number]>> = { 20: [4, 5], 50: [5, 10] };

/** Sheets to break apart, loose small bars in a card, or discs, by the name of the product. */
export function combiShape(name: string, pieces: number): CombiShape {
  const form = /multidisc/i.test(name) ? 'discs' : /multigram/i.test(name) ? 'tiles' : 'sheet';
  const side = Math.ceil(Math.sqrt(pieces));
  const [columns, rows] = TALL[pieces] ?? [side, Math.ceil(pieces / side)];
  return { form, columns, rows };
}

export interface CombiDesign extends Imprint {
  readonly purity: number;
  readonly shape: CombiShape;
  readonly size: number;
  /** Longest side of all pieces together, in pixels. */
  readonly reach: number;
}

interface Cell {
  readonly cx: number;
  readonly cy: number;
  readonly w: number;
  readonly h: number;
}

function cells(design: CombiDesign): { cells: Cell[]; width: number; height: number } {
  const { shape, reach, size } = design;
  const ratio =
    shape.form === 'sheet' ? (shape.columns === shape.rows ? 1.12 : 0.86) : shape.form === 'tiles' ? 1.55 : 1;
  const w = Math.min(reach / (shape.rows * ratio), (reach * 0.92) / shape.columns);
  const h = w * ratio;
  const width = w * shape.columns;
  const height = h * shape.rows;
  const list: Cell[] = [];
  for (let row = 0; row < shape.rows; row++) {
    // Ten discs are in rows of three, four and three, like coins pushed together.
    const count = shape.form === 'discs' && row % 2 === 0 ? shape.columns - 1 : shape.columns;
    for (let column = 0; column < count; column++) {
      list.push({ cx: size / 2 + w * (column - (count - 1) / 2), cy: size / 2 - height / 2 + h * (row + 0.5), w, h });
    }
  }
  return { cells: list, width, height };
}

function line(value: string, style: TextStyle, cell: Cell, y: number): string {
  return textPath(value, fitted(value, style, cell.w * 0.66), cell.cx, cell.cy + cell.h * y);
}

function face(design: CombiDesign, cell: Cell, front: boolean): string {
  const { w } = cell;
  if (!front) return emblemSvg(design.maker, cell.cx, cell.cy, w * 0.2, '#0f0');
  const letters = [
    line(design.maker.name.toUpperCase(), { font: 'serif-bold', size: w * 0.13, tracking: 0.06 }, cell, -0.14),
    line(design.weight, { font: 'serif-bold', size: w * 0.34 }, cell, 0.12),
    line(design.fineness, { font: 'serif-bold', size: w * 0.15, tracking: 0.04 }, cell, 0.28),
  ].join('');
  return `<path d="${letters}" fill="#0f0"/>`;
}

/** Front or back of a combi bar in the middle of a square picture. */
export function combiRelief(design: CombiDesign, side: 'front' | 'back') {
  const laid = cells(design);
  const { shape, size } = design;
  const unit = design.reach / 1000;
  const slabOf = (x: number, y: number, width: number, height: number, corner: number): Slab => ({
    x,
    y,
    width,
    height,
    corner,
    bevel: 7 * unit,
    bevelHeight: 6 * unit,
    thickness: 9 * unit,
    frame: 0,
    frameDepth: 0,
    rough: 0,
    seed: design.seed,
  });
  const plate = slabOf(size / 2 - laid.width / 2, size / 2 - laid.height / 2, laid.width, laid.height, 16 * unit);
  const gap = shape.form === 'tiles' ? 0.8 : 0.86;
  const tiles = laid.cells.map((c) =>
    slabOf(c.cx - (c.w * gap) / 2, c.cy - (c.h * gap) / 2, c.w * gap, c.h * gap, c.w * 0.06),
  );
  const discs = laid.cells.map(
    (c): Disc => ({
      cx: c.cx,
      cy: c.cy,
      radius: (c.w * gap) / 2,
      thickness: 8 * unit,
      rim: c.w * 0.025,
      rimHeight: 5 * unit,
      dish: 4 * unit,
      reeds: 160,
    }),
  );
  const rect = (s: Slab): string =>
    `<rect x="${s.x}" y="${s.y}" width="${s.width}" height="${s.height}" rx="${s.corner}"/>`;
  const circle = (d: Disc): string => `<circle cx="${d.cx}" cy="${d.cy}" r="${d.radius}"/>`;
  const forms = {
    sheet: () => ({ base: furrowed(plate, shape.columns, shape.rows), outline: rect(plate) }),
    tiles: () => ({ base: pieces(tiles.map(slab)), outline: tiles.map(rect).join('') }),
    discs: () => ({ base: pieces(discs.map(disc)), outline: discs.map(circle).join('') }),
  };
  const { base, outline } = forms[shape.form]();
  return {
    width: laid.width,
    height: laid.height,
    /** SVG of the outlines, for the shadow. */
    outline,
    relief: {
      width: size,
      height: size,
      metal: design.metal,
      purity: design.purity,
      base,
      drawing: `<g>${laid.cells.map((c) => face(design, c, side === 'front')).join('')}</g>`,
      motif: { height: 4, matt: 0.8, ink: 0 },
      letters: { height: -2.2, matt: 0.6, ink: 0.5 },
      fine: { height: -1, matt: 0.4, ink: 0.1 },
      fieldMatt: 0.15,
      lustre: 0,
      grain: 0.45,
      seed: design.seed,
    },
  };
}
