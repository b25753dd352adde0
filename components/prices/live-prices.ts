import { getQueryClient } from '@/components/queries/client';
import { queryKeys } from '@/components/queries/keys';
import { loadSkeleton } from '@/components/ui/pending-page';
import { reloadOnce } from '@/lib/browser/load-code';
import { createPriceEngine, type TabMessage } from '@/lib/browser/price-clock/price-engine';
import { createRenewal } from '@/lib/browser/price-clock/renewal';
import { fetchStatus, readStatus, type ShopStatus } from '@/lib/browser/price-clock/shop-status';
import { isQuiet, ownRelease, watchRelease } from '@/lib/browser/release-watch';
import { whenIdle } from '@/lib/browser/when-idle';
import { whenRestored } from '@/lib/browser/when-restored';
import { closedText } from '@/lib/domain/order/closed-text';
import { formatAge } from '@/lib/domain/prices/freshness';
import { usePriceStatus } from '@/stores/price-status-store';
import { followLater } from './follow-later';

const CHANNEL = 'price-epoch';
const SECOND = 1_000;

function readTabMessage(data: unknown): TabMessage | null {
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : null;
  if (kind === 'requesting') return { kind };
  const status = kind === 'status' ? readStatus(data) : null;
  return status && { kind: 'status', ...status };
}

function queryStatus(isTick: boolean): Promise<ShopStatus | null> {
  const queryFn = () => fetchStatus(Date.now, isTick);
  return getQueryClient().fetchQuery({ queryKey: queryKeys.status(isTick), queryFn });
}

function shownPrices() {
  const { shown, shownVersion } = usePriceStatus.getState();
  return { epoch: shown, version: shownVersion };
}

interface LivePrices {
  readonly onSecond?: (left: number) => void;
  /** Updates the page's prices in place; absent on a page without prices. */
  readonly renew?: () => void;
}

/** Connects the price cycle to this browser's clock, other tabs and sleep. Returns the function that stops it. */
export function startLivePrices({ onSecond = () => {}, renew }: LivePrices): () => void {
  const { setFreshness } = usePriceStatus.getState();
  const callOffSkeleton = whenIdle(() => void loadSkeleton());
  const release = watchRelease({ own: ownRelease(), now: Date.now, isQuiet, reload: reloadOnce });
  const renewal = renew && createRenewal(renew, shownPrices);
  const stopFollowing = renew ? followLater() : () => {};
  const openChannel = () => {
    if (!('BroadcastChannel' in window)) return null;
    const opened = new BroadcastChannel(CHANNEL);
    opened.addEventListener('message', (event) => {
      const message = readTabMessage(event.data);
      if (message) engine.receive(message);
    });
    return opened;
  };
  const engine = createPriceEngine(
    {
      now: Date.now,
      random: Math.random,
      request: queryStatus,
      isHidden: () => document.hidden,
      broadcast: (message) => channel?.postMessage(message),
      after: (milliseconds, work) => setTimeout(work, milliseconds),
    },
    {
      onSecond,
      onPrices: (changed, version) => {
        usePriceStatus.setState({ known: changed });
        renewal?.want(changed, version);
      },
      onClosed: (closed) =>
        usePriceStatus.setState({ closed: closed && { scope: closed.scope, text: closedText(closed) } }),
      onRelease: release.heard,
      onFreshness: (isStale, age) => setFreshness(isStale, age === null ? null : formatAge(age)),
    },
  );
  let channel = openChannel();
  // A message would drop the page from the back/forward cache.
  const closeChannel = () => {
    channel?.close();
    channel = null;
  };

  document.addEventListener('visibilitychange', engine.wake);
  document.addEventListener('visibilitychange', release.settle);
  window.addEventListener('pagehide', closeChannel);
  const unwatch = whenRestored(() => {
    channel = openChannel();
    engine.wake();
  });
  window.addEventListener('online', engine.wake);
  const timer = setInterval(engine.second, SECOND);
  // Not in the task that evaluated this code: on a slow phone each takes some 30 ms.
  const first = setTimeout(engine.second);
  return () => {
    callOffSkeleton();
    clearTimeout(first);
    engine.stop();
    renewal?.stop();
    stopFollowing();
    clearInterval(timer);
    closeChannel();
    window.removeEventListener('pagehide', closeChannel);
    document.removeEventListener('visibilitychange', engine.wake);
    document.removeEventListener('visibilitychange', release.settle);
    unwatch();
    window.removeEventListener('online', engine.wake);
  };
}
