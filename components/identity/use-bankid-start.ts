import { useCallback, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { showToast } from '@/components/ui/toast';
import { useEndOfVisit } from '@/components/ui/use-end-of-visit';
import { callShop, ShopApiError, withReference } from '@/lib/browser/api/shop-api';
import { newIntent } from '@/lib/browser/new-intent';

const started = z.object({ redirectUrl: z.string() });

/**
 * Starts a hosted identification once, however often its button is pressed: busy until the browser has left the page, and
 * enabled again when the browser's back button returns to it. Starts nothing after its page has been left.
 * @param prepare returns the request to the server; null when there is nothing to start after all
 */
export function useBankIdStart(purpose: 'login' | 'signing', prepare: () => Promise<object | null>) {
  const [isStarting, setIsStarting] = useState(false);
  // A ref, because state would be updated too late for a second press at the same moment.
  const press = useRef<string | null>(null);
  const setPress = useCallback((to: string | null) => {
    press.current = to;
    setIsStarting(to !== null);
  }, []);
  useEndOfVisit(setPress, null);

  const start = async () => {
    if (press.current !== null) return;
    const own = newIntent();
    setPress(own);
    const hasLeft = () => press.current !== own;
    try {
      const prepared = await prepare();
      if (hasLeft()) return;
      if (prepared === null) return setPress(null);
      const body = { ...prepared, press: own };
      const { redirectUrl } = await callShop(purpose, started, { base: 'identity', body, isOnce: true });
      if (!hasLeft()) location.assign(redirectUrl);
    } catch (error) {
      if (hasLeft()) return;
      setPress(null);
      const isCrowd = error instanceof ShopApiError && error.reason === 'TOO_MANY';
      void showToast(
        'error',
        isCrowd
          ? 'Många loggar in från samma nätverk just nu. Försök igen om en minut.'
          : withReference('BankID kunde inte startas. Försök igen om en stund.', error),
      );
    }
  };
  return { isStarting, start };
}
