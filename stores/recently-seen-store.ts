import { create } from 'zustand';
import { carefulStorage } from './persisted';

const MOST_SEEN = 10;
/** Where earlier releases stored the list without a request for consent. */
const EARLIER = 'guldkajen-recently-seen';

interface RecentlySeenStore {
  /** Product codes, latest first. */
  codes: readonly string[];
  add: (code: string) => void;
  clear: () => void;
}

export function withSeen(codes: readonly string[], code: string): string[] {
  const others = codes.filter((other) => other.toLowerCase() !== code.toLowerCase());
  return [code, ...others].slice(0, MOST_SEEN);
}

/** The products viewed since this tab was opened or reloaded. In memory only: nobody requested the list, so it may not be stored. */
export const useRecentlySeen = create<RecentlySeenStore>()((set, get) => ({
  codes: [],
  add: (code) => {
    carefulStorage.removeItem(EARLIER);
    set({ codes: withSeen(get().codes, code) });
  },
  clear: () => set({ codes: [] }),
}));
