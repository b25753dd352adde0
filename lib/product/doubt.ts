/** Product fields that contradict each other: the shop treats them as unknown, and logs one line. */
export interface Doubt {
  /** The backend's field names. */
  readonly fields: readonly string[];
  readonly reason: string;
}
