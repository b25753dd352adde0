import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import {
  type Current,
  type Followed,
  followedSchema,
  isSameCode,
  withNotice,
  withSeen,
} from '@/lib/domain/followed/followed';
import type { Ore } from '@/lib/domain/prices/money';
import { persisted } from './persisted';

interface FollowedStore {
  data: readonly Followed[];
}

export function readFollowed(stored: unknown): FollowedStore {
  const list = typeof stored === 'object' && stored !== null && 'data' in stored ? stored.data : null;
  const read = Array.isArray(list) ? list.flatMap((entry: unknown) => followedSchema.safeParse(entry).data ?? []) : [];
  return { data: [...new Map(read.map((entry) => [entry.code.toLowerCase(), entry])).values()] };
}

/**
 * What was known of the products on the wishlist when they were saved, and which notices are wanted. A list of its own, which pages
 * read after they have loaded.
 */
export const useFollowed = create<FollowedStore>()(
  persist(
    (): FollowedStore => ({ data: [] }),
    persisted<FollowedStore, FollowedStore>({
      key: 'followed',
      version: 1,
      keep: ({ data }) => ({ data }),
      read: readFollowed,
    }),
  ),
);

type Change = (data: readonly Followed[]) => readonly Followed[];

const waiting: Change[] = [];
let isChanging = false;

function apply(changed: Change): void {
  void useFollowed.persist.rehydrate();
  const { data } = useFollowed.getState();
  const next = changed(data);
  if (next !== data) useFollowed.setState({ data: next });
}

/**
 * Changes what is stored now: another tab may have written since this one has read. A change that a listener of the store makes
 * waits: listeners are called before the new state is stored, and would read the old one.
 */
function change(changed: Change): void {
  waiting.push(changed);
  if (isChanging) return;
  isChanging = true;
  try {
    for (let next = waiting.shift(); next; next = waiting.shift()) apply(next);
  } finally {
    isChanging = false;
  }
}

/** Records what is seen for the first time. */
export function recordSeen(current: readonly Current[]): void {
  change((data) => withSeen(data, current, Date.now()));
}

/** Sets the wanted notices of a product, and forgets the last one that was given. */
export function wantNotice(code: string, wanted: { readonly below?: Ore | null; readonly back?: boolean }): void {
  change((data) => {
    const known = data.find((entry) => isSameCode(entry.code, code));
    const entry = { code, seen: null, below: null, back: false, ...known, said: null, ...wanted };
    return known ? data.map((each) => (each === known ? entry : each)) : [...data, entry];
  });
}

/** Shows each notice that is due, and then removes it from the stored list. `isShown` shows it; false: it stays. */
export function takeNotices(current: readonly Current[], isShown: (text: string, code: string) => boolean): void {
  change((data) => {
    let isSame = true;
    const next = data.map((entry) => {
      const now = current.find(({ code }) => isSameCode(code, entry.code));
      const notice = now ? withNotice(entry, now, Date.now()) : null;
      if (!notice || !isShown(notice.said.text, entry.code)) return entry;
      isSame = false;
      return notice;
    });
    return isSame ? data : next;
  });
}

/** Forgets products that are no longer on the wishlist. */
export function keepFollowed(codes: readonly string[]): void {
  change((data) => {
    const kept = data.filter(({ code }) => codes.some((other) => isSameCode(other, code)));
    return kept.length === data.length ? data : kept;
  });
}
