import { useCallback, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { showToast } from '@/components/ui/toast';
import { callShop } from '@/lib/api/client/browser';
import { newIntent } from '@/lib/checkout/intent';
import { whenRestored } from '@/lib/when-restored';

const started = z.object({ redirectUrl: z.string() });

/**
 * Starts a hosted identification once, however often its button is pressed: busy until the browser has left the page, and
 * enabled again when the browser's back button returns to it.
 * @param prepare returns the request to the server; null when there is nothing to start after all
 */
export function useBankIdStart(purpose: 'login' | 'signing', prepare: () => Promise<object | null>) {
  const [isStarting, setIsStarting] = useState(false);
  // A ref, because state would be updated too late for a second press at the same moment.
  const press = useRef<string | null>(null);
  const release = useCallback(() => {
    press.current = null;
    setIsStarting(false);
  }, []);
  useEffect(() => whenRestored(release), [release]);

  const start = async () => {
    if (press.current !== null) return;
    press.current = newIntent();
    setIsStarting(true);
    try {
      const prepared = await prepare();
      if (prepared === null) return release();
      const body = { ...prepared, press: press.current };
      const { redirectUrl } = await callShop(purpose, started, { base: 'identity', body });
      location.assign(redirectUrl);
    } catch {
      release();
      void showToast('error', 'BankID kunde inte startas. Försök igen om en stund.');
    }
  };
  return { isStarting, start };
}
