import { existsSync, readFileSync } from 'node:fs';

const fileOf = (name: string) => new URL(`./motifs/${name}.svg`, import.meta.url);

export function hasMotif(name: string): boolean {
  return existsSync(fileOf(name));
}

interface Placement {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly mirror?: boolean;
}

/**
 * A motif as SVG. Its file is a drawing in a square of -100..100 (y downwards) in shades of red, whose brightness is how far a
 * part rises from the metal. Later parts cover earlier ones; a darker part cuts into those below it.
 */
export function drawMotif(name: string, { x, y, scale, mirror = false }: Placement): string {
  const [, parts = ''] = readFileSync(fileOf(name), 'utf8').split(/<svg[^>]*>|<\/svg>/);
  const place = `translate(${x} ${y}) scale(${mirror ? -scale : scale} ${scale})`;
  return `<g transform="${place}" stroke-linecap="round" stroke-linejoin="round">${parts}</g>`;
}
