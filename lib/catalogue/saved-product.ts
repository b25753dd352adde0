/**
 * A product on the wishlist or in the comparison: who it is, so that it can be asked for, and its name, so that it can be
 * spoken of when it is gone. Nothing that changes is kept: prices are asked for when they are shown.
 */
export interface SavedProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
