/** What a product says of itself that cannot all be true: it is unknown in the shop, and one line in the log. */
export interface Doubt {
  /** As the backend calls them. */
  readonly fields: readonly string[];
  readonly reason: string;
}
