/**
 * A product on the wishlist or in the comparison: id and code to fetch it, and its name in case it is no longer sold.
 * Nothing that changes is stored; prices are fetched when shown.
 */
export interface SavedProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
}
