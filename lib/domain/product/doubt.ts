/** Product fields that contradict each other: the shop treats them as unknown, and logs one line. */
export interface ProductDoubt {
  /** The backend's field names. */
  readonly fields: readonly string[];
  readonly reason: string;
}

/** The field of a price that is withheld because no spot price is believed: one report of the metal replaces its products' lines. */
export const SPOT_FIELD = 'get-rates';
