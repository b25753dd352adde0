import type { Metal } from '../spec';

type Stop = readonly [at: number, r: number, g: number, b: number];

const GOLD: readonly Stop[] = [
  [0, 40, 22, 3],
  [0.16, 96, 62, 12],
  [0.32, 158, 112, 30],
  [0.48, 205, 158, 58],
  [0.6, 226, 186, 88],
  [0.72, 240, 212, 128],
  [0.85, 250, 234, 178],
  [1, 255, 251, 232],
];

// Coin gold of 900 and 916.7 contains about a tenth of copper.
const RED_GOLD: readonly Stop[] = [
  [0, 42, 20, 4],
  [0.16, 100, 58, 14],
  [0.32, 164, 107, 33],
  [0.48, 209, 152, 62],
  [0.6, 228, 181, 91],
  [0.72, 241, 208, 130],
  [0.85, 250, 232, 180],
  [1, 255, 251, 233],
];

const SILVER: readonly Stop[] = [
  [0, 26, 30, 35],
  [0.16, 74, 80, 87],
  [0.32, 124, 131, 138],
  [0.48, 170, 176, 182],
  [0.6, 197, 202, 207],
  [0.72, 220, 224, 227],
  [0.85, 240, 242, 244],
  [1, 255, 255, 255],
];

const RAMP_STEPS = 1024;

function buildRamp(stops: readonly Stop[]): Float32Array {
  const ramp = new Float32Array(RAMP_STEPS * 3);
  for (let i = 0; i < RAMP_STEPS; i++) {
    const t = i / (RAMP_STEPS - 1);
    const next = stops.find((s) => s[0] >= t) ?? GOLD_END;
    const before = [...stops].reverse().find((s) => s[0] <= t) ?? next;
    const f = next[0] === before[0] ? 0 : (t - before[0]) / (next[0] - before[0]);
    ramp[i * 3] = before[1] + (next[1] - before[1]) * f;
    ramp[i * 3 + 1] = before[2] + (next[2] - before[2]) * f;
    ramp[i * 3 + 2] = before[3] + (next[3] - before[3]) * f;
  }
  return ramp;
}

const GOLD_END: Stop = [1, 255, 251, 232];
const ramps = new Map<string, Float32Array>();

/** Colours (r, g, b of 0-255) of a metal over 1024 steps of brightness; gold below 950 per mille is redder. */
export function metalRamp(metal: Metal, purity: number): Float32Array {
  const key = metal === 'silver' ? 'silver' : purity < 950 ? 'red' : 'gold';
  const known = ramps.get(key);
  if (known) return known;
  const ramp = buildRamp(key === 'silver' ? SILVER : key === 'red' ? RED_GOLD : GOLD);
  ramps.set(key, ramp);
  return ramp;
}

export const RAMP_LAST = RAMP_STEPS - 1;

function lobe(x: number, y: number, cx: number, cy: number, sx: number, sy: number, turn = 0): number {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const dx = ((x - cx) * cos + (y - cy) * sin) / sx;
  const dy = ((y - cy) * cos - (x - cx) * sin) / sy;
  return Math.exp(-0.5 * (dx * dx + dy * dy));
}

/** The reflected room: a large soft box up left, a strip beside it, a dark wall low right, light bounced from the table. */
function polished(x: number, y: number): number {
  const edge = Math.min(1, Math.hypot(x, y));
  return (
    0.6 +
    0.5 * lobe(x, y, -0.34, -0.42, 0.3, 0.2, -0.75) +
    0.16 * lobe(x, y, 0.06, -0.1, 0.5, 0.05, -0.75) -
    0.2 * lobe(x, y, -0.06, -0.19, 0.5, 0.035, -0.75) -
    0.34 * lobe(x, y, 0.36, 0.42, 0.5, 0.24, -0.75) +
    0.14 * lobe(x, y, 0.75, 0.7, 0.3, 0.2, -0.75) +
    0.1 * lobe(x, y, 0.8, -0.35, 0.2, 0.3) -
    0.24 * edge ** 3
  );
}

/** The same room reflected by a matt surface. */
function matt(x: number, y: number): number {
  const z = Math.sqrt(Math.max(0, 1 - x * x - y * y));
  const key = Math.max(0, -0.5 * x - 0.62 * y + 0.6 * z);
  const fill = Math.max(0, 0.6 * x + 0.3 * y + 0.6 * z);
  return 0.12 + 0.68 * key + 0.2 * fill + 0.34 * lobe(x, y, -0.34, -0.42, 0.3, 0.26, -0.75);
}

/** Side of the square light maps; they span -SPAN..SPAN in both directions of the surface normal. */
export const MAP = 256;
export const SPAN = 1.4;

function buildMap(light: (x: number, y: number) => number): Float32Array {
  const map = new Float32Array(MAP * MAP);
  for (let j = 0; j < MAP; j++) {
    for (let i = 0; i < MAP; i++) {
      map[j * MAP + i] = light(((i / (MAP - 1)) * 2 - 1) * SPAN, ((j / (MAP - 1)) * 2 - 1) * SPAN);
    }
  }
  return map;
}

export const POLISHED_MAP = buildMap(polished);
export const MATT_MAP = buildMap(matt);

/** Brightness of the map for the normal (x, y), interpolated: nearest samples would show as bands on flat metal. */
export function lightAt(map: Float32Array, x: number, y: number): number {
  const u = Math.max(0, Math.min(MAP - 1.001, ((x / SPAN + 1) / 2) * (MAP - 1)));
  const v = Math.max(0, Math.min(MAP - 1.001, ((y / SPAN + 1) / 2) * (MAP - 1)));
  const iu = u | 0;
  const iv = v | 0;
  const fu = u - iu;
  const at = iv * MAP + iu;
  const upper = (map[at] ?? 0) * (1 - fu) + (map[at + 1] ?? 0) * fu;
  const lower = (map[at + MAP] ?? 0) * (1 - fu) + (map[at + MAP + 1] ?? 0) * fu;
  return upper + (lower - upper) * (v - iv);
}
