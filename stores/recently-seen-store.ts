import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from './persisted';

const MOST = 10;
/** No product code is longer. */
const LONGEST_CODE = 120;

interface RecentlySeenStore {
  /** Of products, the latest first. */
  codes: readonly string[];
  add: (code: string) => void;
  clear: () => void;
}

/** A list of products with one more in front, each of them once. */
export function withSeen(codes: readonly string[], code: string): string[] {
  const others = codes.filter((other) => other.toLowerCase() !== code.toLowerCase());
  return [code, ...others].slice(0, MOST);
}

/** Reads a stored list; what is no product code, or is there twice, is left out. */
export function readSeen(stored: unknown): { codes: string[] } {
  const list = typeof stored === 'object' && stored !== null && 'codes' in stored ? stored.codes : null;
  const read = Array.isArray(list)
    ? list.filter((code): code is string => typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE)
    : [];
  return { codes: read.reduceRight<string[]>(withSeen, []) };
}

/**
 * Products whose pages were looked at in this browser. Not among the slices of every page (shop-hydration.ts): who uses it reads it first
 * (`persist.rehydrate`), since another tab may have added to it.
 */
export const useRecentlySeen = create<RecentlySeenStore>()(
  persist(
    (set, get) => ({
      codes: [],
      add: (code) => set({ codes: withSeen(get().codes, code) }),
      clear: () => set({ codes: [] }),
    }),
    persisted<RecentlySeenStore, Pick<RecentlySeenStore, 'codes'>>({
      key: 'recently-seen',
      version: 1,
      keep: ({ codes }) => ({ codes }),
      read: readSeen,
    }),
  ),
);
