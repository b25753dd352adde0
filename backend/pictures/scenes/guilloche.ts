/** A band of interlaced waves, as on banknotes; `seed` shifts its phases. */
export function guilloche(x: number, y: number, width: number, height: number, colour: string, seed: number): string {
  const lines = 16;
  const phase = (seed % 628) / 100;
  let d = '';
  for (let k = 0; k < lines; k++) {
    const t = k / (lines - 1);
    for (let step = 0; step <= 80; step++) {
      const u = step / 80;
      const swing =
        Math.sin(u * Math.PI * 4 + phase) * 0.3 + Math.sin(u * Math.PI * 6 + t * Math.PI * 2 + phase) * 0.16;
      const py = y + height * (0.5 + (t - 0.5) * (0.52 + 0.3 * Math.cos(u * Math.PI * 4 + phase)) + swing * 0.5);
      d += `${step === 0 ? 'M' : 'L'}${(x + u * width).toFixed(1)} ${py.toFixed(1)}`;
    }
  }
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${Math.max(0.8, width * 0.0036).toFixed(2)}"/>`;
}

/** Repeats a small drawing across an area in staggered rows. */
export function lattice(
  cx: number,
  cy: number,
  width: number,
  height: number,
  cell: number,
  draw: (x: number, y: number) => string,
): string {
  const columns = Math.floor(width / cell);
  const rows = Math.floor(height / (cell * 0.86));
  let svg = '';
  for (let row = 0; row < rows; row++) {
    const stagger = row % 2;
    for (let column = 0; column < columns - stagger; column++) {
      svg += draw(cx + (column - (columns - 1 - stagger) / 2) * cell, cy + (row - (rows - 1) / 2) * cell * 0.86);
    }
  }
  return svg;
}
