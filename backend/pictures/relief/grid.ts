import { type Base, type Slab, slab } from './bases';
import { NO_WALL, smoothstep } from './surface';

/** A slab with grooves between its pieces, where it can be broken apart. */
export function furrowed(plate: Slab, columns: number, rows: number): Base {
  const lay = slab(plate);
  const [cellWidth, cellHeight] = [plate.width / columns, plate.height / rows];
  const reach = Math.min(cellWidth, cellHeight) * 0.075;
  return (s) => {
    lay(s);
    for (let y = Math.max(0, Math.floor(plate.y)); y < Math.min(s.height, plate.y + plate.height); y++) {
      for (let x = Math.max(0, Math.floor(plate.x)); x < Math.min(s.width, plate.x + plate.width); x++) {
        const i = y * s.width + x;
        if ((s.wall[i] ?? 0) !== NO_WALL) continue;
        const u = (x + 0.5 - plate.x) / cellWidth;
        const v = (y + 0.5 - plate.y) / cellHeight;
        const du = u < 0.5 || u > columns - 0.5 ? reach * 2 : Math.abs(u - Math.round(u)) * cellWidth;
        const dv = v < 0.5 || v > rows - 0.5 ? reach * 2 : Math.abs(v - Math.round(v)) * cellHeight;
        s.level[i] = (s.level[i] ?? 0) - (1 - smoothstep(0, reach, Math.min(du, dv))) * reach * 1.1;
      }
    }
  };
}

/** Several loose pieces. */
export function pieces(bases: readonly Base[]): Base {
  return (s) => {
    for (const lay of bases) lay(s);
  };
}
