import { seedOf } from './relief/noise';
import type { Metal, PictureSpec } from './spec';
import { textPath } from './text/outline';
import { fineness, weightOf } from './weight';

/** Our own typographic marks for makers, engraved beside the name; never a maker's registered device. */
export interface Maker {
  readonly name: string;
  readonly country: string;
  readonly monogram: string;
  readonly emblem: 'triangle' | 'ring' | 'hexagon' | 'square' | 'diamond' | 'shield' | 'arch';
  /** Typeface of the name. */
  readonly face: 'serif' | 'serif-bold' | 'sans' | 'sans-bold';
  readonly layout: 'framed' | 'plain' | 'banded';
}

const MAKERS: readonly Maker[] = [
  { name: 'Valcambi', country: 'SUISSE', monogram: 'V', emblem: 'triangle', face: 'serif-bold', layout: 'framed' },
  { name: 'PAMP', country: 'SUISSE', monogram: 'P', emblem: 'ring', face: 'serif-bold', layout: 'banded' },
  { name: 'Umicore', country: 'BELGIEN', monogram: 'U', emblem: 'ring', face: 'sans-bold', layout: 'plain' },
  { name: 'Argor-Heraeus', country: 'SUISSE', monogram: 'AH', emblem: 'hexagon', face: 'serif-bold', layout: 'plain' },
  { name: 'Heraeus', country: 'TYSKLAND', monogram: 'H', emblem: 'shield', face: 'sans-bold', layout: 'framed' },
  { name: 'C. Hafner', country: 'TYSKLAND', monogram: 'CH', emblem: 'square', face: 'serif-bold', layout: 'framed' },
  { name: 'Perth Mint', country: 'AUSTRALIEN', monogram: 'PM', emblem: 'arch', face: 'serif-bold', layout: 'banded' },
  {
    name: 'Royal Mint',
    country: 'STORBRITANNIEN',
    monogram: 'RM',
    emblem: 'shield',
    face: 'serif-bold',
    layout: 'banded',
  },
  { name: 'Metalor', country: 'SUISSE', monogram: 'M', emblem: 'diamond', face: 'sans-bold', layout: 'plain' },
  { name: 'Geiger', country: 'TYSKLAND', monogram: 'G', emblem: 'square', face: 'serif-bold', layout: 'banded' },
];

/** What to engrave for a maker; an unknown maker gets its initials in a ring. */
function makerOf(brand: string | null): Maker {
  const known = MAKERS.find((m) => m.name.toLowerCase() === brand?.toLowerCase());
  if (known) return known;
  const name = brand && brand !== 'other' ? brand : 'Guldkajen';
  const monogram = name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);
  return { name, country: '', monogram, emblem: 'ring', face: 'serif-bold', layout: 'framed' };
}

function polygon(sides: number, r: number, turn: number): string {
  const corners: string[] = [];
  for (let i = 0; i < sides; i++) {
    const a = turn + (i / sides) * 2 * Math.PI;
    corners.push(`${(r * Math.sin(a)).toFixed(2)} ${(-r * Math.cos(a)).toFixed(2)}`);
  }
  return `M${corners.join('L')}Z`;
}

function frameOf(emblem: Maker['emblem'], r: number): string {
  switch (emblem) {
    case 'triangle':
    case 'ring':
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
    case 'hexagon':
      return polygon(6, r * 1.05, 0);
    case 'square':
      return polygon(4, r * 1.25, Math.PI / 4);
    case 'diamond':
      return polygon(4, r * 1.2, 0);
    case 'shield':
      return `M${-r * 0.85} ${-r * 0.9}L${r * 0.85} ${-r * 0.9}L${r * 0.85} ${r * 0.1}Q${r * 0.8} ${r * 0.8} 0 ${r * 1.15}Q${-r * 0.8} ${r * 0.8} ${-r * 0.85} ${r * 0.1}Z`;
    case 'arch':
      return `M${-r * 0.85} ${r}L${-r * 0.85} ${-r * 0.1}A${r * 0.85} ${r * 0.85} 0 0 1 ${r * 0.85} ${-r * 0.1}L${r * 0.85} ${r}Z`;
  }
}

/** The mark as single-colour SVG, `r` pixels in radius, centred on (x, y). */
export function emblemSvg(maker: Maker, x: number, y: number, r: number, colour: string): string {
  const line = `fill="none" stroke="${colour}" stroke-width="${(r * 0.075).toFixed(2)}" stroke-linejoin="round"`;
  const inner =
    maker.emblem === 'triangle'
      ? `<path d="${polygon(3, r * 0.66, 0)}" ${line} transform="translate(0 ${r * 0.12})"/><path d="${polygon(3, r * 0.36, 0)}" ${line} transform="translate(0 ${r * 0.22})"/>`
      : `<path d="${textPath(maker.monogram, { font: 'serif-bold', size: r * (maker.monogram.length > 1 ? 0.82 : 1.15) }, 0, r * (maker.monogram.length > 1 ? 0.29 : 0.4))}" fill="${colour}"/>`;
  return `<g transform="translate(${x} ${y})"><path d="${frameOf(maker.emblem, r)}" ${line}/>${inner}</g>`;
}

/** The texts on the papers that come with a bar. */
export interface Imprint {
  readonly metal: Metal;
  readonly maker: Maker;
  /** "10 g" */
  readonly weight: string;
  readonly fineness: string;
  /** Derives from the seed. */
  readonly serial: string;
  readonly seed: number;
}

/** What a product has engraved and printed on it. */
export function imprintOf({ metal, brand, name, weightLabel, purity, code }: PictureSpec): Imprint {
  const seed = seedOf(code);
  const serial = String(100000 + (seed % 899999)).replace(/(\d{3})$/, ' $1');
  const { piece } = weightOf(name, weightLabel);
  return { metal, maker: makerOf(brand), weight: piece, fineness: fineness(purity), serial, seed };
}
