/** Working memory of one relief, reused per size so that rendering hundreds of pictures does not grow the heap. */
export interface Surface {
  readonly width: number;
  readonly height: number;
  /** Height above the table in pixels, per pixel. */
  readonly level: Float32Array;
  /** The object's coverage of the pixel, 0-1. */
  readonly cover: Float32Array;
  /** On the side wall: x of the wall's outward normal, -1..1. NO_WALL elsewhere. */
  readonly wall: Float32Array;
  readonly layer: Float32Array;
  readonly scratch: Float32Array;
}

export const NO_WALL = 2;

const FIELDS = ['level', 'cover', 'wall', 'layer', 'scratch'] as const;

let store: Float32Array[] = [];

/** A cleared surface. Use it before the next await: all surfaces share the memory of the largest. */
export function takeSurface(width: number, height: number): Surface {
  const length = width * height;
  if ((store[0]?.length ?? 0) < length) store = FIELDS.map(() => new Float32Array(length));
  const [level, cover, wall, layer, scratch] = store.map((field) => field.subarray(0, length));
  if (!level || !cover || !wall || !layer || !scratch) throw new Error('No surface');
  level.fill(0);
  cover.fill(0);
  wall.fill(NO_WALL);
  return { width, height, level, cover, wall, layer, scratch };
}

/** Smooth step from 0 to 1 between the two edges. */
export function smoothstep(from: number, to: number, x: number): number {
  const t = Math.max(0, Math.min(1, (x - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

/** Profile of a rounded edge: 0 at the edge, 1 from `reach` pixels inwards. */
export function rounded(inside: number, reach: number): number {
  const t = 1 - Math.max(0, Math.min(1, inside / reach));
  return Math.sqrt(1 - t * t);
}
