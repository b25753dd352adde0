/**
 * Motifs are flat parts in a square of -100..100 (y downwards). A part's `height` (0..1) is how far it rises from the
 * metal. Later parts cover earlier ones; a lower part cuts into those below it.
 */
export interface Part {
  readonly d: string;
  /** 0..1 */
  readonly height: number;
  /** Drawn as a line of this width instead of a filled shape. */
  readonly stroke?: number;
  /** Rises from its border to its middle: cheeks, muscles, folds. */
  readonly soft?: boolean;
  /** SVG transform in the motif's own square. */
  readonly transform?: string;
}

export type Motif = readonly Part[];

interface Knot {
  readonly x: number;
  readonly y: number;
  readonly sharp: boolean;
}

function parseKnots(points: string): Knot[] {
  return points
    .trim()
    .split(/\s+/)
    .map((word) => {
      const sharp = word.endsWith('!');
      const [x, y] = (sharp ? word.slice(0, -1) : word).split(',').map(Number);
      if (x === undefined || y === undefined || Number.isNaN(x + y)) throw new Error(`Bad point "${word}"`);
      return { x, y, sharp };
    });
}

/**
 * Path data of a smooth curve through "x,y x,y! ..." (Catmull-Rom); a point with "!" is a corner.
 */
export function curve(points: string, closed = true): string {
  const knots = parseKnots(points);
  const count = knots.length;
  const at = (i: number): Knot => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i));
    return knots[index] ?? { x: 0, y: 0, sharp: true };
  };
  const n = (v: number): string => v.toFixed(2);
  const start = at(0);
  let d = `M${n(start.x)} ${n(start.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const out = from.sharp ? { x: 0, y: 0 } : { x: (to.x - before.x) / 6, y: (to.y - before.y) / 6 };
    const into = to.sharp ? { x: 0, y: 0 } : { x: (after.x - from.x) / 6, y: (after.y - from.y) / 6 };
    d += `C${n(from.x + out.x)} ${n(from.y + out.y)} ${n(to.x - into.x)} ${n(to.y - into.y)} ${n(to.x)} ${n(to.y)}`;
  }
  return closed ? `${d}Z` : d;
}

/** A smooth filled shape. */
export function fill(height: number, points: string): Part {
  return { d: curve(points), height };
}

/** A filled shape with straight edges. */
export function poly(height: number, points: string): Part {
  return { d: `M${points.trim().split(/\s+/).join('L').replaceAll(',', ' ')}Z`, height };
}

/** A smooth line. */
export function line(height: number, stroke: number, points: string): Part {
  return { d: curve(points, false), height, stroke };
}

/** A filled circle. `height` is its relief (0..1); centre and radius are in motif units (-100..100). */
export function circle(height: number, cx: number, cy: number, r: number): Part {
  return ellipse(height, cx, cy, r, r);
}

/** A filled ellipse, in the units of `circle`, rotated by `turn` degrees. */
export function ellipse(height: number, cx: number, cy: number, rx: number, ry: number, turn?: number): Part {
  const d = `M${cx - rx} ${cy}A${rx} ${ry} 0 1 1 ${cx + rx} ${cy}A${rx} ${ry} 0 1 1 ${cx - rx} ${cy}Z`;
  return { d, height, ...(turn === undefined ? {} : { transform: `rotate(${turn} ${cx} ${cy})` }) };
}

/** A leaf with its foot at (x, y), rotated by `turn` degrees: half its width, where it is widest, and its length. */
export function leaf(
  height: number,
  size: readonly [number, number, number],
  [x = 0, y = 0, turn = 0]: number[],
): Part {
  const [half, widest, length] = size;
  const shape = fill(height, `${x},${y}! ${x + half},${y - widest} ${x},${y - length}! ${x - half},${y - widest}`);
  return { ...shape, transform: `rotate(${turn} ${x} ${y})` };
}

/** The numbers of a table like "x,y,turn x,y,turn". */
export function spots(table: string): number[][] {
  return table.split(' ').map((spot) => spot.split(',').map(Number));
}

/** Filled circles of one size at "x,y x,y". */
export function dots(height: number, r: number, table: string): Part[] {
  return spots(table).map(([x = 0, y = 0]) => circle(height, x, y, r));
}

/** The motif moved, scaled and, with a negative `sx`, mirrored. */
export interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirror?: boolean;
  readonly turn?: number;
}

/** The motif as SVG in the red channel. */
export function drawMotif(motif: Motif, place: Placement): string {
  const swelling = new Set<number>();
  const shapes = motif
    .map(({ d, height, stroke, soft, transform }) => {
      const red = Math.round(height * 255);
      if (soft) swelling.add(red);
      const colour = soft ? `url(#swell${red})` : `rgb(${red},0,0)`;
      const moved = transform ? ` transform="${transform}"` : '';
      return stroke === undefined
        ? `<path d="${d}" fill="${colour}"${moved}/>`
        : `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${stroke}" stroke-linecap="round" stroke-linejoin="round"${moved}/>`;
    })
    .join('');
  const swells = [...swelling]
    .map(
      (red) =>
        `<radialGradient id="swell${red}"><stop offset="0" stop-color="rgb(${red},0,0)"/><stop offset=".5" stop-color="rgb(${red},0,0)" stop-opacity=".6"/><stop offset="1" stop-color="rgb(${red},0,0)" stop-opacity="0"/></radialGradient>`,
    )
    .join('');
  const flip = place.mirror ? -place.scale : place.scale;
  return `<g transform="translate(${place.x} ${place.y}) rotate(${place.turn ?? 0}) scale(${flip} ${place.scale})">${swells}${shapes}</g>`;
}

/** Fine lines that interpolate between two lines with the same number of points: hair, feathers, folds, fur. */
export function hatch(height: number, stroke: number, count: number, from: string, to: string): Part[] {
  const [a, b] = [parseKnots(from), parseKnots(to)];
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    const points = a.map((p, k) => {
      const q = b[k] ?? p;
      return `${(p.x + (q.x - p.x) * t).toFixed(2)},${(p.y + (q.y - p.y) * t).toFixed(2)}`;
    });
    return line(height, stroke, points.join(' '));
  });
}

/** A gentle rise without an edge. */
export function swell(height: number, cx: number, cy: number, rx: number, ry: number, turn = 0): Part {
  return { ...ellipse(height, cx, cy, rx, ry, turn), soft: true };
}

/** The same parts moved by an SVG transform. */
export function moved(transform: string, parts: readonly Part[]): Part[] {
  return parts.map((p) => ({ ...p, transform: p.transform ? `${transform} ${p.transform}` : transform }));
}

/** The same parts in lower relief, as a background for others. */
export function lowered(factor: number, parts: readonly Part[]): Part[] {
  return parts.map((p) => ({ ...p, height: p.height * factor }));
}
