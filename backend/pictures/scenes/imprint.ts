import type { Maker } from '../brands';
import type { Metal } from '../spec';

/** The texts on the papers that come with a bar. */
export interface Imprint {
  readonly metal: Metal;
  readonly maker: Maker;
  /** "10 g" */
  readonly weight: string;
  readonly fineness: string;
  readonly serial: string;
  readonly seed: number;
}
