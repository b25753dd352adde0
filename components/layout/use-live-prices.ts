import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { loadCode } from '@/lib/load-code';
import { whenIdle } from '@/lib/when-idle';
import { usePriceStatus } from '@/stores/price-status-store';

const FLASH_MS = 4_000;

let flash: ReturnType<typeof setTimeout> | undefined;

/** Lets the prices on the page glow for 4 seconds (spec.md section 4). */
function flashPrices(): void {
  const { dataset } = document.documentElement;
  dataset.flash = 'prices';
  clearTimeout(flash);
  flash = setTimeout(() => delete dataset.flash, FLASH_MS);
}

const AT_THE_LATEST = 2_000;

interface LivePrices {
  /** Whole seconds to the next price by the server's clock; null until that is known. */
  readonly left: number | null;
  /** How many times the page has got new prices under the eyes of its reader. */
  readonly changes: number;
}

/**
 * Keeps the page at the server's prices while it is open. Its code comes once the page is there.
 * @param epoch the price epoch that the page was rendered in, ISO 8601
 * @param version of the catalogue that it was rendered from
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
    // A page whose pictures take their time has prices all the same.
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
