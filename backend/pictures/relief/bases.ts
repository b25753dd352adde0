import { fillNoise } from './noise';
import { NO_WALL, rounded, type Surface, smoothstep } from './surface';

/** Draws the bare metal (no motif, no letters) on the surface. */
export type Base = (surface: Surface) => void;

interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function within(s: Surface, left: number, top: number, right: number, bottom: number): Area {
  return {
    left: Math.max(0, Math.floor(left) - 2),
    top: Math.max(0, Math.floor(top) - 2),
    right: Math.min(s.width, Math.ceil(right) + 2),
    bottom: Math.min(s.height, Math.ceil(bottom) + 2),
  };
}

export interface Disc {
  readonly cx: number;
  readonly cy: number;
  readonly radius: number;
  /** Visible height of the edge below the coin, which is seen slightly from below its middle. */
  readonly thickness: number;
  /** Width and height of the raised rim. */
  readonly rim: number;
  readonly rimHeight: number;
  /** Depth of the dished field. */
  readonly dish: number;
  /** Ridges around the whole edge; 0 for a smooth edge. */
  readonly reeds: number;
}

/** A coin blank with rim, dished field and reeded wall. */
export function disc(d: Disc): Base {
  return (s) => {
    const area = within(s, d.cx - d.radius, d.cy - d.radius, d.cx + d.radius, d.cy + d.radius + d.thickness);
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const i = y * s.width + x;
        const dx = x + 0.5 - d.cx;
        const dy = y + 0.5 - d.cy;
        const inside = d.radius - Math.hypot(dx, dy);
        const top = Math.max(0, Math.min(1, inside + 0.5));
        if (top > 0) {
          const r = 1 - Math.max(0, inside) / d.radius;
          s.level[i] =
            rounded(inside, 7) * d.rimHeight * smoothstep(d.rim + 9, d.rim - 2, inside) +
            d.dish * r * r * smoothstep(d.rim, d.rim + 10, inside);
          s.cover[i] = top;
        }
        if (top < 1 && dy > 0 && Math.abs(dx) < d.radius) {
          const wallInside = d.radius - Math.hypot(dx, dy - d.thickness);
          const below = Math.max(0, Math.min(1, wallInside + 0.5));
          if (below > 0) {
            const nx = dx / d.radius;
            const reed = d.reeds > 0 ? 0.5 * Math.sin((Math.asin(nx) * d.reeds) / 2) : 0;
            if (top < 0.5) s.wall[i] = Math.max(-1, Math.min(1, nx + reed));
            s.cover[i] = Math.max(top, below);
          }
        }
      }
    }
  };
}

export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly corner: number;
  /** Width and height of the rounded edge. */
  readonly bevel: number;
  readonly bevelHeight: number;
  readonly thickness: number;
  /** Width of the flat frame around a panel that is sunk by `frameDepth`; 0 for none. */
  readonly frame: number;
  readonly frameDepth: number;
  /** Unevenness of edge and surface of a cast bar; 0 for a minted one. */
  readonly rough: number;
  readonly seed: number;
}

function slabDistance(b: Slab, x: number, y: number, corner: number): number {
  const qx = Math.abs(x - b.x - b.width / 2) - b.width / 2 + corner;
  const qy = Math.abs(y - b.y - b.height / 2) - b.height / 2 + corner;
  return Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0) - corner;
}

/** A bar: minted with crisp edges and a frame, or cast with a wide round edge and a wavy, solidified surface. */
export function slab(b: Slab): Base {
  return (s) => {
    const waves = s.layer;
    if (b.rough > 0) fillNoise(waves, s.scratch, s.width, s.height, 46 * unitOf(s), b.seed);
    else waves.fill(0);
    const slack = b.rough * 12;
    const right = b.x + b.width;
    const area = within(s, b.x - slack, b.y - slack, right + slack, b.y + b.height + b.thickness + slack);
    for (let y = area.top; y < area.bottom; y++) {
      for (let x = area.left; x < area.right; x++) {
        const i = y * s.width + x;
        const wobble = (waves[i] ?? 0) * b.rough * 2.2;
        const inside = wobble - slabDistance(b, x + 0.5, y + 0.5, b.corner);
        const top = Math.max(0, Math.min(1, inside + 0.5));
        if (top > 0) {
          const panel = b.frame > 0 ? smoothstep(b.frame, b.frame + 5, inside) * b.frameDepth : 0;
          const middle = smoothstep(b.bevel * 0.7, b.bevel * 2.2, inside) * b.rough * 3.5;
          s.level[i] = rounded(inside, b.bevel) * b.bevelHeight - panel - middle + wobble * 1.6;
          s.cover[i] = top;
        }
        if (top < 1 && y > b.y + b.height / 2) {
          const below = Math.max(
            0,
            Math.min(1, wobble - slabDistance(b, x + 0.5, y + 0.5 - b.thickness, b.corner) + 0.5),
          );
          if (below > 0) {
            const reach = (x + 0.5 - b.x - b.width / 2) / (b.width / 2);
            const turn = Math.max(0, Math.abs(reach) * (b.width / 2) - b.width / 2 + b.corner) / b.corner;
            if (top < 0.5) s.wall[i] = Math.sign(reach) * Math.min(1, turn) + wobble * 0.02;
            s.cover[i] = Math.max(top, below);
          }
        }
      }
    }
    if (b.rough > 0) addSkin(s, b);
  };
}

function unitOf(s: Surface): number {
  return s.width / 1200;
}

function addSkin(s: Surface, b: Slab): void {
  for (const [radius, amount] of [
    [16, 0.75],
    [5, 0.12],
  ] as const) {
    fillNoise(s.layer, s.scratch, s.width, s.height, radius * unitOf(s), b.seed + radius);
    for (let i = 0; i < s.level.length; i++) {
      if ((s.wall[i] ?? 0) === NO_WALL && (s.cover[i] ?? 0) > 0) {
        s.level[i] = (s.level[i] ?? 0) + (s.layer[i] ?? 0) * amount * b.rough;
      }
    }
  }
}
