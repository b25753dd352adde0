import type { Maker } from '../brands';
import type { Metal } from '../spec';

/** What the papers around a bar say about it. */
export interface Imprint {
  readonly metal: Metal;
  readonly maker: Maker;
  /** "10 g" */
  readonly weight: string;
  readonly fineness: string;
  readonly serial: string;
  readonly seed: number;
}
