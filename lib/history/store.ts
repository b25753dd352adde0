import type { Bars } from '@/lib/prices/bars';
import type { Metal } from '@/lib/prices/goods';

/** What is recorded of one metal. */
export interface Recording {
  readonly bars: Bars;
  /** Part of it is the backend's own past, and that is a demonstration. */
  readonly isDemonstration: boolean;
}

export type Recordings = Readonly<Partial<Record<Metal, Recording>>>;

/** Where recordings outlive the process: a file, or what the instances share. */
export interface HistoryStore {
  /** @throws when what is there cannot be read or nothing can be written there */
  load(): Promise<Recordings>;
  /**
   * Keeps what is in `now` and not in `before`. For a group the first to come does it for all.
   * @returns recordings that others have made meanwhile, together with these; null when there are none
   * @throws when it cannot be written
   */
  save(before: Recordings, now: Recordings): Promise<Recordings | null>;
}
