/**
 * A product on the wishlist or in the comparison: its id and code to fetch it by, and its name for when it is no longer sold.
 * Nothing that changes is stored: prices are fetched when they are shown.
 */
export interface SavedProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
