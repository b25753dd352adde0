import { z } from 'zod';
import { readTable } from '../table';
import { hasMotif } from './motifs';
import type { CoinFace } from './scenes/coin';
import type { PictureSpec } from './spec';
import { fineness, weightOf } from './weight';

const motif = z.string().refine(hasMotif);
const row = z.object({
  /** Matched against the name and the series code; the first match wins, so a specific name precedes its series. */
  match: z.string().transform((text) => new RegExp(text, 'i')),
  front: motif,
  /** Legend; {value} is the denomination before "guldmynt" or "silvermynt", {title} the words after it. */
  front_top: z.string(),
  back: motif,
  back_top: z.string(),
  /** The side whose motif is mirrored: a head that looks to the left. */
  mirror: z.enum(['front', '']),
});

const SERIES = readTable(new URL('./coin-series.csv', import.meta.url), row);

const UNKNOWN = { front: 'arms', front_top: '{title}', back: 'threeCrowns', back_top: '{value}', mirror: '' } as const;

// Full figures and tall heads need room under the legend.
const LOW = 'springbok britannia queenVeil crownedKing victory germania kangaroo threeCrowns arms'.split(' ');
const WIDE = 'snake panda koala organ pagoda rider libertyStanding instruments lion sower'.split(' ');

function sized(motif: string): number {
  if (LOW.includes(motif)) return 0.88;
  return WIDE.includes(motif) ? 0.92 : 1;
}

const KNOWN_MINT = /guldmynt|silvermynt/i;

function split(name: string): { value: string; title: string } {
  const [value = '', title = ''] = name.split(KNOWN_MINT);
  return { value: value.trim(), title: title.replace(/\(.*\)|\d{4}|nyprägling/gi, '').trim() };
}

/** The motifs and legends of a coin's two sides; a series without a drawing shows arms and a crown under its own name. */
export function coinDesign(spec: PictureSpec): Record<'front' | 'back', CoinFace> {
  const { value, title } = split(spec.name);
  const weight = weightOf(spec.name, spec.weightLabel);
  const series =
    SERIES.find((s) => s.match.test(spec.name)) ?? SERIES.find((s) => s.match.test(spec.series)) ?? UNKNOWN;
  const fill = (legend: string): string =>
    legend
      .replace('{value}', value)
      .replace('{title}', title || value)
      .toUpperCase();
  const year = spec.year ? String(spec.year) : '';
  const isBullion = !series.back_top.includes('{') && !/sovereign/i.test(spec.name);
  const standard = `${weight.piece.toUpperCase()} · ${fineness(spec.purity)}`;
  const plain = `${fineness(spec.purity)} · ${spec.weightLabel.toUpperCase()}`;
  return {
    front: {
      motif: series.front,
      scale: sized(series.front),
      mirror: series.mirror === 'front',
      top: fill(series.front_top),
      bottom: isBullion ? standard : year || fineness(spec.purity),
    },
    back: {
      motif: series.back,
      scale: sized(series.back),
      mirror: false,
      top: fill(series.back_top),
      bottom: isBullion ? year || (spec.brand ?? '').toUpperCase() : plain,
    },
  };
}
