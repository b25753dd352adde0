import { QueryObserver } from '@tanstack/react-query';
import { type Entries, savedQuery } from '@/components/card/saved-query';
import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { fetchStatus } from '@/lib/browser/price-clock/shop-status';
import { type Followed, isSameCode, isWatched } from '@/lib/domain/followed/followed';
import { keepFollowed, recordSeen, useFollowed } from '@/stores/followed-store';
import { readShopStores } from '@/stores/shop-hydration';
import { useWishlist } from '@/stores/wishlist-store';
import { currentOf } from './current';
import { announce, notePermission, oneTab } from './notices';

const LOCK = 'guldkajen-follow';
/** Milliseconds between two checks of a hidden page; browsers allow its timers to run once a minute. */
const HIDDEN_MS = 60_000;

function wished(): string[] {
  return useWishlist.getState().data.map(({ code }) => code.toLowerCase());
}

function followedOf(code: string): Followed | undefined {
  return useFollowed.getState().data.find((entry) => isSameCode(entry.code, code));
}

function isWatching(): boolean {
  return wished().some((code) => {
    const entry = followedOf(code);
    return entry !== undefined && isWatched(entry);
  });
}

/** Nothing is requested while no notice is wanted and every product has been seen, or is no longer sold (`requested`). */
function codesToFollow(requested: ReadonlySet<string>): string[] {
  const codes = wished();
  const isNew = (code: string) => !requested.has(code) && !followedOf(code)?.seen;
  return isWatching() || codes.some(isNew) ? codes : [];
}

/**
 * Calls `work` after each change of the prices or goods of a hidden page, whose price clock stands still, in one of the hidden tabs.
 * Returns a stop, which also gives up the lock: with it a page cannot wait in the back/forward cache.
 */
function followHidden(work: () => void): () => void {
  const end = new AbortController();
  let last: string | null = null;
  const check = async () => {
    const queryFn = () => fetchStatus(Date.now, false);
    const status = await getQueryClient().fetchQuery({ queryKey: queryKeys.status(false), queryFn });
    if (status === null || end.signal.aborted) return;
    const now = `${status.changed} ${status.version}`;
    if (now !== last) work();
    last = now;
  };
  const hold = () =>
    new Promise<void>((resolve) => {
      const timer = setInterval(() => void check(), HIDDEN_MS);
      end.signal.addEventListener('abort', () => {
        clearInterval(timer);
        resolve();
      });
    });
  void oneTab(LOCK, hold, end.signal).catch(() => {});
  return () => end.abort();
}

/**
 * Follows the products of the wishlist while a page is open: records their first price, and gives the notices that are wanted when
 * the page's prices change. Returns a stop.
 */
export function followWishlist(): () => void {
  readShopStores();
  keepFollowed(wished());

  const requested = new Set<string>();
  let latest: Entries | undefined;
  const announceLatest = () => {
    if (!latest || !isWatching()) return;
    const codes = wished();
    const entries = [...latest.values()].filter((entry) => entry !== null);
    const current = entries.map(currentOf).filter(({ code }) => codes.includes(code.toLowerCase()));
    void announce(current).catch(() => {});
  };
  const options = () => {
    const codes = codesToFollow(requested);
    return { ...savedQuery(codes), enabled: codes.length > 0 };
  };
  const observer = new QueryObserver<Entries>(getQueryClient(), options());
  const follow = ({ data }: { data: Entries | undefined }) => {
    if (!data || data === latest) return;
    latest = data;
    for (const code of data.keys()) requested.add(code);
    recordSeen([...data.values()].flatMap((entry) => entry ?? []).map(currentOf));
    announceLatest();
  };
  const stopObserver = observer.subscribe(follow);
  const arrange = () => {
    observer.setOptions(options());
    follow(observer.getCurrentResult());
  };

  let stopHidden = () => {};
  const show = () => {
    stopHidden();
    const isNeeded = document.hidden && isWatching() && notePermission() === 'granted';
    stopHidden = isNeeded ? followHidden(() => void observer.refetch()) : () => {};
    if (!document.hidden) announceLatest();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === useFollowed.persist.getOptions().name) void useFollowed.persist.rehydrate();
  };
  const leave = () => stopHidden();
  const stops = [useWishlist.subscribe(arrange), useFollowed.subscribe(arrange), stopObserver];
  document.addEventListener('visibilitychange', show);
  window.addEventListener('storage', onStorage);
  window.addEventListener('pagehide', leave);
  arrange();
  show();
  return () => {
    for (const stop of stops) stop();
    stopHidden();
    document.removeEventListener('visibilitychange', show);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pagehide', leave);
  };
}
