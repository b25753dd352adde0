import { z } from 'zod';
import { readTable } from '../../table';
import type { CatalogueFacts } from '../catalogue-file';
import { pick } from '../random';

/** Texts about special series of bars, by a part of the product code. */
const lines: readonly (readonly [part: string, text: string])[] = [
  [
    'pamp-fortuna',
    'Framsidan visar Lady Fortuna, lyckans gudinna, med ymnighetshorn och hjul. Motivet kom 1979 och var bland de första konstnärliga på en guldtacka.',
  ],
  [
    'kinebar',
    'Baksidan bär ett kinegram, en ljusbrytande bild i själva metallen som skiftar när tackan vinklas. Tekniken är densamma som skyddar många sedlar.',
  ],
  [
    'perth-mint-kanguru',
    'Baksidan är mönstrad med hoppande kängurur; framsidan bär myntverkets svan, vikt och finhalt.',
  ],
  ['royal-mint-britannia', 'Framsidan visar Britannia med treudd och sköld, samma gestalt som på de brittiska mynten.'],
  [
    'multigram',
    'Multigram är plattor om ett gram i ett förseglat kort, var och en förpackad så att den kan lossas för sig.',
  ],
  ['multidisc', 'Skivan består av tio delar om en tiondels uns som bryts loss för hand.'],
  ['combibar', 'Varje ruta väger ett gram, är märkt med finhalt och bryts loss för hand utan att metall går förlorad.'],
];

/** What distinguishes this series of bars; null when maker and weight are enough. */
export function barLine(code: string): string | null {
  return lines.find(([part]) => code.includes(part))?.[1] ?? null;
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
