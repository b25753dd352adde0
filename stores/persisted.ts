import { createJSONStorage, type PersistOptions, type StateStorage } from 'zustand/middleware';

/** Replaces an unreadable stored value, so that a store can distinguish it from none. */
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

/** Values that could not be stored, with the stored value at that time: if that changes, another tab has stored something newer. */
const unstored = new Map<string, { readonly value: string; readonly instead: string | null }>();

/** A browser may refuse storage (private mode, a full disk): the shop then works, but forgets with the tab. */
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
      // Nothing is stored.
    }
  },
} satisfies StateStorage;

interface Slice<S, P> {
  readonly key: string;
  readonly version: number;
  readonly keep: (state: S) => P;
  /** Reads as much as possible of a value stored by any version. Must not throw. */
  readonly read: (stored: unknown) => Partial<S>;
}

/** Validated when read, which waits for hydration (`rehydrate`), so that the first render equals the server's. */
export function persisted<S, P>({ key, version, keep, read }: Slice<S, P>): PersistOptions<S, P> {
  return {
    name: `guldkajen-${key}`,
    version,
    skipHydration: true,
    storage: createJSONStorage<P>(() => carefulStorage),
    partialize: keep,
    // `merge` reads every version tolerantly; without this an older one would be discarded.
    migrate: (found) => found as P,
    // When the browser refuses storage, keep the page's state.
    merge: (found, current) => (found === undefined ? current : { ...current, ...read(found) }),
  };
}
