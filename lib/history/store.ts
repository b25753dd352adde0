import type { Bars } from '@/lib/prices/bars';
import type { Metal } from '@/lib/prices/goods';

/** What is recorded of one metal. */
export interface Recording {
  readonly bars: Bars;
  /** Part of it is history of the backend's that is made up. */
  readonly isDemonstration: boolean;
}

export type Recordings = Readonly<Partial<Record<Metal, Recording>>>;

/** Where recordings are kept: a file, or the store that instances share. */
export interface HistoryStore {
  /** @throws when the store cannot be read or opened */
  load(): Promise<Recordings>;
  /**
   * Writes what is in `now` and not in `before`. In a group one instance writes for all.
   * @returns these recordings merged with those of other instances; null when there are no others
   * @throws when it cannot be written
   */
  save(before: Recordings, now: Recordings): Promise<Recordings | null>;
}
