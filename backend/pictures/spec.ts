export type Metal = 'gold' | 'silver';

export type PictureKind = 'bar-cast' | 'bar-minted' | 'bar-combi' | 'coin';

/**
 * Everything that a product picture depends on; equal specs give equal bytes. `view` 1 is the front (obverse), 2 the back
 * (reverse), 3 the packaging. `weightLabel` as shown to shoppers ("10 g", "1/4 oz", "100x1 g"); empty: no engraving.
 * `purity` is per mille (999.9). `series` is the code of the third-level category; it and words in `name` select the motif.
 */
export interface PictureSpec {
  readonly kind: PictureKind;
  readonly metal: Metal;
  readonly view: 1 | 2 | 3;
  readonly name: string;
  readonly brand: string | null;
  readonly weightLabel: string;
  readonly purity: number;
  readonly series: string;
  readonly year: number | null;
  readonly code: string;
  /** CSS colour of the present box on a packaging picture; null: a card instead of a box. */
  readonly box: string | null;
}

/** Side of every product picture in pixels. */
export const PICTURE_SIZE = 1200;
