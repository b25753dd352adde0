import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { persisted } from './persisted';

const MOST = 10;
const LONGEST_CODE = 120;

interface RecentlySeenStore {
  /** Product codes, latest first. */
  codes: readonly string[];
  add: (code: string) => void;
  clear: () => void;
}

export function withSeen(codes: readonly string[], code: string): string[] {
  const others = codes.filter((other) => other.toLowerCase() !== code.toLowerCase());
  return [code, ...others].slice(0, MOST);
}

export function readSeen(stored: unknown): { codes: string[] } {
  const list = typeof stored === 'object' && stored !== null && 'codes' in stored ? stored.codes : null;
  const read = Array.isArray(list)
    ? list.filter((code): code is string => typeof code === 'string' && code !== '' && code.length <= LONGEST_CODE)
    : [];
  return { codes: read.reduceRight<string[]>(withSeen, []) };
}

/** The products viewed in this browser. Call `persist.rehydrate` before use, since another tab may have added some. */
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
