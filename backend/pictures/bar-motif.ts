import { kangaroo } from './motifs/animals';
import { britannia, libertyStanding } from './motifs/figures';
import { rosette } from './motifs/objects';
import type { Motif } from './motifs/shapes';

export interface BarMotif {
  /** Engraved under the maker's name. */
  readonly title: string;
  /** Shown on the back. */
  readonly motif: Motif;
}

/** The motif of a named series of minted bars; null for bars without one. */
export function barMotif(name: string): BarMotif | null {
  if (/gjuten/i.test(name)) return null;
  if (/fortuna/i.test(name)) return { title: 'FORTUNA', motif: libertyStanding };
  if (/känguru/i.test(name)) return { title: 'KÄNGURU', motif: kangaroo };
  if (/britannia/i.test(name)) return { title: 'BRITANNIA', motif: britannia };
  if (/kinebar/i.test(name)) return { title: 'KINEBAR', motif: rosette };
  return null;
}
