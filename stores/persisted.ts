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

function stored(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

/** Values that could not be stored, each with what is stored in its place: once that has changed, another tab has stored something newer. */
const unstored = new Map<string, { readonly value: string; readonly instead: string | null }>();

/** A browser may refuse storage (private mode, a full disk): then the shop works, and forgets with the tab. */
export const carefulStorage = {
  getItem: (name: string): string | null => {
    const text = stored(name);
    const own = unstored.get(name);
    if (own?.instead === text) return own.value;
    return text === null || isJson(text) ? text : DAMAGED;
  },
  setItem: (name: string, value: string) => {
    try {
      localStorage.setItem(name, value);
      unstored.delete(name);
    } catch {
      unstored.set(name, { value, instead: stored(name) });
    }
  },
  removeItem: (name: string) => {
    unstored.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Nothing is stored there.
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
    migrate: (found) => found as P,
    // Where the browser refuses storage, what the page holds is all there is.
    merge: (found, current) => (found === undefined ? current : { ...current, ...read(found) }),
  };
}
