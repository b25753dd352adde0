export type Metal = 'gold' | 'silver';

export type PictureKind = 'bar-cast' | 'bar-minted' | 'bar-combi' | 'coin';

/**
 * Everything a product picture depends on; the same spec always gives the same bytes.
 * `view` 1 is the front (obverse), 2 the back (reverse), 3 the packaging. `weightLabel` as shown to shoppers ("10 g", "1/4 oz", "100x1 g"); empty: nothing is engraved.
 * `purity` is per mille (999.9). `series` is the code of the product's third-level category; motifs are chosen by it and by words in `name`.
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
  /** CSS colour of the present box that a packaging shows, for what comes in one; null: in a card. */
  readonly box: string | null;
}

/** Side of every product picture in pixels. */
export const PICTURE_SIZE = 1200;
