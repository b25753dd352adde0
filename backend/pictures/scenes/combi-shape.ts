/** The form and the pieces of a combi bar. */
export interface CombiShape {
  readonly form: 'sheet' | 'tiles' | 'discs';
  readonly columns: number;
  readonly rows: number;
}

/** Sheets to break apart, loose small bars in a card, or discs, by the name of the product. */
export function combiShape(name: string, pieces: number): CombiShape {
  const form = /multidisc/i.test(name) ? 'discs' : /multigram/i.test(name) ? 'tiles' : 'sheet';
  const known: Record<number, readonly [number, number]> = {
    10: [4, 3],
    12: [4, 3],
    20: [4, 5],
    25: [5, 5],
    50: [5, 10],
    100: [10, 10],
  };
  const side = Math.ceil(Math.sqrt(pieces));
  const [columns, rows] = known[pieces] ?? [side, Math.ceil(pieces / side)];
  return { form, columns, rows };
}
