import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';

/** Stands for something that was stored and cannot be read, so that the slice can tell it from nothing at all. */
const DAMAGED = JSON.stringify({ state: 'damaged', version: -1 });

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A browser may refuse storage (private mode, a full disk): then the shop works, and forgets with the tab. */
export const carefulStorage = {
  getItem: (name: string): string | null => {
    try {
      const text = localStorage.getItem(name);
      return text === null || isJson(text) ? text : DAMAGED;
    } catch {
      return null;
    }
  },
  setItem: (name: string, value: string) => {
    try {
      localStorage.setItem(name, value);
    } catch {
      // Nothing to do about it, and nothing is lost that this page still holds.
    }
  },
  removeItem: (name: string) => {
    try {
      localStorage.removeItem(name);
    } catch {
      // As above.
    }
  },
} satisfies StateStorage;

interface Slice<S, P> {
  readonly key: string;
  readonly version: number;
  readonly keep: (state: S) => P;
  /** Makes what can be made of whatever was stored, by whichever version. Must not throw. */
  readonly read: (stored: unknown) => Partial<S>;
}

/**
 * How every slice is stored: under the shop's prefix, with a version, and never trusted when it comes back. Reading waits
 * until the page is alive (`rehydrate`), so that the first render equals the server's.
 */
export function persisted<S, P>({ key, version, keep, read }: Slice<S, P>): PersistOptions<S, P> {
  return {
    name: `guldkajen-${key}`,
    version,
    skipHydration: true,
    storage: createJSONStorage<P>(() => carefulStorage),
    partialize: keep,
    // Every version is read by the same tolerant reader in merge; without this an older one would be thrown away.
    migrate: (stored) => stored as P,
    // Where the browser refuses storage, what the page holds is all there is.
    merge: (stored, current) => (stored === undefined ? current : { ...current, ...read(stored) }),
  };
}
