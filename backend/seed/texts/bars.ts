import { z } from 'zod';
import { readTable } from '../../table';
import type { CatalogueFacts } from '../catalogue-file';
import { pick } from '../random';

/** Texts about special series of bars, by a part of the product code. */
const series = readTable(new URL('./series.csv', import.meta.url), z.object({ part: z.string(), text: z.string() }));

/** What distinguishes this series of bars; null when maker and weight are enough. */
export function barLine(code: string): string | null {
  return series.find(({ part }) => code.includes(part))?.text ?? null;
}

/** Per metal and the fine weight in grams that a bar has less than: several true wordings. By ascending weight. */
const sizes = readTable(
  new URL('./sizes.csv', import.meta.url),
  z.object({ metal: z.enum(['gold', 'silver']), below: z.coerce.number(), text: z.string() }),
);

const combiSizes = [
  'De {pieces} delarna kan säljas tillsammans eller en och en. Påslaget är högre än för en odelad tacka av samma vikt.',
  'Så länge de {pieces} delarna sitter ihop behandlas de som en tacka; var och en går att lösa av när den behövs.',
] as const;

/** Who buys a bar of this weight, and what the weight costs them. `share` selects one of several true wordings. */
export function barSize({ metal, form, pieces, fineWeight }: CatalogueFacts, share: number): string {
  if (form === 'combi') {
    if (metal === 'silver') return `Sammanlagt ${pieces} delar som kan säljas tillsammans eller var för sig.`;
    if (pieces <= 12) return `Sammanlagt ${pieces} delar, lagom att ge bort en i taget eller dela mellan flera.`;
    return pick(share, combiSizes).replace('{pieces}', String(pieces));
  }
  const fitting = sizes.filter((size) => size.metal === metal && fineWeight < size.below);
  const [first = '', ...others] = fitting.filter(({ below }) => below === fitting[0]?.below).map(({ text }) => text);
  return pick(share, [first, ...others]);
}
