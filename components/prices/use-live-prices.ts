import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { loadCode } from '@/lib/browser/load-code';
import { whenIdle } from '@/lib/browser/when-idle';
import { usePriceStatus } from '@/stores/price-status-store';

const FLASH_MS = 4_000;

let flash: ReturnType<typeof setTimeout> | undefined;

/** Highlights the prices on the page for 4 seconds (spec.md section 4). */
function flashPrices(): void {
  const { dataset } = document.documentElement;
  dataset.flash = 'prices';
  clearTimeout(flash);
  flash = setTimeout(() => delete dataset.flash, FLASH_MS);
}

const AT_THE_LATEST = 2_000;

interface LivePrices {
  /** Whole seconds to the next price by the server's clock; null until known. */
  readonly left: number | null;
  /** Number of price changes while the page was open. */
  readonly changes: number;
}

/**
 * Keeps the page at the server's prices while it is open. Its code is loaded after the page.
 * @param epoch the page's price epoch, ISO 8601
 * @param version version of the page's catalogue
 */
export function useLivePrices(epoch: string, version: string): LivePrices {
  const router = useRouter();
  const [left, setLeft] = useState<number | null>(null);
  const [changes, setChanges] = useState(0);
  const last = useRef(epoch);

  useEffect(() => {
    usePriceStatus.getState().setShown(Date.parse(epoch), version);
    if (last.current === epoch) return;
    last.current = epoch;
    setChanges((count) => count + 1);
    flashPrices();
  }, [epoch, version]);

  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    const start = async () => {
      callOff();
      clearTimeout(timer);
      const { startLivePrices } = await loadCode(() => import('./live-prices'));
      if (!isOver) stop = startLivePrices({ onSecond: setLeft, renew: () => router.refresh() });
    };
    const begin = () => void start().catch(() => {});
    const callOff = whenIdle(begin);
    // Starts even when the page's pictures load slowly.
    const timer = setTimeout(begin, AT_THE_LATEST);
    return () => {
      isOver = true;
      callOff();
      clearTimeout(timer);
      stop();
    };
  }, [router]);

  return { left, changes };
}
