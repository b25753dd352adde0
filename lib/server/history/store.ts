import type { Candles } from '@/lib/domain/prices/candles';
import type { Metal } from '@/lib/domain/prices/goods';

/** The recorded prices of one metal. */
export interface Recording {
  readonly candles: Candles;
  /** Part of it is a backend's history that is only a demonstration. */
  readonly isDemonstration: boolean;
}

export type Recordings = Readonly<Partial<Record<Metal, Recording>>>;

/** Persists recordings: in a file, or in the store that instances share. */
export interface HistoryStore {
  /** @throws when the stored data cannot be read, or a file is not writable */
  load(): Promise<Recordings>;
  /**
   * Persists the difference between `before` and `now`. In a group the first instance writes for all.
   * @returns these merged with the recordings of other instances; null when nothing is shared
   * @throws when it cannot be written
   */
  save(before: Recordings, now: Recordings): Promise<Recordings | null>;
  /** Before the process ends: afterwards the file alone is the whole recording, and may be copied. */
  close?(): void;
}
